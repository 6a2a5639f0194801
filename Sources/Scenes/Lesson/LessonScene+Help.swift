import Curriculum
import Drawing
import Grading
import Letterform
import Settings
import Stage

extension LessonScene {
  /// How much help the next try has; a rung that was asked for has none.
  var help: HelpLevel { fixedRung == nil ? ladder?[item].help ?? .none : .none }

  /// Whether, after this fault, help comes by itself.
  var comesHelp: Bool { isFailed && (help >= .shown || onlyShows) }

  /// Whether a fault is answered by showing the stroke once more, and nothing is said or marked: the youngest are shown
  /// and not scolded.
  var onlyShows: Bool {
    fixedRung == nil && rung < LessonTuning.namesFaultsFrom && register?.own.showsOnly == true
  }

  /// How long a fault stays before help comes by itself, milliseconds.
  var helpComesAfter: Double { onlyShows ? LessonTuning.beforeShowing : LessonTuning.beforeHelp }

  /// Takes a fault into the ladder, and turns the hints to its kind.
  mutating func noteFault(_ verdict: Verdict, wrongWay: Bool) {
    climb(verdict)
    guard fixedRung == nil else { return }
    focus = help >= .focused ? Miss.fault(verdict.code).focus(wrongWay: wrongWay) : nil
  }

  /// Writes the same again; the failed line stays, pale.
  ///
  /// - Parameter shows: whether there is time to show the part, where that is due.
  mutating func again(shows: Bool = true) -> Redraw {
    guard let before = page else { return .nothing }
    let failed: Verdict? = if case .failed(let verdict) = phase { verdict } else { nil }
    let shows = shows && (help == .shown || onlyShows)
    let line = failed == nil ? nil : attempt?.written.last?.points
    let stroke = failed.flatMap { attempt?.stroke(of: $0) }
    let reached = fixedRung ?? ladder?[item].rung ?? rung
    var redraw = tryAreas
    if max(2, reached) != max(2, rung) || before.setting.focus != focus {
      // Another size or other hints: the page is laid anew, and the line that failed is still there to compare.
      let isSameSize = max(2, reached) == max(2, rung)
      rung = reached
      let finished = attempt
      redraw = lay(before.metrics)
      if isSameSize, let page, page.place == before.place {
        page.keepPale(line)
        resume(finished)
      }
    } else {
      rung = reached
      page?.keepPale(line)
      if failed == nil { startAfresh() } else { attempt?.repeatStep() }
      _ = restoreInk()
      (phase, waitsUntil, track) = (.ready, nil, nil)
      pose(.watches)
    }
    redraw += .animating(until: now + LessonTuning.pose) + runArrow()
    if let failed, let stroke, fixedRung == nil {
      if help == .hand {
        redraw += takeHand(failed, stroke: stroke)
      } else if shows {
        redraw += watch(stroke..<stroke + 1, pace: LessonTuning.slowPace)
      }
    }
    return redraw
  }

  /// The same try from its beginning.
  private mutating func startAfresh() {
    guard let attempt else { return }
    self.attempt = LessonTry(
      task: attempt.task, plans: attempt.plans, strictness: attempt.strictness, slides: page?.slides)
    writeGiven()
    skipGiven()
  }

  /// On a page that was laid anew: letters of the word that are right already stay.
  private mutating func resume(_ finished: LessonTry?) {
    guard let finished, finished.step > 0 else { return }
    attempt?.written = finished.written.filter {
      $0.step < finished.step || finished.task.steps[$0.step].isGiven
    }
    while let attempt, attempt.step < finished.step, self.attempt?.goOn() == true { continue }
    skipGiven()
    _ = restoreInk()
  }

  // MARK: - Hand over hand

  /// A hand stands ready to draw the missed part with the child; what comes before it is written already.
  private mutating func takeHand(_ verdict: Verdict, stroke: Int) -> Redraw {
    guard let page, let attempt, attempt.task.steps[attempt.step].strokes.contains(stroke) else { return .nothing }
    let line = page.road.strokes[stroke]
    let radius = page.road.halfWidth(stroke: stroke)
    let part = missedPart(verdict, stroke: stroke, of: line, radius: radius)
    for earlier in attempt.task.steps[attempt.step].strokes where earlier < stroke {
      _ = putDown(earlier, of: attempt.step, on: page)
      let points = page.road.strokes[earlier].points
      feed(points, lifts: true)
    }
    if part.lowerBound > 0 {
      _ = putDown(stroke, of: attempt.step, upTo: part.lowerBound, on: page)
    }
    feed(line.slice(0, part.lowerBound).points, lifts: false)
    self.attempt?.guided = GuidedStroke(stroke: stroke, line: line, part: part, radius: radius)
    self.attempt?.isHelped = true
    return .everything
  }

