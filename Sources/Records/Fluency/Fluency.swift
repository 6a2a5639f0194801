/// How the pen moved in one attempt: measures for the grown-up, beside the verdict and never inside it.
///
/// They describe writing and diagnose nothing. Lengths are letter units (x-height 100), times milliseconds.
public struct Fluency: Hashable, Sendable {
  /// From the first touch to the last lift, milliseconds.
  public var duration: Double
  /// How often the pen left the paper between the first touch and the last lift.
  public var lifts: Int
  /// Time in the air between the strokes, milliseconds.
  public var airTime: Double
  /// Length of the ink, letter units.
  public var length: Double
  /// Velocity peaks a stroke: a practised stroke has one or two, one drawn with care many.
  public var peaks: Double
  /// Height of the ink, letter units: how large the child wrote.
  public var size: Double
  /// How far the ink's lowest point lies below the baseline, letter units; negative above it.
  public var drop: Double

  /// These measures.
  public init(
    duration: Double = 0, lifts: Int = 0, airTime: Double = 0, length: Double = 0, peaks: Double = 0, size: Double = 0,
    drop: Double = 0
  ) {
    (self.duration, self.lifts, self.airTime, self.length) = (duration, lifts, airTime, length)
    (self.peaks, self.size, self.drop) = (peaks, size, drop)
  }

  /// Time the pen was on the paper, milliseconds.
  public var inkTime: Double { max(0, duration - airTime) }

  /// Mean speed on the paper, letter units a second; 0 where no time passed.
  public var speed: Double { inkTime > 0 ? length / inkTime * 1000 : 0 }

  /// Share of the duration in the air, 0 to 1.
  public var airShare: Double { duration > 0 ? airTime / duration : 0 }
}
