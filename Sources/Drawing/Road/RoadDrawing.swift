public import Letterform

/// The road a letter is written on: strips of yellow paper on a brown under-paper, in the order of writing.
///
/// Made once for a letter at a place; drawing it costs some milliseconds and belongs on a kept layer.
public struct RoadDrawing: Sendable {
  /// Where the letter stands.
  public let place: LetterPlace
  /// The form that is drawn.
  public let form: Form
  /// The strips in drawing order.
  public let parts: [RoadPart]
  /// The middle line of each stroke, uncut, in pixels.
  public let strokes: [Polyline]
  /// The numbered arrows, in order; they touch neither each other nor the road.
  public let arrows: [OrderArrow]
  /// How it looks.
  public let style: RoadStyle
  /// The leaves at the end of each stroke, nil for a dot.
  let sprouts: [Sprout?]

  /// The road of `form`.
  ///
  /// - Parameters:
  ///   - corridor: half-width R of the judged corridor, letter units; the drawn strip is exactly as wide, its edge
  ///     lies outside.
  ///   - corridors: the half-width of each stroke, where they differ.
  ///   - field: where arrows may stand, in pixels.
  ///   - numbering: what gets a number.
  public init(
    form: Form, at place: LetterPlace, corridor: Double, corridors: [Double]? = nil, field: Box,
    style: RoadStyle = RoadStyle(), arrowStyle: ArrowStyle = ArrowStyle(), numbering: OrderNumbering = .parts
  ) {
    (self.form, self.place, self.style) = (form, place, style)
    let parts = form.strokes.enumerated().flatMap { index, stroke in
      RoadCutting.parts(
        of: stroke.path, stroke: index,
        halfWidth: corridors.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? corridor, at: place)
    }
    self.parts = parts
    let lines = form.strokes.map { $0.path.applying(place.map).flattened(tolerance: RoadCutting.tolerance) }
    strokes = lines
    let starts = lines.indices.map { stroke in
      let r = parts.first { $0.stroke == stroke }?.halfWidth ?? 0
      return (centre: lines[stroke].point(at: 0), radius: style.startDot(halfWidth: r, scale: place.scale))
    }
    sprouts = lines.indices.map {
      Sprout(stroke: $0, line: lines[$0], parts: parts, starts: starts, style: style, scale: place.scale)
    }
    // Only the letter's own end is sure to be shown together with all arrows.
    arrows = ArrowPlacing(
      parts: parts, scale: place.scale, field: field, style: arrowStyle, roadStyle: style,
      obstacles: (sprouts.last ?? nil)?.cover ?? []
    ).arrows(numbering)
  }

  /// Half the width of the road of a stroke, pixels.
  public func halfWidth(stroke: Int) -> Double { parts.first { $0.stroke == stroke }?.halfWidth ?? 0 }

  /// Everything the strips, their shadow and their end leaf cover, in pixels.
  public var bounds: Rectangle {
    var box: Box?
    for part in parts {
      guard let line = Box(around: part.line.points) else { continue }
      let around = line.inset(by: -part.halfWidth * (1.3 + style.leafLength))
      box = box.map { $0.union(around) } ?? around
    }
    return box.map { Rectangle(covering: $0) } ?? .empty
  }

  /// Draws the strips, and the dashes in their middle when `dashes`.
  public func draw(dashes: Bool = true, on canvas: Canvas) {
    canvas.layered(opacity: style.strength) {
      for (index, part) in parts.enumerated() { drawStrip(part, seed: index + 1, on: canvas) }
    }
    if dashes { drawDashes(on: canvas) }
  }

  /// Draws one strip: shadow, under-paper, rim, strip.
  private func drawStrip(_ part: RoadPart, seed: Int, on canvas: Canvas) {
    let r = part.halfWidth
    let thick = min(r, style.thickest * place.scale)
    let edge = max(style.edgeWidth * thick, style.leastEdge)
    let points = part.line.points.count > 1 ? part.line.points : dotLine(part)
    let solid = StrokeStyle(width: 2 * (r + edge * 0.6))
    let outline = UnderPaper.outline(
      Polyline(points), halfWidth: r, least: edge * 0.6,
      most: edge * 0.6 + 2 * style.edgeUnevenness * thick, seed: seed)
    canvas.saved {
      canvas.translate(Point(0.074, 0.098) * thick)
      canvas.stroke(points: points, Palette.shadow.opacity(0.2), StrokeStyle(width: 2 * (r + edge)))
    }
    canvas.fill(outline, style.edge)
    // The outline of a tight bend may leave a hole at its inner side; the line fills it.
    canvas.stroke(points: points, style.edge, solid)
    canvas.saved {
      canvas.translate(Point(-0.018, -0.024) * thick)
      canvas.stroke(points: points, style.rim, StrokeStyle(width: 2 * r))
    }
    canvas.stroke(points: points, style.road, StrokeStyle(width: 2 * r))
  }

  private func dotLine(_ part: RoadPart) -> [Point] {
    let p = part.line.points.first ?? .zero
    return [p, p + Point(0.01, 0)]
  }

  /// Draws the dashes in the middle, whole ones at corners; a part that retraces an earlier one draws none there, so
  /// that the gaps stay open.
  public func drawDashes(on canvas: Canvas) {
    for (index, part) in parts.enumerated() where !part.isDot {
      for dash in dashes(of: part) {
        let middle = (dash.lowerBound + dash.upperBound) / 2
        let reach = style.dashWidth * place.scale * 1.4
        if RoadPart.retraces(part, at: middle, parts[..<index], within: reach) { continue }
        canvas.stroke(
          points: part.line.slice(dash.lowerBound, dash.upperBound).points, style.dashColour,
          StrokeStyle(width: max(1.2, style.dashWidth * self.place.scale), cap: .butt))
      }
    }
  }

  /// The dashes of one part as ranges of arc on it, pixels.
  func dashes(of part: RoadPart) -> [ClosedRange<Double>] {
    EvenDashes.ranges(
      length: part.line.length, dash: style.dashLength * place.scale, gap: style.dashGap * place.scale)
  }
}
