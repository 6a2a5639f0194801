import Curriculum
import Grading
import Letterform

/// Gives simulated learners their lessons, day after day, as the program does.
final class SimulatedSchool {
  /// What became of one learner.
  struct Report {
    var progress: CourseProgress
    var days = 0
    var tries = 0
    /// Tries that were accepted, whatever was forgiven.
    var accepted = 0
    /// Longest row of tries at one letter that were neither accepted nor helped.
    var longestRow = 0
    /// Most tries in a row at one letter.
    var longestVisit = 0
  }

  /// Height of a screen of 768 pixels, millimetres, and the share of it that the largest x-height takes.
  private static let screen = 203.0
  private static let largest = 0.47
  /// An x-height on paper that a finger can write, millimetres.
  private static let paper = 20.0
  private static let day = 86_400_000.0
  /// A try with what is shown and said before and after it, milliseconds.
  private static let tryLength = 20_000.0

  private let course: Course
  private let levels: LevelTable
  private let letters: [Character]
  private var plans: [Character: [Int: LetterPlan]] = [:]

  init(course: Course, levels: LevelTable, family: String) {
    (self.course, self.levels) = (course, levels)
    letters = course.model.families.first { $0.id == family }?.letters ?? []
  }

  /// Teaches until every letter of the family is learned, `mostDays` at most.
  func teach(_ learner: inout SimulatedLearner, mostDays: Int) -> Report {
    var report = Report(progress: CourseProgress(order: course.model.taught, free: Set(letters)))
    var rows: [Character: Int] = [:]
    while report.days < mostDays, !letters.allSatisfy({ report.progress[$0].stars == LetterProgress.mostStars }) {
      report.days += 1
      var time = Double(report.days) * Self.day
      var session = Session(at: time)
      while session.phase(at: time) == .going, let exercise = report.progress.next(at: time) {
        time += Self.tryLength
        session.note(at: time)
        guard case .letter(let letter) = exercise.task else { continue }
        let outcome = attempt(letter, exercise, report.progress[letter].help, &learner, at: time)
        report.progress.add(outcome)
        report.tries += 1
        report.accepted += outcome.code == .accepted ? 1 : 0
        rows[letter] = outcome.code == .accepted ? 0 : rows[letter, default: 0] + 1
        report.longestRow = max(report.longestRow, rows[letter, default: 0])
        report.longestVisit = max(report.longestVisit, report.progress.visit?.tries ?? 0)
      }
    }
    return report
  }

  private func attempt(
    _ letter: Character, _ exercise: Exercise, _ help: HelpLevel, _ learner: inout SimulatedLearner, at time: Double
  ) -> Outcome {
    if exercise.isWatchedFirst || help >= .shown { learner.watch(letter, at: time) }
    let rung = exercise.rung
    if help == .hand {
      return Outcome(item: String(letter), rung: rung, code: .accepted, isHelped: true, time: time)
    }
    guard let level = levels.level(rung: rung, screen: .small), let form = course[letter]?.forms(hand: .right).first
    else { preconditionFailure("the course lacks \(letter)") }
    let plan = plan(letter, level)
    let millimetres: Double =
      switch level.size {
      case .share(let share): Self.screen * Self.largest * share
      case .paper: Self.paper
      }
    let recalled = level.hints.contains(.arrows) ? 0.15 : level.hints.contains(.numbers) ? 0.3 : rung == 4 ? 0.5 : 1
    let strokes = learner.write(
      form, of: letter, millimetres: millimetres, radius: plan.radius, recalled: recalled, at: time)
    let showsRoad = level.hints.contains(.road) || level.hints.contains(.faintRoad)
    var grader = TryGrader(plan: plan, strictness: level.strictness, slides: showsRoad ? nil : -300...300)
    let verdict = grader.grade(strokes)
    return Outcome(item: String(letter), rung: rung, code: verdict.code, forgiven: grader.forgiven, time: time)
  }

  private func plan(_ letter: Character, _ level: Level) -> LetterPlan {
    if let plan = plans[letter]?[level.rung] { return plan }
    let height = course.model.guides.xHeight
    let plan = LetterPlan(
      forms: course[letter]?.forms(hand: .right) ?? [], radius: level.corridor * height, xHeight: height)
    plans[letter, default: [:]][level.rung] = plan
    return plan
  }
}
