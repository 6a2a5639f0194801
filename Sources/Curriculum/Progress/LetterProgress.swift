/// How far one learner has come with one letter, or one word.
public struct LetterProgress: Hashable, Sendable {
  /// Most stars of a letter.
  public static let mostStars = 3

  /// The rung of the ladder, 1 to 6. On 1 the letter is shown, and then written as on 2.
  public var rung = 1
  /// Clean tries in a row on this rung.
  public var cleanStreak = 0
  /// What was amiss with the last try; nil after a clean or a helped one.
  public var lastMiss: Miss?
  /// Misses of that kind in a row.
  public var missesOfKind = 0
  /// Faults of any kind since the last accepted or helped try.
  public var misses = 0
  /// Written cleanly, from memory, the number of times in a row that makes it learned; not lost its rung since.
  public var isLearned = false
  /// How often it has returned, as an index of ``LadderTuning/returns``.
  public var box = 0
  /// When it is due again, milliseconds of the outcomes' clock.
  public var due = 0.0
  /// 0 to 3; never taken away.
  public var stars = 0
  /// Tries in all.
  public var tries = 0
  /// Clean tries in all.
  public var cleanTries = 0
  /// Tries in which a hand drew a part.
  public var timesHelped = 0
  /// When it was last tried; nil for a letter that never was.
  public var lastTried: Double?

  /// A letter that was never tried.
  public init() {}

  /// Whether it was ever tried.
  public var isBegun: Bool { tries > 0 }

  /// The rung to write on, 2 to 6.
  public var writingRung: Int { max(rung, Ladder.watching + 1) }

  /// Whether it must be shown before it is written.
  public var isWatchedFirst: Bool { rung == Ladder.watching }

  /// How much help the next try has.
  public var help: HelpLevel {
    if misses >= LadderTuning.handAfter { return .hand }
    if misses >= LadderTuning.downAfter || missesOfKind >= LadderTuning.downAfter { return .shown }
    if missesOfKind >= LadderTuning.focusAfter { return .focused }
    return misses > 0 ? .told : .none
  }
}
