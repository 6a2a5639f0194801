import Glibc

/// Counts what was given and lets a thread sleep until there is some.
public final class Signal: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  /// Guarded by `lock`.
  private var count = 0

  /// Nothing is given yet.
  public init() {
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

  /// Wakes one sleeper, now or when it next would sleep.
  public func give() {
    pthread_mutex_lock(lock)
    count += 1
    pthread_cond_signal(changed)
    pthread_mutex_unlock(lock)
  }

  /// Sleeps until something is given, and takes it.
  public func wait() {
    pthread_mutex_lock(lock)
    while count == 0 { pthread_cond_wait(changed, lock) }
    count -= 1
    pthread_mutex_unlock(lock)
  }

  /// Sleeps until something is given, at most `milliseconds`, and takes it.
  ///
  /// - Returns: whether something was given.
  @discardableResult
  public func wait(atMost milliseconds: Double) -> Bool {
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
}
