// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// A file that is written beside its place and moved there when it is whole; thrown away otherwise.
struct NewFile: ~Copyable {
  /// Bytes gathered before a system call. Larger is faster up to about a megabyte.
  private static let gathered = 1 << 20

  let path: String
  let temporary: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isKept = false

  init(path: String) throws(PackError) {
    self.path = path
    var template = Array((path + ".XXXXXX").utf8CString)
    descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { throw .unwritable(file: path, code: errno) }
    temporary = unsafe template.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe String(cString: $0) } ?? path
    }
    // mkstemp's files are their owner's alone; packs are for everyone whom the umask allows.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
  }

  mutating func write(_ bytes: [UInt8]) throws(PackError) {
    buffer += bytes
    if buffer.count >= Self.gathered { try flush() }
  }

  mutating func flush() throws(PackError) {
    var written = 0
    while written < buffer.count {
      let done = unsafe buffer.withUnsafeBytes { raw in
        unsafe raw.baseAddress.map { unsafe Glibc.write(descriptor, $0 + written, raw.count - written) } ?? 0
      }
      if done < 0, errno == EINTR { continue }
      guard done > 0 else { throw .unwritable(file: path, code: errno) }
      written += done
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Gives the file its name, on the disk before anyone can find it there.
  mutating func keep() throws(PackError) {
    try flush()
    guard fsync(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      throw .unwritable(file: path, code: errno)
    }
    isKept = true
  }

  deinit {
    close(descriptor)
    if !isKept { unsafe unlink(temporary) }
  }
}
