public import Grading
import Letterform

/// A class at a glance: a line for each learner.
public struct ClassReport: Hashable, Sendable {
  /// One learner.
  public struct Line: Hashable, Sendable {
    /// Who.
    public var learner: Learner
    /// How many attempts in all.
    public var attempts: Int
    /// Letters that were tried.
    public var started: Int
    /// Letters that are known by heart.
    public var known: Int
    /// Share of the letters begun in the last seven days that were right at once, 0 to 1; nil where none was begun.
    public var shareRightAtOnce: Double?
    /// Minutes before the program in the last seven days.
    public var minutes: Double
    /// Attempts in the last seven days.
    public var recent: Int
    /// The faults of the last seven days, the most frequent first.
    public var faults: [Fault]
    /// The latest attempt; nil before the first.
    public var last: Moment?
  }

  /// How often a fault was found.
  public struct Fault: Hashable, Sendable {
    /// Which.
    public var code: VerdictCode
    /// How often.
    public var count: Int
  }

  /// The learners in the order given.
  public var lines: [Line] = []

  /// An empty class.
  public init() {}

  /// Adds a learner with all attempts, in order of time, and all sessions.
  ///
  /// - Parameters:
  ///   - today: the last of the seven days.
  ///   - offset: minutes by which the clocks are ahead of UTC.
  public mutating func add(
    _ learner: Learner, attempts: [Attempt], sessions: [SessionRecord], today: Int, offset: Int = 0
  ) {
    let days = (today - 6)...today
    let week = Report(
      of: attempts.filter { days.contains($0.began.day(offset: offset)) },
      sessions: sessions.filter { days.contains($0.began.day(offset: offset)) }, offset: offset)
    let letters = Report.letters(of: attempts)
    lines.append(
      Line(
        learner: learner, attempts: attempts.count, started: letters.count,
        known: letters.count { $0.steps == Report.rungs }, shareRightAtOnce: week.shareRightAtOnce,
        minutes: week.allMinutes, recent: week.attempts, faults: week.sortedFaults, last: attempts.last?.began))
  }

  /// The columns of the CSV, with the line end.
  public static let header =
    "id,name,hand,attempts,letters_started,letters_known,right_at_once_7_days,minutes_7_days,attempts_7_days,last\r\n"

  /// A line as CSV (RFC 4180), with the line end.
  public static func csv(_ line: Line) -> String {
    [
      "\(line.learner.id)", AttemptTable.cell(line.learner.name), line.learner.hand.rawValue, "\(line.attempts)",
      "\(line.started)", "\(line.known)", line.shareRightAtOnce.map(AttemptTable.short) ?? "",
      AttemptTable.short(line.minutes), "\(line.recent)", line.last.map { "\($0)" } ?? "",
    ].joined(separator: ",") + "\r\n"
  }
}

extension Report {
  /// The faults, the most frequent first; equally frequent ones in the order of their codes.
  public var sortedFaults: [ClassReport.Fault] { Self.sorted(faults) }

  /// The faults at one letter, the most frequent first.
  public func sortedFaults(at letter: String) -> [ClassReport.Fault] { Self.sorted(faultsByLetter[letter] ?? [:]) }

  private static func sorted(_ faults: [VerdictCode: Int]) -> [ClassReport.Fault] {
    faults.map { ClassReport.Fault(code: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.code.rawValue) < ($0.count, $1.code.rawValue) }
  }
}
