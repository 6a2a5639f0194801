import Curriculum
public import Drawing
import Grading
import Language
import Letterform

extension LessonScene {
  /// Draws everything inside `dirty`, from the wall forwards.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let page else { return canvas.paint(Palette.sugar) }
    canvas.copy(page.backdrop, area: dirty)
    func isSeen(_ area: Rectangle) -> Bool { !area.intersection(dirty).isEmpty }

    if isSeen(page.ink.field) {
      drawHints(page, isSeen, on: canvas)
      if !inkMoves(page) { page.ink.paint(on: canvas, area: dirty) }
      if let mark = faultMark, isSeen(faultArea) {
        canvas.saved {
          canvas.translate(slide)
          mark.draw(dropped: min(1, (now - phaseSince) / LessonTuning.pin), on: canvas)
        }
      }
      if case .done(let since) = phase { drawCelebration(page, after: now - since, on: canvas) }
      if let box = handBox, isSeen(handArea) { drawHelpingHand(in: box, on: canvas) }
    }
    if phase == .watching, isSeen(crawlArea(at: now)) {
      drawCrawl(on: canvas)
    } else if phase != .watching, isSeen(luluArea) {
      lulu?.draw(look, on: canvas, in: page.layout.lulu)
    }
    if let name = wordPicture, isSeen(pictureArea) {
      let card = PictureCard(box: page.layout.picture, seed: item.count)
      card.draw(on: canvas)
      pictures?.draw(name, on: canvas, in: card.picture, at: now)
    }
    drawBubble(page, isSeen, on: canvas)
    for button in LessonButton.allCases where isSeen(area(of: button)) { draw(button, on: canvas) }
  }

  /// Where the fault is marked, as if the letter had not slid; nil while there is none.
  var faultMark: FaultMark? {
    guard case .failed(let verdict) = phase, let page, let attempt, !onlyShows else { return nil }
    // Who began in the wrong place is shown the right one; all others the road beside them.
    let stroke = attempt.stroke(of: verdict)
    let goal = verdict.code == .wrongStart ? page.road.startDot(stroke: stroke).centre : nil
    return FaultMark(
      place: page.place(verdict.place) - slide, stroke: stroke, arc: verdict.arc, goal: goal, road: page.road)
  }

  /// Everything the mark of a fault may touch.
  var faultArea: Rectangle { faultMark.map { slid($0.bounds) } ?? .empty }

  /// How far the letter has slid to where the child began it, pixels; zero where a road holds it.
  var slide: Point {
    guard let page, let attempt, page.slides != nil else { return .zero }
    return page.place.turned(Point(attempt.slide, 0)) * page.place.scale
  }

  /// The hints, where the letter stands for the child.
  private func drawHints(_ page: LessonPage, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    canvas.saved {
      canvas.translate(slide)
      drawHintsInPlace(page, isSeen, on: canvas)
    }
  }

  /// Start dot, chevrons and end of the stroke that is due.
  private func drawHintsInPlace(_ page: LessonPage, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    guard let attempt else { return }
    let last = page.task.due.upperBound - 1
    if isDone || phase == .closing {
      // The letters of a finished word stand there without any road.
      if page.showsRoad, page.stepRoad == nil { page.road.drawEnd(stroke: last, folded: 1, on: canvas) }
      return
    }
    if phase == .watching {
      if page.showsRoad { page.road.drawEnd(stroke: last, on: canvas) }
      return
    }
    let stroke = min(isFailed ? attempt.task.steps[attempt.step].firstStroke : attempt.stroke, last)
    if page.showsRoad || focus == .end, isSeen(aheadArea) || isFailed { page.road.drawEnd(stroke: stroke, on: canvas) }
    guard page.level.hints.contains(.dots) || isFailed || focus != nil else { return }
    let isUnderWay = attempt.progress > 0
    if phase == .ready, attempt.guided == nil, isUnderWay || page.level.hints.contains(.next) || focus == .pace,
      isSeen(aheadArea)
    {
      page.road.drawChevrons(stroke: stroke, after: reach * page.place.scale, on: canvas)
    }
    if !isFailed { drawFocus(page, stroke: stroke, on: canvas) }
    guard isSeen(startArea) || isFailed else { return }
    let rays = isFailed || focus == .start
    let isBegun = phase == .writing || waitsUntil != nil || (attempt.guided?.arc ?? 0) > 0
    let state: StartState = isBegun ? .begun : rays ? .rays : .waiting
    page.road.drawStart(stroke: stroke, state, grown: pulseSize, on: canvas)
  }

  /// The hint for a kind of miss.
  private func drawFocus(_ page: LessonPage, stroke: Int, on canvas: Canvas) {
    guard let stretch = arrowStretch(page, stroke: stroke) else {
      if focus == .end { page.road.drawEndRing(stroke: stroke, grown: pulseSize, on: canvas) }
      return
    }
    // Under a line that has begun an arrow for its beginning looks like a blot.
    guard focus == .corner || phase != .writing || attempt?.guided != nil else { return }
    page.road.drawArrow(stroke: stroke, along: stretch, progress: arrowProgress, on: canvas)
  }

  /// Arc length that is covered of the stroke that is due, letter units.
  private var reach: Double { waitsUntil == nil ? 0 : attempt?.reach ?? 0 }

  var isFailed: Bool { if case .failed = phase { true } else { false } }

  var isDone: Bool { if case .done = phase { true } else { false } }

  /// Lulu's bubble.
  var bubble: SpeechBubble {
    let layout = page?.layout
    return SpeechBubble(box: layout?.bubble ?? Box(x: 0, y: 0, width: 0, height: 0), tip: layout?.bubbleTip ?? .zero)
  }

  /// What Lulu says: the picture of the fault over a short sentence, the praise, or the letter to write from memory.
  private func drawBubble(_ page: LessonPage, _ isSeen: (Rectangle) -> Bool, on canvas: Canvas) {
    guard isSeen(bubble.bounds) else { return }
    if isLooking { return drawLook(on: canvas) }
    let picture: Picture?
    let sentence: String
    switch phase {
    case .failed(let verdict) where !onlyShows:
      picture = FaultPhrase.picture(for: verdict.code).flatMap { content.picture($0) }
      sentence = FaultPhrase.sentence(for: verdict.code)
    case .done:
      (picture, sentence) = (content.icon("star"), FaultPhrase.sentence(for: .accepted))
    case .closing:
      picture = content.icon("home")
      // Translators: said to a child of four to eight when it has written long enough for today. Friendly, short.
      sentence = text("That's enough for today. Bye-bye!")
    default: return
    }
    bubble.draw(on: canvas)
    var room = bubble.content
    // The pictures have a margin of their own, which the bubble has already.
    let sizes = LessonTuning.smallestText...max(LessonTuning.smallestText, 2.6 * page.layout.unit)
    let least = content.fonts.fit(
      sentence, width: room.width, height: room.height, sizes: sizes.lowerBound...sizes.lowerBound)
    // A long sentence takes from the picture's room.
    let share = max(0, min(0.58, 1 - (least.usedHeight + 1) / room.height))
    let top = Box(x: room.x, y: room.y, width: room.width, height: room.height * share)
    picture?.draw(on: canvas, in: top.inset(by: -top.height * 0.14))
    room = Box(x: room.x, y: room.y + room.height * share, width: room.width, height: room.height * (1 - share))
    content.fonts.fit(sentence, width: room.width, height: room.height, sizes: sizes)
      .draw(on: canvas, in: room, Palette.night)
  }

  /// The letter to write from memory, as print has it: to be looked at, then written.
  private func drawLook(on canvas: Canvas) {
    bubble.draw(on: canvas)
    let room = bubble.content
    content.fonts.fit(
      item, width: room.width, height: room.height,
      sizes: LessonTuning.smallestText...max(LessonTuning.smallestText, room.height * 0.62)
    )
    .draw(on: canvas, in: room, Palette.night)
  }

  private func draw(_ button: LessonButton, on canvas: Canvas) {
    guard let box = box(of: button) else { return }
    let leads = button == .wayOn && (isFailed || isDone || phase == .closing)
    let state: PaperButton.State = !isEnabled(button) ? .disabled : pressed == button ? .pressed : .normal
    let icon =
      switch button {
      case .back: "back"
      case .ear: "ear"
      case .wayOn: isFailed ? "again" : phase == .closing ? "home" : "next"
      }
    PaperButton(box: box, state: state, isWayOn: leads && isEnabled(button)).draw(icon: content.icon(icon), on: canvas)
  }
}
