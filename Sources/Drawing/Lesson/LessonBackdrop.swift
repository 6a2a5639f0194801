public import Letterform

/// The still layers of a lesson: wall, clouds, far hills, sheet with its lines, and the near hill in front.
///
/// Drawn once for a size into a kept surface; a frame then copies only what changed.
public struct LessonBackdrop: Sendable {
  /// Where everything stands.
  public let layout: LessonLayout

  /// The backdrop of a layout.
  public init(layout: LessonLayout) {
    self.layout = layout
  }

  /// A hill's ridge: shares of the width and of the height.
  typealias Ridge = [(x: Double, y: Double)]

  static let farRidge: Ridge = [
    (0, 0.70), (0.16, 0.64), (0.34, 0.70), (0.52, 0.78), (0.70, 0.70), (0.88, 0.62), (1, 0.66),
  ]
  static let middleRidge: Ridge = [
    (0, 0.83), (0.12, 0.80), (0.30, 0.87), (0.50, 0.92), (0.72, 0.86), (0.90, 0.78), (1, 0.80),
  ]
  static let nearRidge: Ridge = [
    (0, 0.905), (0.12, 0.895), (0.30, 0.955), (0.50, 0.985), (0.72, 0.955), (0.90, 0.90), (1, 0.89),
  ]

  /// Draws wall, clouds, far hills and the empty sheet: layers 1 to 3.
  public func drawBehind(on canvas: Canvas) {
    let g = layout.unit
    let scale = g / 8
    canvas.paint(Palette.sugar)
    drawCloud(at: Point(0.073 * layout.width, 0.51 * layout.height), width: 12.6 * g, on: canvas)
    drawCloud(at: Point(0.937 * layout.width, 0.52 * layout.height), width: 11.2 * g, on: canvas)
    drawHill(Self.farRidge, Palette.sugar2, on: canvas)
    drawHill(Self.middleRidge, Palette.mossPale, on: canvas)

    let under = CutPaper.sheet(layout.sheet.moved(by: Point(5, 6) * scale), seed: 11, unevenness: 1.6 * scale)
    canvas.lay(under, Colour(0xE7EFEF), Lay(shadow: Point(5, 6) * scale, depth: 0.14, rim: 0))
    let sheet = CutPaper.sheet(layout.sheet, seed: 12, unevenness: 1.6 * scale)
    canvas.lay(sheet, Palette.sheet, Lay(shadow: Point(3, 4) * scale, depth: 0.16, rim: 0))
    drawTape(
      at: Point(layout.sheet.x + (layout.isUpright ? 11 : 14.8) * g, layout.sheet.y + 0.25 * g), degrees: -4,
      Colour(0xF3B7A6), on: canvas)
    drawTape(
      at: Point(layout.sheet.right - (layout.isUpright ? 11 : 14.8) * g, layout.sheet.y + 0.25 * g), degrees: 5,
      Colour(0xBBD6E8), on: canvas)
  }

  /// Draws the copybook lines for a letter at `place`, and the margin line.
  ///
  /// Base line and x-line always; the upper and the lower line only where they are far enough inside the sheet.
  /// - Parameter band: whether the row to write on is tinted.
  public func drawLines(_ guides: GuideLines, at place: LetterPlace, band: Bool = false, on canvas: Canvas) {
    let (left, right) = (layout.sheet.x + 0.8 * layout.unit, layout.sheet.right - 0.8 * layout.unit)
    let lines = GuideDrawing(guides: guides)
    let inside = layout.sheet.inset(by: 1.5 * layout.unit)
    if band { lines.drawBand(from: left, to: right, at: place, within: layout.sheet, on: canvas) }
    lines.draw(from: left, to: right, at: place, within: inside, thickness: layout.unit / 8, on: canvas)
    // On a line that is turned the margin is turned with it.
    let (top, bottom) = (layout.sheet.y + layout.unit, layout.sheet.bottom - 0.8 * layout.unit)
    let lean = -place.axis.y / place.axis.x * (bottom - top) / 2
    let margin = layout.margin + abs(lean)
    canvas.stroke(
      points: [Point(margin - lean, top), Point(margin + lean, bottom)], Palette.margin,
      StrokeStyle(width: layout.unit / 4, cap: .butt))
  }

