/// Every number of the ladder, of spaced return and of a session, in one place. Times are milliseconds.
public enum LadderTuning {
  // MARK: Up

  /// Clean tries in a row that lead up from rungs 2 to 5 and, on rung 6, make a letter learned. Smaller is kinder, and
  /// easier to reach by luck: the rungs that are written from memory ask for more.
  public static func cleanTries(rung: Int) -> Int { rung < 4 ? 2 : 3 }
  /// The rungs at which the first and the second star are given; the third is for a learned letter. Smaller is kinder.
  public static let starRungs = [3, 5]

  // MARK: Help and down

  /// Misses of one kind in a row after which the hints are made for that kind. Smaller is kinder.
  public static let focusAfter = 2
  /// Misses of one kind in a row that lead a rung down, and show the part. Smaller means an easier rung sooner.
  public static let downAfter = 3
  /// Misses of any kind in a row after which a hand draws the part with the child. Smaller is kinder.
  public static let handAfter = 4
  /// Accepted tries in a row that needed forgiving and lead a rung down. Larger is kinder.
  public static let untidyAfter = 3

  // MARK: Visits

  /// Most tries at one letter before another has its turn.
  public static let triesAVisit = 10
  /// Most helped tries at one letter before it is set aside until another day. Smaller is kinder.
  public static let helpedAVisit = 2
  /// Rungs climbed after which another letter has its turn.
  public static let climbAVisit = 2
  /// Most tries at a letter that returned.
  public static let triesAReturn = 3
  /// A pause longer than this ends a visit.
  public static let visitPause = 30 * 60_000.0

  // MARK: Letters side by side

  /// Most letters under way at once. Smaller is calmer.
  public static let open = 3
  /// A new letter begins when every other under way has reached this rung or is set aside.
  public static let ripe = 4

  // MARK: Spaced return

  /// How long after a clean return a learned letter comes back: next day, next week, and so on.
  ///
  /// Somewhat less than whole days, so that yesterday's afternoon is due this morning.
  public static let returns: [Double] = [16 * hour, 6.5 * 24 * hour, 20 * 24 * hour, 60 * 24 * hour]
  private static let hour = 3_600_000.0

  // MARK: Words

  /// Stars that a letter needs to be written in words. Smaller brings words sooner.
  public static let wordStars = 2
  /// Visits of letters between two words.
  public static let visitsAWord = 2
  /// Most letters of a word that stand there already, because they are not yet learned; only where letters do not join.
  public static let givenLetters = 2

  // MARK: Session

  /// How long a session may be set to last, minutes; 8 to 12 suit most children.
  public static let sessionMinutes = 1.0...120.0
  /// How long it lasts unless set, minutes.
  public static let sessionLength = 10.0
  /// A pause counts for no more than this, so that a child called to dinner finds the session as it was.
  public static let longestPause = 60_000.0
  /// A letter that is not finished this long after the session's time is left where it is.
  public static let overtime = 2 * 60_000.0
}
