import Letterform

/// The uneven edge of the paper under a strip: always outside the strip, never inside.
enum UnderPaper {
  /// The outline of a line at `halfWidth` plus a chance amount between `least` and `most` pixels.
  static func outline(_ line: Polyline, halfWidth: Double, least: Double, most: Double, seed: Int) -> Path {
    var chance = Seed(seed)
    // Bends of the edge lie this far apart: near enough to look cut by hand, far enough not to look torn.
    let step = max(9, halfWidth * 0.75)
    let count = max(1, Int((line.length / step).rounded()))
    var left: [Point] = []
    var right: [Point] = []
    // Between two bends the edge runs straight beside the line, as scissors do.
    let fine = 4
    var (fromLeft, fromRight) = (0.0, 0.0)
    var (outLeft, outRight) = (chance.next(in: least...most), chance.next(in: least...most))
    for index in 0...(count * fine) {
      let arc = line.length * Double(index) / Double(count * fine)
      if index % fine == 0 {
        (fromLeft, fromRight) = (outLeft, outRight)
        (outLeft, outRight) = (chance.next(in: least...most), chance.next(in: least...most))
      }
      let share = Double(index % fine) / Double(fine)
      let direction = smoothTangent(line, at: arc, reach: step * 0.15)
      let side = Point(direction.y, -direction.x)
      let place = line.point(at: arc)
      // On the inner side of a tight bend the edge is even, and where it would fold up there is none: the road's own
      // middle line covers that place.
      let bend = bend(of: line, at: arc, reach: step * 0.6) * halfWidth
      func width(_ from: Double, _ to: Double, innerBend: Double) -> Double {
        let even = min(max((innerBend - 0.3) / 0.3, 0), 1)
        return halfWidth + (from + (to - from) * share) * (1 - even) + least * even
      }
      if bend > -0.98 { left.append(place + side * width(fromLeft, outLeft, innerBend: -bend)) }
      if bend < 0.98 { right.append(place - side * width(fromRight, outRight, innerBend: bend)) }
    }
    let first = smoothTangent(line, at: 0, reach: step * 0.15)
    let last = smoothTangent(line, at: line.length, reach: step * 0.15)
    func cap(_ centre: Point, from angle: Double) -> [Point] {
      (1..<6).map { index in
        let a = angle + .pi * Double(index) / 6
        return centre + Point(cosine(a), sine(a)) * (halfWidth + chance.next(in: least...most))
      }
    }
    let endCap = cap(line.point(at: line.length), from: arcTangent(-last.x, last.y))
    let startCap = cap(line.point(at: 0), from: arcTangent(first.x, -first.y))
    return CutPaper.closedCurve(left + endCap + right.reversed() + startCap)
  }

  /// The curvature, 1 over the radius in pixels; positive where the line turns clockwise on screen.
  private static func bend(of line: Polyline, at arc: Double, reach: Double) -> Double {
    let (from, to) = (max(0, arc - reach), min(line.length, arc + reach))
    guard to > from else { return 0 }
    let a = smoothTangent(line, at: from, reach: reach * 0.4)
    let b = smoothTangent(line, at: to, reach: reach * 0.4)
    return arcTangent(a.cross(b), a.dot(b)) / (to - from)
  }

  /// The direction over a little way, so that a flattened curve's pieces do not show.
  static func smoothTangent(_ line: Polyline, at arc: Double, reach: Double) -> Point {
    let along = line.point(at: min(line.length, arc + reach)) - line.point(at: max(0, arc - reach))
    return along.length > 1e-9 ? along * (1 / along.length) : Point(1, 0)
  }
}
