// Unsafe: no check at each of the many samples a point is compared with; the window is clipped to them before.
import Letterform

/// A place on the ideal found for a place of the pen.
struct Match {
  var index = 0
  var arc = 0.0
  var distance = Double.infinity
  /// Signed: positive to the right of the line as seen on screen.
  var side = 0.0
  /// From the place to the pen.
  var residual = Point.zero
  var cost = Double.infinity
}

extension StrokeGrader {
  /// The cheapest place for the pen among the segments `low..<high`.
  @inline(__always)
  func match(_ low: Int, _ high: Int, direction: Point, expected: Double, backwards: Bool = false) -> Match {
    let radius = plan.radius
    // Backwards the chord over the last R/2 is the one that ends R/2 later, turned round.
    let chordOffset = backwards ? Tuning.chordSteps : 1
    let direction = backwards ? -direction : direction
    let turnWeight = radius * radius / 2
    let hasDirection = direction.x != 0 || direction.y != 0
    var best = Match()
    var bestSquare = 0.0
    unsafe plan.samples.withUnsafeBufferPointer { samples in
      let last = samples.count - 1
      for j in low..<high {
        let a = unsafe samples[j]
        let b = unsafe samples[j + 1]
        let sx = b.x - a.x
        let sy = b.y - a.y
        let px = pen.x - a.x
        let py = pen.y - a.y
        let size = sx * sx + sy * sy
        let t = min(max((px * sx + py * sy) / size, 0), 1)
        let ex = px - sx * t
        let ey = py - sy * t
        let square = ex * ex + ey * ey
        let arc = a.arc + (b.arc - a.arc) * t
        let away = Tuning.continuity * (arc - expected)
        var cost = square + away * away
        if hasDirection {
          let chord = unsafe samples[min(j + chordOffset, last)]
          cost += turnWeight * (1 - direction.x * chord.chordX - direction.y * chord.chordY)
        }
        if cost < best.cost {
          best.cost = cost
          best.index = j
          best.arc = arc
          bestSquare = square
          best.side = sx * py - sy * px
          best.residual = Point(ex, ey)
        }
      }
    }
    best.distance = bestSquare.squareRoot()
    best.side = best.side < 0 ? -best.distance : best.distance
    return best
  }

