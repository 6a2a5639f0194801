import Letterform

extension StrokeGrader {
  /// The pen comes back after a lift.
  mutating func resume(at point: Point) -> Verdict? {
    guard !plan.isDot else { return end(.wrongStart) }
    let last = plan.samples.count - 1
    var low = index
    while low > 0, plan.samples[low].arc > reach - Tuning.resumeBack * plan.radius { low -= 1 }
    var high = index + 1
    while high < last, plan.samples[high].arc < reach + Tuning.resumeAhead * plan.radius { high += 1 }
    segmentTests += high - low
    let found = match(low, high, direction: .zero, expected: arc)
    if found.distance > limits.startDistance { return end(.lineNotCovered) }
    if found.arc > reach + limits.gap { return end(.lineNotCovered) }
    // A short last piece may not be skipped either.
    let isLast = plan.endTolerance < plan.radius && found.arc > plan.length - plan.radius
    if isLast && found.arc > reach + limits.endTolerance { return end(.lineNotCovered) }
    index = found.index
    let again = max(0, arc - found.arc)
    redrawn += again
    endPieceDrawn = max(0, endPieceDrawn - again)
    arc = found.arc
    outside = 0
    against = 0
    retreat = 0
    sinceReach = 0
    stray = 0
    strayWeight = 0
    corner = CornerState()
    while corner.next < plan.corners.count, plan.corners[corner.next].to <= arc { corner.next += 1 }
    if corner.next < plan.corners.count, plan.corners[corner.next].from < arc {
      corner.isInside = true
      corner.drawn = arc - plan.corners[corner.next].from
      corner.deepest = arc
    }
    return nil
  }
}
