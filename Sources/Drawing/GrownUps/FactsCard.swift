import Letterform

/// What is known of one try: how it went, and its measures.
public struct FactsCard {
  /// A measure.
  public struct Fact: Hashable, Sendable {
    /// What it is.
    public var name: String
    /// How much.
    public var value: String

    /// A measure.
    public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// How it went.
  public var head: String
  /// The same as a picture.
  public var picture: Picture?
  /// The measures.
  public var facts: [Fact]

  /// A card.
  public init(head: String, picture: Picture?, facts: [Fact]) {
    (self.head, self.picture, self.facts) = (head, picture, facts)
  }

  /// The height at which nothing is empty.
  public func height(_ style: ReportStyle) -> Double {
    2 * style.padding + 72 * style.scale + style.gap + Double(facts.count) * style.body * 1.9
  }

  /// Draws it in `box`; measures stand in as many columns as there is room for.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    ReportCard.paper(in: box, style, on: canvas)
    let inner = box.inset(by: style.padding)
    let side = min(72 * style.scale, inner.height * 0.4)
    picture?.draw(on: canvas, in: Box(x: inner.x, y: inner.y, width: side, height: side))
    let right = Box(x: inner.x + side + style.gap, y: inner.y, width: inner.width - side - style.gap, height: side)
    style.fonts.fit(
      head, width: right.width, height: right.height, sizes: style.small...style.head * 1.2, bold: true,
      alignment: .leading
    ).draw(on: canvas, in: right, Palette.night)
    let list = Box(
      x: inner.x, y: inner.y + side + style.gap, width: inner.width, height: inner.height - side - style.gap)
    let row = style.body * 1.9
    let perColumn = max(1, Int(list.height / row + 0.01))
    let columns = max(1, (facts.count + perColumn - 1) / perColumn)
    let width = (list.width - style.gap * 2 * Double(columns - 1)) / Double(columns)
    let height = min(row, list.height / Double(max(1, (facts.count + columns - 1) / columns)))
    for (index, fact) in facts.enumerated() {
      let rows = (facts.count + columns - 1) / columns
      let cell = Box(
        x: list.x + Double(index / rows) * (width + style.gap * 2), y: list.y + Double(index % rows) * height,
        width: width, height: height)
      let value = style.write(
        fact.value, at: cell.right, baseline: cell.centre.y + style.body * 0.34, size: style.body, bold: true,
        Palette.night, .trailing, on: canvas)
      style.fonts.fit(
        fact.name, width: cell.width - value - style.gap, height: cell.height, sizes: style.small * 0.75...style.small,
        alignment: .leading
      ).draw(
        on: canvas, in: Box(x: cell.x, y: cell.y, width: cell.width - value - style.gap, height: cell.height),
        ReportStyle.note)
    }
  }
}

/// The button that starts and stops a replay.
public struct PlayButton: Hashable, Sendable {
  /// Its paper.
  public var box: Box
  /// Whether the replay moves: then it shows two bars, else a triangle.
  public var isPlaying: Bool
  /// Whether a finger is on it.
  public var isPressed: Bool

  /// A button.
  public init(box: Box, isPlaying: Bool, isPressed: Bool) {
    (self.box, self.isPlaying, self.isPressed) = (box, isPlaying, isPressed)
  }

  /// Draws it.
  public func draw(on canvas: Canvas) {
    PaperButton(box: box, state: isPressed ? .pressed : .normal).draw(icon: nil, on: canvas)
    let side = box.width * 0.44
    let icon = Box(centre: box.centre, side: side)
    if isPlaying {
      for x in [icon.x + side * 0.08, icon.x + side * 0.58] {
        canvas.fill(
          CutPaper.strip(Box(x: x, y: icon.y, width: side * 0.34, height: side), seed: 3, unevenness: 1), Palette.night)
      }
    } else {
      let points = [
        Point(icon.x + side * 0.12, icon.y), Point(icon.right, icon.centre.y), Point(icon.x + side * 0.12, icon.bottom),
      ]
      // Time runs to the right wherever one reads.
      canvas.keepingDirection(about: box.centre.x) {
        canvas.fill(CutPaper.polygon(points, unevenness: 1, seed: 3), Palette.night)
      }
    }
  }
}
