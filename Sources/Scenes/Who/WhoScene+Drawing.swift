public import Drawing
import Letterform

extension WhoScene {
  /// Draws everything inside `dirty`.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    if let turn { return turn.draw(at: now, on: canvas) }
    drawPage(on: canvas, dirty: dirty)
  }

  /// Draws the page as it lies still; all of it for nil.
  func drawPage(on canvas: Canvas, dirty: Rectangle?) {
    guard let layout, let still else { return canvas.paint(Palette.sugar) }
    canvas.copy(still, area: dirty ?? still.bounds)
    func isSeen(_ area: Rectangle) -> Bool { dirty.map { !area.intersection($0).isEmpty } ?? true }
    let drawing = WhoDrawing(layout: layout)
    let content = classroom.content
    if isSeen(Lulu.bounds(in: layout.lulu)) { lulu.draw(on: canvas, in: layout.lulu) }
    for (place, index) in shown.enumerated() where isSeen(drawing.bounds(ofCard: place)) {
      let isPressed = pressing.pressed == .card(index)
      drawing.draw(
        cards[index], at: place, picture: picture(of: cards[index]), padlock: content.icon("lock"),
        isFirst: index == 0, isPressed: isPressed, fonts: content.fonts, on: canvas)
      if pressing.focused == .card(index) { drawing.drawFocus(at: place, on: canvas) }
    }
    for button in order where isSeen(area(of: button)) {
      guard let icon = icon(of: button), let box = box(of: button) else { continue }
      PaperButton(
        box: box, state: pressing.pressed == button ? .pressed : .normal, isFocused: pressing.focused == button
      ).draw(icon: content.icon(icon), on: canvas)
    }
  }

  /// The numbers of the cards on this page.
  var shown: Range<Int> {
    guard let layout else { return 0..<0 }
    let from = page * layout.capacity
    return from..<min(cards.count, from + layout.capacity)
  }

  private func picture(of card: WhoCard) -> Picture? {
    switch card {
    // Who has no picture yet has the one that follows from the name.
    case .child(let name, let picture): classroom.content.avatar(picture.isEmpty ? name : picture)
    case .guest: classroom.content.picture("Pictures/who/guest.svg")
    case .add: classroom.content.icon("plus")
    }
  }

  private func icon(of button: Button) -> String? {
    switch button {
    case .card: nil
    case .ear: "ear"
    case .close: "close"
    case .gate: "lock"
    case .before: "back"
    case .after: "next"
    }
  }

  /// Everything that can be pressed now, in the order of the keyboard.
  var order: [Button] {
    var buttons = shown.map { Button.card($0) }
    if let layout, layout.pages > 1 {
      if page > 0 { buttons.append(.before) }
      if page + 1 < layout.pages { buttons.append(.after) }
    }
    return buttons + [.ear, .gate, .close]
  }

  func box(of button: Button) -> Box? {
    guard let layout else { return nil }
    switch button {
    case .card(let index): return shown.contains(index) ? layout.cards[index - shown.lowerBound] : nil
    case .ear: return layout.ear
    case .close: return layout.close
    case .gate: return layout.gate
    case .before: return layout.before
    case .after: return layout.after
    }
  }

  func area(of button: Button) -> Rectangle {
    guard let layout, let box = box(of: button) else { return .empty }
    if case .card(let index) = button, shown.contains(index) {
      return WhoDrawing(layout: layout).bounds(ofCard: index - shown.lowerBound)
    }
    return PaperButton(box: box).bounds
  }

  /// What is under a finger; a touch area reaches a little beyond the paper.
  func button(at place: Point) -> Button? {
    guard let layout, turn == nil else { return nil }
    return order.first { box(of: $0)?.contains(place) == true }
      ?? order.first { box(of: $0)?.inset(by: -layout.touchReach).contains(place) == true }
  }
}
