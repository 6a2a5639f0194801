import Glibc

/// A folder that is gone when the test is over.
final class TestFolder {
  let path: String

  init() {
    var name = Array("/tmp/tracewell-guard-XXXXXX".utf8CString)
    path = name.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, let made = mkdtemp(start) else { return "/nowhere" }
      return String(cString: made)
    }
  }

  deinit { Self.removeAll(path) }

  private static func removeAll(_ path: String) {
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != "..", unlink("\(path)/\(name)") != 0 { removeAll("\(path)/\(name)") }
      }
      closedir(stream)
    }
    rmdir(path)
  }

  /// Who owns what is written here.
  var owner: uid_t { geteuid() }

  func write(_ text: String, to name: String) {
    guard let file = fopen("\(path)/\(name)", "w") else { return }
    fputs(text, file)
    fclose(file)
    chmod("\(path)/\(name)", 0o644)
  }

  func text(_ name: String) -> String? { SmallText.read("\(path)/\(name)") }

  func remove(_ name: String) { unlink("\(path)/\(name)") }

  func allowAll(_ name: String) { chmod("\(path)/\(name)", 0o666) }

  func link(_ name: String, to target: String) { symlink(target, "\(path)/\(name)") }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : 0
  }
}

/// Reads with the C library alone, so that tests do not trust what they test.
enum SmallText {
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
