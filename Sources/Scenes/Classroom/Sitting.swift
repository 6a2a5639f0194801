import Records

/// How long a child sits before the program, as it goes on record: from one attempt to the next.
struct Sitting {
  /// Whoever writes nothing for longer, milliseconds, has gone; the next attempt begins another sitting.
  static let longestPause: Int64 = 10 * 60_000

  private var record: SessionRecord?

  /// Takes in an attempt; the session as far as it goes now.
  mutating func goesOn(_ attempt: Attempt, newID: () -> RecordID) -> SessionRecord? {
    let duration = attempt.fluency.duration
    let end = attempt.began.milliseconds + (duration.isFinite ? Int64(min(max(duration, 0), 3_600_000)) : 0)
    if var known = record, known.learner == attempt.learner,
      (known.began.milliseconds...known.ended.milliseconds + Self.longestPause).contains(attempt.began.milliseconds)
    {
      known.ended = Moment(milliseconds: max(known.ended.milliseconds, end))
      record = known
    } else {
      record = SessionRecord(
        id: newID(), learner: attempt.learner, began: attempt.began, ended: Moment(milliseconds: end))
    }
    return record
  }
}
