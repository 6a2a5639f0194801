/// The limits of one strictness in one corridor, in the ideal's units; all only widen with leniency.
struct Limits: Sendable {
  let leniency: Double
  let startDistance, startProgress, startLength, endTolerance, overextension: Double
  let endDistance, outsideLength, outsideDistance, gap: Double
  let cornerMiss, retreat, retreatDistance, recentError, totalError, backward, stray: Double
  let wasted, drawn, drawnRatio, drawnExtra, endPieceDrawn: Double

  init(_ strictness: Strictness, plan: StrokePlan, kindness: Double = 1) {
    let (radius, breadth) = (plan.radius, plan.breadth)
    let k = strictness.leniency * kindness
    let along = strictness.leniencyAlong
    leniency = k
    startDistance = plan.startTolerance * along
    startProgress = Tuning.startProgress * radius / along
    startLength = Tuning.startLength * radius * along
    endTolerance = plan.endTolerance * along
    overextension = Tuning.overextension * radius * along
    outsideLength = Tuning.outsideLength * radius * k
    outsideDistance = Tuning.outsideDistance * breadth * k
    endDistance = breadth * k
    gap = Tuning.gap * radius * along
    cornerMiss = Tuning.cornerMiss * breadth * k
    retreat = Tuning.retreat * radius * k
    retreatDistance = Tuning.retreatDistance * radius * k
    wasted = Tuning.wasted * radius * k
    // Sideways limits alone would let a scribble through that is as wide as the stroke is long.
    let most = Tuning.shortStrokeDrawn * plan.length + Tuning.shortStrokeDrawnExtra * radius
    drawn = plan.length < Tuning.shortStroke * radius ? most * k : .infinity
    // A short piece behind the last turn offers as little to fail by, however long the stroke was before.
    endPieceDrawn = (Tuning.shortStrokeDrawn * plan.endPiece + Tuning.shortStrokeDrawnExtra * radius) * k
    drawnRatio = Tuning.drawnRatio * k
    drawnExtra = Tuning.drawnExtra * radius * k
    recentError = Tuning.recentError * k
    totalError = Tuning.totalError * k
    backward = min(Tuning.backwardLength * radius, Tuning.backwardShare * plan.length) * k
    stray = Tuning.stray * k
  }
}
