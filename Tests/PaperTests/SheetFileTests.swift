import Curriculum
import Drawing
import Foundation
import Letterform
import Testing

@testable import Paper

/// The PDF itself, read back by another program.
@Suite struct SheetFileTests {
  /// Dots an inch at which pages are measured: 0.02 mm a dot.
  static let resolution = 1200.0

  static func millimetres(_ dots: Double) -> Double { dots * 25.4 / resolution }

  /// A column of a page as grey values, from top to bottom, 1200 dots an inch.
  private func column(of file: String, at x: Double, width: Double = 0.4) throws -> [UInt8] {
    let (left, dots) = (Int(x / 25.4 * Self.resolution), max(1, Int(width / 25.4 * Self.resolution)))
    let image = try Tool.run(
      "pdftoppm",
      [
        "-r", "\(Int(Self.resolution))", "-gray", "-f", "1", "-l", "1", "-x", "\(left)", "-y", "0", "-W", "\(dots)",
        "-H", "20000", file,
      ])
    // P5, width, height, 255, then the bytes.
    let head = image.prefix(40).split(separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    let size = head[1].split(separator: UInt8(ascii: " ")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    let body = image.suffix(size[0] * size[1])
    // The lightest of each row: only what reaches all the way across counts.
    return (0..<size[1]).map { row in body[(body.startIndex + row * size[0])...].prefix(size[0]).max() ?? 255 }
  }

  /// The middles of the dark runs, millimetres from the page's upper edge, with their thickness.
  private func lines(in column: [UInt8]) -> [(middle: Double, thickness: Double)] {
    var found: [(Double, Double)] = []
    var start: Int?
    for (row, grey) in (column + [255]).enumerated() {
      let isDark = grey < 235
      if isDark, start == nil { start = row }
      if !isDark, let first = start {
        found.append((Self.millimetres(Double(first + row) / 2), Self.millimetres(Double(row - first))))
        start = nil
      }
    }
    return found
  }

  @Test(arguments: Samples.models)
  func linesLieWhereTheyWereAsked(model: String) throws {
    let letter = model.hasPrefix("ru") ? "о" : "o"
    let folder = try Folder()
    for (ruling, xHeight, hand, paper) in [
      (Ruling.four, 7.0, Hand.right, PaperSize.a4), (.double, 9.3, .left, .letter), (.slanted, 4, .right, .letter),
      (.dense, 5.5, .left, .a4), (.single, 12, .right, .a4),
    ] {
      var sheet = try Samples.sheet(model, [letter])
      (sheet.ruling, sheet.xHeight, sheet.hand, sheet.paper, sheet.maze) = (ruling, xHeight, hand, paper, nil)
      (sheet.rows, sheet.pictures) = ([.empty, .empty, .empty], SheetPictures())
      let file = "\(folder.path)/sheet.pdf"
      try SheetPages([sheet], fonts: try Samples.fonts()).write(to: file, title: "o")
      let layout = try SheetLayout(sheet)
      let guides = sheet.course.model.guides
      // Where neither letters nor the key stand; a slanted line that passes is not level.
      let row = try #require(layout.pages[0].rows.last)
      let found = lines(in: try column(of: file, at: hand == .left ? row.left + 1 : row.right - 2))
        .filter { $0.middle > row.left }.map(\.middle)
      let rise = xHeight / 100
      for row in layout.pages[0].rows {
        let wanted: [Double] =
          switch ruling {
          case .four: [guides.ascender, guides.descender, guides.baseline]
          case .single: [guides.baseline]
          case .double, .slanted, .dense: [guides.xLine, guides.baseline]
          }
        for line in wanted {
          let place = row.baseline + (line - guides.baseline) * rise
          let nearest = found.map { abs($0 - place) }.min() ?? .infinity
          #expect(nearest < 0.1, "\(model) \(ruling) \(xHeight): the line at \(place) is \(nearest) mm off")
        }
      }
      let pitch = layout.pages[0].rows[2].baseline - layout.pages[0].rows[1].baseline
      let wanted =
        ruling.isContinuous ? 3 * xHeight : (guides.descender - guides.ascender) * rise + max(2.5, 0.45 * xHeight)
      #expect(abs(pitch - wanted) < 0.001)
    }
  }

  /// The o of upright print stands on the baseline and reaches the x-line: its ink is the x-height and one line thick.
  @Test(arguments: [4.0, 7, 14])
  func lettersAreAsHighAsAsked(xHeight: Double) throws {
    let folder = try Folder()
    var sheet = try Samples.sheet("en-upright", ["o"])
    (sheet.ruling, sheet.xHeight, sheet.maze, sheet.rows) = (.single, xHeight, nil, [.empty, .empty, .empty])
    let file = "\(folder.path)/o.pdf"
    try SheetPages([sheet], fonts: try Samples.fonts()).write(to: file, title: "o")
    let layout = try SheetLayout(sheet)
    let row = try #require(layout.pages[0].rows.last)
    let slot = try #require(row.slots.first)
    let width = layout.lines[0].box.width * layout.unit
    // Through the middle of the o: its top, its bottom with the baseline.
    let marks = lines(in: try column(of: file, at: slot.x + width / 2 - 0.05, width: 0.1))
    let thickness = PracticeInk(unit: layout.unit, savesInk: false).model * layout.unit
    let top = try #require(
      marks.map(\.middle).min { abs($0 - row.baseline + xHeight) < abs($1 - row.baseline + xHeight) })
    let bottom = try #require(marks.map(\.middle).min { abs($0 - row.baseline) < abs($1 - row.baseline) })
    #expect(abs(bottom - top - xHeight) < 0.1, "\(bottom - top) mm instead of \(xHeight)")
    #expect(abs((marks.first { $0.middle == top }?.thickness ?? 0) - thickness) < 0.1)
  }

  @Test func textIsTextAndTheDocumentHasATitle() throws {
    let folder = try Folder()
    var sheets: [Worksheet] = []
    for (name, seed) in [("Lee", 41), ("Маша", 42)] as [(String, UInt64)] {
      var sheet = try Samples.sheet("en-upright", ["a"], seed: seed)
      (sheet.name, sheet.showsSolution, sheet.paper) = (name, true, .letter)
      sheets.append(sheet)
    }
    let file = "\(folder.path)/class.pdf"
    let pages = try SheetPages(sheets, fonts: try Samples.fonts())
    #expect(pages.count == 3)
    try pages.write(to: file, title: "A class: a")
    let words = String(decoding: try Tool.run("pdftotext", [file, "-"]), as: UTF8.self)
    for word in ["Lee", "Маша", "41", "42", "en-upright"] { #expect(words.contains(word), "\(word)") }
    let facts = String(decoding: try Tool.run("pdfinfo", [file]), as: UTF8.self)
    #expect(facts.contains("A class: a") && facts.contains("612 x 792 pts (letter)"))
    #expect(facts.split(separator: "\n").contains { $0.hasPrefix("Pages:") && $0.hasSuffix(" 3") })
    let images = String(decoding: try Tool.run("pdfimages", ["-list", file]), as: UTF8.self)
    #expect(images.split(separator: "\n").count == 2, "only the head of the table: no pixels in the file")
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? .max
    #expect(size < 120_000)
  }

  @Test func thePreviewIsThePage() throws {
    let folder = try Folder()
    let sheet = try Samples.sheet("en-cursive", ["b"])
    let pages = try SheetPages([sheet], fonts: try Samples.fonts())
    try pages.write(to: "\(folder.path)/b.pdf", title: "b")
    try Tool.run(
      "pdftoppm", ["-r", "72", "-png", "-singlefile", "-f", "1", "\(folder.path)/b.pdf", "\(folder.path)/b"])
    let printed = try Surface(png: "\(folder.path)/b.png")
    let shown = try Surface(width: printed.width, height: printed.height)
    let canvas = Canvas(shown)
    canvas.paint(Colour(0xFFFFFF))
    pages.draw(page: 0, on: canvas)
    // Two renderers round edges each their own way: the average of blocks of 8 x 8 pixels must agree.
    var differing = 0
    for y in stride(from: 0, to: printed.height - 8, by: 8) {
      for x in stride(from: 0, to: printed.width - 8, by: 8) {
        differing += abs(darkness(printed, x, y) - darkness(shown, x, y)) > 24 ? 1 : 0
      }
    }
    #expect(differing < 12)
  }

  private func darkness(_ surface: Surface, _ x: Int, _ y: Int) -> Int {
    surface.withPixels { bytes in
      var sum = 0
      for row in y..<y + 8 {
        for column in x..<x + 8 {
          sum += Int(bytes.load(fromByteOffset: row * surface.stride + column * 4 + 1, as: UInt8.self))
        }
      }
      return 255 - sum / 64
    }
  }

  @Test func aFileThatCannotBeWrittenIsAnError() throws {
    let pages = try SheetPages([try Samples.sheet("en-upright", ["a"])], fonts: try Samples.fonts())
    #expect(throws: PaperError.drawing(.cannotWrite(path: "/nowhere/a.pdf"))) {
      try pages.write(to: "/nowhere/a.pdf", title: "")
    }
  }
}
