import Glibc

/// The machine's monotonic clock.
enum Clock {
  /// Nanoseconds from any origin.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The least time between two looks at the clock.
  static func overhead() -> UInt64 {
    var least = UInt64.max
    for _ in 0..<100_000 {
      let begin = now()
      least = min(least, now() - begin)
    }
    return least
  }
}
