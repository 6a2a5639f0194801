import Letterform

/// Finds a place for every numbered arrow: outside the road, inside the field, clear of every other arrow.
///
/// For each part the places along it are tried best first: near its start, at full length, close to the road, on the
/// outer side of its bend; then shorter ones, further along, further out; at last a straight arrow anywhere near its
/// start. If even that fails all arrows are made smaller.
struct ArrowPlacing {
  let parts: [RoadPart]
  let scale: Double
  let field: Box
  let style: ArrowStyle
  let roadStyle: RoadStyle
  /// Discs an arrow must not touch: the leaves at the end.
  let obstacles: [(centre: Point, radius: Double)]

  private let boxes: [Box]

  init(
    parts: [RoadPart], scale: Double, field: Box, style: ArrowStyle, roadStyle: RoadStyle,
    obstacles: [(centre: Point, radius: Double)]
  ) {
    (self.parts, self.scale, self.field) = (parts, scale, field)
    (self.style, self.roadStyle, self.obstacles) = (style, roadStyle, obstacles)
    boxes = parts.map { Box(around: $0.line.points) ?? Box(x: 0, y: 0, width: 0, height: 0) }
  }

  /// Factors by which all arrows shrink until a place is found.
  private static let shrinks = [1.0, 0.82, 0.68, 0.56, 0.46]

  func arrows(_ numbering: OrderNumbering) -> [OrderArrow] {
    var best: [OrderArrow] = []
    for shrink in Self.shrinks {
      let sizes = Sizes(style: style, scale: scale * shrink, least: style.leastDisc * shrink)
      let (placed, complete) = place(numbering, sizes)
      if complete { return placed }
      if placed.count > best.count { best = placed }
    }
    return best
  }

  struct Sizes {
    let disc, shaft, head, gap, length: Double

    init(style: ArrowStyle, scale: Double, least: Double) {
      disc = max(style.disc * scale, least)
      let grown = disc / style.disc
      (shaft, head, gap) = (style.shaft * grown, style.head * grown, style.gap * grown)
      length = max(style.length * scale, disc * 4)
    }
  }

  private func place(_ numbering: OrderNumbering, _ sizes: Sizes) -> (arrows: [OrderArrow], complete: Bool) {
    var placed: [OrderArrow] = []
    var covers: [[(centre: Point, radius: Double)]] = []
    var number = 0
    for (index, part) in parts.enumerated() {
      let isNumbered = numbering == .parts || part.beginsStroke
      if isNumbered { number += 1 }
      guard
        let arrow = find(index, part, number: isNumbered ? number : nil, sizes, covers)
      else { return (placed, false) }
      placed.append(arrow)
      covers.append(arrow.cover)
    }
    return (placed, true)
  }

  private func find(
    _ index: Int, _ part: RoadPart, number: Int?, _ sizes: Sizes, _ covers: [[(centre: Point, radius: Double)]]
  ) -> OrderArrow? {
    if !part.isDot {
      for candidate in candidates(part, sizes) {
        guard
          let shaft = offset(part.line, from: candidate.start, to: candidate.end, by: candidate.sideways),
          Polyline(shaft).length > sizes.disc + sizes.head * 1.5
        else { continue }
        let arrow = OrderArrow(
          number: number, part: index, stroke: part.stroke, disc: shaft[0], radius: sizes.disc, shaft: shaft,
          thickness: sizes.shaft, head: sizes.head)
        if isFree(arrow, sizes, covers) { return arrow }
      }
    }
    return findAnywhere(index, part, number: number, sizes, covers)
  }

  /// A place beside the part, before its points are known.
  private struct Candidate {
    var start, end, sideways: Double
    var cost: Double
  }

  /// Curved places beside the part, cheapest first.
  private func candidates(_ part: RoadPart, _ sizes: Sizes) -> [Candidate] {
    let length = part.line.length
    let near = edge(of: part) + sizes.gap + sizes.disc
    let shortest = sizes.disc * 2.6
    let longest = min(sizes.length, length * 0.72)
    let bend = mainBend(part.line, until: min(length, max(longest, shortest)))
    var found: [Candidate] = []
    for lengthShare in [1.0, 0.75, 0.55, 0.4] {
      let wanted = max(longest * lengthShare, min(shortest, length))
      for startShare in stride(from: 0.0, through: 1.0, by: 0.0625) {
        let start = (length - wanted) * startShare
        guard start >= 0 else { continue }
        for side in [1.0, -1.0] {
          for out in [0.0, 0.7, 1.6] {
            let inner = side * bend > 0 ? 0.35 : 0.0
            let cost =
              startShare * (length / max(sizes.length, 1)) * 0.5 + (1 - lengthShare) * 0.5 + out * 0.4 + inner
            found.append(
              Candidate(start: start, end: start + wanted, sideways: side * (near + out * sizes.disc), cost: cost))
          }
        }
      }
      if wanted <= shortest { break }
    }
    return found.sorted { $0.cost < $1.cost }
  }

