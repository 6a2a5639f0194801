import Glibc
import Guard
import Settings

/// What the machine's owner has laid down for everybody, by the rules of the XDG base directories.
enum SystemFolder {
  /// The folders for it, the one that counts first: `tracewell` in each of `XDG_CONFIG_DIRS`, most often
  /// `/etc/xdg/tracewell`.
  static var folders: [String] {
    let named = Content.environment()["XDG_CONFIG_DIRS"] ?? ""
    // A path that is not absolute is to be ignored, the specification says.
    let found = named.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    return (found.isEmpty ? ["/etc/xdg"] : found).map { "\($0)/tracewell" }
  }

  /// What is set there; lines that cannot be used are told and passed over.
  static func settings() -> SystemSettings {
    for folder in folders {
      guard let bytes = contents(of: "\(folder)/settings") else { continue }
      let settings = SystemSettings(contents: bytes, file: "\(folder)/settings")
      for problem in settings.problems { Console.complain(problem.message) }
      for name in settings.unknownNames { Console.complain("\(settings.file): there is no setting '\(name)'") }
      return settings
    }
    return SystemSettings()
  }

  /// The file by which the machine's owner opens the gate for whoever is locked out; nil where none counts.
  static var resetFile: ResetFile? { folders.lazy.compactMap { ResetFile(path: "\($0)/reset-gate") }.first }

  /// A file's bytes, one more than any such file may have at most; nil where it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "re") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: SystemSettings.mostBytes + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    return ferror(file) == 0 ? Array(bytes[..<count]) : nil
  }
}
