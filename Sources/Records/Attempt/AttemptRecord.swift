public import Grading
public import Letterform

/// With what the child wrote.
public enum PenKind: String, Hashable, Sendable, CaseIterable {
  case mouse, touch, pen
}

/// One attempt at a letter or a word without its pen data: what lists and reports are made of.
public struct Attempt: Hashable, Sendable {
  /// Known by this everywhere.
  public var id: RecordID
  /// Who wrote.
  public var learner: RecordID
  /// When the pen first touched.
  public var began: Moment
  /// The course, e.g. `en-upright`.
  public var course: String
  /// The letter, or the word.
  public var letter: String
  /// The rung of the ladder, 1 to 6.
  public var rung: Int
  /// The hand that wrote.
  public var hand: Hand
  /// With what.
  public var contact: PenKind
  /// A hand showed the part and the child drew with it.
  public var helped: Bool
  /// How much was forgiven.
  public var strictness: Strictness
  /// What the grader said, and where.
  public var verdict: Verdict
  /// How the pen moved.
  public var fluency: Fluency

  /// Accepted without help.
  public var isClean: Bool { verdict.code == .accepted && !helped }

  /// An attempt; `fluency` is usually `Fluency(of: pen)`.
  public init(
    id: RecordID, learner: RecordID, began: Moment, course: String, letter: String, rung: Int, hand: Hand,
    contact: PenKind, helped: Bool, strictness: Strictness, verdict: Verdict, fluency: Fluency
  ) {
    (self.id, self.learner, self.began) = (id, learner, began)
    (self.course, self.letter, self.rung, self.hand, self.contact) = (course, letter, rung, hand, contact)
    (self.helped, self.strictness, self.verdict, self.fluency) = (helped, strictness, verdict, fluency)
  }
}

/// One attempt with all that the pen did: what a lesson hands to the records.
public struct AttemptRecord: Hashable, Sendable {
  /// Everything but the pen data.
  public var attempt: Attempt
  /// What the pen did.
  public var pen: PenData

  /// An attempt whose fluency is measured from `pen`.
  ///
  /// - Complexity: linear in the samples; some microseconds for a letter.
  public init(
    id: RecordID, learner: RecordID, began: Moment, course: String, letter: String, rung: Int, hand: Hand = .right,
    contact: PenKind = .mouse, helped: Bool = false, strictness: Strictness = .normal, verdict: Verdict, pen: PenData
  ) {
    attempt = Attempt(
      id: id, learner: learner, began: began, course: course, letter: letter, rung: rung, hand: hand, contact: contact,
      helped: helped, strictness: strictness, verdict: verdict, fluency: Fluency(of: pen))
    self.pen = pen
  }

  /// An attempt read back.
  init(attempt: Attempt, pen: PenData) { (self.attempt, self.pen) = (attempt, pen) }
}
