import Packs

/// The files a recipe comes to: every target once, in the order of their names.
struct BuildPlan {
  /// One source file and what is made of it.
  struct Job: Sendable {
    /// Name in the pack; for a picture or a sound without its extension.
    let target: String
    let path: String
    let item: Recipe.Item
    /// What is said, when the source is a script.
    var phrases: [Phrase] = []
  }

  /// Phrases that one job says: starting an engine takes as long as some phrases, and both processors want work.
  private static let phrasesTogether = 32

  let recipe: Recipe
  let file: String
  private(set) var jobs: [Job] = []
  /// Optional lines with nothing there.
  private(set) var absent: [String] = []
  let shelf: EngineShelf

  /// Looks for the sources of a recipe; paths are taken from the recipe's own folder.
  init(_ recipe: Recipe, file: String) throws(CommandError) {
    self.recipe = recipe
    self.file = file
    shelf = EngineShelf(recipe, virtualEnvironment: Self.resolve(Self.virtualEnvironment, file))
    var taken: Set<String> = []
    for item in recipe.items {
      let path = Self.resolve(item.path, file)
      let found = Self.files(path, item)
      if found.isEmpty {
        guard item.isOptional else { throw .recipe(file: file, line: item.line, error: .nothingThere(path: path)) }
        absent.append(item.path)
        continue
      }
      if case .speech(let wish) = item.kind {
        for phrase in try phrases(item, found, wish) {
          guard taken.insert(phrase.target).inserted else {
            throw .recipe(file: file, line: item.line, error: .twice(name: phrase.target))
          }
        }
        continue
      }
      for (name, source) in found {
        var target = item.target.hasSuffix("/") ? item.target + name : item.target
        if item.kind != .copy { target = Self.stem(target) }
        guard taken.insert(target).inserted else {
          throw .recipe(file: file, line: item.line, error: .twice(name: target))
        }
        jobs.append(Job(target: target, path: source, item: item))
      }
    }
    jobs.sort { $0.target.utf8.lexicographicallyPrecedes($1.target.utf8) }
  }

  /// Where Python packages are, from the recipe's folder.
  static let virtualEnvironment = "../.build/venv"

  /// The phrases of a line's scripts, made into jobs.
  private mutating func phrases(
    _ item: Recipe.Item, _ scripts: [(name: String, path: String)], _ wish: SpeechWish
  ) throws(CommandError) -> [Phrase] {
    var overrides: [String: PhraseOverride] = [:]
    if let path = wish.overrides.map({ Self.resolve($0, file) }) {
      overrides = try Self.table(path) { (text) throws(Table.Mistake) in try PhraseOverride.read(text) }
    }
    var all: [Phrase] = []
    for script in scripts {
      let phrases = try Self.table(script.path) { (text) throws(Table.Mistake) in
        try PhraseScript.phrases(text, wish, folder: item.target, overrides: overrides)
      }
      for phrase in phrases {
        for way in phrase.ways where !shelf.named.contains(way.engine) {
          throw .recipe(file: file, line: item.line, error: .unknownEngine(way.engine))
        }
      }
      for start in stride(from: 0, to: phrases.count, by: Self.phrasesTogether) {
        let part = Array(phrases[start..<min(start + Self.phrasesTogether, phrases.count)])
        jobs.append(Job(target: part[0].target, path: script.path, item: item, phrases: part))
      }
      all += phrases
    }
    return all
  }

  /// Reads a table; a mistake in it is told with its file.
  private static func table<Result>(
    _ path: String, _ read: (String) throws(Table.Mistake) -> Result
  ) throws(CommandError) -> Result {
    let text = String(decoding: try LooseFile.read(path), as: UTF8.self)
    do throws(Table.Mistake) { return try read(text) } catch {
      throw .table(path: path, line: error.line, rule: error.rule)
    }
  }

  /// A path beside the recipe, or an absolute one.
  static func resolve(_ path: String, _ recipe: String) -> String {
    guard !path.hasPrefix("/"), let slash = recipe.lastIndex(of: "/") else { return path }
    return recipe[...slash] + path
  }

  /// The source itself, or the files below a folder; names are relative to the folder.
  private static func files(_ path: String, _ item: Recipe.Item) -> [(name: String, path: String)] {
    let folder = FolderLayer(path: path)
    guard folder.exists else {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return LooseFile.exists(path) ? [(name, path)] : []
    }
    var found: [(String, String)] = []
    var waiting = [""]
    while let below = waiting.popLast() {
      for name in folder.list(below) where !name.hasPrefix(".") {
        if name.hasSuffix("/") {
          waiting.append(below + name)
        } else if fits(name, item.pattern) {
          found.append((below + name, path + "/" + below + name))
        }
      }
    }
    return found
  }

  /// Whether a name fits a pattern with at most one "*".
  static func fits(_ name: String, _ pattern: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
    let head = pattern[..<star]
    let tail = pattern[pattern.index(after: star)...]
    return name.utf8.count >= head.utf8.count + tail.utf8.count && name.hasPrefix(head) && name.hasSuffix(tail)
  }

  /// A name without its extension.
  static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), !name[dot...].contains("/") else { return name }
    return String(name[..<dot])
  }
}
