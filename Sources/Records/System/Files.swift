// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
// The only file that calls the C library about files and folders.
import Glibc

/// What the records do with files; every one made is for its owner alone.
enum Files {
  /// Makes `path` and what lies above it; a folder that is there already stays as it is.
  static func makeFolder(_ path: String) throws(RecordsError) {
    if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST && isFolder(path) { return }
    let code = errno
    guard code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex
    else { throw error(code, path) }
    try makeFolder(String(path[..<slash]))
    guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else { throw error(errno, path) }
  }

  /// Makes an empty file where none is; SQLite gives its journals the same rights.
  static func makeFile(_ path: String) throws(RecordsError) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 || errno == EEXIST else { throw error(errno, path) }
    if file >= 0 { close(file) }
  }

  /// Opens a file for reading; never a link, a pipe or a device.
  static func reading(_ path: String) throws(RecordsError) -> OpenFile {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw error(errno, path) }
    let opened = OpenFile(path: path, descriptor: file)
    guard opened.isOrdinary else { throw .unreadable(file: path, code: EINVAL) }
    return opened
  }

  /// Makes a new file for writing in place of any other of this name.
  static func writing(_ path: String) throws(RecordsError) -> OpenFile {
    unsafe unlink(path)
    let file = unsafe open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw error(errno, path) }
    return OpenFile(path: path, descriptor: file)
  }

  /// Opens a file that is there for reading and writing.
  static func changing(_ path: String) throws(RecordsError) -> OpenFile {
    let file = unsafe open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw error(errno, path) }
    return OpenFile(path: path, descriptor: file)
  }

  /// Gives a file another name, over any other file of that name; durable once it returns.
  static func move(_ path: String, to other: String) throws(RecordsError) {
    guard unsafe rename(path, other) == 0 else { throw error(errno, other) }
    guard let slash = other.lastIndex(of: "/") else { return }
    let folder = unsafe open(String(other[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Some network file systems cannot sync a folder; the new name then lasts as their server says.
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Removes a file; none there is as good.
  static func remove(_ path: String) { unsafe unlink(path) }

  /// Removes a database and its journals.
  static func removeDatabase(_ path: String) {
    for ending in ["", "-wal", "-shm", "-journal"] { unsafe unlink(path + ending) }
  }

  /// Whether something bears this name.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// The names in a folder, sorted; none for a folder that cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var found: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { found.append(name) }
    }
    return found.sorted()
  }

  /// This start's number, for names that no other start uses.
  static var process: Int { Int(getpid()) }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func error(_ code: Int32, _ path: String) -> RecordsError {
    switch code {
    case ENOSPC, EDQUOT: .diskFull(file: path)
    case EACCES, EPERM, EROFS: .readOnly(file: path)
    default: .unreadable(file: path, code: code)
    }
  }
}

/// Which file or folder this is for the system, whatever path leads to it.
struct FileIdentity: Equatable {
  let device: UInt
  let number: UInt

  /// Nil when it is not there.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}

/// An open file, closed with its owner.
struct OpenFile: ~Copyable {
  /// What errors call it.
  let path: String
  private let descriptor: Int32

  fileprivate init(path: String, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  deinit { close(descriptor) }

  fileprivate var isOrdinary: Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// How many bytes it has.
  var size: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Reads up to `count` bytes at `offset`; fewer only at the end.
  func read(_ count: Int, at offset: Int) throws(RecordsError) -> [UInt8] {
    var failed: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      while filled < count {
        let got = unsafe pread(descriptor, start + filled, count - filled, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failed = errno }
        if got <= 0 { return }
        filled += got
      }
    }
    guard failed == 0 else { throw Files.error(failed, path) }
    return bytes
  }

  /// Writes all of `bytes` at `offset`.
  func write(_ bytes: [UInt8], at offset: Int) throws(RecordsError) {
    var failed: Int32 = 0
    unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      var done = 0
      while done < buffer.count {
        let put = unsafe pwrite(descriptor, start + done, buffer.count - done, off_t(offset + done))
        if put < 0, errno == EINTR { continue }
        if put <= 0 {
          failed = put < 0 ? errno : ENOSPC
          return
        }
        done += put
      }
    }
    guard failed == 0 else { throw Files.error(failed, path) }
  }

  /// Returns once the disk holds what was written.
  func sync() throws(RecordsError) {
    guard fsync(descriptor) == 0 else { throw Files.error(errno, path) }
  }
}
