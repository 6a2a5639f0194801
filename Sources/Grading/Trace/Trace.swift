public import Letterform

/// A recorded stroke, or a try at one with lifts: what the pen did, in order.
public struct Trace: Hashable, Sendable {
  /// One report of the pen.
  public struct Event: Hashable, Sendable {
    /// What the pen did.
    public enum Kind: String, Hashable, Sendable {
      case down, move, up
    }

    /// What the pen did.
    public var kind: Kind
    /// Where.
    public var place: Point
    /// When, in milliseconds from any origin.
    public var time: Double

    /// The pen did `kind` at `place` at `time` milliseconds.
    public init(_ kind: Kind, _ place: Point, time: Double) {
      (self.kind, self.place, self.time) = (kind, place, time)
    }
  }

  /// The reports in order.
  public var events: [Event]

  /// The trace of `events`.
  public init(_ events: [Event]) {
    self.events = events
  }

  /// Grades the whole trace against `plan`; the verdict's point is the index of the event at which it was given.
  ///
  /// A trace recorded in a scene drawn 10, 100 or 1000 times larger is taken back to the ideal's
  /// units first; see ``sceneScale(for:)``. The verdict's place is in the trace's own units.
  public func graded(against plan: StrokePlan, strictness: Strictness = .normal) -> Verdict {
    let scale = sceneScale(for: plan)
    var grader = StrokeGrader(plan: plan, strictness: strictness)
    for (index, event) in events.enumerated() {
      let place = event.place * (1 / scale)
      let found: Verdict? =
        switch event.kind {
        case .down: grader.down(place, time: event.time)
        case .move: grader.move(place, time: event.time)
        case .up: grader.up(place, time: event.time)
        }
      if var found {
        found.point = index
        found.place = event.place
        return found
      }
    }
    var last = grader.finish()
    last.point = max(0, events.count - 1)
    last.place = events.last?.place ?? last.place
    return last
  }

  /// By which power of ten the trace's scene is larger than the ideal; 1 for almost every trace.
  ///
  /// Decided by the first touch alone, so that more input cannot change it: it lies far outside the ideal, at least
  /// three of its diagonals, and becomes a right start when divided by the scale.
  public func sceneScale(for plan: StrokePlan) -> Double {
    guard let first = events.first?.place, first.x.isFinite, first.y.isFinite else { return 1 }
    let bounds = plan.bounds
    let diagonal = (bounds.greatest - bounds.least).length + plan.radius
    let outX = max(bounds.least.x - first.x, first.x - bounds.greatest.x, 0)
    let outY = max(bounds.least.y - first.y, first.y - bounds.greatest.y, 0)
    guard Point(outX, outY).length > 3 * diagonal else { return 1 }
    for scale in [10.0, 100, 1000] where plan.isStart(first * (1 / scale)) { return scale }
    return 1
  }
}
