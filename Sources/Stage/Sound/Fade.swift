/// A level on its way to another, evenly in time. A pure value.
struct Fade: Hashable {
  private(set) var level: Double
  private(set) var target: Double
  private var from: Double
  private var began = 0.0
  private var length = 0.0

  /// A level that stands still.
  init(_ level: Double) { (self.level, target, from) = (level, level, level) }

  /// Whether it is still under way.
  var isMoving: Bool { level != target }

  /// Sets out for `target` at `time`, there after `length`; a target it has already changes nothing.
  mutating func go(to target: Double, over length: Double, at time: Double) {
    guard target != self.target else { return }
    (from, self.target, began, self.length) = (level, target, time, length)
  }

  /// Moves on; true when the level is another one.
  mutating func step(at time: Double) -> Bool {
    guard isMoving else { return false }
    let before = level
    let share = length > 0 ? (time - began) / length : 1
    level = share >= 1 ? target : from + (target - from) * max(0, share)
    return level != before
  }
}
