import Letterform

/// A page that tells a grown-up something and leaves a child alone: a sheet with a few words, Lulu asleep beside it.
public struct NoticeDrawing {
  /// The window.
  public let page: Box
  /// The sheet.
  public let sheet: Box
  /// Where Lulu sleeps.
  public let lulu: Box
  /// The one button: the way on, or out.
  public let button: Box
  private let unit: Double
  private let fonts: Fonts

  /// The page of a window.
  ///
  /// - Parameter pixelsPerMillimetre: of the display; the button is never too small for a finger.
  public init(width: Double, height: Double, pixelsPerMillimetre: Double, fonts: Fonts) {
    let isUpright = height > width
    let unit = isUpright ? min(width / 768, height / 1024) : min(width / 1366, height / 768)
    let size = (isUpright ? Point(692, 620) : Point(960, 520)) * unit
    page = Box(x: 0, y: 0, width: width, height: height)
    sheet = Box(x: (width - size.x) / 2, y: height * 0.08, width: size.x, height: size.y)
    let side = ButtonSize.side(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre) * 1.25
    let below = height - sheet.bottom
    let snail = min(below * 1.25, 250 * unit)
    lulu = Box(x: sheet.x + 20 * unit, y: height - snail, width: snail, height: snail)
    let top = min(sheet.bottom - side * 0.5, height - side - 20 * unit)
    button = Box(x: sheet.right - side - 34 * unit, y: top, width: side, height: side)
    (self.unit, self.fonts) = (unit, fonts)
  }

  /// Draws the wall and the empty sheet.
  public func drawStill(on canvas: Canvas) {
    GateDrawing.drawWall(page, on: canvas)
    canvas.lay(
      CutPaper.card(sheet, radius: 28 * unit, seed: 73), Palette.sheet,
      Lay(shadow: Point(7, 10) * unit, depth: 0.25, rim: 1))
    let (margin, rule) = (48 * unit, sheet.y + 112 * unit)
    canvas.stroke(
      points: [Point(sheet.x + margin, rule), Point(sheet.right - margin, rule)], Palette.line2,
      StrokeStyle(width: 3 * unit))
  }

  /// Draws the words.
  ///
  /// - Parameters:
  ///   - words: what it means, and what can be done about it.
  ///   - note: what can be done meanwhile.
  public func draw(title: String, words: String, note: String, on canvas: Canvas) {
    let margin = 48 * unit
    let width = sheet.width - 2 * margin
    // Smaller than this nobody reads from an arm's length.
    let least = max(15.6, 18 * unit)
    func put(
      _ text: String, _ top: Double, _ height: Double, _ size: Double, _ colour: Colour, bold: Bool = false,
      width: Double = width
    ) {
      let box = Box(x: sheet.x + margin, y: sheet.y + top * unit, width: width, height: height * unit)
      fonts.fit(
        text, width: box.width, height: box.height, sizes: min(least, size * unit)...max(least, size * unit),
        bold: bold, alignment: .leading, breaksWords: true
      ).draw(on: canvas, in: box, colour)
    }
    let rest = sheet.height / unit - 30
    put(title, 34, 64, 42, Palette.night, bold: true)
    put(words, 130, rest - 130 - 120, 28, Palette.night)
    put(note, rest - 110, 110, 23, Palette.note, width: button.x - sheet.x - 2 * margin)
  }
}
