/// Says when the next tick is due: at the display's rate while something moves, never while nothing does.
///
/// A pure value; milliseconds of whatever clock the caller uses.
public struct FrameClock: Hashable, Sendable {
  /// Milliseconds between two pictures of the display.
  public var interval: Double
  /// Until when something moves; 0 when nothing does.
  public private(set) var movesUntil = 0.0
  private var due = 0.0
  /// When a single tick is asked for although nothing moves; infinity for never.
  private var wakesAt = Double.infinity

  /// A clock for a display of `rate` pictures a second.
  public init(rate: Double) {
    interval = 1000 / max(1, rate)
  }

  /// Whether ticks are still to come.
  public var isMoving: Bool { movesUntil > 0 }

  /// Takes in what a handler said at `time`.
  public mutating func take(_ motion: Redraw.Motion, at time: Double) {
    switch motion {
    case .unchanged: break
    case .stopped: (movesUntil, wakesAt) = (0, .infinity)
    case .once(let moment): wakesAt = min(wakesAt, max(moment, time))
    case .until(let end):
      guard end > time else { return }
      if !isMoving { due = time + interval }
      movesUntil = max(movesUntil, end)
    }
  }

  /// Milliseconds from `time` to the next tick; nil when none is to come.
  public func wait(at time: Double) -> Double? {
    let next = min(isMoving ? due : .infinity, wakesAt)
    return next.isFinite ? max(0, next - time) : nil
  }

  /// Whether a tick is due at `time`. The last one comes at or after the end of the motion, so that it can settle.
  ///
  /// A late tick is not followed by a burst: the next is due a whole interval on.
  public mutating func tick(at time: Double) -> Bool {
    if time >= wakesAt {
      wakesAt = .infinity
      if !isMoving { return true }
    }
    guard isMoving, time >= due else { return false }
    due += interval
    if due <= time { due = time + interval }
    if time >= movesUntil { movesUntil = 0 }
    return true
  }
}
