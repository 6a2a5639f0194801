import Glibc
import Records

/// A file of text that a command writes.
enum TextFile {
  /// Makes the file at `path` and has `body` put its text there piece by piece.
  ///
  /// - Throws: `RecordsError` when not everything reached the disk, and what `body` throws.
  static func write(to path: String, _ body: (_ put: (String) -> Void) throws -> Void) throws {
    guard let file = fopen(path, "we") else { throw RecordsError.unreadable(file: path, code: errno) }
    defer { fclose(file) }
    try body { fputs($0, file) }
    guard fflush(file) == 0, ferror(file) == 0 else { throw RecordsError.unreadable(file: path, code: errno) }
  }
}
