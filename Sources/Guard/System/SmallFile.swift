// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
// The only file that calls the C library about files.
import Glibc

/// Files of a few lines: read whole, written whole.
enum SmallFile {
  /// Bytes beyond which a file is none of ours.
  static let most = 64 << 10

  /// All bytes of the file; nil where there is none.
  static func read(_ path: String) throws(GuardError) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(file: path, code: errno)
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: most + 1)
    var filled = 0
    while filled < bytes.count {
      let got = unsafe bytes.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(file: path, code: errno) }
      if got == 0 { return Array(bytes[..<filled]) }
      filled += got
    }
    throw .tooLarge(file: path, limit: most)
  }

  /// The file as text; nil where it cannot be read.
  static func contents(_ path: String) -> String? {
    guard let bytes = try? read(path) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Puts `bytes` in the file's place, whole or not at all; it and its folder are the owner's alone.
  static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o600) throws(GuardError) {
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex { makeFolder(String(path[..<slash])) }
    let draft = "\(path).\(getpid())"
    unsafe unlink(draft)
    let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard file >= 0 else { throw .unwritable(file: path, code: errno) }
    var code: Int32 = 0
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, code == 0 {
        let put = unsafe Glibc.write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if put < 0, errno == EINTR { continue }
        if put <= 0 { code = put < 0 ? errno : ENOSPC } else { done += put }
      }
    }
    if code == 0, fsync(file) != 0 { code = errno }
    close(file)
    if code == 0, unsafe rename(draft, path) != 0 { code = errno }
    guard code == 0 else {
      unsafe unlink(draft)
      throw .unwritable(file: path, code: code)
    }
  }

  /// Who placed the file and when; nil where there is no ordinary file.
  static func placing(_ path: String) -> Placing? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Placing(
      owner: status.st_uid, isOthersToWrite: status.st_mode & (S_IWGRP | S_IWOTH) != 0,
      mark: "\(status.st_ino)-\(status.st_ctim.tv_sec)-\(status.st_ctim.tv_nsec)")
  }

  /// Facts about a file.
  struct Placing {
    var owner: uid_t
    var isOthersToWrite: Bool
    /// Differs whenever the file is placed anew.
    var mark: String
  }

  private static func makeFolder(_ path: String) {
    if unsafe mkdir(path, 0o700) == 0 || errno != ENOENT { return }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    makeFolder(String(path[..<slash]))
    unsafe mkdir(path, 0o700)
  }
}
