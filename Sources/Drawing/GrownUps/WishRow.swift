import Letterform

/// A line of a form for grown-ups: what is asked, and the answer that holds; a press changes it.
public struct WishRow: Hashable, Sendable {
  /// What is asked.
  public var words: String
  /// The answer that holds.
  public var value: String
  /// Whether the answer is being typed: a caret stands behind it.
  public var isTyping: Bool

  /// Height of a row, in units of the style's scale.
  public static let height = 76.0

  /// A row.
  public init(_ words: String, value: String, isTyping: Bool = false) {
    (self.words, self.value, self.isTyping) = (words, value, isTyping)
  }

  /// The share of the row that the question takes.
  private static let question = 0.38

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, isPressed: Bool, isFocused: Bool, _ style: ReportStyle) {
    let box = isPressed ? box.moved(by: Point(1.5, 2) * style.scale) : box
    let paper = CutPaper.card(box, radius: 14 * style.scale, seed: Int(box.y))
    canvas.lay(
      paper, isTyping ? Palette.sheet : ReportStyle.card,
      Lay(shadow: Point(2, 3) * style.scale, depth: isPressed ? 0.05 : 0.16, rim: 0))
    if isFocused || isTyping {
      canvas.stroke(
        CutPaper.card(box.inset(by: -2 * style.scale), radius: 15 * style.scale, seed: Int(box.y)), Palette.night,
        StrokeStyle(width: 3 * style.scale))
    }
    let inner = box.inset(by: style.padding * 0.7)
    let first = inner.width * Self.question
    style.fonts.fit(
      words, width: first, height: box.height * 0.9, sizes: style.small...style.small, alignment: .leading
    ).draw(on: canvas, in: Box(x: inner.x, y: box.y, width: first, height: box.height), ReportStyle.note)
    let room = Box(
      x: inner.x + first + style.gap, y: box.y, width: inner.width - first - style.gap, height: box.height)
    drawValue(in: room, on: canvas, style)
  }

  /// One line where it fits, two or three smaller ones where not; what is typed shows its end.
  private func drawValue(in room: Box, on canvas: Canvas, _ style: ReportStyle) {
    let caret = isTyping ? 6 * style.scale : 0
    guard isTyping else {
      style.fonts.fit(
        value, width: room.width, height: room.height * 0.94, sizes: style.small...style.head, bold: true,
        alignment: .leading
      ).draw(on: canvas, in: room, Palette.night)
      return
    }
    let line = style.fonts.line(value, size: style.head, bold: true)
    let end = line.caret(on: canvas)
    let shift = end < 1 ? caret : min(0, room.width - caret - end)
    let middle = room.centre.y
    canvas.saved {
      canvas.clip(room)
      line.draw(
        on: canvas, in: Box(x: room.x + shift, y: room.y, width: line.usedWidth, height: room.height), Palette.night)
      let x = room.x + shift + end + (end < 1 && !value.isEmpty ? -0.5 : 0.5) * caret
      canvas.stroke(
        points: [Point(x, middle - style.head * 0.7), Point(x, middle + style.head * 0.7)], Palette.coral,
        StrokeStyle(width: 2.5 * style.scale))
    }
  }
}
