import Drawing
import Grading
import Language
import Letterform
import Records
import Stage

extension HistoryScene {
  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let frame else { return canvas.paint(ReportStyle.ground) }
    if replay != nil {
      drawReplay(frame, on: canvas, dirty)
    } else {
      canvas.fill(frame.room, ReportStyle.ground)
      drawCards(frame, on: canvas)
      drawFrame(frame, on: canvas)
    }
    if let panel {
      var (pressed, focused) = (Int?.none, Int?.none)
      if case .choice(let index) = pressing.pressed { pressed = index }
      if case .choice(let index) = pressing.focused { focused = index }
      panel.panel.draw(
        panel.layout, pressed: pressed, focused: focused, closing: classroom.content.icon("close"), on: canvas,
        frame.style)
    }
  }

  private func drawFrame(_ frame: GrownUpFrame, on canvas: Canvas) {
    var pressed: Int?
    if case .pill(let index) = pressing.pressed { pressed = index }
    frame.draw(on: canvas, pressed: pressed)
    button(.back, "back", frame.back, on: canvas)
  }

  private func button(_ button: Button, _ icon: String, _ box: Box, isEnabled: Bool = true, on canvas: Canvas) {
    PaperButton(
      box: box, state: !isEnabled ? .disabled : pressing.pressed == button ? .pressed : .normal,
      isFocused: pressing.focused == button
    ).draw(icon: classroom.content.icon(icon), on: canvas)
  }

  private mutating func drawCards(_ frame: GrownUpFrame, on canvas: Canvas) {
    guard var grid else { return }
    defer { self.grid = grid }
    let style = frame.style
    if grid.count == 0 {
      say(text("Nothing was written yet."), in: frame.room, style, on: canvas)
      return
    }
    canvas.saved {
      canvas.clip(frame.room)
      for index in grid.seen {
        guard let record = pages?[index] else { continue }
        grid.draw(index, on: canvas) { canvas, box in card(of: record).draw(on: canvas, in: box, style) }
        if pressing.focused == .card(index) || pressing.pressed == .card(index) {
          canvas.stroke(
            CutPaper.card(grid.box(index).inset(by: -3 * style.scale), radius: 16 * style.scale, seed: 2),
            Palette.night,
            StrokeStyle(width: 3 * style.scale))
        }
      }
      ScrollMark(
        list: Box(
          x: frame.room.x, y: frame.room.y + 8, width: frame.room.width - 12 * style.scale,
          height: frame.room.height - 16), height: grid.scroll.height, offset: grid.scroll.offset
      ).draw(on: canvas, style)
    }
  }

  private func say(_ words: String, in room: Box, _ style: ReportStyle, on canvas: Canvas) {
    style.fonts.fit(words, width: room.width, height: room.height, sizes: style.small...style.head)
      .draw(on: canvas, in: room, ReportStyle.note)
  }

  private func card(of record: AttemptRecord) -> TryCard {
    let attempt = record.attempt
    let badge: Picture? =
      attempt.verdict.code != .accepted
      ? FaultPhrase.picture(for: attempt.verdict.code).flatMap { classroom.content.picture($0) }
      : classroom.content.icon(attempt.helped ? "help-hand" : "star")
    return TryCard(
      thumbnail: AttemptPicture.thumbnail(record, course: classroom.course(attempt.course)), name: attempt.letter,
      when: when(attempt), badge: badge)
  }

  // MARK: - One attempt

  private mutating func drawReplay(_ frame: GrownUpFrame, on canvas: Canvas, _ dirty: Rectangle) {
    guard let replay else { return }
    let layout = ReplayLayout(in: frame.room, frame.style)
    if stillPicture == nil, let metrics, let made = try? Surface(width: metrics.width, height: metrics.height) {
      let still = made.pageCanvas
      still.paint(ReportStyle.ground)
      drawStill(replay, layout, frame, on: still)
      stillPicture = made
    }
    if let stillPicture { canvas.copy(stillPicture, area: dirty) }
    replay.drawing?.drawInk(until: replay.time, on: canvas, in: layout.sheet, frame.style)
    TimeBar(box: layout.time, share: replay.share, lifts: replay.lifts).draw(on: canvas, frame.style)
    PlayButton(box: layout.play, isPlaying: replay.isPlaying, isPressed: pressing.pressed == .play).draw(on: canvas)
    for (index, box) in layout.speeds.enumerated() {
      Pill(
        Self.name(ofSpeed: Replay.speeds[index]), box: box, isChosen: replay.speed == Replay.speeds[index],
        isPressed: pressing.pressed == .speed(index), isFocused: pressing.focused == .speed(index)
      ).draw(on: canvas, frame.style)
    }
    button(.previous, "back", layout.previous, isEnabled: replay.index + 1 < (pages?.count ?? 0), on: canvas)
    button(.next, "next", layout.next, isEnabled: replay.index > 0, on: canvas)
    Pill(
      text("Write it again"), box: layout.practise, isPressed: pressing.pressed == .practise, isWayOn: true,
      isFocused: pressing.focused == .practise
    ).draw(on: canvas, frame.style)
    button(.back, "back", frame.back, on: canvas)
  }

  private static func name(ofSpeed speed: Double) -> String {
    switch speed {
    case 0.25: "¼ ×"
    case 0.5: "½ ×"
    default: "\(Int(speed)) ×"
    }
  }

  private func drawStill(_ replay: Replay, _ layout: ReplayLayout, _ frame: GrownUpFrame, on canvas: Canvas) {
    frame.draw(on: canvas)
    if let drawing = replay.drawing {
      drawing.drawModel(on: canvas, in: layout.sheet, frame.style)
    } else {
      say(text("This letter is not there any more."), in: layout.sheet, frame.style, on: canvas)
    }
    let attempt = replay.record.attempt
    let card = FactsCard(
      head: attempt.helped ? text("right with help") : ReportPhrase.name(of: attempt.verdict.code),
      picture: FaultPhrase.picture(for: attempt.verdict.code).flatMap { classroom.content.picture($0) }
        ?? classroom.content.icon(attempt.helped ? "help-hand" : "star"), facts: facts(of: attempt))
    var box = layout.facts
    box.height = min(box.height, card.height(frame.style))
    card.draw(on: canvas, in: box, frame.style)
  }

  private func facts(of attempt: Attempt) -> [FactsCard.Fact] {
    let fluency = attempt.fluency
    func fact(_ name: String, _ value: String) -> FactsCard.Fact { .init(name: name, value: value) }
    return [
      fact(text("seconds"), ReportPhrase.number(fluency.duration / 1000)),
      fact(text("letter heights a second"), ReportPhrase.number(fluency.speed / 100)),
      fact(text("pushes within a stroke"), ReportPhrase.number(fluency.peaks)),
      fact(text("lifts"), "\(fluency.lifts)"), fact(text("in the air"), ReportPhrase.percent(fluency.airShare)),
      fact(
        text("written with"),
        attempt.contact == .touch ? text("a finger") : attempt.contact == .pen ? text("a pen") : text("the mouse")),
    ]
  }
}
