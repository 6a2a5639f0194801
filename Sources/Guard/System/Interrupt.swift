// Unsafe: calls of the C library, with pointers that live through the call and lengths that come with them.
import Glibc

/// Ends another thread's sleep in `poll`, now or when it next would sleep.
final class Interrupt: Sendable {
  /// What `poll` watches; -1, which it passes over, when the system has no pipe left.
  let descriptor: Int32
  private let entrance: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    unsafe pipe(&ends)
    (descriptor, entrance) = (ends[0], ends[1])
    for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(descriptor)
    close(entrance)
  }

  /// Wakes whoever sleeps, for good.
  func give() {
    var one: UInt8 = 1
    _ = unsafe write(entrance, &one, 1)
  }
}
