/// The attempt at a letter that the child likes best: one for each letter of a course.
public struct Favourite: Hashable, Sendable {
  /// Whose choice it is.
  public var learner: RecordID
  /// The course of the letter.
  public var course: String
  /// The letter or word.
  public var letter: String
  /// The attempt.
  public var attempt: RecordID
  /// When it was chosen; of two choices the later counts.
  public var changed: Moment

  /// A choice.
  public init(learner: RecordID, course: String, letter: String, attempt: RecordID, changed: Moment) {
    (self.learner, self.course, self.letter) = (learner, course, letter)
    (self.attempt, self.changed) = (attempt, changed)
  }

  /// `attempt` chosen as the best of its letter.
  public init(_ attempt: Attempt, at now: Moment) {
    self.init(
      learner: attempt.learner, course: attempt.course, letter: attempt.letter, attempt: attempt.id, changed: now)
  }
}
