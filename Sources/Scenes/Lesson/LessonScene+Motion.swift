import Curriculum
import Drawing
import Grading
import Letterform
import Stage

extension LessonScene {
  /// Everything Lulu may touch.
  var luluArea: Rectangle { page.map { Lulu.bounds(in: $0.layout.lulu) } ?? .empty }

  /// The strokes whose hints may change: the one that is due and the one before it.
  private var dueStrokes: [Int] {
    guard let page, let attempt else { return [] }
    return [attempt.stroke - 1, attempt.stroke].filter { page.target.strokes.indices.contains($0) }
  }

  /// The start dot that is due, with its rays and pulse.
  var startArea: Rectangle {
    guard let page else { return .empty }
    return dueStrokes.reduce(.empty) { area, stroke in
      let dot = page.road.startDot(stroke: stroke)
      return area.union(slid(Rectangle(covering: Box(centre: dot.centre, side: dot.radius * 4.2))))
    }
  }

  /// Where something that belongs to the letter is now that this has slid.
  func slid(_ area: Rectangle) -> Rectangle {
    slide == .zero ? area : Rectangle(covering: area.box.moved(by: slide))
  }

  /// Where chevrons, arrows and the end leaf may be: round the road of the stroke that is due and of the one before it.
  var aheadArea: Rectangle {
    guard let page else { return .empty }
    return dueStrokes.reduce(.empty) { area, stroke in
      guard let box = Box(around: page.road.strokes[stroke].points) else { return area }
      let around = max(4 * page.road.halfWidth(stroke: stroke), 30)
      return area.union(slid(Rectangle(covering: box.inset(by: -around))))
    }
  }

  /// Everything that a new try, or a fault, changes.
  var tryAreas: Redraw {
    guard let page else { return .everything }
    let buttons = LessonButton.allCases.map { area(of: $0) }
    return .areas([page.ink.field, Lulu.bounds(in: page.layout.lulu), bubble.bounds] + buttons)
  }

  /// Turns Lulu to another pose.
  mutating func pose(_ pose: Lulu.Pose) {
    guard look.to != pose else { return }
    (look.from, look.to, look.blend, look.gaze) = (look.to, pose, movesLess ? 1 : 0, nil)
    poseSince = now
  }

  /// Lets the start dot that is due pulse three times.
  func pulse() -> Redraw { .animating(until: now + LessonTuning.pulses * LessonTuning.pulse) }

  /// The size of the start dot now: 1 at rest.
  var pulseSize: Double {
    guard phase == .ready, !movesLess else { return 1 }
    let t = (now - phaseSince) / LessonTuning.pulse
    guard t >= 0, t < LessonTuning.pulses else { return 1 }
    let part = t.truncatingRemainder(dividingBy: 1)
    let wave = part < 0.5 ? part * 2 : (1 - part) * 2
    return 1 + LessonTuning.pulseGrowth * eased(wave)
  }

  // MARK: - An arrow for a kind of miss

  /// The stretch along which an arrow shows the way; nil where no such hint is due.
  func arrowStretch(_ page: LessonPage, stroke: Int) -> ClosedRange<Double>? {
    switch focus {
    case .start, .direction: page.road.directionStretch(stroke: stroke)
    case .corner: page.road.cornerStretch(stroke: stroke, near: 0)
    default: nil
    }
  }

  /// How far the arrow has run: there and anew some times, then it rests at its end.
  var arrowProgress: Double {
    let t = (now - phaseSince) / LessonTuning.arrowRun
    guard phase == .ready, !movesLess, t >= 0, t < LessonTuning.arrowRuns else { return 1 }
    return eased(min(1, t.truncatingRemainder(dividingBy: 1) * 1.25))
  }

  /// Sets the arrow going, where one is due.
  mutating func runArrow() -> Redraw {
    guard focus == .start || focus == .direction || focus == .corner || focus == .end else { return .nothing }
    (phaseSince, isSettled) = (now, false)
    return .animating(until: now + LessonTuning.arrowRuns * LessonTuning.arrowRun)
  }

  // MARK: - Ticks

  /// One picture of everything that moves by itself.
  mutating func tick() -> Redraw {
    var redraw = Redraw.nothing
    if look.blend < 1 {
      look.blend = eased(min(1, (now - poseSince) / LessonTuning.pose))
      redraw += .area(luluArea)
    }
    if fadesUntil > 0 {
      redraw += .area(pictureArea)
      if now >= fadesUntil { fadesUntil = -.infinity }
    }
    if phase == .watching { return redraw + tickWatching() }
    if phase == .ready, let due = waitsUntil, now >= due { redraw += giveUp() }
    if lookUntil > 0, now >= lookUntil {
      lookUntil = -.infinity
      redraw += .area(bubble.bounds)
    }
    if phase == .writing, attempt?.guided != nil, let penPlace { redraw += lead(penPlace) }
    if isFading { redraw += fade() }
    if comesHelp, now - phaseSince >= helpComesAfter { return redraw + again() }
    if isDone, now - phaseSince >= LessonTuning.nextTry, !earnedStar, goesOnAlone { return redraw + goOn() }
    return redraw + settleMotion()
  }

  /// What the phase set in motion, until it has come to rest; a late tick still draws the end of every motion.
  private mutating func settleMotion() -> Redraw {
    guard !isSettled, let page else { return .nothing }
    let since = now - phaseSince
    switch phase {
    case .writing, .watching, .closing:
      isSettled = true
      return .nothing
    case .ready:
      let runs = focus == nil ? 0 : LessonTuning.arrowRuns * LessonTuning.arrowRun
      isSettled = since >= max(LessonTuning.pulses * LessonTuning.pulse, runs)
      return .areas(runs > 0 ? [startArea, aheadArea] : [startArea])
    case .failed:
      isSettled = since >= max(LessonTuning.hollow, LessonTuning.pin)
      let hollow = movesLess ? 1 : min(1, since / LessonTuning.hollow)
      return .areas([page.ink.showFailed(progress: hollow), faultArea])
    case .done:
      isSettled = since >= celebration
      return .area(page.ink.field)
    }
  }

  /// Slow at both ends.
  private func eased(_ t: Double) -> Double { t * t * (3 - 2 * t) }
}