  /// The part that went wrong, pixels of arc: from a little before the place to well behind it, or the end.
  private func missedPart(
    _ verdict: Verdict, stroke: Int, of line: Polyline, radius: Double
  ) -> ClosedRange<Double> {
    guard let page else { return 0...line.length }
    let length = line.length
    let at = min(max(0, verdict.arc * page.place.scale), length)
    var (from, to) = (at - LessonTuning.guidedBack * radius, at + LessonTuning.guidedOn * radius)
    switch verdict.code {
    case .wrongStart: (from, to) = (0, LessonTuning.guidedOn * radius)
    case .lineNotCovered: to = length
    case .tooOverextended: (from, to) = (length - LessonTuning.guidedOn * radius, length)
    case .cornerDrawingDistanceWrong, .cornerDoubleEnter:
      if let corner = page.road.cornerStretch(stroke: stroke, near: at) {
        (from, to) = (corner.lowerBound, corner.upperBound)
      }
    default: break
    }
    from = min(max(0, from), length)
    // A short rest is not worth letting go for.
    if to > length - 2 * radius { to = length }
    return from...max(from, to)
  }

  /// Lets the grader see what the hand has written.
  private mutating func feed(_ points: [Point], lifts: Bool) {
    guard let page, let first = points.first, let last = points.last else { return }
    _ = attempt?.down(page.place.letterPoint(first), time: now)
    for point in Polyline(points).samples(every: 2).dropFirst().map({ Polyline(points).point(at: $0) }) {
      _ = attempt?.move(page.place.letterPoint(point), time: now)
    }
    if lifts { _ = attempt?.up(page.place.letterPoint(last), time: now) }
  }

  /// The pen is at `pen` while a hand draws along.
  mutating func lead(_ pen: Point) -> Redraw {
    guard let page, var guided = attempt?.guided else { return .nothing }
    penPlace = pen
    let before = handArea
    let trail = guided.follow(pen, at: now)
    attempt?.guided = guided
    var (redraw, found) = (Redraw.nothing, Verdict?.none)
    for place in trail where found == nil {
      redraw += .area(page.ink.extend(to: place))
      keepWritten(place)
      found = attempt?.move(page.place.letterPoint(place), time: now)
    }
    if guided.isAtEnd {
      attempt?.guided = nil
      if found == nil { found = attempt?.up(page.place.letterPoint(guided.place), time: now) }
      redraw += .areas([page.ink.end(), startArea, aheadArea])
      phase = .ready
      arbiter.strokeIsOver()
    } else if guided.letsGo(of: pen) {
      attempt?.guided = nil
      redraw += .area(page.ink.extend(to: pen))
      keepWritten(pen)
      if found == nil { found = attempt?.move(page.place.letterPoint(pen), time: now) }
    }
    redraw += .areas([before, handArea]) + .animating(until: now + 1000)
    return found == nil ? redraw : redraw + settle(found)
  }

  /// Where the hand is, its square; the crayon's tip is at the place it has come to.
  var handBox: Box? {
    guard let page, let guided = attempt?.guided else { return nil }
    let limits = LessonTuning.handSides
    let wanted = LessonTuning.handSide * page.road.halfWidth(stroke: guided.stroke)
    let side = min(max(wanted, limits.lowerBound), limits.upperBound)
    return Box(
      x: guided.place.x - side * (hand == .left ? 1 - Self.crayon.x : Self.crayon.x),
      y: guided.place.y - side * Self.crayon.y, width: side, height: side)
  }

  /// Draws the hand that helps: a left one for the left-handed, so that it comes from their side.
  func drawHelpingHand(in box: Box, on canvas: Canvas) {
    canvas.saved {
      if hand == .left {
        canvas.transform(Affine(a: -1, b: 0, c: 0, d: 1, e: 2 * box.centre.x, f: 0))
      }
      content.icon("hand")?.draw(on: canvas, in: box)
    }
  }

  /// The tip of the crayon in the picture of the hand, shares of its side.
  private static let crayon = Point(0.43, 0.56)

  /// Everything the hand may touch.
  var handArea: Rectangle { handBox.map { Rectangle(covering: $0.inset(by: -3)) } ?? .empty }
}
