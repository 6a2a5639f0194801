import Glibc
import Guard
import Packs

/// Where licences and the gate's record are, by the rules of the XDG base directories.
enum UnlockFolder {
  /// The user's place for a licence, and the system's.
  ///
  /// - Parameter named: stands in for the user's folder.
  static func places(named: String? = nil) -> LicencePlaces {
    let environment = Content.environment()
    let dataFolders = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return LicencePlaces(
      folder: RecordsFolder.folder(named: named),
      system: SystemFolder.folders
        + (dataFolders.isEmpty ? ["/usr/local/share", "/usr/share"] : dataFolders.map(String.init)).map {
          "\($0)/tracewell"
        })
  }

  /// The licences that the packs say were taken back.
  static func withdrawn() throws -> WithdrawnList { try withdrawn(in: Content(try Options([])).stack) }

  /// The licences that these packs say were taken back; a pack without the list takes none.
  static func withdrawn(in stack: PackStack) throws -> WithdrawnList {
    guard stack.contains(WithdrawnList.name) else { return WithdrawnList() }
    return try WithdrawnList(contents: try stack.read(WithdrawnList.name), file: WithdrawnList.name)
  }

  /// The bytes of a file that was named, or of standard input for `-`; at most so many as any licence or table has.
  static func text(of name: String) throws(GuardError) -> [UInt8] {
    let file = name == "-" ? dup(STDIN_FILENO) : open(name, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(file: name, code: errno) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: most + 1)
    var filled = 0
    while filled < bytes.count {
      let got = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress?.advanced(by: filled), $0.count - filled) }
      guard got >= 0 else { throw .unreadable(file: name, code: errno) }
      if got == 0 { return Array(bytes[..<filled]) }
      filled += got
    }
    throw .tooLarge(file: name, limit: most)
  }

  /// Makes a new file.
  static func write(_ text: String, to path: String) throws(GuardError) {
    guard let file = fopen(path, "wxe") else {
      guard errno != EEXIST else { throw .exists(file: path) }
      throw .unwritable(file: path, code: errno)
    }
    defer { fclose(file) }
    fputs(text, file)
    guard fflush(file) == 0 else { throw .unwritable(file: path, code: errno) }
  }

  /// Bytes of the largest table of licences.
  private static let most = 16 << 20
}
