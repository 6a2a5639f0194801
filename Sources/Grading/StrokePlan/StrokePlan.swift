public import Letterform

/// An ideal stroke made ready for grading in a corridor: samples, directions, corner zones and straights.
///
/// Prepared once for a stroke and a corridor; graders share its storage.
public struct StrokePlan: Sendable {
  struct Sample: Sendable {
    /// The place.
    var x, y: Double
    /// The arc position.
    var arc: Double
    /// The direction of the chord over the last R/2, a unit vector, or zero where the line curls too much.
    var chordX, chordY: Double
    /// The turn over R to both sides is small and no corner is near.
    var isStraight: Bool
    /// Inside a corner zone.
    var isCorner: Bool
  }

  /// A stretch around a corner, judged by the length drawn in it.
  public struct Corner: Hashable, Sendable {
    /// Arc positions of the zone's ends, in the ideal's units.
    public var from, to: Double
    /// Arc position of the corner itself.
    public var center: Double
    /// How much it turns, degrees.
    public var turn: Double
    /// Where the corner is.
    public var place: Point
    /// Angle in degrees between the directions in which the line enters and leaves the zone.
    var through: Double
    /// What rounding it may save, in roundings: the tangent of a quarter of its turn, summed over the corners that share
    /// the zone.
    var saving: Double
    /// Drawn length over ideal length below which it is cut, at normal strictness.
    var cutRatio: Double
    /// Corners or a tiny loop that share this zone.
    public var isShared: Bool
  }

  /// Longest stroke that is prepared, in half-widths of its corridor: a bound on memory for absurd input.
  public static let longest = 100_000.0

  /// Half the corridor's width, in the ideal's units.
  public let radius: Double
  /// How far sideways counts as `radius` does along the stroke; more than it only for strokes short against their
  /// corridor, which are followed in a finer one.
  public let breadth: Double
  /// How far from the start the pen may begin, at normal strictness.
  let startTolerance: Double
  /// How much of the end may be left out, at normal strictness.
  let endTolerance: Double
  /// Length of a short last piece behind a sharp turn; infinite where there is none.
  let endPiece: Double
  /// Length of the whole stroke, in the ideal's units.
  public let length: Double
  /// A stroke shorter than `radius`: graded by place alone.
  public let isDot: Bool
  /// The corner zones in drawing order.
  public let corners: [Corner]
  /// Length outside the corner zones.
  let linearLength: Double
  /// Sample step.
  let step: Double
  let samples: ContiguousArray<Sample>

  /// Where the stroke begins.
  public var start: Point { Point(samples[0].x, samples[0].y) }

  /// Whether a first touch at `point` begins the stroke, at normal strictness.
  func isStart(_ point: Point) -> Bool { start.distance(to: point) <= startTolerance }

  /// The box around the samples.
  var bounds: Bounds {
    samples.reduce(into: .empty) { $0.include(Point($1.x, $1.y)) }
  }

  /// The point at the arc position `arc`, clamped to the stroke.
  public func point(at arc: Double) -> Point {
    let low = sample(at: arc)
    guard low + 1 < samples.count else { return start }
    let (a, b) = (samples[low], samples[low + 1])
    let t = min(max((arc - a.arc) / (b.arc - a.arc), 0), 1)
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }

  /// The sample at or before the arc position `arc`; never the last but in a dot, which has only one.
  ///
  /// - Complexity: logarithmic.
  func sample(at arc: Double) -> Int {
    var low = 0
    var high = samples.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if samples[middle].arc <= arc { low = middle } else { high = middle }
    }
    return low
  }
}
