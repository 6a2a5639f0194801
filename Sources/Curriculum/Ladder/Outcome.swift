public import Grading

/// What became of one try at a letter or a word: all that the ladder needs to know.
public struct Outcome: Hashable, Sendable {
  /// The letter, or the word.
  public var item: String
  /// The rung it was written on, 2 to 6.
  public var rung: Int
  /// What the grader said.
  public var code: VerdictCode
  /// How much was forgiven: the strictest setting that accepts the try; see ``TryGrader/forgiven``.
  public var forgiven: Strictness
  /// A hand drew a part with the child.
  public var isHelped: Bool
  /// When, milliseconds of any calendar clock.
  public var time: Double

  /// One try.
  public init(
    item: String, rung: Int, code: VerdictCode, forgiven: Strictness = .normal, isHelped: Bool = false, time: Double
  ) {
    (self.item, self.rung, self.code) = (item, rung, code)
    (self.forgiven, self.isHelped, self.time) = (forgiven, isHelped, time)
  }

  /// Accepted, by the child alone, and nothing had to be overlooked for it.
  ///
  /// Only such tries lead up: who is let through with mistakes soon makes them on purpose.
  public var isClean: Bool { code == .accepted && !isHelped && forgiven != .kind }

  /// What was amiss; nil for a clean or a helped try.
  public var miss: Miss? {
    if code != .accepted { return .fault(code) }
    return isHelped || isClean ? nil : .untidy
  }
}
