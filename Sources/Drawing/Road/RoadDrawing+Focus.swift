import Letterform

/// Hints that are made for one kind of miss; sizes in R, half the road's width, but no smaller than can be seen.
private enum FocusStyle {
  /// Thickness of the arrow that runs along the road, in R, and never under this many pixels.
  static let shaft = 0.2
  static let leastShaft = 3.0
  /// Length of its head, in thicknesses.
  static let head = 3.2
  /// How far a direction is shown: in R, at most this share of the stroke, at least so many pixels.
  static let reach = 5.0
  static let mostShare = 0.75
  static let leastReach = 26.0
  /// How far before and behind a corner its arrow reaches, in R.
  static let aroundCorner = 2.2
  /// Radius of the ring round the end of a stroke, in R.
  static let ring = 1.05
}

extension RoadDrawing {
  /// The stretch of a stroke along which its direction is shown, pixels of arc from its start; visible on short strokes
  /// too, empty for a dot.
  public func directionStretch(stroke: Int) -> ClosedRange<Double> {
    guard strokes.indices.contains(stroke) else { return 0...0 }
    let length = strokes[stroke].length
    let wanted = min(FocusStyle.reach * halfWidth(stroke: stroke), FocusStyle.mostShare * length)
    return 0...min(length, max(wanted, FocusStyle.leastReach))
  }

  /// The stretch round the corner of a stroke that is nearest to `arc`, pixels; nil for a stroke without corners.
  public func cornerStretch(stroke: Int, near arc: Double) -> ClosedRange<Double>? {
    guard strokes.indices.contains(stroke) else { return nil }
    let line = strokes[stroke]
    var begin = 0.0
    var corners: [Double] = []
    for part in parts where part.stroke == stroke {
      if begin > 0 { corners.append(begin) }
      begin += part.line.length
    }
    guard let corner = corners.min(by: { abs($0 - arc) < abs($1 - arc) }) else { return nil }
    let reach = FocusStyle.aroundCorner * halfWidth(stroke: stroke)
    return max(0, corner - reach)...min(line.length, corner + reach)
  }

  /// Draws an arrow on the road along a stretch of a stroke, from its beginning as far as `progress`, 0 to 1.
  ///
  /// - Returns: the pixels it may touch at any progress.
  @discardableResult
  public func drawArrow(
    stroke: Int, along stretch: ClosedRange<Double>, progress: Double, on canvas: Canvas
  ) -> Rectangle {
    guard strokes.indices.contains(stroke), stretch.upperBound - stretch.lowerBound > 2 else { return .empty }
    let line = strokes[stroke]
    let thick = max(FocusStyle.leastShaft, FocusStyle.shaft * min(halfWidth(stroke: stroke), 20 * place.scale))
    let head = thick * FocusStyle.head
    let far = stretch.lowerBound + (stretch.upperBound - stretch.lowerBound) * min(1, max(0, progress))
    let tip = line.point(at: far)
    let along = UnderPaper.smoothTangent(line, at: far, reach: head * 0.4)
    let across = Point(-along.y, along.x)
    let neck = far - head * 0.8
    if neck > stretch.lowerBound {
      canvas.stroke(
        points: line.slice(stretch.lowerBound, neck).points, Palette.night, StrokeStyle(width: thick, cap: .round))
    }
    canvas.fill(
      polygon: [tip, tip - along * head + across * (head * 0.55), tip - along * head - across * (head * 0.55)],
      Palette.night)
    let box = Box(around: line.slice(stretch.lowerBound, stretch.upperBound).points)
    return box.map { Rectangle(covering: $0.inset(by: -head)) } ?? .empty
  }

  /// Draws a ring round the end of a stroke; `grown` is 1 at rest.
  ///
  /// - Returns: the pixels it may touch.
  @discardableResult
  public func drawEndRing(stroke: Int, grown: Double = 1, on canvas: Canvas) -> Rectangle {
    guard strokes.indices.contains(stroke) else { return .empty }
    let end = strokes[stroke].point(at: strokes[stroke].length)
    let r = max(10, FocusStyle.ring * halfWidth(stroke: stroke))
    canvas.stroke(
      circle: end, radius: r * grown, Palette.leaf, StrokeStyle(width: max(3, r * 0.16), dashes: [r * 0.34, r * 0.24]))
    return Rectangle(covering: Box(centre: end, side: r * 3))
  }
}
