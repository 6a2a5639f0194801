import Curriculum
import Glibc
import Language
import Letterform
import Packs

/// Where the program finds its packs, fonts and texts.
struct Content {
  /// Every pack and folder, the later over the earlier.
  let stack: PackStack
  /// The folder of the interface's catalogues.
  let catalogues: String
  /// The folder of the locales that belong to them.
  let locales: String
  /// The folder that holds the typeface.
  let fonts: String
  /// Where a grown-up's own recordings are kept, over every pack.
  let recordings: String

  /// Looks beside the program, in the system's and in the user's folders, and in those the options name.
  init(_ options: Options) {
    let program = Self.programFolder()
    let checkout = program.flatMap(Self.checkout)
    var folders = PackSearch.folders(environment: Self.environment(), programFolder: program)
    if let named = options.packs { folders.append(named) }
    var layers = PackSearch.layers(in: folders)
    // In a checkout the sources lie over the packs built from them: what was just drawn is what is seen.
    if let checkout {
      layers.insert(contentsOf: PackSearch.layers(in: ["\(checkout)/Packs/built"]) + ["\(checkout)/Assets"], at: 0)
    }
    let environment = Self.environment()
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let own = options.data ?? "\(data ?? (environment["HOME"] ?? "") + "/.local/share")/tracewell"
    recordings = "\(own)/packs/recordings"
    // Kept elsewhere than packs are looked for, they are laid over all.
    if options.data != nil { layers += PackSearch.layers(in: ["\(own)/packs"]) }
    stack = PackStack(layers)
    catalogues = checkout.map { "\($0)/Localization/built" } ?? program.map { "\($0)/../share/locale" } ?? "."
    locales =
      checkout.map { "\($0)/Localization/built/locales" } ?? program.map { "\($0)/../share/tracewell/locales" } ?? "."
    fonts = "/usr/share/fonts/truetype/andika"
  }

  /// Has texts of the interface looked up in the packs, then in the catalogues beside the program.
  func openCatalogues() {
    Catalogue.open(folder: catalogues, locales: locales)
    let environment = Self.environment()
    // A path that is not absolute is to be ignored, the specification says.
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let stack = stack
    Catalogue.openPacked(
      layingIn: "\(cache ?? "\(environment["HOME"] ?? "/tmp")/.cache")/tracewell/catalogues",
      read: { language in
        let name = "Localization/\(language).mo"
        return stack.contains(name) ? try? stack.read(name) : nil
      })
  }

  /// The languages of the interface that a pack or the program itself has, sorted; English needs none.
  var interfaceLanguages: [String] {
    let packed = stack.list("Localization").filter { $0.hasSuffix(".mo") }.map { String($0.dropLast(3)) }
    // Codes from qaa to qtz are kept free for private use (ISO 639-2): tests of layout make such catalogues.
    return Set(packed + Catalogue.languages(in: catalogues) + ["en"]).filter { !("qaa"..."qtz").contains($0) }.sorted()
  }

  /// Reads a course of the packs.
  ///
  /// - Throws: `CurriculumError` when it is not there or its manifest is damaged.
  func course(_ id: String) throws(CurriculumError) -> Course {
    try Course(model: id, read: { try stack.read($0) }, list: { stack.list($0) })
  }

  /// Reads the levels for letters, or words, of one way of writing.
  func levels(words: Bool = false, writing: Writing) throws(CurriculumError) -> LevelTable {
    let name = LevelTable.file(words: words, writing: writing)
    do {
      return try LevelTable(csv: try stack.read(name), name: name)
    } catch let error as CurriculumError {
      throw error
    } catch {
      throw .unreadable(file: name, reason: "\(error)")
    }
  }

  /// The folder of the running program's file.
  static func programFolder() -> String? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink("/proc/self/exe", start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      let path = String(decoding: buffer[..<count], as: UTF8.self)
      return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }
  }

  /// The checkout that the program was built in: the nearest folder above it with a manifest and sources of content.
  static func checkout(above folder: String) -> String? {
    var path = folder[...]
    while let slash = path.lastIndex(of: "/") {
      if access("\(path)/Package.swift", R_OK) == 0, access("\(path)/Assets", R_OK) == 0 { return String(path) }
      path = path[..<slash]
    }
    return nil
  }

  /// The process's environment.
  static func environment() -> [String: String] {
    var found: [String: String] = [:]
    var entry = environ
    while let line = entry.pointee {
      let parts = String(cString: line).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return found
  }
}
