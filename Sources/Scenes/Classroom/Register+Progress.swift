public import Curriculum
import Grading
import Letterform
import Records
import Settings

extension Register {
  /// How far who writes now has come in a course: a fold over the attempts.
  ///
  /// - Parameter free: the letters that may be learned; nil for all.
  /// - Complexity: linear in the attempts.
  public func progress(in course: Course, free: Set<Character>? = nil) -> CourseProgress {
    let letters = course.model.taught.filter { course[$0] != nil }
    return CourseProgress(
      order: letters, free: free, rungs: own.rungs,
      outcomes: attempts.lazy.filter { $0.course == course.model.id }.map(Outcome.init))
  }
}

extension Outcome {
  /// What the ladder needs of an attempt.
  init(_ attempt: AttemptSummary) {
    self.init(
      item: attempt.letter, rung: attempt.rung, code: attempt.code, forgiven: attempt.strictness,
      isHelped: attempt.helped, time: Double(attempt.began.milliseconds))
  }
}
