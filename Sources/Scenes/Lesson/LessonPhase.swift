import Grading

/// Where a try at a letter stands.
enum LessonPhase: Hashable {
  /// Lulu writes it, or a part of it, before the child does.
  case watching
  /// Nothing is written yet, or a stroke is done and the next is due.
  case ready
  /// The pen is down.
  case writing
  /// The line stopped at a fault; its ink stays, pale, to compare.
  case failed(Verdict)
  /// The letter is right, since this time (milliseconds).
  case done(since: Double)
  /// The session is over: Lulu goes to sleep.
  case closing
}
