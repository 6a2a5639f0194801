import Letterform

/// The outline of lines drawn with round ends, as if all were one piece: what of it lies inside any line is left out.
///
/// A pure vector outline, so that hollow letters look the same on screen and on paper, whatever lies below.
enum StrokeOutline {
  /// A point nearer to a line than this share of its radius lies inside; smaller keeps more of a ragged edge.
  private static let inside = 0.985

  /// The pieces of the common outline of `lines`, each drawn `radii` to either side.
  static func edges(_ lines: [Polyline], radii: [Double]) -> [[Point]] {
    zip(lines, radii).enumerated().flatMap { index, line -> [[Point]] in
      let outline = around(line.0, radius: line.1)
      var seen = Trodden(cell: max(0.8, line.1 / 8))
      var edges: [[Point]] = [[]]
      for (number, point) in outline.enumerated() {
        let covered = zip(lines, radii).contains { isCovered(point, by: $0, radius: $1) }
        let next = outline[min(number + 1, outline.count - 1)]
        let way = next - outline[max(0, number - 1)]
        let isOutside = !covered && !seen.tread(point, number, along: way, of: outline.count)
        // A piece reaches exactly to what covers it, so that pieces that meet leave no gap.
        if isOutside {
          if edges[edges.count - 1].isEmpty, number > 0 {
            edges[edges.count - 1].append(rim(from: point, to: outline[number - 1], lines, radii))
          }
          edges[edges.count - 1].append(point)
        } else if let last = edges[edges.count - 1].last {
          edges[edges.count - 1].append(rim(from: last, to: point, lines, radii))
          edges.append([])
        }
      }
      // The outline is a ring: where its seam is outside, the last piece goes on into the first.
      if edges.count > 1, let first = edges.first?.first, let last = edges.last?.last, first == outline.first,
        last == outline.last
      {
        edges[0] = (edges.last ?? []) + edges[0]
        edges.removeLast()
      }
      return edges.filter { $0.count > 1 }.map { simplified($0) }
    }
  }

  /// A point is left out where the line without it strays no farther than this, canvas units.
  private static let tolerance = 0.1

  /// Fewer points for the same line: round corners need many only while what is covered is looked for.
  private static func simplified(_ points: [Point]) -> [Point] {
    var kept = Set([0, points.count - 1])
    // Douglas and Peucker 1973.
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      let (a, along) = (points[first], points[last] - points[first])
      let square = along.dot(along)
      var (worst, farthest) = (first, tolerance)
      for index in (first + 1)..<max(last, first + 1) {
        let way = points[index] - a
        let share = square > 0 ? min(max(way.dot(along) / square, 0), 1) : 0
        let distance = (way - along * share).length
        if distance > farthest { (worst, farthest) = (index, distance) }
      }
      guard worst > first else { continue }
      kept.insert(worst)
      open += [(first, worst), (worst, last)]
    }
    return points.indices.filter { kept.contains($0) }.map { points[$0] }
  }

  /// The last place on the way from an uncovered point to another that is not covered.
  private static func rim(from outer: Point, to inner: Point, _ lines: [Polyline], _ radii: [Double]) -> Point {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let point = outer.interpolated(to: inner, middle)
      let covered = zip(lines, radii).contains { isCovered(point, by: $0, radius: $1) }
      if covered { high = middle } else { low = middle }
    }
    return outer.interpolated(to: inner, high)
  }

  /// Where the outline has been: a line that retraces itself has the same edge twice, and dashes laid over dashes
  /// would fill the gaps.
  private struct Trodden {
    let cell: Double
    private var numbers: [Point: (number: Int, way: Point)] = [:]
    /// Points nearer than this along the ring are neighbours, not a second visit.
    private static let neighbours = 24

    init(cell: Double) { self.cell = cell }

    /// Whether the ring has been at `point` before, going the same way or back; edges that only cross do not count.
    mutating func tread(_ point: Point, _ number: Int, along way: Point, of count: Int) -> Bool {
      let direction = way.unit
      let column = (point.x / cell).rounded()
      let row = (point.y / cell).rounded()
      for x in [column - 1, column, column + 1] {
        for y in [row - 1, row, row + 1] {
          guard let other = numbers[Point(x, y)] else { continue }
          let apart = number - other.number
          guard apart > Self.neighbours, count - apart > Self.neighbours else { continue }
          if abs(other.way.dot(direction)) > 0.985 { return true }
        }
      }
      if numbers[Point(column, row)] == nil { numbers[Point(column, row)] = (number, direction) }
      return false
    }
  }

  private static func isCovered(_ point: Point, by line: Polyline, radius: Double) -> Bool {
    let least = radius * inside
    let square = least * least
    let points = line.points
    for i in points.indices {
      let a = points[i]
      let along = (i + 1 < points.count ? points[i + 1] : a) - a
      let reach = along.dot(along)
      let t = reach > 0 ? min(max((point - a).dot(along) / reach, 0), 1) : 0
      let gap = point - (a + along * t)
      if gap.dot(gap) < square { return true }
    }
    return false
  }

  /// All the way round one line: along one side, round the end, back along the other side, round the start.
  private static func around(_ line: Polyline, radius: Double) -> [Point] {
    let centres = line.points
    guard let first = centres.first, let last = centres.last else { return [] }
    let step = max(0.8, radius / 7)
    guard centres.count > 1 else { return arc(first, radius, from: 0, sweep: 2 * .pi, step: step) }
    var ring: [Point] = []
    for way in [1.0, -1.0] {
      let points = way > 0 ? centres : centres.reversed()
      var before: Double?
      for (a, b) in zip(points, points.dropFirst()) {
        let along = b - a
        let normal = arcTangent(along.y, along.x) - .pi / 2
        if let before {
          // Round every bend; on the inner side these points are covered and go.
          // A line that turns right back has an end there.
          let turn = wrapped(normal - before)
          ring += arc(a, radius, from: before, sweep: abs(turn) > 3 ? .pi : turn, step: step)
        }
        let count = max(1, Int(along.length / step))
        let out = Point(cosine(normal), sine(normal)) * radius
        for index in 0...count { ring.append(a + along * (Double(index) / Double(count)) + out) }
        before = normal
      }
      let end = way > 0 ? last : first
      if let before { ring += arc(end, radius, from: before, sweep: .pi, step: step) }
    }
    if let start = ring.first { ring.append(start) }
    return ring
  }

  private static func arc(_ centre: Point, _ radius: Double, from: Double, sweep: Double, step: Double) -> [Point] {
    let count = Int((abs(sweep) * radius / step).rounded(.up))
    guard count > 1 else { return [] }
    return (1..<count).map { index in
      let angle = from + sweep * Double(index) / Double(count)
      return centre + Point(cosine(angle), sine(angle)) * radius
    }
  }

  private static func wrapped(_ angle: Double) -> Double {
    var a = angle
    while a > .pi { a -= 2 * .pi }
    while a < -.pi { a += 2 * .pi }
    return a
  }
}
