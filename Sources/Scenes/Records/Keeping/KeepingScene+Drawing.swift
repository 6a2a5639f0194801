import Drawing
import Language
import Letterform
import Records
import Stage

extension KeepingScene {
  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let frame else { return canvas.paint(ReportStyle.ground) }
    let style = frame.style
    canvas.fill(frame.room, ReportStyle.ground)
    canvas.saved {
      canvas.clip(frame.room)
      if lines.isEmpty {
        style.fonts.fit(
          text("Nobody is on record"), width: frame.room.width, height: frame.room.height,
          sizes: style.small...style.head
        ).draw(on: canvas, in: frame.room, ReportStyle.note)
      }
      for index in lines.indices where row(index).intersects(frame.room) { drawRow(index, frame, on: canvas) }
      ScrollMark(
        list: Box(
          x: frame.room.x, y: frame.room.y + 8, width: frame.room.width - 12 * style.scale,
          height: frame.room.height - 16), height: scroll.height, offset: scroll.offset
      ).draw(on: canvas, style)
    }
    var pressed: Int?
    if case .pill(let index) = pressing.pressed { pressed = index }
    frame.draw(on: canvas, pressed: pressed)
    PaperButton(
      box: frame.back, state: pressing.pressed == .back ? .pressed : .normal, isFocused: pressing.focused == .back
    ).draw(icon: classroom.content.icon("back"), on: canvas)
    guard let panel else { return }
    var (chosen, focused) = (Int?.none, Int?.none)
    if case .choice(let index) = pressing.pressed { chosen = index }
    if case .choice(let index) = pressing.focused { focused = index }
    panel.panel.draw(
      panel.layout, pressed: chosen, focused: focused, closing: classroom.content.icon("close"), on: canvas, style)
  }

  private func drawRow(_ index: Int, _ frame: GrownUpFrame, on canvas: Canvas) {
    let (style, line, box) = (frame.style, lines[index], row(index))
    let pills = LearnerRow.pills(actions, in: box, style)
    let tries = filled(plural("{count} try", "{count} tries", line.attempts), ["count": "\(line.attempts)"])
    let last = line.last.map {
      text("last on {day}", filling: ["day": CalendarWords.date($0.day(offset: classroom.clockOffset))])
    }
    LearnerRow(
      picture: classroom.content.avatar(of: line.learner), name: line.learner.name,
      note: ([tries] + [last].compactMap { $0 }).joined(separator: ", ")
    ).draw(on: canvas, in: box, until: pills[0].x - style.padding, style)
    for (number, button) in [Button.save(index), .delete(index)].enumerated() {
      Pill(
        actions[number], box: pills[number], isPressed: pressing.pressed == button,
        isFocused: pressing.focused == button, isOnCard: true
      ).draw(on: canvas, style)
    }
  }
}
