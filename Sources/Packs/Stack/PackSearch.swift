import Glibc

/// Where packs are looked for: the program's own folder, the system's, the user's (XDG Base Directory specification).
public enum PackSearch {
  /// Folders that may hold packs, the least important first; they need not exist.
  ///
  /// - Parameters:
  ///   - environment: variables by name; `XDG_DATA_DIRS`, `XDG_DATA_HOME` and `HOME` are used. Paths in them that do
  ///     not begin with "/" are ignored, as the specification asks.
  ///   - programFolder: where the program lies; its packs are in `../share/tracewell/packs`.
  public static func folders(environment: [String: String], programFolder: String?) -> [String] {
    var folders: [String] = []
    func add(_ data: some StringProtocol) {
      guard data.hasPrefix("/") else { return }
      var data = String(data)
      while data.hasSuffix("/") { data.removeLast() }
      let folder = data + "/tracewell/packs"
      // Named twice, a folder keeps its more important place.
      folders.removeAll { $0 == folder }
      folders.append(folder)
    }
    let system = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
    for data in system.split(separator: ":").reversed() { add(data) }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      add(data)
    } else if let home = environment["HOME"] {
      add(home + "/.local/share")
    }
    if let programFolder {
      let own = programFolder + "/../share/tracewell/packs"
      folders.insert(own, at: 0)
    }
    return folders
  }

  /// The layers found in folders, in order: in each its `*.zip` files and its folders by name, a folder after the pack
  /// it stands in for. Hidden names are passed over.
  public static func layers(in folders: [String]) -> [String] {
    var layers: [String] = []
    for folder in folders {
      for name in FolderLayer(path: folder).list("").sorted(by: precedes) where !name.hasPrefix(".") {
        if name.hasSuffix("/") {
          layers.append(folder + "/" + name.dropLast())
        } else if name.hasSuffix(".zip") {
          layers.append(folder + "/" + name)
        }
      }
    }
    return layers
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    let (a, b) = (stem(left), stem(right))
    if a != b { return a.utf8.lexicographicallyPrecedes(b.utf8) }
    return !left.hasSuffix("/") && right.hasSuffix("/")
  }

  private static func stem(_ name: String) -> String {
    if name.hasSuffix("/") { return String(name.dropLast()) }
    return name.hasSuffix(".zip") ? String(name.dropLast(4)) : name
  }
}
