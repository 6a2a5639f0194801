import Letterform

/// The road through the map: brown under-paper, yellow strip, dashes ahead and Lulu's blue trail behind.
struct MapRoad {
  /// Its middle line, pixels.
  let line: Polyline
  /// Half its width.
  let half: Double
  /// How far it has been walked, arc in pixels.
  let walked: Double

  /// Width of the trail, as a share of the road's.
  private static let trailShare = 0.29
  /// The trail's dark streak lies this share of the trail's half width from its middle and is so wide.
  private static let (streakPlace, streakWidth) = (0.55, 0.2)

  func draw(on canvas: Canvas) {
    let edge = max(1.5, half * 0.1)
    let outline = UnderPaper.outline(line, halfWidth: half, least: edge * 0.7, most: edge * 1.9, seed: 17)
    canvas.saved {
      canvas.translate(Point(0.1, 0.16) * half)
      canvas.stroke(points: line.points, Palette.shadow.opacity(0.16), StrokeStyle(width: 2 * (half + edge)))
    }
    canvas.fill(outline, Palette.roadEdge)
    canvas.stroke(points: line.points, Palette.roadEdge, StrokeStyle(width: 2 * (half + edge * 0.7)))
    canvas.saved {
      canvas.translate(Point(-0.03, -0.04) * half)
      canvas.stroke(points: line.points, Palette.roadRim, StrokeStyle(width: 2 * half))
    }
    canvas.stroke(points: line.points, Palette.road, StrokeStyle(width: 2 * half))
    drawDashes(on: canvas)
    drawTrail(on: canvas)
  }

  private func drawDashes(on canvas: Canvas) {
    let style = StrokeStyle(width: max(1.5, half * 0.15), cap: .butt)
    let dash = half * 0.55
    for range in EvenDashes.ranges(length: line.length - walked, dash: dash, gap: dash * 0.72) {
      let points = line.slice(walked + range.lowerBound, walked + range.upperBound).points
      canvas.stroke(points: points, Palette.roadDash, style)
    }
  }

  /// Draws the trail alone.
  func drawTrail(on canvas: Canvas) {
    guard walked > 0 else { return }
    let width = 2 * half * Self.trailShare
    let trail = line.slice(0, walked)
    canvas.stroke(points: trail.points, Palette.ink, StrokeStyle(width: width))
    let shift = width / 2 * Self.streakPlace
    let step = max(3, half * 0.3)
    let streak = stride(from: 0, to: trail.length, by: step).map { arc in
      let along = UnderPaper.smoothTangent(trail, at: arc, reach: step)
      return trail.point(at: arc) + Point(-along.y, along.x) * shift
    }
    canvas.stroke(points: streak, Palette.inkDark, StrokeStyle(width: width * Self.streakWidth))
  }
}
