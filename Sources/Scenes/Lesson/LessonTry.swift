import Curriculum
import Grading
import Letterform

/// One try at a task: its graders, the steps that are done, what was written, and who helped.
struct LessonTry {
  let task: LessonTask
  /// One for each step.
  let plans: [LetterPlan]
  let strictness: Strictness
  private let slides: ClosedRange<Double>?
  /// The step that is written.
  private(set) var step = 0
  private(set) var grader: TryGrader
  /// The points of each stroke so far, window pixels, and the step it belongs to.
  var written: [(step: Int, points: [Point])] = []
  /// A hand draws along.
  var guided: GuidedStroke?
  var isHelped = false
  /// Faults in steps that were written again since, and what was forgiven in those that are done.
  private(set) var faults = 0
  private var forgivenBefore = Strictness.strict

  /// Letters of a word may stand so much nearer to or farther from the one before than the model's, letter units.
  private static let drift = -35.0...60.0

  init(task: LessonTask, plans: [LetterPlan], strictness: Strictness, slides: ClosedRange<Double>?) {
    (self.task, self.plans, self.strictness, self.slides) = (task, plans, strictness, slides)
    grader = TryGrader(plan: plans[0], strictness: strictness, slides: slides)
  }

  var verdict: Verdict? { grader.grader.verdict }

  /// The stroke that is due, in the task's target.
  var stroke: Int {
    let strokes = task.steps[step].strokes
    return min(strokes.lowerBound + grader.grader.stroke, max(strokes.lowerBound, strokes.upperBound - 1))
  }

  /// The stroke of a verdict in the task's target; verdicts of other forms name the nearest there is.
  func stroke(of verdict: Verdict) -> Int {
    let strokes = task.steps[step].strokes
    return min(strokes.lowerBound + verdict.stroke, max(strokes.lowerBound, strokes.upperBound - 1))
  }

  /// Share of the letter under way that is covered.
  var progress: Double { grader.grader.progress }

  /// How far the stroke under way is covered, letter units.
  var reach: Double { grader.grader.reach }

  /// How far the letter under way has slid to where the child began it, letter units.
  var slide: Double { grader.grader.slide }

  /// Whether no step is left after this one.
  var isLastStep: Bool { !task.steps[(step + 1)...].contains { !$0.isGiven } }

  /// What was forgiven in all steps.
  var forgiven: Strictness {
    if faults > 0 || forgivenBefore == .kind || grader.forgiven == .kind { return .kind }
    return strictness == .strict ? .strict : .normal
  }

  mutating func down(_ point: Point, time: Double) -> Verdict? { grader.down(point, time: time) }

  mutating func move(_ point: Point, time: Double) -> Verdict? { grader.move(point, time: time) }

  mutating func up(_ point: Point, time: Double) -> Verdict? { grader.up(point, time: time) }

  mutating func finish() -> Verdict { grader.finish() }

  /// The step is right, or stands there already: the next one is due. Whether there is one.
  mutating func goOn() -> Bool {
    if grader.grader.verdict?.code == .accepted, grader.forgiven == .kind { forgivenBefore = .kind }
    guard step + 1 < task.steps.count else { return false }
    step += 1
    renew()
    return true
  }

  /// The step is written again; what was written of it is gone.
  mutating func repeatStep() {
    faults += 1
    // Help with an earlier letter of the word stays help.
    (guided, isHelped) = (nil, isHelped && step > 0)
    written.removeAll { $0.step == step }
    renew()
  }

  private mutating func renew() {
    var range = slides
    // The first letter says where the word stands.
    if slides != nil, step > 0 {
      let slide = grader.grader.slide
      range = slide + Self.drift.lowerBound...slide + Self.drift.upperBound
    }
    grader = TryGrader(plan: plans[step], strictness: strictness, slides: range)
  }
}
