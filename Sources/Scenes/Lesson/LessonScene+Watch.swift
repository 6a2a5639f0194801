import Curriculum
import Drawing
import Letterform
import Stage

extension LessonScene {
  /// Shows what is to be done, when a task begins: the letter is written once, or shown to look at.
  mutating func introduce() -> Redraw {
    guard let page else { return .nothing }
    let told = say?(.task(item: item, rung: rung)) ?? .nothing
    if page.level.hints.contains(.hand) || rung == Ladder.watching, page.showsRoad {
      return told + watch(page.task.due, pace: 1)
    }
    return told + showLook()
  }

  /// Shows again what is to be written.
  mutating func showAgain() -> Redraw {
    guard let page, let attempt, phase != .writing else { return .nothing }
    let told = say?(.task(item: item, rung: rung)) ?? .nothing
    guard phase == .ready, page.showsRoad, attempt.guided == nil else { return told + showLook() }
    return told + watch(attempt.stroke..<attempt.task.steps[attempt.step].strokes.upperBound, pace: 1)
  }

  /// Lulu writes some strokes; then it is the child's turn.
  mutating func watch(_ strokes: Range<Int>, pace: Double) -> Redraw {
    guard let page, phase == .ready, !strokes.isEmpty else { return .nothing }
    for pose in Lulu.Pose.crawl {
      if let picture = content.picture("Pictures/mascot/\(pose.rawValue).svg") { lulu?.add(picture, for: pose) }
    }
    let begins = now + (pace < 1 ? LessonTuning.setOut / 2 : LessonTuning.setOut)
    demonstration = Demonstration(
      strokes, of: page.target, at: page.place, begins: begins, pace: pace, isStill: movesLess)
    phase = .watching
    shownPen = nil
    let narration = strokes.flatMap { page.target.strokes[$0].narration }
    let told = narration.isEmpty ? Redraw.nothing : say?(.stroke(narration)) ?? .nothing
    return .everything + told + .animating(until: (demonstration?.ends ?? now) + LessonTuning.watched)
  }

  /// The child's turn: what was shown goes.
  mutating func stopWatching() -> Redraw {
    guard phase == .watching else { return .nothing }
    demonstration = nil
    phase = .ready
    _ = restoreInk()
    look.gaze = nil
    return .everything + pulse() + showLook()
  }

  /// One picture of the showing: new ink behind her tail, and Lulu.
  mutating func tickWatching() -> Redraw {
    guard let page, let shown = demonstration else { return .nothing }
    guard now < shown.ends + LessonTuning.watched else { return stopWatching() }
    var redraw = Redraw.area(crawlArea(at: shownAt))
    let pen = shown.pen(at: now)
    let (stroke, arc) = shownPen ?? (-1, 0)
    // Whole strokes that passed since the last picture, then the one under way.
    for index in max(0, stroke)..<max(0, pen.stroke) {
      redraw += .area(write(shown, index, from: index == stroke ? arc : nil, to: .greatestFiniteMagnitude, page))
      _ = page.ink.end()
    }
    if pen.isDown {
      redraw += .area(write(shown, pen.stroke, from: pen.stroke == stroke ? arc : nil, to: pen.arc, page))
      shownPen = (pen.stroke, pen.arc)
    } else {
      _ = page.ink.end()
      shownPen = (pen.stroke, 0)
    }
    shownAt = now
    if now - gazeSince >= LessonTuning.gaze {
      gazeSince = now
    }
    return redraw + .area(crawlArea(at: now))
  }

  /// Adds to the ink of a stroke that is shown; `from` nil begins it.
  private func write(
    _ shown: Demonstration, _ stroke: Int, from: Double?, to arc: Double, _ page: LessonPage
  ) -> Rectangle {
    let target = shown.firstStroke + stroke
    guard page.road.strokes.indices.contains(target) else { return .empty }
    var area = Rectangle.empty
    if from == nil || from == 0 { area = page.ink.begin(at: page.road.strokes[target].point(at: 0)) }
    let end = min(arc, page.road.strokes[target].length / page.place.scale)
    for point in shown.trail(stroke, from: from ?? 0, to: end) { area = area.union(page.ink.extend(to: point)) }
    return area
  }

  /// Lulu's side while she writes, pixels.
  private var crawlSide: Double {
    let limits = LessonTuning.crawlSides
    return min(max((page?.place.xHeight ?? 0) * LessonTuning.crawlSide, limits.lowerBound), limits.upperBound)
  }

  /// Everything she may touch at a time.
  func crawlArea(at time: Double) -> Rectangle {
    guard let demonstration else { return .empty }
    return Lulu.bounds(in: demonstration.lulu(at: time, side: crawlSide).box, tilted: true)
  }

  /// Draws Lulu on the road.
  func drawCrawl(on canvas: Canvas) {
    guard let demonstration, let lulu else { return }
    let shown = demonstration.lulu(at: now, side: crawlSide)
    lulu.draw(shown.look, on: canvas, in: shown.box)
  }

  // MARK: - Look, cover, write

  /// A letter that is written from memory is shown for a while, in the bubble; nobody has to hear it.
  mutating func showLook() -> Redraw {
    guard let page, !page.showsRoad, page.modelPlace == nil, phase == .ready else { return .nothing }
    lookUntil = now + LessonTuning.lookAt
    return .area(bubble.bounds) + .wake(at: lookUntil)
  }

  mutating func hideLook() -> Redraw {
    guard lookUntil > now else { return .nothing }
    lookUntil = now
    return .area(bubble.bounds)
  }

  var isLooking: Bool { phase == .ready && now < lookUntil }
}
