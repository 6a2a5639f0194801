internal import Grading

extension Report {
  /// How finely time is cut for a chart.
  public enum Step: Hashable, Sendable, CaseIterable {
    case day, week, month

    /// The finest step that makes at most `count` spans of `days` days.
    public static func finest(for days: Int, count: Int = 31) -> Step {
      days <= count ? .day : days <= count * 7 ? .week : .month
    }

    /// The first day of the span that `day` is in.
    ///
    /// - Parameter weekday: the day that weeks begin with, from 0 for Monday.
    public func first(of day: Int, weeksFrom weekday: Int = 0) -> Int {
      switch self {
      case .day: day
      case .week: day - (Moment.weekday(ofDay: day) - weekday + 7) % 7
      case .month: day - Moment.civil(ofDay: day).day + 1
      }
    }

    /// The first day of the span after the one that begins on `first`.
    public func next(after first: Int) -> Int {
      switch self {
      case .day: first + 1
      case .week: first + 7
      case .month: self.first(of: first + 31)
      }
    }
  }

  /// The measures of one day, week or month: means over the attempts accepted in it, steadiness over the same letters.
  public struct Span: Hashable, Sendable {
    /// Its first day, counted from 1970-01-01.
    public var day: Int
    /// How many attempts, accepted or not.
    public var attempts = 0
    /// How many were accepted: those that the measures are of.
    public var accepted = 0
    /// How many were accepted without help.
    public var clean = 0
    /// Mean duration, milliseconds.
    public var duration = 0.0
    /// Mean speed on the paper, letter units a second.
    public var speed = 0.0
    /// Mean velocity peaks a stroke.
    public var peaks = 0.0
    /// Mean lifts.
    public var lifts = 0.0
    /// Mean share of the time in the air, 0 to 1.
    public var airShare = 0.0
    /// Spread of the size among attempts at the same letter, letter units: the less, the steadier; nil with fewer than two.
    public var sizeSpread: Double?
    /// Spread of the lowest point, letter units, in the same way: how steadily the line is kept.
    public var baselineSpread: Double?

    /// The spans of `attempts`, earliest first; those without attempts are left out.
    ///
    /// - Parameters:
    ///   - weekday: the day that weeks begin with, from 0 for Monday.
    ///   - offset: minutes by which the clocks are ahead of UTC.
    public static func spans(
      of attempts: [Attempt], by step: Step, weeksFrom weekday: Int = 0, offset: Int = 0
    ) -> [Span] {
      Dictionary(grouping: attempts) { step.first(of: $0.began.day(offset: offset), weeksFrom: weekday) }
        .map { Span($0.key, of: $0.value) }.sorted { $0.day < $1.day }
    }

    /// The measures of `attempts`, which began on `day` or later.
    init(_ day: Int, of attempts: [Attempt]) {
      self.day = day
      self.attempts = attempts.count
      clean = attempts.count { $0.isClean }
      let good = attempts.filter { $0.verdict.code == .accepted }
      accepted = good.count
      guard !good.isEmpty else { return }
      func mean(_ measure: (Fluency) -> Double) -> Double {
        good.reduce(0) { $0 + measure($1.fluency) } / Double(good.count)
      }
      (duration, speed, peaks) = (mean(\.duration), mean(\.speed), mean(\.peaks))
      (lifts, airShare) = (mean { Double($0.lifts) }, mean(\.airShare))
      (sizeSpread, baselineSpread) = (Self.spread(good, \.size), Self.spread(good, \.drop))
    }

    /// The standard deviation within letters: each attempt is compared with the mean of its own letter and rung.
    private static func spread(_ attempts: [Attempt], _ measure: (Fluency) -> Double) -> Double? {
      var (sum, freedom) = (0.0, 0)
      for group in Dictionary(grouping: attempts, by: { "\($0.course)/\($0.letter)/\($0.rung)" }).values {
        let values = group.map { measure($0.fluency) }
        let mean = values.reduce(0, +) / Double(values.count)
        sum += values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        freedom += values.count - 1
      }
      return freedom > 0 ? (sum / Double(freedom)).squareRoot() : nil
    }
  }
}
