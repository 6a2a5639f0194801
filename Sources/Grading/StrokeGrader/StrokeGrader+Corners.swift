import Letterform

/// What is known of the corner that comes next.
struct CornerState: Sendable {
  /// The first corner that is not drawn yet.
  var next = 0
  var isInside = false
  /// Length drawn inside it.
  var drawn = 0.0
  /// Farthest arc position inside it.
  var deepest = 0.0
  /// Least distance of the pen from the corner's vertex while inside.
  var nearest = Double.infinity
  /// Came out of it on the side of the start after having been deep in it.
  var backedOut = false
}

extension StrokeGrader {
  /// Inside a corner with more drawn than it takes.
  var isWinding: Bool {
    guard corner.isInside else { return false }
    let zone = plan.corners[corner.next]
    return corner.drawn > Tuning.windingRatio * (zone.to - zone.from)
  }

  mutating func followCorners(_ stride: Double, gap: Double, wasOutside: Bool) -> VerdictCode? {
    let radius = plan.radius
    let depth = Tuning.doubleEnterDepth * radius
    if corner.next > 0 {
      let last = plan.corners[corner.next - 1]
      // Where lines lie close together the match may slip back although the pen did not: its own distance tells.
      if arc < last.to - depth * limits.leniency,
        retreat > limits.retreat || plan.point(at: reach).distance(to: pen) > limits.retreatDistance
      {
        return .cornerDoubleEnter
      }
    }
    var isInCorner = false
    while corner.next < plan.corners.count {
      let zone = plan.corners[corner.next]
      if arc > zone.from {
        if !corner.isInside {
          if corner.backedOut { return .cornerDoubleEnter }
          corner.isInside = true
          corner.drawn = min(stride, arc - zone.from)
          corner.deepest = arc
        } else {
          corner.drawn += stride
          corner.deepest = max(corner.deepest, arc)
        }
        corner.nearest = min(corner.nearest, zone.place.distance(to: pen))
        isInCorner = true
        let ideal = zone.to - zone.from
        // What is drawn beyond the zone is none of its winding.
        let wound = corner.drawn - max(0, arc - zone.to)
        if wound > (Tuning.woundRatio * ideal + Tuning.woundExtra * radius) * limits.leniency {
          return .cornerDrawingDistanceWrong
        }
        guard arc >= zone.to else { break }
        let ratio = corner.drawn / ideal
        let isMissed = zone.isShared || corner.nearest > limits.cornerMiss
        if isMissed && 1 - ratio > (1 - zone.cutRatio) * limits.leniency { return .cornerDrawingDistanceWrong }
        corner = CornerState(next: corner.next + 1)
      } else {
        // A pen that lags behind in the match may round a small corner before it is seen to be inside.
        if arc > zone.from - radius { corner.nearest = min(corner.nearest, zone.place.distance(to: pen)) }
        if corner.isInside && arc < zone.from - depth {
          corner.isInside = false
          corner.backedOut = corner.deepest > zone.center
        }
        break
      }
    }
    if !isInCorner && gap > limits.gap { return wasOutside ? .lineExitedCorridor : .lineNotCovered }
    return nil
  }
}
