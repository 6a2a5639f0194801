import Grading
import Letterform

/// What one writes first: the pen belongs to the nearest point of the whole curve. Here to be compared with.
struct NearestPointGrader {
  private let points: [Point]
  private let arcs: [Double]
  private let radius: Double
  private var reach = 0.0
  private var drawn = 0.0
  private var last = Point.zero

  init(line: Polyline, radius: Double) {
    let samples = line.samples(every: radius / 6)
    points = samples.map { line.point(at: $0) }
    arcs = samples
    self.radius = radius
  }

  private var length: Double { arcs[arcs.count - 1] }

  mutating func down(_ point: Point) -> VerdictCode? {
    last = point
    if reach == 0, point.distance(to: points[0]) > 1.1 * radius { return .wrongStart }
    return nil
  }

  mutating func move(_ point: Point) -> VerdictCode? {
    drawn += point.distance(to: last)
    last = point
    var (best, nearest) = (0, Double.infinity)
    for index in points.indices {
      let distance = point.distance(to: points[index])
      if distance < nearest { (best, nearest) = (index, distance) }
    }
    let arc = arcs[best]
    if nearest > radius { return arc >= length - radius ? .tooOverextended : .lineExitedCorridor }
    if arc > reach + 3 * radius { return .lineNotCovered }
    if drawn > 1.6 * radius, reach < 0.5 * radius { return .wrongStart }
    if arc < reach - 3.2 * radius { return .errorTooBig }
    reach = max(reach, arc)
    return nil
  }

  func finish() -> VerdictCode { reach >= length - radius ? .accepted : .lineNotCovered }

  static func grade(_ trace: Trace, line: Polyline, radius: Double) -> VerdictCode {
    var grader = NearestPointGrader(line: line, radius: radius)
    for event in trace.events {
      let found = event.kind == .down ? grader.down(event.place) : grader.move(event.place)
      if let found { return found }
    }
    return grader.finish()
  }
}
