import Glibc
import Letterform
import Testing

@testable import Drawing

/// Letters and files that several tests draw.
enum Samples {
  static let root: String = {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/")
  }()

  /// All the long tests, or a quick share of them.
  static let isLong = getenv("TRACEWELL_LONG") != nil

  static let guides = GuideLines(ascender: 20, xLine: 100, baseline: 200, descender: 280)

  /// Strokes with bends, retraces, crossings, dots, bars and closed loops.
  static let paths: [(name: String, strokes: [String])] = [
    ("l", ["M50,20 L50,200"]),
    ("i", ["M50,100 L50,200", "M50,62 l0.1,0"]),
    ("o", ["M50,100 C22,100 0,122 0,150 C0,178 22,200 50,200 C78,200 100,178 100,150 C100,122 78,100 50,100"]),
    (
      "a",
      ["M95,118 C85,106 68,100 50,100 C22,100 0,122 0,150 C0,178 22,200 50,200 C75,200 95,182 95,155 L95,100 L95,200"]
    ),
    (
      "m",
      [
        "M0,100 L0,200 L0,140 C0,115 15,100 33,100 C51,100 60,112 60,130 L60,200 L60,140 C60,115 75,100 93,100 C111,100 120,112 120,130 L120,200"
      ]
    ),
    ("k", ["M0,20 L0,200", "M70,110 L3,155 L72,200"]),
    ("z", ["M0,100 L80,100 L0,200 L80,200"]),
    (
      "8",
      [
        "M86,62 C86,36 68,20 48,20 C26,20 10,36 10,58 C10,100 96,104 96,152 C96,180 76,200 50,200 C24,200 4,180 4,152 C4,104 86,100 86,62"
      ]
    ),
    (
      "й",
      [
        "M0,100 L0,160 C0,185 12,200 32,200 C55,200 72,170 74,100 L74,165 C74,188 86,200 100,200 C115,200 128,190 134,172",
        "M20,55 C24,72 52,72 56,55",
      ]
    ),
    ("t", ["M40,40 L40,180 C40,195 50,200 65,200", "M5,100 L80,100"]),
    ("W", ["M0,20 L40,200 L85,20 L130,200 L170,20"]),
    (
      "ё",
      [
        "M10,150 L92,150 C92,120 74,100 50,100 C22,100 0,122 0,150 C0,178 22,200 50,200 C68,200 82,194 92,182",
        "M30,65 l0.1,0", "M70,65 l0.1,0",
      ]
    ),
  ]

  static func form(_ name: String) throws -> Form {
    let strokes = try #require(paths.first { $0.name == name }).strokes
    return Form(
      id: "target", isTarget: true,
      strokes: try strokes.map { Stroke(path: try Path(svg: $0), isSmall: $0.contains("l0.1")) })
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "rb"), "\(path) cannot be opened")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count <= 0 { return bytes }
      bytes += block[..<count]
    }
  }

  static func files(in folder: String, suffix: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(suffix), !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  static func picture(_ name: String) throws -> Picture {
    try Picture(svg: bytes("\(root)/Assets/Pictures/\(name).svg"), name: name)
  }

  static func lulu() throws -> Lulu {
    var poses: [Lulu.Pose: Picture] = [:]
    for pose in Lulu.Pose.allCases { poses[pose] = try picture("mascot/\(pose.rawValue)") }
    return Lulu(poses: poses)
  }

  static let fontFolder = "/usr/share/fonts/truetype/andika"
  static let hasFonts = access(fontFolder, R_OK) == 0
  static func fonts() throws -> Fonts { try Fonts(folder: fontFolder) }

  /// Every letter of every model in Assets/Letters, its name first.
  static func modelForms() throws -> [(name: String, form: Form)] {
    var found: [(name: String, form: Form)] = []
    let folder = root + "/Assets/Letters"
    for model in files(in: folder, suffix: "") where access("\(folder)/\(model)/model.xml", R_OK) == 0 {
      let manifest = try Model(file: bytes("\(folder)/\(model)/model.xml"), name: model)
      for file in files(in: "\(folder)/\(model)", suffix: ".svg") {
        let letter = try Letter(
          svgFile: bytes("\(folder)/\(model)/\(file)"), name: file, slant: manifest.slant,
          baseline: manifest.guides.baseline)
        for form in letter.forms where form.isTarget { found.append(("\(model)/\(file) \(form.id)", form)) }
      }
    }
    return found
  }
}
