/// One sitting of a child: it ends itself after some minutes, when a letter is finished.
///
/// Only time with the child counts: a pause counts for ``LadderTuning/longestPause`` at most.
public struct Session: Hashable, Sendable {
  /// What is to be done about the time.
  public enum Phase: Hashable, Sendable {
    /// Go on.
    case going
    /// Time is up: the letter under way is the last.
    case closing
    /// The last letter took too long: stop after this try.
    case over
  }

  /// How long it lasts, milliseconds; infinite for a session that only a grown-up ends.
  public let length: Double
  private var spent = 0.0
  private var last: Double

  /// A session that begins at `time`, milliseconds.
  ///
  /// - Parameter minutes: brought into ``LadderTuning/sessionMinutes``; nil for one that does not end itself.
  public init(at time: Double, minutes: Double? = LadderTuning.sessionLength) {
    let range = LadderTuning.sessionMinutes
    length = minutes.map { min(max($0, range.lowerBound), range.upperBound) * 60_000 } ?? .infinity
    last = time
  }

  /// Tells that the child was there at `time`.
  public mutating func note(at time: Double) {
    spent = spent(at: time)
    last = max(last, time)
  }

  /// The time with the child up to `time`, milliseconds.
  public func spent(at time: Double) -> Double { spent + min(max(0, time - last), LadderTuning.longestPause) }

  /// What is to be done at `time`.
  public func phase(at time: Double) -> Phase {
    let spent = spent(at: time)
    if spent < length { return .going }
    return spent < length + LadderTuning.overtime ? .closing : .over
  }

  /// Whether to close now: the letter is finished and time is up, or it took too long and a try is over.
  public func closes(at time: Double, letterIsFinished: Bool) -> Bool {
    switch phase(at: time) {
    case .going: false
    case .closing: letterIsFinished
    case .over: true
    }
  }
}