  /// How far a road and its under-paper reach from the middle.
  private func edge(of part: RoadPart) -> Double {
    part.halfWidth * (1 + roadStyle.edgeWidth + roadStyle.edgeUnevenness)
  }

  /// Positive when the first stretch of the line turns clockwise on screen, so that its inner side is on the right.
  private func mainBend(_ line: Polyline, until: Double) -> Double {
    let a = line.point(at: until / 2) - line.point(at: 0)
    let b = line.point(at: until) - line.point(at: until / 2)
    let turn = arcTangent(a.cross(b), a.dot(b))
    return abs(turn) < 0.05 ? 0 : turn
  }

  /// The line moved sideways by `distance` (positive to the right of the way of writing), nil where it folds up.
  private func offset(_ line: Polyline, from: Double, to: Double, by distance: Double) -> [Point]? {
    let count = 10
    var points: [Point] = []
    for index in 0...count {
      let arc = from + (to - from) * Double(index) / Double(count)
      let direction = UnderPaper.smoothTangent(line, at: arc, reach: max(2, (to - from) / 12))
      points.append(line.point(at: arc) + Point(-direction.y, direction.x) * distance)
    }
    for (a, b) in zip(points, points.dropFirst()).enumerated().map({ ($0.offset, $0.element) }) {
      let along = line.tangent(at: from + (to - from) * (Double(a) + 0.5) / Double(count))
      if (b.1 - b.0).dot(along) <= 0 { return nil }
    }
    return CutPaper.openCurve(points).flattened(tolerance: 0.25).points
  }

  /// A straight arrow in the part's first direction, or a bare disc for a dot, on the ring nearest to its start.
  private func findAnywhere(
    _ index: Int, _ part: RoadPart, number: Int?, _ sizes: Sizes, _ covers: [[(centre: Point, radius: Double)]]
  ) -> OrderArrow? {
    let start = part.line.point(at: 0)
    let direction = UnderPaper.smoothTangent(
      part.line, at: min(part.line.length / 2, part.halfWidth), reach: min(part.line.length / 2, part.halfWidth))
    let length = sizes.disc + sizes.head * 1.9
    var ring = part.halfWidth + sizes.disc + sizes.gap
    let far = max(field.width, field.height)
    while ring < far {
      let steps = 24
      for step in 0..<steps {
        // Up and to the left first: where a number is looked for.
        let angle = -0.75 * .pi + Double(step % 2 == 0 ? step / 2 : -(step + 1) / 2) * 2 * .pi / Double(steps)
        let disc = start + Point(cosine(angle), sine(angle)) * ring
        let arrow = OrderArrow(
          number: number, part: index, stroke: part.stroke, disc: disc, radius: sizes.disc,
          shaft: part.isDot ? [disc] : [disc, disc + direction * length], thickness: sizes.shaft, head: sizes.head)
        if isFree(arrow, sizes, covers) { return arrow }
      }
      ring += sizes.disc * 0.6
    }
    return nil
  }

  /// Whether it lies inside the field and keeps the gap to the road and to every arrow placed so far.
  private func isFree(
    _ arrow: OrderArrow, _ sizes: Sizes, _ covers: [[(centre: Point, radius: Double)]]
  ) -> Bool {
    let cover = arrow.cover
    let room = field.inset(by: sizes.gap)
    for disc in cover {
      guard disc.centre.x - disc.radius >= room.x, disc.centre.x + disc.radius <= room.right,
        disc.centre.y - disc.radius >= room.y, disc.centre.y + disc.radius <= room.bottom
      else { return false }
    }
    for other in covers + [obstacles] {
      for a in cover {
        for b in other where a.centre.distance(to: b.centre) < a.radius + b.radius + sizes.gap { return false }
      }
    }
    for (part, box) in zip(parts, boxes) {
      for disc in cover {
        let least = edge(of: part) + disc.radius + sizes.gap * 0.8
        guard box.inset(by: -least).contains(disc.centre) else { continue }
        if isNearer(disc.centre, to: part.line, than: least) { return false }
      }
    }
    return true
  }

  private func isNearer(_ point: Point, to line: Polyline, than least: Double) -> Bool {
    let points = line.points
    let square = least * least
    for index in points.indices {
      let a = points[index]
      let b = index + 1 < points.count ? points[index + 1] : a
      let along = b - a
      let reach = along.dot(along)
      let t = reach > 0 ? min(max((point - a).dot(along) / reach, 0), 1) : 0
      let gap = point - (a + along * t)
      if gap.dot(gap) < square { return true }
    }
    return false
  }
}
