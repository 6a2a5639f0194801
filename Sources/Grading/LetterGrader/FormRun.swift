import Letterform

/// One accepted form while it is written.
struct FormRun: Sendable {
  let plan: LetterPlan.FormPlan
  let strictness: Strictness
  /// What sideways limits are widened by.
  private let kindness: Double
  /// Index of the stroke that is drawn, or begins next.
  private(set) var stroke = 0
  /// How far the form is slid to the right.
  private(set) var shift = 0.0
  private var slides: ClosedRange<Double>?
  /// Length drawn up or down, by which the slide is known.
  private var slideTold = 0.0
  private(set) var verdict: Verdict?
  /// The event, counted by the letter, at which the verdict was seen.
  var settledAt = 0
  private var grader: StrokeGrader
  /// The stroke before this one was left short by less than what is forgiven: the pen may come back for the rest.
  private var touchUp: TouchUp?
  private var covered = 0.0
  private var liftsBefore = 0

  private struct TouchUp {
    var place: Point
    var radius: Double
    var isDrawing = false
  }

  init(plan: LetterPlan.FormPlan, strictness: Strictness, isSlid: Bool) {
    self.plan = plan
    self.strictness = strictness
    kindness = isSlid ? Tuning.slideKindness : 1
    grader = StrokeGrader(plan: plan.strokes[0], strictness: strictness, kindness: kindness)
  }

  var isAlive: Bool { verdict == nil }

  var progress: Double {
    if verdict?.code == .accepted { return 1 }
    return plan.length > 0 ? min(1, (covered + grader.reach) / plan.length) : 0
  }

  var reach: Double { grader.reach }

  var lifts: Int { liftsBefore + grader.lifts }

  /// The ideal may slide in x to where the child begins, within `range`.
  mutating func slide(to point: Point, within range: ClosedRange<Double>) {
    guard point.x.isFinite else { return }
    shift = min(max(point.x - plan.strokes[0].start.x, range.lowerBound), range.upperBound)
    let most = Tuning.slideCorrection * plan.strokes[0].radius
    slides = max(range.lowerBound, shift - most)...min(range.upperBound, shift + most)
  }

  /// The first touch is a rough guess of where the letter is meant to stand; what is drawn next makes it a better one.
  ///
  /// Only what goes up or down tells: along a level line the pen may be anywhere.
  private mutating func correctSlide(_ moved: Point) {
    guard let slides, !grader.plan.isDot, moved.y.isFinite else { return }
    let radius = plan.strokes[0].radius
    let told = min(abs(moved.y), radius)
    guard slideTold < Tuning.slideLength * radius else { return }
    slideTold += told
    let gain = told / (slideTold + Tuning.slideInertia * radius)
    shift = min(max(shift + grader.residual.x * gain, slides.lowerBound), slides.upperBound)
  }

  mutating func down(_ point: Point, time: Double) {
    let place = Point(point.x - shift, point.y)
    if let last = touchUp {
      let isNext = grader.plan.start.distance(to: place) <= grader.limits.startDistance
      if !isNext && last.place.distance(to: place) <= last.radius {
        touchUp?.isDrawing = true
        return
      }
      touchUp = nil
    }
    take(grader.down(place, time: time))
  }

  mutating func move(_ point: Point, time: Double) {
    let place = Point(point.x - shift, point.y)
    if let last = touchUp, last.isDrawing {
      // Whoever wanders off is not finishing the stroke.
      if last.place.distance(to: place) > 2 * last.radius { fail(.tooOverextended, at: place) }
      return
    }
    let before = grader.pen
    let found = grader.move(place, time: time)
    if found == nil, grader.pen != before { correctSlide(grader.pen - before) }
    take(found)
  }

  mutating func up(_ point: Point, time: Double) {
    if touchUp?.isDrawing == true {
      touchUp?.isDrawing = false
      return
    }
    take(grader.up(Point(point.x - shift, point.y), time: time))
  }

  mutating func finish() {
    fail(.lineNotCovered, at: grader.pen)
  }

  private mutating func fail(_ code: VerdictCode, at place: Point) {
    verdict = Verdict(code: code, stroke: stroke, point: 0, place: place, arc: grader.arc, progress: progress)
  }

  private mutating func take(_ found: Verdict?) {
    guard let found else { return }
    guard found.code == .accepted, stroke + 1 < plan.strokes.count else {
      verdict = found
      return
    }
    let done = grader.plan
    covered += done.weight
    liftsBefore += grader.lifts
    if !done.isDot, grader.reach < done.length - Tuning.touchUpMissing * done.radius {
      touchUp = TouchUp(
        place: done.point(at: done.length), radius: grader.limits.endTolerance + grader.limits.startDistance)
    } else {
      touchUp = nil
    }
    stroke += 1
    grader = StrokeGrader(plan: plan.strokes[stroke], strictness: strictness, kindness: kindness)
  }
}