  /// Draws the near hill with its grass: layer 6, in front of sheet and road.
  public func drawFront(on canvas: Canvas) {
    drawHill(Self.nearRidge, Palette.moss, on: canvas)
    for (index, share) in [0.139, 0.359, 0.8].enumerated() {
      drawGrass(at: share, seed: 5 + index, on: canvas)
    }
  }

  private func drawHill(_ ridge: Ridge, _ colour: Colour, on canvas: Canvas) {
    let scale = layout.unit / 8
    let (w, h) = (layout.width, layout.height)
    var path = CutPaper.openCurve(
      [Point(-20, ridge[0].y * h)] + ridge.map { Point($0.x * w, $0.y * h) }
        + [Point(w + 20, ridge[ridge.count - 1].y * h)])
    path.elements += [.line(Point(w + 20, h + 20)), .line(Point(-20, h + 20)), .close]
    canvas.lay(path, colour, Lay(shadow: Point(2, -4) * scale, depth: 0.12, rim: 0))
  }

  /// The height of the near hill at a share of the width, pixels from the top.
  func nearHill(at share: Double) -> Double {
    let ridge = Self.nearRidge
    for (a, b) in zip(ridge, ridge.dropFirst()) where share <= b.x {
      return (a.y + (b.y - a.y) * (share - a.x) / (b.x - a.x)) * layout.height
    }
    return ridge[ridge.count - 1].y * layout.height
  }

  private func drawGrass(at share: Double, seed: Int, on canvas: Canvas) {
    var chance = Seed(seed)
    let g = layout.unit
    let foot = Point(share * layout.width, min(nearHill(at: share) + 4.2 * g, layout.height - 0.8 * g))
    for index in 0..<4 {
      let x = foot.x + Double(index) * 0.95 * g
      let lean = (Double(index) - 1.3) * 0.75 * g
      let height = chance.next(in: 2.4...4.4) * g
      canvas.fill(
        polygon: [Point(x, foot.y), Point(x + lean, foot.y - height), Point(x + 0.75 * g, foot.y)], Palette.moss3)
    }
  }

  private func drawCloud(at centre: Point, width: Double, on canvas: Canvas) {
    // Bumps of a cut cloud, in shares of its width from its middle.
    let bumps: [(Double, Double)] = [
      (-0.48, 0.20), (-0.48, 0.06), (-0.36, -0.05), (-0.24, -0.03), (-0.13, -0.18), (0.08, -0.19), (0.17, -0.05),
      (0.32, -0.07), (0.43, 0.06), (0.50, 0.18), (0.42, 0.20),
    ]
    let path = CutPaper.closedCurve(bumps.map { centre + Point($0.0, $0.1) * width }) { $0 == bumps.count - 1 }
    let scale = layout.unit / 8
    canvas.lay(path, Palette.cloud, Lay(shadow: Point(1.8, 2.7) * scale, depth: 0.1, rim: 0))
  }

  private func drawTape(at centre: Point, degrees: Double, _ colour: Colour, on canvas: Canvas) {
    let g = layout.unit
    let (half, high) = (5.25 * g, 1.8 * g)
    var points: [Point] = []
    // The ends are torn off a dispenser: five teeth.
    for index in 0...5 {
      points.append(Point(-half + (index % 2 == 0 ? 0.37 * g : 0), high - Double(index) * high * 0.4))
    }
    for index in 0...5 {
      points.append(Point(half - (index % 2 == 0 ? 0 : 0.37 * g), -high + Double(index) * high * 0.4))
    }
    canvas.saved {
      canvas.translate(centre)
      canvas.rotate(degrees.radians)
      canvas.lay(CutPaper.polygon(points), colour, Lay(shadow: Point(2, 3) * (g / 8), depth: 0.16, rim: 0))
      canvas.fill(
        polygon: [
          Point(-half + g, -0.65 * g), Point(half - g, -0.72 * g), Point(half - g, -0.21 * g),
          Point(-half + g, -0.15 * g),
        ], colour.mixed(with: Colour(0xFFFFFF), 0.36))
    }
  }
}
