public import Letterform

/// Grades one stroke while it is drawn.
///
/// Feed it `down`, `move`, `up` in the ideal's units; each returns the verdict once, at the event at which it is
/// found, and nothing before or after. `finish` says that no more will come.
///
/// - Complexity: a point costs at most `Tuning.mostSubsteps` steps of constant work; no allocation.
public struct StrokeGrader: Sendable {
  /// The ideal.
  public let plan: StrokePlan
  let limits: Limits

  /// What was found, once it was.
  public private(set) var verdict: Verdict?
  /// Farthest arc position reached in order.
  public internal(set) var reach = 0.0
  /// Lifts before the stroke was complete.
  public internal(set) var lifts = 0
  /// Segments tested so far; a measure for benchmarks.
  public internal(set) var segmentTests = 0

  var phase = Phase.waiting
  var points = 0
  /// Where the pen was at the last step.
  var pen = Point.zero
  var raw = Point.zero
  var trail = Trail()
  /// Sample at or before the place on the ideal, and the place's arc position.
  var index = 0
  var arc = 0.0
  var drawn = 0.0
  /// What of it was taken back by lifting the pen and beginning anew.
  var redrawn = 0.0
  /// Length drawn on a short last piece.
  var endPieceDrawn = 0.0
  /// Length drawn since the farthest place was reached.
  var sinceReach = 0.0
  /// Length drawn that brought no progress.
  var wasted = 0.0
  /// From the place on the ideal to the pen.
  var residual = Point.zero
  var outside = 0.0
  var hasEnded = false
  /// It came to the end the wrong way round.
  var endedReversed = false
  var afterEnd = 0.0
  var recentError = 0.0
  var totalError = 0.0
  var backward = 0.0
  var against = 0.0
  /// Length drawn backwards since the farthest place was reached.
  var retreat = 0.0
  var stray = 0.0
  var strayWeight = 0.0
  var corner = CornerState()
  /// Badness of the fit so far: distance and direction, along the drawn length.
  var fit = 0.0
  var reverse = ReverseWatch()

  enum Phase { case waiting, drawing, paused, done }

  /// A grader for `plan`.
  public init(plan: StrokePlan, strictness: Strictness = .normal) {
    self.init(plan: plan, strictness: strictness, kindness: 1)
  }

  init(plan: StrokePlan, strictness: Strictness, kindness: Double) {
    self.plan = plan
    limits = Limits(strictness, plan: plan, kindness: kindness)
  }

  /// The pen touches at `point` after `time` milliseconds.
  public mutating func down(_ point: Point, time: Double) -> Verdict? {
    points += 1
    guard verdict == nil, point.x.isFinite, point.y.isFinite else { return nil }
    raw = point
    if phase == .waiting {
      pen = point
      trail.restart(at: point)
      phase = .drawing
      if plan.start.distance(to: point) > limits.startDistance { return end(.wrongStart) }
      beginReverseWatch()
      return nil
    }
    pen = point
    trail.restart(at: point)
    phase = .drawing
    return resume(at: point)
  }

  /// The pen moves to `point`.
  public mutating func move(_ point: Point, time: Double) -> Verdict? {
    points += 1
    guard verdict == nil, phase == .drawing, point.x.isFinite, point.y.isFinite else { return nil }
    return follow(point)
  }

  /// The pen is lifted at `point`.
  public mutating func up(_ point: Point, time: Double) -> Verdict? {
    guard verdict == nil, phase == .drawing else { return nil }
    if point.x.isFinite, point.y.isFinite, let found = follow(point) { return found }
    if plan.isDot || reach >= plan.length - limits.endTolerance || isAtEnd { return end(.accepted) }
    phase = .paused
    lifts += 1
    return nil
  }

  /// The pen stands where the stroke ends, all corners behind it: what is missing along the line is only its waver.
  private var isAtEnd: Bool {
    corner.next == plan.corners.count && reach >= plan.length - plan.radius
      && plan.point(at: plan.length).distance(to: raw) <= limits.endTolerance
  }

  /// No more will come: the verdict given before, or `lineNotCovered`.
  public mutating func finish() -> Verdict {
    verdict ?? end(.lineNotCovered)
  }

  mutating func follow(_ point: Point) -> Verdict? {
    raw = point
    let dx = point.x - pen.x
    let dy = point.y - pen.y
    let distance = (dx * dx + dy * dy).squareRoot()
    let step = plan.step
    // Farther than numbers reach is nowhere.
    guard distance >= step, distance.isFinite else { return nil }
    let count = min(distance / step, Double(Tuning.mostSubsteps)).rounded(.down)
    let stride = distance / step > Double(Tuning.mostSubsteps) ? distance / count : step
    let unitX = dx / distance * stride
    let unitY = dy / distance * stride
    for _ in 0..<Int(count) {
      pen = Point(pen.x + unitX, pen.y + unitY)
      trail.append(pen)
      if let code = self.step(stride) { return end(code) }
    }
    return nil
  }

  mutating func end(_ code: VerdictCode) -> Verdict {
    phase = .done
    var code = code
    switch code {
    case .errorTooBig, .lineExitedCorridor, .straightLineDrawingDistanceWrong, .cornerDoubleEnter:
      // The pen could have stopped: whatever it did since, it went on.
      if reach >= plan.length - Tuning.surelyEnded * plan.radius { code = .tooOverextended }
    default: break
    }
    if hasEnded ? endedReversed : isReversed(insteadOf: code) { code = .wrongStart }
    let found = Verdict(
      code: code, stroke: 0, point: max(0, points - 1), place: raw, arc: arc,
      progress: plan.length > 0 ? min(1, reach / plan.length) : (code == .accepted ? 1 : 0))
    verdict = found
    return found
  }
}
