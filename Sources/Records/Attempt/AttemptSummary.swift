public import Grading

/// What the ladder needs of an attempt: a third of its columns, all of which one index holds.
///
/// A child's map is drawn from all that the child ever wrote. Read from an index in their order, some thousands of these
/// cost a few milliseconds; whole attempts lie scattered over the file, each behind a read of its own.
public struct AttemptSummary: Hashable, Sendable {
  /// Known by this everywhere.
  public var id: RecordID
  /// When the pen first touched.
  public var began: Moment
  /// The course, e.g. `en-upright`.
  public var course: String
  /// The letter, or the word.
  public var letter: String
  /// The rung of the ladder, 1 to 6.
  public var rung: Int
  /// A hand showed the part and the child drew with it.
  public var helped: Bool
  /// How much was forgiven.
  public var strictness: Strictness
  /// What the grader said.
  public var code: VerdictCode

  /// What the ladder needs of `attempt`.
  public init(_ attempt: Attempt) {
    self.init(
      id: attempt.id, began: attempt.began, course: attempt.course, letter: attempt.letter, rung: attempt.rung,
      helped: attempt.helped, strictness: attempt.strictness, code: attempt.verdict.code)
  }

  init(
    id: RecordID, began: Moment, course: String, letter: String, rung: Int, helped: Bool, strictness: Strictness,
    code: VerdictCode
  ) {
    (self.id, self.began, self.course, self.letter) = (id, began, course, letter)
    (self.rung, self.helped, self.strictness, self.code) = (rung, helped, strictness, code)
  }
}
