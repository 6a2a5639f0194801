// Unsafe: POSIX locks must not move, so they lie in memory that is allocated and freed by hand.
import Glibc

// Safe: lock and condition live as long as the object, and nobody else has their pointers.
/// Counts what was given and lets a thread sleep until there is some.
@safe
public final class Signal: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  /// Guarded by `lock`.
  private var count = 0

  /// Nothing is given yet.
  public init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    // A clock that nobody sets: a wait must not last an hour when the system's time is put back.
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(changed, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
  }

  /// Wakes one sleeper, now or when it next would sleep.
  public func give() {
    unsafe pthread_mutex_lock(lock)
    count += 1
    unsafe pthread_cond_signal(changed)
    unsafe pthread_mutex_unlock(lock)
  }

  /// Sleeps until something is given, and takes it.
  public func wait() {
    unsafe pthread_mutex_lock(lock)
    while count == 0 { unsafe pthread_cond_wait(changed, lock) }
    count -= 1
    unsafe pthread_mutex_unlock(lock)
  }

  /// Sleeps until something is given, at most `milliseconds`, and takes it.
  ///
  /// - Returns: whether something was given.
  @discardableResult
  public func wait(atMost milliseconds: Double) -> Bool {
    var end = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = Int(min(max(0, milliseconds), Self.longest) * 1_000_000) + end.tv_nsec
    end.tv_sec += nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while count == 0 {
      guard unsafe pthread_cond_timedwait(changed, lock, &end) != ETIMEDOUT else { return false }
    }
    count -= 1
    return true
  }

  /// No wait is longer than a day, milliseconds.
  private static let longest = 86_400_000.0
}
