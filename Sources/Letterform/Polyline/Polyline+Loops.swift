/// A place where a line crosses itself, with the loop between the two passes.
public struct Loop: Hashable, Sendable {
  /// The arc positions of the first and the second pass.
  public var from, to: Double
  /// Where the line crosses itself.
  public var place: Point

  /// The length of the loop.
  public var length: Double { to - from }
}

extension Polyline {
  /// Least angle between the passes of a crossing, radians: a retrace touches itself all along and is no loop.
  private static let leastCrossing = 0.2

  /// The loops shorter than `limit`, in the order of their first pass; of loops inside one another the shortest.
  /// - Complexity: quadratic in the number of points; for checks, not for lessons.
  public func loops(shorterThan limit: Double) -> [Loop] {
    var found: [Loop] = []
    for first in points.indices.dropLast() {
      for second in points.indices.dropLast() where second > first + 1 {
        if arcs[second] - arcs[first + 1] >= limit { break }
        if let loop = crossing(first, second), loop.length > 0, loop.length < limit { found.append(loop) }
      }
    }
    var kept: [Loop] = []
    for loop in found.sorted(by: { $0.length < $1.length })
    where !kept.contains(where: { $0.from < loop.to && loop.from < $0.to }) {
      kept.append(loop)
    }
    return kept.sorted { $0.from < $1.from }
  }

  private func crossing(_ first: Int, _ second: Int) -> Loop? {
    let (a, b) = (points[first + 1] - points[first], points[second + 1] - points[second])
    let cross = a.cross(b)
    guard abs(cross) > Trigonometry.sine(Self.leastCrossing) * a.length * b.length else { return nil }
    let between = points[second] - points[first]
    let (t, u) = (between.cross(b) / cross, between.cross(a) / cross)
    guard t >= 0, t < 1, u >= 0, u < 1 else { return nil }
    return Loop(
      from: arcs[first] + t * a.length, to: arcs[second] + u * b.length,
      place: points[first].interpolated(to: points[first + 1], t))
  }
}
