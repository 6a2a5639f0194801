// The only file that calls the C library's threads.
import Glibc

/// A thread of this process.
enum Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs `body` beside everything else; nobody waits for its end.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let held = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, held.toOpaque())
    if failed == 0 { pthread_detach(thread) } else { held.release() }
  }

  /// Lets every other thread go first where there are more threads than cores.
  static func stepBack() {
    // On Linux a priority belongs to the thread that asks, though it is called the process's.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, stepsBack)
  }

  /// The nice value of threads that nobody waits for. Larger: the screen is smoother, pictures come later.
  private static let stepsBack: Int32 = 5
}

/// Counts what was given and lets a thread sleep until there is some.
final class Signal: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  /// Guarded by `lock`.
  private var count = 0

  init() {
    lock = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    // A clock that nobody sets: a wait must not last an hour when the system's time is put back.
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  func give() {
    pthread_mutex_lock(lock)
    count += 1
    pthread_cond_signal(changed)
    pthread_mutex_unlock(lock)
  }

  func wait() {
    pthread_mutex_lock(lock)
    while count == 0 { pthread_cond_wait(changed, lock) }
    count -= 1
    pthread_mutex_unlock(lock)
  }

  /// Waits for at most `milliseconds`; whether there was some.
  @discardableResult
  func wait(atMost milliseconds: Double) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = Int(min(max(0, milliseconds), Self.longest) * 1_000_000) + end.tv_nsec
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while count == 0 {
      guard pthread_cond_timedwait(changed, lock, &end) != ETIMEDOUT else { return false }
    }
    count -= 1
    return true
  }

  /// No wait is longer than a day, milliseconds.
  private static let longest = 86_400_000.0

  /// Bytes of memory this machine has.
  static var machineMemory: Int { sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)) }
}
