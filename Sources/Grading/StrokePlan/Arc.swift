import Letterform

/// A polyline measured by its arc length.
struct Arc {
  let points: [Point]
  /// The arc position of each point.
  let vertices: [Double]
  let length: Double

  init(_ polyline: [Point]) {
    var points: [Point] = []
    var arcs: [Double] = []
    var total = 0.0
    for point in polyline {
      if let last = points.last {
        let distance = last.distance(to: point)
        guard distance > 0 else { continue }
        total += distance
      }
      points.append(point)
      arcs.append(total)
    }
    self.points = points
    vertices = arcs
    length = total
  }

  /// The point at `arc`, clamped to the ends.
  func point(at arc: Double) -> Point {
    guard points.count > 1, arc > 0 else { return points[0] }
    guard arc < length else { return points[points.count - 1] }
    var low = 0
    var high = points.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if vertices[middle] <= arc { low = middle } else { high = middle }
    }
    return points[low].interpolated(to: points[high], (arc - vertices[low]) / (vertices[high] - vertices[low]))
  }

  /// The angle in degrees between the chords of `base` before and after `arc`; 0 where an end is nearer than a third of it.
  func turn(at arc: Double, base: Double) -> Double {
    let before = min(base, arc)
    let after = min(base, length - arc)
    guard before > base / 3, after > base / 3 else { return 0 }
    let here = point(at: arc)
    let a = here - point(at: arc - before)
    let b = point(at: arc + after) - here
    let size = a.length * b.length
    guard size > 0 else { return 180 }
    return angle(ofCosine: a.dot(b) / size)
  }

  /// Whether the line turns little over `base` to both sides, or as much less as it is nearer to an end.
  func isStraight(at arc: Double, base: Double) -> Bool {
    let reach = min(base, arc) + min(base, length - arc)
    return turn(at: arc, base: base) < Tuning.straightTurn * reach / (2 * base)
  }

  /// The angle in degrees between the chords of `base` before `from` and after `to`.
  func turn(from: Double, to: Double, base: Double) -> Double {
    let a = point(at: from) - point(at: from - base)
    let b = point(at: to + base) - point(at: to)
    let size = a.length * b.length
    return size > 0 ? angle(ofCosine: a.dot(b) / size) : 0
  }
}
