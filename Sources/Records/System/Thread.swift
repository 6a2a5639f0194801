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

/// Lets a thread sleep until another one has something for it.
final class Signal: @unchecked Sendable {
  private let semaphore: UnsafeMutablePointer<sem_t>

  init() {
    semaphore = .allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Wakes one sleeper, now or when it next would sleep.
  func give() { sem_post(semaphore) }

  /// Sleeps until something is given.
  func wait() {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
  }

  /// Sleeps until something is given, at most `seconds`.
  func wait(atMost seconds: Int) {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    until.tv_sec += seconds
    while sem_timedwait(semaphore, &until) != 0 && errno == EINTR {}
  }
}
