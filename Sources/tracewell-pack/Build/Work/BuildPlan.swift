import Packs

/// The files a recipe comes to: every target once, in the order of their names.
struct BuildPlan {
  /// One source file and what is made of it.
  struct Job: Sendable {
    /// Name in the pack; for a picture or a sound without its extension.
    let target: String
    let path: String
    let item: Recipe.Item
  }

  let recipe: Recipe
  let file: String
  private(set) var jobs: [Job] = []
  /// Optional lines with nothing there.
  private(set) var absent: [String] = []

  /// Looks for the sources of a recipe; paths are taken from the recipe's own folder.
  init(_ recipe: Recipe, file: String) throws(CommandError) {
    self.recipe = recipe
    self.file = file
    var taken: Set<String> = []
    for item in recipe.items {
      let path = Self.resolve(item.path, file)
      let found = Self.files(path, item)
      if found.isEmpty {
        guard item.isOptional else { throw .recipe(file: file, line: item.line, error: .nothingThere(path: path)) }
        absent.append(item.path)
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
