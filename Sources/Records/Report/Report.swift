public import Grading

/// What a learner's attempts come to: values that a screen, a page or a table shows. They describe and diagnose nothing.
public struct Report: Hashable, Sendable {
  /// A letter at a rung.
  public struct Progress: Hashable, Sendable {
    /// The course.
    public var course: String
    /// The letter or word.
    public var letter: String
    /// The rung, 1 to 6.
    public var rung: Int
    /// How many attempts.
    public var attempts = 0
    /// How many were accepted.
    public var accepted = 0
    /// How many were accepted without help.
    public var clean = 0
    /// How many were helped.
    public var helped = 0
    /// The latest.
    public var last: Moment
  }

  /// Every letter at every rung that was tried, in the order of course, letter, rung.
  public var progress: [Progress] = []
  /// How often each fault was found, at all letters.
  public var faults: [VerdictCode: Int] = [:]
  /// The same for each letter.
  public var faultsByLetter: [String: [VerdictCode: Int]] = [:]
  /// Day by day.
  public var days: [Span] = []
  /// Minutes before the program, by day.
  public var minutes: [Int: Double] = [:]
  /// How many attempts in all.
  public var attempts = 0
  /// How many were accepted without help.
  public var clean = 0
  /// How often a letter was begun anew: after another letter or rung, or after it had been accepted.
  public var beginnings = 0
  /// How many of those were right at once, without help.
  public var rightAtOnce = 0

  /// The report of a learner's attempts.
  ///
  /// - Parameters:
  ///   - attempts: in order of time.
  ///   - sessions: of the same time.
  ///   - offset: minutes by which the clocks are ahead of UTC, which decides where days begin.
  /// - Complexity: O(n log n).
  public init(of attempts: [Attempt], sessions: [SessionRecord] = [], offset: Int = 0) {
    self.attempts = attempts.count
    var cells: [Cell: Progress] = [:]
    var before: (cell: Cell, isAccepted: Bool)?
    for attempt in attempts {
      let cell = Cell(course: attempt.course, letter: attempt.letter, rung: attempt.rung)
      let isAccepted = attempt.verdict.code == .accepted
      var entry =
        cells[cell]
        ?? Progress(course: attempt.course, letter: attempt.letter, rung: attempt.rung, last: attempt.began)
      entry.attempts += 1
      entry.accepted += isAccepted ? 1 : 0
      entry.clean += attempt.isClean ? 1 : 0
      entry.helped += attempt.helped ? 1 : 0
      entry.last = max(entry.last, attempt.began)
      cells[cell] = entry
      clean += attempt.isClean ? 1 : 0
      if before?.cell != cell || before?.isAccepted == true {
        beginnings += 1
        rightAtOnce += attempt.isClean ? 1 : 0
      }
      before = (cell, isAccepted)
      if !isAccepted {
        faults[attempt.verdict.code, default: 0] += 1
        faultsByLetter[attempt.letter, default: [:]][attempt.verdict.code, default: 0] += 1
      }
    }
    progress = cells.values.sorted { ($0.course, $0.letter, $0.rung) < ($1.course, $1.letter, $1.rung) }
    days = Span.spans(of: attempts, by: .day, offset: offset)
    minutes = Self.minutes(attempts, sessions, offset: offset)
  }

  private struct Cell: Hashable {
    var course: String
    var letter: String
    var rung: Int
  }

  /// All minutes together.
  public var allMinutes: Double { minutes.values.reduce(0, +) }

  /// Share of the beginnings that were right at once, 0 to 1; nil where there were none.
  public var shareRightAtOnce: Double? {
    beginnings > 0 ? Double(rightAtOnce) / Double(beginnings) : nil
  }

  /// Whoever does nothing for longer is away, milliseconds; the minutes stop with the last attempt.
  static let longestPause: Int64 = 120_000

  /// The time before the program by day: that of the sessions, and of attempts that stand in none; nothing counts twice.
  private static func minutes(_ attempts: [Attempt], _ sessions: [SessionRecord], offset: Int) -> [Int: Double] {
    var times = sessions.map { ($0.began.milliseconds, max($0.ended.milliseconds, $0.began.milliseconds)) }
    times += attempts.map {
      let length = $0.fluency.duration.isFinite ? min(max($0.fluency.duration, 0), 3_600_000) : 0
      return ($0.began.milliseconds, $0.began.milliseconds + Int64(length))
    }
    times.sort { $0 < $1 }
    var found: [Int: Double] = [:]
    var current: (Int64, Int64)?
    func close() {
      guard let (start, end) = current else { return }
      found[Moment(milliseconds: start).day(offset: offset), default: 0] += Double(end - start) / 60_000
    }
    for (start, end) in times {
      if let (first, last) = current, start <= last + longestPause {
        current = (first, max(last, end))
      } else {
        close()
        current = (start, end)
      }
    }
    close()
    return found
  }
}
