import Drawing
import Letterform
import Records
import Stage

extension BestScene {
  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let layout, let metrics else { return canvas.paint(Palette.sugar) }
    if wall == nil, let made = try? Surface(width: metrics.width, height: metrics.height) {
      Self.drawWall(on: made.pageCanvas, layout, metrics)
      wall = made
    }
    if let wall { canvas.copy(wall, area: dirty) } else { canvas.paint(Palette.sugar) }
    var look = Lulu.Look(pose: picked != nil ? .cheers : .greets)
    look.facesLeft = metrics.height > metrics.width
    lulu.draw(look, on: canvas, in: layout.lulu)
    canvas.saved {
      canvas.clip(layout.room.inset(by: -6))
      for index in count..<max(count, Self.places) {
        drawPlace(layout.card(index, scrolled: scroll.offset), on: canvas)
      }
      for index in 0..<count {
        let box = layout.card(index, scrolled: scroll.offset)
        guard
          Box(x: 0, y: 0, width: Double(metrics.width), height: Double(metrics.height)).intersects(box.inset(by: -20)),
          Rectangle(covering: box.inset(by: -20)).intersection(dirty).isEmpty == false
        else { continue }
        card(index).draw(on: canvas, in: box, seed: index + (opened.map { 100 * $0.letter + 50 } ?? 0))
      }
    }
    PaperButton(
      box: layout.back, state: pressing.pressed == .back ? .pressed : .normal, isFocused: pressing.focused == .back
    ).draw(icon: classroom.content.icon("back"), on: canvas)
  }

  private func card(_ index: Int) -> BestCard {
    let record = opened?.tries[index] ?? letters.entries[index].shown
    var thumbnail = AttemptPicture.thumbnail(record, course: classroom.course(record.attempt.course))
    thumbnail?.fault = nil
    thumbnail?.showsModel = false
    let isPicked = opened == nil ? letters.entries[index].isPicked : picked?.index == index
    var grown = 1.0
    if opened != nil, let picked, picked.index == index, now - picked.since < Self.press {
      let rest = 1 - max(0, now - picked.since) / Self.press
      grown = 1 + Self.growth * rest * rest
    }
    return BestCard(
      thumbnail: thumbnail, star: isPicked ? classroom.content.icon("star") : nil, starGrown: grown,
      isPressed: pressing.pressed == .card(index), isFocused: pressing.focused == .card(index))
  }

  private func drawPlace(_ box: Box, on canvas: Canvas) {
    let unit = box.width / 160
    let card = CutPaper.card(box.inset(by: 6 * unit), radius: 14 * unit, seed: 9)
    canvas.fill(card, Palette.sand.mixed(with: Palette.kraft, 0.2))
    canvas.stroke(card, Palette.kraft, StrokeStyle(width: 3.2 * unit, cap: .butt, dashes: [14 * unit, 10 * unit]))
  }

  /// A page of the child's own book on the wall.
  private static func drawWall(on canvas: Canvas, _ layout: BestLayout, _ metrics: WindowMetrics) {
    canvas.paint(Palette.sugar)
    let unit = Double(min(metrics.width, metrics.height)) / 96
    let bottom = Double(metrics.height)
    let hill = CutPaper.closedCurve([
      Point(-40, bottom - 15 * unit), Point(Double(metrics.width) * 0.3, bottom - 20 * unit),
      Point(Double(metrics.width) * 0.7, bottom - 12 * unit), Point(Double(metrics.width) + 40, bottom - 17 * unit),
      Point(Double(metrics.width) + 40, bottom + 40), Point(-40, bottom + 40),
    ])
    canvas.lay(hill, Palette.moss, Lay(shadow: Point(0, -3), depth: 0.1, rim: 1))
    let page = layout.room.inset(by: -0.4 * unit)
    canvas.lay(
      CutPaper.sheet(
        Box(x: page.x, y: page.y - 40, width: page.width + 60 * unit, height: page.height + 80), seed: 31, unevenness: 2
      ),
      Palette.sand, Lay(shadow: Point(0.9, 1.3) * unit, depth: 0.16, rim: 0))
  }
}
