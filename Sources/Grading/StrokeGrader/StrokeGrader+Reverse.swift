import Letterform

/// Follows the stroke the wrong way round, on strokes whose ends lie close together: there the first touch does not
/// tell which way the pen will go, and a narrow loop looks right for a long while.
struct ReverseWatch: Sendable {
  var isOn = false
  var index = 0
  /// Falls from the stroke's length.
  var arc = 0.0
  /// Least `arc`.
  var reach = 0.0
  /// Badness of the fit, as `StrokeGrader.fit`.
  var fit = 0.0
}

extension StrokeGrader {
  /// Begins to watch if the first touch may be the start or the end.
  mutating func beginReverseWatch() {
    let radius = plan.radius
    guard !plan.isDot, plan.point(at: plan.length).distance(to: plan.start) < Tuning.loopClosure * radius else {
      return
    }
    reverse = ReverseWatch(isOn: true, index: plan.samples.count - 2, arc: plan.length, reach: plan.length)
  }

  mutating func watchReverse(_ stride: Double, direction: Point) {
    let radius = plan.radius
    let back = Int(Tuning.windowBack / Tuning.step)
    let ahead = Int(Tuning.windowAhead / Tuning.step + min(stride / plan.step, Tuning.longestStride))
    let low = max(0, reverse.index - ahead)
    let high = min(plan.samples.count - 1, reverse.index + 1 + back)
    segmentTests += high - low
    let found = match(low, high, direction: direction, expected: reverse.arc - stride, backwards: true)
    let away = Tuning.continuity * (found.arc - (reverse.arc - stride))
    reverse.index = found.index
    reverse.arc = found.arc
    reverse.reach = min(reverse.reach, found.arc)
    reverse.fit += stride * (found.cost - away * away) / (radius * radius)
    if reverse.fit > Tuning.reverseHopeless * radius + 2 * fit { reverse.isOn = false }
  }

  /// Whether the pen goes the wrong way round, given that the stroke else ends in `code`.
  func isReversed(insteadOf code: VerdictCode) -> Bool {
    guard reverse.isOn, code != .wrongStart, drawn > 0 else { return false }
    let share = code == .accepted ? Tuning.reverseBeforeAccepting : Tuning.reverseBeforeFault
    let covered = plan.length - reverse.reach
    return reverse.fit < share * fit && covered > 0.5 * drawn
  }
}
