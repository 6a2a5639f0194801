public import Letterform

/// The place of a fault: a ring on the line, a pin beside the road that points at it, and where it helps an arrow that
/// shows the way back to the road.
public struct FaultMark: Sendable {
  /// The place, pixels.
  public let place: Point
  /// Radius of the ring.
  public let radius: Double
  /// Where the pin's point stands.
  public let pinTip: Point
  /// Away from the road: where the pin's head is, length 1.
  public let pinDirection: Point
  /// From the place to the road, nil where the place is on the road's middle.
  public let wayBack: (from: Point, to: Point)?

  /// The mark for a fault at `place` (pixels) on the stroke of a road.
  ///
  /// - Parameter arc: how far along the stroke the fault was, letter units, as the verdict says; without it the nearest
  ///   place of the whole stroke is taken, which a crossing line may be.
  /// - Parameter goal: where the way back leads, pixels; the road nearby without it.
  public init(place: Point, stroke: Int, arc: Double? = nil, goal: Point? = nil, road: RoadDrawing) {
    let r = max(road.halfWidth(stroke: stroke), 8 * road.place.scale)
    let radius = max(7, min(r * 0.43, 10 * road.place.scale))
    let line = road.strokes.indices.contains(stroke) ? road.strokes[stroke] : Polyline([])
    let near = Self.nearest(to: place, on: line, around: arc.map { $0 * road.place.scale }, reach: 2.5 * r)
    let arrows = road.arrows.flatMap(\.cover)
    var out = near.map { place - $0.point } ?? Point(-1, -1)
    if let near, near.distance < r * 0.08 {
      let along = line.tangent(at: near.arc)
      out = Point(along.y, -along.x)
    }
    out = out * (1 / max(out.length, 1e-9))
    (self.place, self.radius) = (place, radius)
    (pinTip, pinDirection) = Self.standing(place, radius: radius, out: out, road: road, arrows: arrows)
    if let goal, goal.distance(to: place) > radius * 3 {
      let way = goal - place
      let length = way.length
      wayBack = (place + way * (radius * 1.25 / length), place + way * (1 - radius * 1.6 / length))
    } else if let near, near.distance > r * 0.55 {
      let goal = line.point(at: min(line.length, near.arc + r * 0.35))
      let way = goal - place
      let length = way.length
      wayBack = (place + way * (radius * 1.25 / length), place + way * max(0.45, 1 - r * 0.12 / length))
    } else {
      wayBack = nil
    }
  }

  /// Where the pin stands and which way its head points: in every direction it moves out until its head is clear of
  /// the strips and of the arrows; the nearest such place wins, rather outwards than back over the letter.
  private static func standing(
    _ place: Point, radius: Double, out: Point, road: RoadDrawing, arrows: [(centre: Point, radius: Double)]
  ) -> (tip: Point, direction: Point) {
    let head = radius * 1.3
    var best = (tip: place + out * (radius * 1.08), direction: out, cost: Double.infinity)
    for turn in 0..<24 {
      let angle = Double(turn) * 15 * Double.pi / 180
      let direction = Point(
        out.x * cosine(angle) - out.y * sine(angle), out.x * sine(angle) + out.y * cosine(angle))
      for step in 0..<40 {
        let reach = radius * (1.08 + 0.2 * Double(step))
        let tip = place + direction * reach
        let centre = tip + direction * head
        let clear = road.parts.map { ($0.line.nearest(to: centre)?.distance ?? 1e9) - $0.halfWidth }.min() ?? 0
        let isOverArrow = arrows.contains { $0.centre.distance(to: centre) < $0.radius + head }
        let isClear = clear > radius * 0.9 && !isOverArrow
        // On the road is worse than any distance; there the clearest place is the least evil.
        let cost =
          (isClear ? reach : 100 * radius - clear) - 0.6 * radius * direction.dot(out) + 0.2 * radius * direction.y
        if cost < best.cost { best = (tip, direction, cost) }
        if isClear { break }
      }
    }
    return (best.tip, best.direction)
  }

  private static func nearest(to place: Point, on line: Polyline, around arc: Double?, reach: Double)
    -> Polyline.Nearest?
  {
    guard let arc else { return line.nearest(to: place) }
    let from = min(max(0, arc - reach), line.length)
    guard var found = line.slice(from, min(line.length, arc + reach)).nearest(to: place) else { return nil }
    found.arc += from
    return found
  }

  /// Every pixel it may touch.
  public var bounds: Rectangle {
    var box = Box(centre: place, side: radius * 3).union(
      Box(centre: pinTip + pinDirection * (radius * 1.4), side: radius * 4))
    if let wayBack { box = box.union(Box(centre: wayBack.to, side: radius * 2)) }
    return Rectangle(covering: box.inset(by: -6))
  }

  /// Draws it.
  ///
  /// - Parameter dropped: 0 the pin is still above its place, 1 it stands.
  public func draw(dropped: Double = 1, on canvas: Canvas) {
    let unit = radius / 24
    canvas.stroke(circle: place, radius: radius, Palette.flame, StrokeStyle(width: 7 * unit))
    canvas.stroke(circle: place, radius: radius, Palette.sheet, StrokeStyle(width: 1.6 * unit))
    if let wayBack, wayBack.from.distance(to: wayBack.to) > radius * 0.8 {
      drawWayBack(wayBack, unit: unit, on: canvas)
    }
    let lift = (1 - dropped) * radius
    let tip = pinTip + pinDirection * lift
    let across = Point(-pinDirection.y, pinDirection.x)
    let size = 20 * unit
    let head = tip + pinDirection * (size * 1.75)
    // A drop: round head, straight sides that meet at the point.
    let drop = Path([
      .move(tip),
      .curve(
        tip + pinDirection * (size * 0.55) + across * (size * 0.55),
        head - pinDirection * (size * 0.75) + across * size,
        head + across * size),
      .curve(
        head + across * size + pinDirection * (size * 0.56), head + pinDirection * size + across * (size * 0.56),
        head + pinDirection * size),
      .curve(
        head + pinDirection * size - across * (size * 0.56), head - across * size + pinDirection * (size * 0.56),
        head - across * size),
      .curve(
        head - pinDirection * (size * 0.75) - across * size,
        tip + pinDirection * (size * 0.55) - across * (size * 0.55),
        tip),
      .close,
    ])
    canvas.lay(drop, Palette.flame, Lay(shadow: Point(2, 2.4) * unit, depth: 0.28, rim: 0.9 * unit))
    canvas.fill(CutPaper.disc(centre: head, radius: size * 0.36, seed: 3), Palette.sheet)
  }

  private func drawWayBack(_ way: (from: Point, to: Point), unit: Double, on canvas: Canvas) {
    let along = (way.to - way.from) * (1 / way.from.distance(to: way.to))
    let across = Point(-along.y, along.x)
    let size = 13 * unit
    let shaft = [way.from, way.to - along * (size * 0.6)]
    let head = [way.to - along * size + across * size * 0.95, way.to, way.to - along * size - across * size * 0.95]
    // The light border keeps it apart from road and ink, whatever lies below.
    for (colour, width) in [(Palette.sheet, 12 * unit), (Palette.flame, 7 * unit)] {
      canvas.stroke(points: shaft, colour, StrokeStyle(width: width))
      canvas.stroke(points: head, colour, StrokeStyle(width: width))
    }
  }
}
