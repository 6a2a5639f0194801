// Unsafe: a socket's address is handed over as the bytes it is.
// The only file that calls the C library's sockets.
import Glibc

/// Says to every other start of the program on this machine that a folder is taken.
///
/// It is a name in the kernel, not a file and not a lock: nothing crosses a network home, nothing hangs there, and the
/// kernel takes the name back however the program ends. A second machine with the same home has records of its own (a
/// database a device), so it need not be told. It does not see a start inside another network namespace.
struct FolderClaim: ~Copyable {
  /// How often a taken name is asked for: a process that is just being started holds it for a moment after its owner.
  private static let tries = 6
  /// Microseconds between two tries.
  private static let pause: UInt32 = 20_000

  private let socket: Int32

  /// Claims `folder`, which must be there.
  ///
  /// - Throws: `RecordsError.inUse` when it is taken.
  init(_ folder: String) throws(RecordsError) {
    guard let identity = FileIdentity(folder) else { throw .unreadable(file: folder, code: ENOENT) }
    let opened = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard opened >= 0 else { throw .unreadable(file: folder, code: errno) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    // A first byte of 0 makes it a name without a file.
    let name = Array("\0tracewell-records-\(getuid())-\(identity.device)-\(identity.number)".utf8)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
    var failed: Int32 = 0
    for attempt in 0..<Self.tries {
      if attempt > 0 { usleep(Self.pause) }
      failed = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe bind(opened, $0, length) != 0 ? errno : 0 }
      }
      if failed != EADDRINUSE { break }
    }
    guard failed == 0 else {
      close(opened)
      throw failed == EADDRINUSE ? .inUse(folder: folder) : .unreadable(file: folder, code: failed)
    }
    socket = opened
  }

  deinit { close(socket) }
}
