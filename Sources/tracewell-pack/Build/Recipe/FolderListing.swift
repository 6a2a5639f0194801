import Glibc

/// Folders of the system, links followed.
enum FolderListing {
  /// Names in a folder, sorted; none when it cannot be read.
  static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Python packages in a virtual environment.
enum PythonPackages {
  /// The folder they are in; nil without an environment.
  static func folder(_ environment: String) -> String? {
    FolderListing.names(environment + "/lib").first { $0.hasPrefix("python") }
      .map { "\(environment)/lib/\($0)/site-packages" }
  }
}
