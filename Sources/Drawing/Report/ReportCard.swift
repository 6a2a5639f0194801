import Letterform

/// A card with a head that holds another part.
public struct ReportCard: ReportPart {
  /// What it is about.
  public var head: String
  /// A remark at the right end of the head; empty for none.
  public var note: String
  /// One or two sentences below the head that say what is seen; empty for none.
  public var meaning: String
  /// What it holds.
  public var content: any ReportPart

  /// A card.
  public init(head: String, note: String = "", meaning: String = "", content: any ReportPart) {
    (self.head, self.note, self.meaning, self.content) = (head, note, meaning, content)
  }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    let inner = width - 2 * style.padding
    return content.height(width: inner, style) + headHeight(width: inner, style) + 2 * style.padding
  }

  /// Head and meaning with the room below them.
  private func headHeight(width: Double, _ style: ReportStyle) -> Double {
    let lines = heading(width: width, style).usedHeight
    let words =
      meaning.isEmpty ? 0 : style.paragraph(meaning, width: width, size: style.small).usedHeight + style.small * 0.3
    return lines + words + style.small * 0.6
  }

  private func heading(width: Double, _ style: ReportStyle) -> FittedText {
    let right = note.isEmpty ? 0 : style.width(note, size: style.small) + style.gap
    return style.paragraph(head, width: width - right, size: style.head, bold: true)
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    Self.paper(in: box, style, on: canvas)
    let inner = box.inset(by: style.padding)
    let heading = heading(width: inner.width, style)
    heading.draw(on: canvas, baseline: Point(inner.x, inner.y + heading.baseline), Palette.night)
    if !note.isEmpty {
      style.write(
        note, at: inner.right, baseline: inner.y + heading.baseline, size: style.small, ReportStyle.note, .trailing,
        on: canvas)
    }
    if !meaning.isEmpty {
      let words = style.paragraph(meaning, width: inner.width, size: style.small)
      words.draw(
        on: canvas, baseline: Point(inner.x, inner.y + heading.usedHeight + style.small * 0.3 + words.baseline),
        ReportStyle.note)
    }
    content.draw(on: canvas, in: contentBox(in: box, style), style)
  }

  /// Where its content stands when it is drawn in `box`.
  public func contentBox(in box: Box, _ style: ReportStyle) -> Box {
    let inner = box.inset(by: style.padding)
    let top = headHeight(width: inner.width, style)
    return Box(x: inner.x, y: inner.y + top, width: inner.width, height: inner.height - top)
  }

  /// The card's paper.
  static func paper(in box: Box, _ style: ReportStyle, on canvas: Canvas) {
    let seed = Int(box.width * 3 + box.height)
    let paper = CutPaper.card(box, radius: 14 * style.scale, seed: seed)
    canvas.lay(paper, ReportStyle.card, Lay(shadow: Point(3, 4) * style.scale, depth: 0.14, rim: 0))
    canvas.outline(paper, width: 1.5 * style.scale)
  }
}

/// A card with one figure that says it all.
public struct KeyFigure: ReportPart {
  /// The figure, with its unit.
  public var figure: String
  /// What it counts.
  public var text: String
  /// What to compare it with; empty for nothing.
  public var note: String

  /// A figure with its words.
  public init(_ figure: String, _ text: String, note: String = "") {
    (self.figure, self.text, self.note) = (figure, text, note)
  }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    let inner = width - 2 * style.padding
    return style.figure * 1.08 + 1.6 * style.padding + words(width: inner, style).usedHeight
      + (note.isEmpty ? 0 : style.paragraph(note, width: inner, size: style.small).usedHeight)
  }

  private func words(width: Double, _ style: ReportStyle) -> FittedText {
    style.paragraph(text, width: width, size: style.body)
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    ReportCard.paper(in: box, style, on: canvas)
    let inner = box.inset(by: style.padding)
    let top = inner.y + style.figure * 0.82
    style.write(figure, at: inner.x, baseline: top, size: style.figure, bold: true, on: canvas)
    let words = words(width: inner.width, style)
    let below = top + style.figure * 0.16
    words.draw(on: canvas, baseline: Point(inner.x, below + words.baseline), Palette.night)
    guard !note.isEmpty else { return }
    let small = style.paragraph(note, width: inner.width, size: style.small)
    small.draw(on: canvas, baseline: Point(inner.x, below + words.usedHeight + small.baseline), ReportStyle.note)
  }
}
