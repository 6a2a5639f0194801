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

  /// The measures of one day: means over the attempts accepted on it, steadiness over the same letters.
  public struct Day: Hashable, Sendable {
    /// The day, counted from 1970-01-01.
    public var day: Int
    /// How many attempts, accepted or not.
    public var attempts = 0
    /// How many were accepted: those that the measures are of.
    public var accepted = 0
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
  }

  /// Every letter at every rung that was tried, in the order of course, letter, rung.
  public var progress: [Progress] = []
  /// How often each fault was found, at all letters.
  public var faults: [VerdictCode: Int] = [:]
  /// The same for each letter.
  public var faultsByLetter: [String: [VerdictCode: Int]] = [:]
  /// Day by day.
  public var days: [Day] = []
  /// How many attempts in all.
  public var attempts = 0

  /// The report of a learner's attempts.
  ///
  /// - Parameter offset: minutes by which the clocks are ahead of UTC, which decides where days begin.
  /// - Complexity: O(n log n).
  public init(of attempts: [Attempt], offset: Int = 0) {
    self.attempts = attempts.count
    var cells: [Cell: Progress] = [:]
    for attempt in attempts {
      let cell = Cell(course: attempt.course, letter: attempt.letter, rung: attempt.rung)
      var entry =
        cells[cell]
        ?? Progress(course: attempt.course, letter: attempt.letter, rung: attempt.rung, last: attempt.began)
      entry.attempts += 1
      entry.accepted += attempt.verdict.code == .accepted ? 1 : 0
      entry.clean += attempt.isClean ? 1 : 0
      entry.helped += attempt.helped ? 1 : 0
      entry.last = max(entry.last, attempt.began)
      cells[cell] = entry
      if attempt.verdict.code != .accepted {
        faults[attempt.verdict.code, default: 0] += 1
        faultsByLetter[attempt.letter, default: [:]][attempt.verdict.code, default: 0] += 1
      }
    }
    progress = cells.values.sorted { ($0.course, $0.letter, $0.rung) < ($1.course, $1.letter, $1.rung) }
    days = Dictionary(grouping: attempts) { $0.began.day(offset: offset) }
      .map { Day($0.key, of: $0.value) }.sorted { $0.day < $1.day }
  }

  private struct Cell: Hashable {
    var course: String
    var letter: String
    var rung: Int
  }
}

extension Report.Day {
  /// The day's measures.
  init(_ day: Int, of attempts: [Attempt]) {
    let good = attempts.filter { $0.verdict.code == .accepted }
    func mean(_ measure: (Fluency) -> Double) -> Double {
      good.isEmpty ? 0 : good.reduce(0) { $0 + measure($1.fluency) } / Double(good.count)
    }
    self.init(
      day: day, attempts: attempts.count, accepted: good.count, duration: mean(\.duration), speed: mean(\.speed),
      peaks: mean(\.peaks), lifts: mean { Double($0.lifts) }, airShare: mean(\.airShare),
      sizeSpread: Self.spread(good, \.size), baselineSpread: Self.spread(good, \.drop))
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
