import Glibc
import Packs

/// Files outside packs.
enum LooseFile {
  /// The contents of an ordinary file.
  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    guard let file = fopen(path, "re") else { throw .file(path: path, code: errno) }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0 else { throw .file(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .file(path: path, code: EISDIR) }
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, filled in
      filled = fread(buffer.baseAddress, 1, buffer.count, file)
    }
    guard ferror(file) == 0 else { throw .file(path: path, code: errno) }
    return bytes
  }

  /// Writes a file beside its place and moves it there.
  static func write(_ path: String, _ bytes: [UInt8]) throws(CommandError) {
    let temporary = "\(path).\(getpid())"
    guard let file = fopen(temporary, "we") else { throw .file(path: path, code: errno) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count, rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw .file(path: path, code: code)
    }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(CommandError) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && part.isEmpty ? "" : String(part)
      if !made.isEmpty, mkdir(made, 0o777) != 0, errno != EEXIST { throw .file(path: made, code: errno) }
      made += "/"
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
