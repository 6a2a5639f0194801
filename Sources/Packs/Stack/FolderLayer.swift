// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// A folder that stands in for a pack while its author works on it.
///
/// Names are held to the rules of packs, and no symbolic link below the folder is followed, so nothing outside it can
/// be read. Files are looked up on the disk each time.
public struct FolderLayer: Sendable {
  /// The folder itself; it may be reached through a link.
  public let path: String

  /// Takes a folder's path without looking at it.
  public init(path: String) { self.path = path }

  /// Whether the folder is there.
  public var exists: Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is an ordinary file of this name.
  public func contains(_ name: String) -> Bool {
    guard let file = try? openFile(name) else { return false }
    close(file.descriptor)
    return true
  }

  /// The contents of a file.
  ///
  /// - Throws: `.missing`, `.unreadable`, or `.refusedEntry` when it is over the cap.
  public func read(_ name: String) throws(PackError) -> [UInt8] {
    let file = try openFile(name)
    defer { close(file.descriptor) }
    guard file.size <= PackLimits.entryBytes else {
      throw .refusedEntry(
        file: path, entry: name, rule: .entryTooLarge(bytes: file.size, cap: PackLimits.entryBytes))
    }
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: file.size) { buffer, filled in
      while filled < buffer.count {
        let got = unsafe Glibc.read(
          file.descriptor, buffer.baseAddress.map { unsafe $0 + filled }, buffer.count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { return }
        filled += got
      }
    }
    guard code == 0 else { throw .unreadable(file: "\(path)/\(name)", code: code) }
    return bytes
  }

  /// Names directly in a folder, as `Pack.list` gives them: sorted, folders end in "/".
  public func list(_ folder: String) -> [String] {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let descriptor = try? descend(folder.isEmpty ? [] : folder.split(separator: "/")[...], of: folder) else {
      return []
    }
    guard let stream = unsafe fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(validatingCString: $0) }
      }
      guard let name, name != ".", name != "..", EntryName.isUsable(name) else { continue }
      var status = stat()
      guard unsafe fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFREG: names.append(name)
      case S_IFDIR: names.append(name + "/")
      default: continue
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func openFile(_ name: String) throws(PackError) -> (descriptor: Int32, size: Int) {
    guard EntryName.isUsable(name) else { throw .missing(name: name) }
    let parts = name.split(separator: "/")
    guard let last = parts.last else { throw .missing(name: name) }
    let folder = try descend(parts.dropLast(), of: name)
    defer { close(folder) }
    // Not waiting for a writer, should a pipe lie there.
    let descriptor = unsafe openat(folder, String(last), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(name, errno) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .missing(name: name)
    }
    return (descriptor, Int(status.st_size))
  }

  /// Opens folder after folder, following no link.
  private func descend(_ parts: ArraySlice<Substring>, of name: String) throws(PackError) -> Int32 {
    var folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .unreadable(file: path, code: errno) }
    for part in parts {
      guard EntryName.isUsable(String(part)) else {
        close(folder)
        throw .missing(name: name)
      }
      let next = unsafe openat(folder, String(part), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = errno
      close(folder)
      guard next >= 0 else { throw failure(name, code) }
      folder = next
    }
    return folder
  }

  private func failure(_ name: String, _ code: Int32) -> PackError {
    switch code {
    case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG: .missing(name: name)
    default: .unreadable(file: "\(path)/\(name)", code: code)
    }
  }
}
