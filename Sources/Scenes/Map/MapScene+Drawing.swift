public import Drawing
import Language
import Letterform

extension MapScene {
  /// Draws everything inside `dirty`.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    if let turn { return turn.draw(at: now, on: canvas) }
    drawPage(on: canvas, dirty: dirty)
  }

  /// Draws the page as it is now; all of it for nil.
  func drawPage(on canvas: Canvas, dirty: Rectangle?) {
    guard let view else { return canvas.paint(Palette.sugar) }
    canvas.copy(view.still, area: dirty ?? view.still.bounds)
    func isSeen(_ area: Rectangle) -> Bool { dirty.map { !area.intersection($0).isEmpty } ?? true }
    let fonts = classroom.content.fonts
    if let crawl, isSeen(luluArea) { drawTrail(crawl, view, on: canvas) }
    for (number, stone) in view.drawing.stones.enumerated() where isSeen(area(of: .stone(number))) {
      let button = Button.stone(number)
      canvas.saved {
        canvas.translate(shake(of: button))
        stone.draw(
          fonts: fonts, turned: stone.isNext ? turned : 0, isPressed: pressing.pressed == button, on: canvas)
        if let name = stone.stone.picture, let box = stone.picture {
          let card = PictureCard(box: box, seed: number)
          card.drawOnPaper(on: canvas)
          classroom.pictures?.draw(name, on: canvas, in: card.pictureOnPaper, at: now)
        }
      }
    }
    if isSeen(area(of: .closedGate)) {
      canvas.saved {
        canvas.translate(shake(of: .closedGate))
        view.drawing.drawGate(on: canvas)
      }
    }
    drawFocus(view, on: canvas)
    if let box = luluBox, isSeen(luluArea) { lulu.draw(on: canvas, in: box) }
    for (kind, box) in zip(sections, view.layout.sections) where isSeen(area(of: .section(kind))) {
      canvas.saved {
        canvas.translate(shake(of: .section(kind)))
        MapSection(kind, in: box, text: sign(of: kind), isLocked: map.isLocked(kind))
          .draw(fonts: fonts, isPressed: pressing.pressed == .section(kind), on: canvas)
      }
    }
    for (button, icon) in icons where order.contains(button) && isSeen(area(of: button)) {
      guard let box = box(of: button) else { continue }
      PaperButton(
        box: box, state: pressing.pressed == button ? .pressed : .normal, isFocused: pressing.focused == button
      ).draw(icon: classroom.content.icon(icon), on: canvas)
    }
  }

  private var icons: [(Button, String)] {
    [
      (.back, "person"), (.ear, "ear"), (.album, "album"), (.best, "star"), (.gate, "lock"), (.before, "back"),
      (.after, "next"),
    ]
  }

  /// The trail Lulu leaves while she crawls, from where it ended when she set out.
  private func drawTrail(_ crawl: MapCrawl, _ view: MapView, on canvas: Canvas) {
    view.drawing.drawTrail(from: max(0, crawl.from - crawl.tail), to: crawl.arc(at: now) - crawl.tail, on: canvas)
  }

  private func drawFocus(_ view: MapView, on canvas: Canvas) {
    switch pressing.focused {
    case .stone(let number) where view.drawing.stones.indices.contains(number):
      view.drawing.stones[number].drawFocus(on: canvas)
    case .section(let kind):
      guard let box = box(of: .section(kind)) else { return }
      let wide = box.height * 0.04
      canvas.stroke(CutPaper.card(box, radius: box.height * 0.2, seed: 1), Palette.night, StrokeStyle(width: wide))
    default: break
    }
  }

  /// What is written on balloon, banner and kite, in the script of the course.
  private func sign(of kind: MapPage.Kind) -> String {
    switch kind {
    case .digits: return "123"
    case .letters, .words:
      let letters = map.leaves.first { $0.kind == .letters }?.goals ?? []
      let first = letters.prefix(3).compactMap { goal in if case .lesson(let letter) = goal { letter } else { nil } }
      if kind == .letters { return first.first.map(String.init) ?? "a" }
      let words = map.leaves.first { $0.kind == .words }?.goals ?? []
      if case .word(let word)? = words.first, word.count <= 5 { return word }
      return String(first)
    }
  }
}
