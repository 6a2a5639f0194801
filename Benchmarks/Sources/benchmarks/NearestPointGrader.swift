import Grading
import Letterform

/// What one writes first: the pen belongs to the nearest point of the whole curve. Here to be compared with.
///
/// It knows where the stroke starts, how wide the corridor is, how much of the line was covered and in which order. It
/// has no rules for corners and straights, so it cannot name their faults.
struct NearestPointGrader {
  /// What it allows, in half-widths of the corridor: of the values tried one after the other, those with which it is
  /// most often right on the very traces it is compared on, so that it is shown at its best.
  struct Limits {
    /// Farthest first touch from the start.
    var start = 1.1
    /// Length within which half a half-width of progress has to be made.
    var begun = 2.4
    /// Distance from the line.
    var outside = 0.9
    /// Length of the line skipped.
    var gap = 2.0
    /// Length of the line gone back.
    var back = 2.4
    /// Length drawn after the end.
    var after = 1.5
    /// How much of the end may be left out.
    var end = 1.0
  }

  private let points: [Point]
  private let arcs: [Double]
  private let radius: Double
  private let limits: Limits
  private var hasBegun = false
  private var reach = 0.0
  private var drawn = 0.0
  private var afterEnd = 0.0
  private var last = Point.zero

  /// Prepares the stroke along `line`, sampled as finely as the grader samples it.
  init(line: Polyline, radius: Double, limits: Limits = Limits()) {
    let samples = line.samples(every: radius / 6)
    points = samples.map { line.point(at: $0) }
    arcs = samples
    self.radius = radius
    self.limits = limits
  }

  private var length: Double { arcs[arcs.count - 1] }

  /// The pen touches.
  mutating func down(_ point: Point) -> VerdictCode? {
    last = point
    defer { hasBegun = true }
    return !hasBegun && point.distance(to: points[0]) > limits.start * radius ? .wrongStart : nil
  }

  /// The pen moves; O(length of the path).
  mutating func move(_ point: Point) -> VerdictCode? {
    let stride = point.distance(to: last)
    drawn += stride
    last = point
    var (best, least) = (0, Double.infinity)
    for index in points.indices {
      let x = point.x - points[index].x
      let y = point.y - points[index].y
      let square = x * x + y * y
      if square < least { (best, least) = (index, square) }
    }
    let arc = arcs[best]
    if least.squareRoot() > limits.outside * radius {
      return reach >= length - radius ? .tooOverextended : .lineExitedCorridor
    }
    // A stroke shorter than the corridor's half is a dot: its place is all there is to grade.
    if length < radius { return nil }
    if reach >= length * (1 - 1e-9) { afterEnd += stride }
    if afterEnd > limits.after * radius { return .tooOverextended }
    if arc > reach + limits.gap * radius { return .lineNotCovered }
    if drawn > limits.begun * radius, reach < 0.5 * radius { return .wrongStart }
    if arc < reach - limits.back * radius { return .errorTooBig }
    reach = max(reach, arc)
    return nil
  }

  /// No more will come.
  func finish() -> VerdictCode {
    length < radius || reach >= length - limits.end * radius ? .accepted : .lineNotCovered
  }

  /// Grades a whole trace; also how many of its events were looked at.
  static func grade(
    _ trace: Trace, line: Polyline, radius: Double, limits: Limits = Limits()
  ) -> (code: VerdictCode, events: Int) {
    var grader = NearestPointGrader(line: line, radius: radius, limits: limits)
    for (index, event) in trace.events.enumerated() {
      let found = event.kind == .down ? grader.down(event.place) : grader.move(event.place)
      if let found { return (found, index + 1) }
    }
    return (grader.finish(), trace.events.count)
  }
}
