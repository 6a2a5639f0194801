// The only file that calls the C library's threads.
import Glibc

/// A thread of this process.
enum Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` beside everything else; false when the system has no thread left.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let held = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { held.release() }
    return failed == 0
  }
}

/// Ends another thread's sleep in `poll`, now or when it next would sleep.
final class Interrupt: Sendable {
  /// What `poll` watches; -1, which it passes over, when the system has no pipe left.
  let descriptor: Int32
  private let entrance: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
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
    _ = write(entrance, &one, 1)
  }
}
