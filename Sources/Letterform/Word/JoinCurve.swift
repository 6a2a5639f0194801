/// The curve between two joined letters: one cubic that leaves along the first path and arrives along the second.
///
/// Of all such cubics the fairest is taken: little bending, and little jump of the curvature where it meets the letters.
/// Hand movement is smooth in just this sense, and a tight bend or a loop costs so much that none is ever chosen while
/// a plain curve exists.
struct JoinCurve {
  /// The length of both handles of the plain curve, which letters are drawn for, as a share of the distance.
  private static let plainHandle = 0.4
  /// The lengths of handles that are tried first, as shares of the distance; the best is then refined.
  private static let handles = [0.2, 0.35, 0.55, 0.8, 1.1]
  /// Steps by which the best handles are refined, each tried both ways.
  private static let refinements = [0.1, 0.05, 0.025]
  /// Where a curve is looked at. More: finer, slower.
  private static let samples = 20
  /// What each x-height beyond the lines counts against bending. Greater: joins keep to the lines more strictly.
  private static let strayWeight = 60.0
  /// What a jump of curvature counts against bending. Greater: smoother joints, wider curves.
  private static let jumpWeight = 0.02

  /// Where it leaves and arrives.
  var start, end: Point
  /// The directions there, of length 1.
  var leaving, arriving: Point
  /// The curvatures of the letters there.
  var startCurvature = 0.0
  var endCurvature = 0.0
  /// The heights between which it should stay, least first.
  var lines = -Double.infinity...Double.infinity

  /// The curve that the letters are drawn for: both handles are the same share of the distance.
  var plain: Path.Segment {
    let handle = Self.plainHandle * start.distance(to: end)
    return cubic(handle, handle)
  }

  /// The fairest cubic and its cost: bending times the unit `unit`, plus the shares of jumps and of what strays from the lines.
  func fairest(unit: Double) -> (segment: Path.Segment, cost: Double) {
    let distance = start.distance(to: end)
    guard distance > 1e-6 * unit else { return (Path.Segment(line: start, to: end), .infinity) }
    var best = (first: 1.0 / 3, second: 1.0 / 3)
    var least = Double.infinity
    func attempt(_ first: Double, _ second: Double) {
      guard first >= 0.1, second >= 0.1, first <= 1.5, second <= 1.5 else { return }
      let cost = cost(of: cubic(first * distance, second * distance), distance, unit)
      if cost < least { (best, least) = ((first, second), cost) }
    }
    for first in Self.handles {
      for second in Self.handles { attempt(first, second) }
    }
    for step in Self.refinements {
      for _ in 0..<2 {
        let (first, second) = best
        attempt(first + step, second)
        attempt(first - step, second)
        attempt(first, second + step)
        attempt(first, second - step)
      }
    }
    return (cubic(best.first * distance, best.second * distance), least)
  }

  private func cubic(_ first: Double, _ second: Double) -> Path.Segment {
    Path.Segment(curve: start, start + leaving * first, end - arriving * second, end)
  }

  private func cost(of curve: Path.Segment, _ distance: Double, _ unit: Double) -> Double {
    // Bending from the turns between neighbouring directions: it sees a cusp that lies between two samples.
    var (bending, stray) = (0.0, 0.0)
    var (place, direction) = (curve.start, leaving)
    for index in 1...Self.samples {
      let t = Double(index) / Double(Self.samples)
      let (next, slope) = (curve.point(at: t), curve.derivative(at: t))
      let (length, speed) = (place.distance(to: next), slope.length)
      guard length > 1e-6 * distance, speed > 1e-6 * distance else { return .infinity }
      let heading = slope * (1 / speed)
      stray = max(stray, lines.lowerBound - next.y, next.y - lines.upperBound)
      bending += 2 * (1 - direction.dot(heading)) / length
      (place, direction) = (next, heading)
    }
    let jumps = (curve.curvature(at: 0) - startCurvature, curve.curvature(at: 1) - endCurvature)
    return bending * unit + Self.strayWeight * stray / unit
      + Self.jumpWeight * (jumps.0 * jumps.0 + jumps.1 * jumps.1) * unit * unit
  }
}

extension Path.Segment {
  /// The least radius with which it bends.
  var leastRadius: Double {
    var most = 0.0
    for index in 0...24 { most = max(most, abs(curvature(at: Double(index) / 24))) }
    return most > 0 ? 1 / most : .infinity
  }
}
