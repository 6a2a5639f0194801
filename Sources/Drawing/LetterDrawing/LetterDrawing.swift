public import Letterform

/// A letter or a word drawn in one of many ways, on a screen or on paper, at any size.
public struct LetterDrawing: Sendable {
  /// Where it stands.
  public let place: LetterPlace
  /// The middle line of each stroke, pixels.
  public let strokes: [Polyline]
  private let form: Form
  private let isSmall: [Bool]

  /// Small strokes (dots, bars, diacritics) are never drawn thinner than this, pixels, so that they stay visible when
  /// the letter is small.
  public static let leastSmall = 1.4
  /// A dot is this much thicker than a line of the same pen.
  public static let dotGrowth = 1.18

  /// The strokes of `form` at `place`.
  public init(_ form: Form, at place: LetterPlace) {
    (self.form, self.place) = (form, place)
    strokes = form.strokes.map { $0.path.applying(place.map).flattened(tolerance: 0.1) }
    isSmall = form.strokes.map(\.isSmall)
  }

  /// The strokes between their corners, pixels.
  ///
  /// Finding corners costs ten times as much as drawing solid strokes, and only dashes and dots need them.
  private func parts() -> [RoadPart] {
    form.strokes.enumerated().flatMap { index, stroke in
      RoadCutting.parts(of: stroke.path, stroke: index, halfWidth: 6, at: place)
    }
  }

  /// The thickness a stroke really gets.
  private func thickness(_ index: Int, _ wanted: Double) -> Double {
    let isDot = strokes[index].length < 2 * place.scale + 0.01
    let grown = isDot ? wanted * Self.dotGrowth : wanted
    return isSmall[index] || isDot ? max(grown, Self.leastSmall) : wanted
  }

  private func points(_ index: Int) -> [Point] {
    let line = strokes[index]
    return line.points.count > 1 ? line.points : [line.point(at: 0), line.point(at: 0) + Point(0.01, 0)]
  }

  /// Draws solid strokes of any thickness (pixels); only the first `count` when given.
  public func drawSolid(thickness wanted: Double, _ colour: Colour, count: Int? = nil, on canvas: Canvas) {
    for index in strokes.indices.prefix(count ?? strokes.count) {
      canvas.stroke(points: points(index), colour, StrokeStyle(width: thickness(index, wanted)))
    }
  }

  /// Draws the strokes up to a moment of the writing: whole strokes before `stroke`, that one as far as `arc` (pixels).
  public func drawWritten(stroke: Int, arc: Double, thickness wanted: Double, _ colour: Colour, on canvas: Canvas) {
    drawSolid(thickness: wanted, colour, count: stroke, on: canvas)
    guard strokes.indices.contains(stroke) else { return }
    let written = strokes[stroke].slice(0, arc).points
    let line =
      written.count > 1 ? written : [strokes[stroke].point(at: 0), strokes[stroke].point(at: 0) + Point(0.01, 0)]
    canvas.stroke(points: line, colour, StrokeStyle(width: thickness(stroke, wanted)))
  }

  /// Draws dashes that divide every part evenly; whole dashes meet in the corners.
  ///
  /// Where a part retraces an earlier one it draws none, so that the gaps stay open.
  public func drawDashed(
    thickness wanted: Double, dash: Double, gap: Double, _ colour: Colour, on canvas: Canvas
  ) {
    let parts = parts()
    for (index, part) in parts.enumerated() {
      let width = thickness(part.stroke, wanted)
      if part.line.length < dash * 0.5 {
        let p = part.line.point(at: 0)
        canvas.stroke(points: [p, p + Point(0.01, 0)], colour, StrokeStyle(width: width))
        continue
      }
      for range in EvenDashes.ranges(length: part.line.length, dash: dash, gap: gap) {
        if RoadPart.retraces(part, at: (range.lowerBound + range.upperBound) / 2, parts[..<index], within: wanted) {
          continue
        }
        canvas.stroke(
          points: part.line.slice(range.lowerBound, range.upperBound).points, colour,
          StrokeStyle(width: width, cap: .butt))
      }
    }
  }

  /// Draws dots evenly along every part, one in each corner and at both ends.
  public func drawDotted(radius: Double, spacing: Double, _ colour: Colour, on canvas: Canvas) {
    for place in dots(spacing: spacing) { canvas.fill(disc: place, radius: radius, colour) }
  }

  /// The middles of the dots.
  func dots(spacing: Double) -> [Point] {
    var dots: [Point] = []
    let parts = parts()
    for (index, part) in parts.enumerated() {
      let count = max(1, Int((part.line.length / max(spacing, 0.1)).rounded()))
      // The first dot of a later part is the last of the one before.
      for step in (part.beginsStroke ? 0 : 1)...count {
        let arc = part.line.length * Double(step) / Double(count)
        if RoadPart.retraces(part, at: arc, parts[..<index], within: spacing * 0.4) { continue }
        let point = part.line.point(at: arc)
        if dots.contains(where: { $0.distance(to: point) < spacing * 0.3 }) { continue }
        dots.append(point)
      }
    }
    return dots
  }

  /// Draws the outline of strokes `thickness` wide as if they were one piece; nothing is filled.
  public func drawHollow(thickness wanted: Double, line: Double, _ colour: Colour, on canvas: Canvas) {
    let radii = strokes.indices.map { thickness($0, wanted) / 2 }
    for edge in StrokeOutline.edges(strokes, radii: radii) {
      canvas.stroke(points: edge, colour, StrokeStyle(width: line))
    }
  }
}

extension RoadPart {
  /// Whether at `arc` the part runs along one of `earlier`, nearer than `reach`.
  static func retraces(_ part: RoadPart, at arc: Double, _ earlier: ArraySlice<RoadPart>, within reach: Double) -> Bool
  {
    let place = part.line.point(at: arc)
    let direction = part.line.tangent(at: arc)
    return earlier.contains { other in
      guard let near = other.line.nearest(to: place), near.distance < reach else { return false }
      return abs(other.line.tangent(at: near.arc).dot(direction)) > 0.93
    }
  }
}
