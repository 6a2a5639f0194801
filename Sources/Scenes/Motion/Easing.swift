/// How a motion runs between its two ends: shares of the way for shares of the time, 0 to 1.
enum Easing {
  /// Slow at both ends.
  static func inOut(_ t: Double) -> Double {
    let t = min(1, max(0, t))
    return t * t * (3 - 2 * t)
  }

  /// Slow at its end.
  static func out(_ t: Double) -> Double {
    let rest = 1 - min(1, max(0, t))
    return 1 - rest * rest * rest
  }
}
