public import Letterform

/// The card that the model to be copied stands on: pale yellow paper, taped to the sheet.
public struct ModelCard: Hashable, Sendable {
  /// Its paper.
  public var box: Box
  /// The unit g of the layout.
  public var unit: Double

  /// A card.
  public init(box: Box, unit: Double) {
    (self.box, self.unit) = (box, unit)
  }

  /// Its colour: the road's, hardly to be seen.
  static var paper: Colour { Palette.road.mixed(with: Palette.sheet, 0.6) }

  /// Draws it, with the writing lines on it where they lie on the sheet too.
  public func draw(_ guides: GuideLines, at place: LetterPlace, lines: Bool, on canvas: Canvas) {
    let scale = unit / 8
    canvas.lay(
      CutPaper.sheet(box, seed: 23, unevenness: 1.2 * scale), Self.paper,
      Lay(shadow: Point(3, 4) * scale, depth: 0.18, rim: 0))
    if lines {
      GuideDrawing(guides: guides).draw(
        from: box.x + 3 * scale, to: box.right - 3 * scale, at: place, within: box.inset(by: 0.6 * unit),
        thickness: scale, on: canvas)
    }
    let (half, high) = (4.8 * unit, 1.6 * unit)
    let centre = Point(box.centre.x, box.y + 0.2 * unit)
    canvas.saved {
      canvas.translate(centre)
      canvas.rotate(2.5.radians)
      canvas.lay(
        CutPaper.sheet(Box(x: -half, y: -high, width: 2 * half, height: 2 * high), seed: 24, unevenness: scale),
        Colour(0xF3B7A6), Lay(shadow: Point(2, 3) * scale, depth: 0.16, rim: 0))
    }
  }
}
