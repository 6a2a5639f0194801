import Curriculum
public import Drawing
import Grading
import Letterform

extension LessonScene {
  /// Draws everything inside `dirty`, from the wall forwards.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let page else { return canvas.paint(Palette.sugar) }
    canvas.copy(page.backdrop, area: dirty)
    func isSeen(_ area: Rectangle) -> Bool { !area.intersection(dirty).isEmpty }

    if isSeen(page.ink.field) {
      drawHints(page, isSeen, on: canvas)
      page.ink.paint(on: canvas, area: dirty)
      if let mark = faultMark, isSeen(mark.bounds) {
        mark.draw(dropped: min(1, (now - phaseSince) / LessonTuning.pin), on: canvas)
      }
      if case .done(let since) = phase {
        canvas.saved {
          canvas.clip(page.ink.field.box)
          Confetti(field: page.layout.writingField, seed: seed &+ UInt64(index))
            .draw(at: (now - since) / LessonTuning.confetti, on: canvas)
        }
      }
    }
    if isSeen(luluArea) { lulu?.draw(look, on: canvas, in: page.layout.lulu) }
    drawBubble(page, isSeen, on: canvas)
    for button in LessonButton.allCases where isSeen(area(of: button)) { draw(button, on: canvas) }
  }

  /// Where the fault is marked; nil while there is none.
  var faultMark: FaultMark? {
    guard case .failed(let verdict) = phase, let page else { return nil }
    // Who began in the wrong place is shown the right one; all others the road beside them.
    let goal = verdict.code == .wrongStart ? page.road.startDot(stroke: verdict.stroke).centre : nil
    return FaultMark(
      place: page.place(verdict.place), stroke: verdict.stroke, arc: verdict.arc, goal: goal, road: page.road)
  }

  /// Start dot and chevrons of the stroke that is due.
  private func drawHints(_ page: LessonPage, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    guard let grader else { return }
    let last = page.target.strokes.count - 1
    if isDone {
      if page.showsRoad { page.road.drawEnd(stroke: last, folded: 1, on: canvas) }
      return
    }
    let stroke = isFailed ? 0 : min(grader.stroke, last)
    if page.showsRoad, isSeen(aheadArea) || isFailed { page.road.drawEnd(stroke: stroke, on: canvas) }
    guard page.level.hints.contains(.dots) || isFailed else { return }
    if phase == .ready, grader.progress > 0 || page.level.hints.contains(.next), isSeen(aheadArea) {
      page.road.drawChevrons(stroke: stroke, after: reach * page.place.scale, on: canvas)
    }
    guard isSeen(startArea) || isFailed else { return }
    let state: StartState = isFailed ? .rays : phase == .writing || waitsUntil != nil ? .begun : .waiting
    page.road.drawStart(stroke: stroke, state, grown: pulseSize, on: canvas)
  }

  /// Arc length that is covered of the stroke that is due, letter units.
  private var reach: Double { waitsUntil == nil ? 0 : grader?.reach ?? 0 }

  var isFailed: Bool { if case .failed = phase { true } else { false } }

  var isDone: Bool { if case .done = phase { true } else { false } }

  /// Lulu's bubble: the picture of the fault over a short sentence, or the praise.
  private func drawBubble(_ page: LessonPage, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    let code: VerdictCode
    switch phase {
    case .failed(let verdict): code = verdict.code
    case .done: code = .accepted
    default: return
    }
    let bubble = SpeechBubble(box: page.layout.bubble, tip: page.layout.bubbleTip)
    guard isSeen(bubble.bounds) else { return }
    bubble.draw(on: canvas)
    var room = bubble.content
    let picture = FaultPhrase.picture(for: code).flatMap { content.picture($0) } ?? content.icon("star")
    // The pictures have a margin of their own, which the bubble has already.
    let share = 0.58
    let top = Box(x: room.x, y: room.y, width: room.width, height: room.height * share)
    picture?.draw(on: canvas, in: top.inset(by: -top.height * 0.14))
    room = Box(x: room.x, y: room.y + room.height * share, width: room.width, height: room.height * (1 - share))
    let unit = page.layout.unit
    content.fonts.fit(
      FaultPhrase.sentence(for: code), width: room.width, height: room.height,
      sizes: LessonTuning.smallestText...max(LessonTuning.smallestText, 2.6 * unit)
    )
    .draw(on: canvas, in: room, Palette.night)
  }

  private func draw(_ button: LessonButton, on canvas: Canvas) {
    guard let box = box(of: button) else { return }
    let leads = button == .wayOn && (isFailed || isDone)
    let state: PaperButton.State = !isEnabled(button) ? .disabled : pressed == button ? .pressed : .normal
    let icon = button == .back ? "back" : isFailed ? "again" : "next"
    PaperButton(box: box, state: state, isWayOn: leads && isEnabled(button)).draw(icon: content.icon(icon), on: canvas)
  }
}
