import Grading

/// A letter or word that a learner did not yet write as it should be.
public struct Misses: Hashable, Sendable {
  /// The letter or word.
  public var letter: String
  /// How many attempts at it were not accepted.
  public var missed: Int
  /// How many attempts there were.
  public var attempts: Int

  /// What was missed at least once, the most often missed first; of two alike the one with fewer attempts, then by name.
  ///
  /// - Parameters:
  ///   - attempts: of one learner.
  ///   - course: only this course's.
  ///   - time: only what began in it; nil for all.
  public static func most(
    in attempts: [Attempt], course: String, time: Range<Moment>? = nil
  ) -> [Misses] {
    var found: [String: Misses] = [:]
    for attempt in attempts where attempt.course == course && (time?.contains(attempt.began) ?? true) {
      var entry = found[attempt.letter] ?? Misses(letter: attempt.letter, missed: 0, attempts: 0)
      entry.attempts += 1
      entry.missed += attempt.verdict.code == .accepted ? 0 : 1
      found[attempt.letter] = entry
    }
    return found.values.filter { $0.missed > 0 }.sorted {
      (-$0.missed, $0.attempts, $0.letter) < (-$1.missed, $1.attempts, $1.letter)
    }
  }
}
