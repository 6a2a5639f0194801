/// A learner's report over some time, beside that of the time before it.
public struct LearnerReport: Hashable, Sendable {
  /// How far back it looks.
  public enum Period: String, Hashable, Sendable, CaseIterable {
    /// The last seven days.
    case week
    /// The last thirty days.
    case month
    /// Everything.
    case all

    /// How many days; nil for all.
    public var days: Int? {
      switch self {
      case .week: 7
      case .month: 30
      case .all: nil
      }
    }
  }

  /// How far back it looks.
  public var period: Period
  /// From the first day to the last, counted from 1970-01-01.
  public var days: ClosedRange<Int>
  /// What was done in it.
  public var now: Report
  /// What was done in as long a time before; nil when all is shown.
  public var before: Report?
  /// How far each letter has come at the end, those first tried first.
  public var letters: [Report.Letter]
  /// The measures over time, each span a day, a week or a month.
  public var spans: [Report.Span]
  /// What a span is.
  public var step: Report.Step
  /// The day that its weeks begin with, from 0 for Monday.
  public var firstWeekday: Int

  /// The report.
  ///
  /// - Parameters:
  ///   - attempts: all of the learner's, in order of time.
  ///   - sessions: all of the learner's.
  ///   - today: the last day that is looked at.
  ///   - weekday: the day that weeks begin with, from 0 for Monday.
  ///   - offset: minutes by which the clocks are ahead of UTC.
  /// - Complexity: O(n log n).
  public init(
    of attempts: [Attempt], sessions: [SessionRecord], period: Period, today: Int, weeksFrom weekday: Int = 0,
    offset: Int = 0
  ) {
    (self.period, firstWeekday) = (period, weekday)
    let known = attempts.filter { $0.began.day(offset: offset) <= today }
    let first = known.first?.began.day(offset: offset) ?? today
    let length = period.days ?? (today - first + 1)
    days = (today - length + 1)...today
    func report(_ days: ClosedRange<Int>) -> Report {
      Report(
        of: known.filter { days.contains($0.began.day(offset: offset)) },
        sessions: sessions.filter { days.contains($0.began.day(offset: offset)) }, offset: offset)
    }
    now = report(days)
    before = period.days.map { report((today - 2 * $0 + 1)...(today - $0)) }
    letters = Report.letters(of: known)
    step = Report.Step.finest(for: length)
    let days = days
    spans = Report.Span.spans(
      of: known.filter { days.contains($0.began.day(offset: offset)) }, by: step, weeksFrom: weekday,
      offset: offset)
  }

  /// The letters that are known by heart.
  public var known: [Report.Letter] { letters.filter { $0.steps == Report.rungs } }

  /// The letters that became known in these days.
  ///
  /// - Parameter offset: minutes by which the clocks are ahead of UTC.
  public func newlyKnown(offset: Int = 0) -> [Report.Letter] {
    letters.filter { $0.knownSince.map { days.contains($0.day(offset: offset)) } == true }
  }

  /// The first days of all spans from the first day to the last, those without attempts too.
  public var spanDays: [Int] {
    var found = [step.first(of: days.lowerBound, weeksFrom: firstWeekday)]
    while let last = found.last, step.next(after: last) <= days.upperBound { found.append(step.next(after: last)) }
    return found
  }

  /// Minutes before the program in each of `spanDays`.
  public var minutes: [Double] {
    let sums = Dictionary(
      now.minutes.map { (step.first(of: $0.key, weeksFrom: firstWeekday), $0.value) }, uniquingKeysWith: +)
    return spanDays.map { sums[$0] ?? 0 }
  }
}
