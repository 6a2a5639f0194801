import CWalk
import Letterform

/// The floor of grading: a pen is followed along the line in C, and its distance is all that is found out. It judges
/// nothing.
struct BareWalk {
  private let x: [Double]
  private let y: [Double]
  private let most: Double
  private var segment = 0
  /// Points that were farther from the line than half the corridor; kept so that the work cannot be left out.
  private(set) var outside = 0

  /// A walk along `line`, sampled as finely as the grader samples it.
  init(line: Polyline, radius: Double) {
    let points = line.samples(every: radius / 6).map { line.point(at: $0) }
    (x, y, most) = (points.map(\.x), points.map(\.y), radius * radius)
  }

  /// The pen moves.
  @inline(__always)
  mutating func move(_ point: Point) {
    var square = 0.0
    segment = walk(x, y, x.count, segment, point.x, point.y, &square)
    if square > most { outside += 1 }
  }
}
