import Glibc
import Scenes

/// The user's own folders, as the desktop names them.
enum PersonalFolders {
  /// Documents for saving; those, downloads and memory sticks for reading.
  static func found() -> UserFolders {
    let environment = Content.environment()
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "/"
    let configuration = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.config"
    let named = names(in: "\(configuration)/user-dirs.dirs", home: home)
    let documents = [named["XDG_DOCUMENTS_DIR"], "\(home)/Documents"].compactMap { $0 }.first(where: isFolder) ?? home
    let downloads = [named["XDG_DOWNLOAD_DIR"], "\(home)/Downloads"].compactMap { $0 }.first(where: isFolder)
    let user = environment["USER"] ?? ""
    let sticks = ["/media/\(user)", "/run/media/\(user)"].flatMap { folder in
      names(inFolder: folder).map { "\(folder)/\($0)" }
    }
    return UserFolders(saving: documents, reading: [downloads].compactMap { $0 } + sticks)
  }

  /// The lines `NAME="$HOME/folder"` of the desktop's file (xdg-user-dirs).
  private static func names(in path: String, home: String) -> [String: String] {
    guard let file = fopen(path, "re") else { return [:] }
    defer { fclose(file) }
    var found: [String: String] = [:]
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("XDG_") else { continue }
      let value = parts[1].filter { $0 != "\"" && $0 != "\n" }
      let path = value.hasPrefix("$HOME") ? home + value.dropFirst(5) : value
      if path.hasPrefix("/") { found[String(parts[0])] = path }
    }
    return found
  }

  private static func names(inFolder folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { found.append(name) }
    }
    return found.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
