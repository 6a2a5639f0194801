/// The limits of one strictness in one corridor, in the ideal's units; all only widen with leniency.
struct Limits: Sendable {
  let leniency: Double
  let startDistance, startProgress, startLength, endTolerance, overextension: Double
  let endDistance, outsideLength, outsideDistance, gap: Double
  let cornerMiss, retreat, recentError, totalError, backward, stray: Double

  init(_ strictness: Strictness, radius: Double, breadth: Double) {
    let k = strictness.leniency
    leniency = k
    startDistance = Tuning.startDistance * breadth * k
    startProgress = Tuning.startProgress * radius / k
    startLength = Tuning.startLength * radius * k
    endTolerance = Tuning.endTolerance * radius * k
    overextension = Tuning.overextension * radius * k
    outsideLength = Tuning.outsideLength * radius * k
    outsideDistance = Tuning.outsideDistance * breadth * k
    endDistance = breadth * k
    gap = Tuning.gap * radius * k
    cornerMiss = Tuning.cornerMiss * breadth * k
    retreat = Tuning.retreat * radius * k
    recentError = Tuning.recentError * k
    totalError = Tuning.totalError * k
    backward = Tuning.backwardLength * radius * k
    stray = Tuning.stray * k
  }
}
