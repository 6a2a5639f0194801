/// How a list that was let go of in motion runs on: as fast as the finger was at first, then slower and slower.
struct Fling: Hashable {
  /// How much slower each millisecond makes it, pixels a millisecond; smaller runs farther.
  static let slowing = 0.0025
  /// Speeds below, pixels a millisecond, are no fling; smaller lets lists slip from a finger that only lifts.
  static let leastSpeed = 0.2
  /// The greatest speed, pixels a millisecond.
  static let mostSpeed = 6.0

  private let from: Double
  private let speed: Double
  private let start: Double

  /// From the offset `from` with `speed`, pixels a millisecond; nil where that is too slow.
  init?(from: Double, speed: Double, at time: Double) {
    guard abs(speed) >= Self.leastSpeed else { return nil }
    (self.from, self.speed, start) = (from, min(max(speed, -Self.mostSpeed), Self.mostSpeed), time)
  }

  /// When it stands still, milliseconds of the stage's clock.
  var end: Double { start + abs(speed) / Self.slowing }

  /// The offset at `time`.
  func offset(at time: Double) -> Double {
    let gone = min(max(time, start), end) - start
    return from + speed * gone - (speed < 0 ? -1 : 1) * Self.slowing * gone * gone / 2
  }
}

/// The last moments of a drag, from which its speed is taken.
struct DragTrace {
  /// So many milliseconds count; longer is steadier and slower to follow.
  private static let span = 90.0

  private var samples: [(time: Double, place: Double)] = []

  /// Takes in where the contact is.
  mutating func add(_ place: Double, at time: Double) {
    samples.removeAll { $0.time < time - Self.span }
    samples.append((time, place))
  }

  /// Pixels a millisecond at `time`; 0 for a contact that has been resting.
  func speed(at time: Double) -> Double {
    let recent = samples.filter { $0.time >= time - Self.span }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (last.place - first.place) / max(time - first.time, 1)
  }
}