  /// The pen has drawn `stride` more, to `pen`; nil, or the fault this is.
  mutating func step(_ stride: Double) -> VerdictCode? {
    let radius = plan.radius
    drawn += stride
    if plan.isDot {
      if plan.start.distance(to: pen) > limits.startDistance { return .tooOverextended }
      return drawn > limits.startDistance * 4 ? .tooOverextended : nil
    }
    let direction = trail.direction(stride: stride)
    let back = Int(Tuning.windowBack / Tuning.step)
    // As long as the pen has no direction it has not gone far either.
    let isYoung = direction.x == 0 && direction.y == 0
    let reachAhead = isYoung ? Tuning.windowAheadYoung : Tuning.windowAhead
    let ahead = Int(reachAhead / Tuning.step + min(stride / plan.step, Tuning.longestStride))
    let last = plan.samples.count - 1
    let low = max(0, index - back)
    let high = min(last, index + ahead)
    segmentTests += high - low
    var found = match(low, high, direction: direction, expected: arc + stride)
    // A line that comes back on itself fits before a corner and after it: to pass one in a leap, either way, the place
    // has to be clearly the better.
    if leapsOverCorner(found, stride) {
      let near = min(high, index + Int(Tuning.leapWithin / Tuning.step) + 1)
      found = surer(of: found, and: max(low, lastCorner), near, direction: direction, expected: arc + stride)
    } else if found.arc < arc - stride, found.index < lastCorner {
      found = surer(of: found, and: lastCorner, high, direction: direction, expected: arc + stride)
    }

    let chord = plan.samples[found.index + 1]
    var cosine = direction.x * chord.chordX + direction.y * chord.chordY
    let hasAngle = (direction.x != 0 || direction.y != 0) && (chord.chordX != 0 || chord.chordY != 0)
    var turned = hasAngle ? angle(ofCosine: cosine) : 0
    against = turned > Tuning.backwardAngle ? against + stride : 0
    if !isYoung, against > Tuning.mirrorAfter * radius || found.distance > Tuning.mirrorDistance * plan.breadth,
      let mirrored = mirror(of: found, direction: direction)
    {
      found = mirrored
      let chord = plan.samples[found.index + 1]
      cosine = direction.x * chord.chordX + direction.y * chord.chordY
      turned = angle(ofCosine: cosine)
      against = 0
    }
    fit += stride * (found.distance * found.distance / (radius * radius) + (hasAngle ? (1 - cosine) / 2 : 0))
    if reverse.isOn { watchReverse(stride, direction: direction) }
    let from = arc
    index = found.index
    arc = found.arc
    residual = found.residual
    let passed = max(reach, arc)
    let gap = arc - max(from, reach) - stride
    if turned > Tuning.backwardAngle { retreat += stride } else if arc >= reach { retreat = 0 }
    let wasOutside = outside > 0
    // Neither to nor fro along the line: a scribble. Corners have their own measure.
    if !corner.isInside { wasted += max(0, stride - abs(arc - from)) }
    wasted = max(0, wasted - Tuning.wasteForgiven * (passed - reach))
    sinceReach = passed > reach ? 0 : sinceReach + stride
    reach = passed
    if reach >= plan.length - plan.endPiece { endPieceDrawn += stride }

    // The end.
    if reach >= plan.length * (1 - 1e-9) {
      // What the pen does now is after the end, wherever it goes.
      if !hasEnded { endedReversed = isReversed(insteadOf: .accepted) }
      hasEnded = true
      afterEnd += stride
    } else if turned > Tuning.backwardAngle && reach >= plan.length - Tuning.nearEnd * radius {
      // The turn is seen only once the pen has a direction again; it began at the farthest place.
      afterEnd = max(afterEnd + stride, sinceReach)
    }
    if afterEnd > limits.overextension { return .tooOverextended }
    if endPieceDrawn > limits.endPieceDrawn { return hasEnded ? .tooOverextended : .errorTooBig }
    if arc > plan.length - radius && found.distance > limits.endDistance { return .tooOverextended }
    if hasEnded { return nil }

    // The start.
    let progressed = reach >= limits.startProgress
    if !progressed && drawn > limits.startLength { return .wrongStart }

    let most = min(limits.drawn, limits.drawnRatio * reach + limits.drawnExtra)
    if wasted > limits.wasted || drawn - redrawn > most { return progressed ? .errorTooBig : .wrongStart }

    // The corridor.
    if found.distance > plan.breadth {
      outside += stride * min(1, (found.distance / plan.breadth - 1) / Tuning.outsideFull)
      if outside > limits.outsideLength || found.distance > limits.outsideDistance {
        return !progressed ? .wrongStart : isWinding ? .cornerDrawingDistanceWrong : .lineExitedCorridor
      }
    } else {
      outside = 0
    }

    if let code = followCorners(stride, gap: gap, wasOutside: wasOutside) {
      return code == .lineNotCovered && drawn < limits.startLength ? .wrongStart : code
    }

    // Linear parts.
    let sample = plan.samples[found.index]
    if turned > Tuning.backwardAngle {
      backward += stride
      if backward > limits.backward { return progressed ? .errorTooBig : .wrongStart }
    } else if !sample.isCorner {
      let error =
        max(0, found.distance / plan.breadth - Tuning.freeDistance)
        + max(0, (turned - Tuning.freeAngle) / Tuning.angleScale)
      recentError = recentError * max(0, 1 - stride / (Tuning.errorFade * radius)) + error * stride / radius
      totalError += error * stride
      if recentError > limits.recentError
        || totalError > limits.totalError * max(plan.linearLength, Tuning.totalLeast * radius)
      {
        return progressed ? .errorTooBig : .wrongStart
      }
    }
    if sample.isStraight {
      let side = found.side / plan.breadth
      let weight = min(1, stride / (Tuning.strayFade * radius))
      stray += (side - stray) * weight
      strayWeight += (1 - strayWeight) * weight
      let mean = stray / strayWeight
      if strayWeight > Tuning.strayLeast && abs(mean) > limits.stray && abs(side - mean) < Tuning.strayDrift {
        return progressed ? .straightLineDrawingDistanceWrong : .wrongStart
      }
    } else {
      stray = 0
      strayWeight = 0
    }
    return nil
  }

  /// `found`, or the cheapest place among the segments `low..<high` unless `found` is clearly the better.
  private mutating func surer(
    of found: Match, and low: Int, _ high: Int, direction: Point, expected: Double
  ) -> Match {
    segmentTests += high - low
    let near = match(low, high, direction: direction, expected: expected)
    return near.cost < found.cost + Tuning.leapCost * plan.radius * plan.radius ? near : found
  }

  /// Whether a corner that is not drawn yet lies between the place before and `found`, too far ahead for what was drawn.
  private func leapsOverCorner(_ found: Match, _ stride: Double) -> Bool {
    guard found.arc > arc + stride + Tuning.leapLength * plan.radius else { return false }
    return plan.corners[corner.next...].prefix(3).contains { arc < $0.center && $0.center < found.arc }
  }

  /// The sample of the last corner behind the place before; 0 without one.
  private var lastCorner: Int {
    var last = min(corner.next, plan.corners.count - 1)
    while last >= 0, plan.corners[last].center >= arc { last -= 1 }
    return last >= 0 ? min(plan.sample(at: plan.corners[last].center), index) : 0
  }

  /// The place beyond the next turn that fits a pen which turned back early, if it fits better.
  private mutating func mirror(of found: Match, direction: Point) -> Match? {
    let corners = plan.corners
    var next = corner.next
    while next < corners.count, corners[next].center <= found.arc { next += 1 }
    guard next < corners.count, max(corners[next].turn, corners[next].through) > Tuning.mirrorTurn else { return nil }
    let center = corners[next].center
    guard center - found.arc < Tuning.mirrorWithin * plan.radius else { return nil }
    let target = 2 * center - found.arc
    guard target < plan.length else { return nil }
    let reachSteps = Int(1 / Tuning.step)
    let middle = found.index + Int((target - found.arc) / plan.step)
    let low = max(0, middle - reachSteps)
    let high = min(plan.samples.count - 1, middle + reachSteps)
    guard low < high else { return nil }
    segmentTests += high - low
    let mirrored = match(low, high, direction: direction, expected: target)
    return mirrored.cost < found.cost && mirrored.distance < plan.breadth ? mirrored : nil
  }
}
