import Curriculum
import Letterform
import Records

extension Classroom {
  /// Where Lulu waited when the map was last seen.
  struct Stone: Hashable {
    var learner: RecordID?
    var leaf: Int
    var stone: Int
  }

  /// How far whoever writes now has come in `course`.
  func progress(in course: Course) -> CourseProgress {
    let outcomes = register.attempts.lazy.filter { $0.course == course.model.id }.map { Outcome($0) }
    return CourseProgress(order: course.model.taught.filter { course[$0] != nil }, free: free, outcomes: outcomes)
  }

  /// The present moment as the ladder counts it, milliseconds.
  var present: Double { Double(register.now.milliseconds) }

  /// The map of whoever writes now; nil when their course cannot be read.
  func courseMap() -> CourseMap? {
    guard let course else { return nil }
    let progress = progress(in: course)
    return CourseMap(course: course, progress: progress, hand: hand, next: progress.next(at: present))
  }
}

extension Outcome {
  /// What the ladder must know of an attempt on record.
  init(_ attempt: Attempt) {
    self.init(
      item: attempt.letter, rung: attempt.rung, code: attempt.verdict.code, forgiven: attempt.strictness,
      isHelped: attempt.helped, time: Double(attempt.began.milliseconds))
  }
}
