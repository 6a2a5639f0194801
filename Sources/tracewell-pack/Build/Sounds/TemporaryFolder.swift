import Glibc

/// A folder for what is passed to and from other programs, gone with this value.
struct TemporaryFolder: ~Copyable {
  let path: String

  /// Nil when none can be made.
  init?() {
    var template = Array("/tmp/tracewell-pack.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    path = String(cString: made)
  }

  deinit {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
