public import Letterform

/// What the pen did in one attempt: the strokes, each from the touch to the lift.
public struct PenData: Hashable, Sendable {
  /// One report of the pen.
  public struct Sample: Hashable, Sendable {
    /// Where, in letter units.
    public var place: Point
    /// When, in milliseconds from the first touch of the attempt.
    public var time: Double
    /// How hard, 0 to 1; nil where the device does not say.
    public var pressure: Double?

    /// The pen at `place` after `time` milliseconds.
    public init(_ place: Point, time: Double, pressure: Double? = nil) {
      (self.place, self.time, self.pressure) = (place, time, pressure)
    }
  }

  /// The strokes in the order they were written.
  public var strokes: [[Sample]]

  /// The pen data of `strokes`.
  public init(_ strokes: [[Sample]] = []) { self.strokes = strokes }

  /// How many samples in all.
  public var count: Int { strokes.reduce(0) { $0 + $1.count } }

  /// Begins a stroke at `sample`.
  public mutating func down(_ sample: Sample) { strokes.append([sample]) }

  /// Adds `sample` to the last stroke; begins one when there is none.
  public mutating func move(_ sample: Sample) {
    if strokes.isEmpty { strokes.append([]) }
    strokes[strokes.count - 1].append(sample)
  }
}
