import Letterform

/// A card over the page from which one thing is chosen: a head, a grid of pills, room for a note.
public struct ChoicePanel {
  /// What it asks.
  public var head: String
  /// Sentences below the head; empty for none.
  public var note: String
  /// What can be chosen.
  public var choices: [String]
  /// What holds now.
  public var chosen: Int?
  /// The choice that leads on, in yellow.
  public var wayOn: Int?

  /// A panel.
  public init(head: String, note: String = "", choices: [String], chosen: Int? = nil, wayOn: Int? = nil) {
    (self.head, self.note, self.choices, self.chosen, self.wayOn) = (head, note, choices, chosen, wayOn)
  }

  /// Where everything of a panel stands in a window.
  public struct Layout {
    /// Its paper.
    public let paper: Box
    /// The choices, those before and after the shown ones empty.
    public let choices: [Box]
    /// The room for choices: what does not fit is reached by scrolling.
    public let list: Box
    /// How high all choices are together.
    public let height: Double
    /// The way out of it.
    public let close: Box
    let head: Box
    let note: Box
  }

  /// Its layout in `window`, with the choices moved up by `scrolled`.
  public func layout(in window: Box, scrolled: Double = 0, _ style: ReportStyle) -> Layout {
    let margin = 24 * style.scale
    let gap = 10 * style.scale
    let pill = 54 * style.scale
    let widest = min(window.width - 2 * margin, 900 * style.scale)
    let own = choices.map { max(74 * style.scale, style.width($0, size: style.head, bold: true) + 36 * style.scale) }
    let cell = min(own.max() ?? 0, widest - 2 * margin)
    let head = style.paragraph(self.head, width: widest - 2 * margin - pill, size: style.head * 1.1, bold: true)
    let most = max(1, Int((widest - 2 * margin + gap) / (cell + gap)))
    let columns = max(1, min(most, max(choices.count, 1)))
    let inner = max(
      Double(columns) * (cell + gap) - gap, min(widest - 2 * margin, max(head.usedWidth + pill, 360 * style.scale)))
    let note = self.note.isEmpty ? nil : style.paragraph(self.note, width: inner, size: style.body)
    let rows = (choices.count + columns - 1) / columns
    let height = Double(rows) * (pill + gap) - gap
    let top = margin + max(head.usedHeight, pill) + (note.map { $0.usedHeight + gap } ?? 0) + gap
    let shown = min(height, window.height - 2 * margin - top - margin)
    let total = top + shown + margin
    let paper = Box(
      x: window.centre.x - inner / 2 - margin, y: window.centre.y - total / 2, width: inner + 2 * margin, height: total)
    let list = Box(x: paper.x + margin, y: paper.y + top, width: inner, height: shown)
    let boxes = choices.indices.map { index in
      Box(
        x: list.x + Double(index % columns) * (cell + gap),
        y: list.y + Double(index / columns) * (pill + gap) - scrolled, width: cell, height: pill)
    }
    return Layout(
      paper: paper, choices: boxes, list: list, height: height,
      close: Box(x: paper.right - margin * 0.6 - pill, y: paper.y + margin * 0.6, width: pill, height: pill),
      head: Box(x: list.x, y: paper.y + margin, width: inner - pill, height: max(head.usedHeight, pill)),
      note: Box(
        x: list.x, y: paper.y + margin + max(head.usedHeight, pill), width: inner, height: note?.usedHeight ?? 0))
  }

  /// Draws it over the page.
  public func draw(
    _ layout: Layout, pressed: Int? = nil, focused: Int? = nil, closing: Picture?, on canvas: Canvas,
    _ style: ReportStyle
  ) {
    canvas.paint(Palette.shadow.opacity(0.34))
    canvas.lay(
      CutPaper.card(layout.paper, radius: 18 * style.scale, seed: 21), Palette.sheet,
      Lay(shadow: Point(7, 10) * style.scale, depth: 0.24, rim: 0))
    let head = style.paragraph(self.head, width: layout.head.width, size: style.head * 1.1, bold: true)
    head.draw(on: canvas, in: layout.head, Palette.night)
    if !note.isEmpty {
      style.paragraph(note, width: layout.note.width, size: style.body).draw(
        on: canvas, in: layout.note, ReportStyle.note)
    }
    closing?.draw(on: canvas, in: layout.close.inset(by: layout.close.width * 0.2))
    canvas.saved {
      canvas.clip(layout.list.inset(by: -6 * style.scale))
      for (index, box) in layout.choices.enumerated() where box.intersects(layout.list.inset(by: -6)) {
        Pill(
          choices[index], box: box, isChosen: index == chosen, isPressed: index == pressed, isWayOn: index == wayOn,
          isFocused: index == focused, isOnCard: true
        ).draw(on: canvas, style)
      }
    }
    if layout.height > layout.list.height + 1 {
      ScrollMark(list: layout.list, height: layout.height, offset: layout.list.y - (layout.choices.first?.y ?? 0))
        .draw(on: canvas, style)
    }
  }
}

/// The thin bar that says how much of a list is seen, and where.
public struct ScrollMark {
  /// The room.
  public var list: Box
  /// How high everything is.
  public var height: Double
  /// How far it is moved up.
  public var offset: Double

  /// A mark at the right side of `list`.
  public init(list: Box, height: Double, offset: Double) {
    (self.list, self.height, self.offset) = (list, height, offset)
  }

  /// Draws it; nothing where everything is seen.
  public func draw(on canvas: Canvas, _ style: ReportStyle) {
    guard height > list.height, height > 0 else { return }
    let share = list.height / height
    let length = max(24 * style.scale, list.height * share)
    let place = (list.height - length) * min(1, max(0, offset / (height - list.height)))
    let bar = Box(x: list.right + 3 * style.scale, y: list.y + place, width: 5 * style.scale, height: length)
    canvas.fill(CutPaper.card(bar, radius: 2 * style.scale, seed: 3), Palette.sugar3)
  }
}
