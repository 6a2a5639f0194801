/// How far one learner has come in a course: a fold over the tries, so that nothing but tries must be kept.
///
/// ```swift
/// let progress = CourseProgress(order: course.model.taught, outcomes: attempts)
/// let next = progress.next(at: now)
/// ```
public struct CourseProgress: Hashable, Sendable {
  /// The letters in teaching order.
  public let order: [Character]
  /// The letters that may be learned; nil for all.
  public var free: Set<Character>?
  /// The rungs that the learner is led through.
  public let rungs: ClosedRange<Int>
  /// The letters and words that were tried.
  public private(set) var items: [String: LetterProgress] = [:]
  /// The tries in a row at one item that were last.
  public private(set) var visit: Visit?
  /// Until when letters wait that were hard to do; milliseconds.
  public private(set) var setAside: [String: Double] = [:]
  /// Visits of letters since the last word.
  public private(set) var visitsSinceWord = 0

  /// A learner's progress after `outcomes`.
  ///
  /// - Parameters:
  ///   - order: the letters in teaching order, by families or as the school's primer has them.
  ///   - free: the letters that may be learned; nil for all.
  ///   - rungs: the rungs that the learner is led through; a letter is learned on the last of them.
  ///   - outcomes: the tries, the earliest first.
  /// - Complexity: linear in the outcomes.
  public init(
    order: [Character], free: Set<Character>? = nil, rungs: ClosedRange<Int> = Ladder.watching...Ladder.last,
    outcomes: some Sequence<Outcome> = []
  ) {
    (self.order, self.free, self.rungs) = (order, free, rungs)
    for outcome in outcomes { add(outcome) }
  }

  /// Takes in one more try.
  public mutating func add(_ outcome: Outcome) {
    var progress = self[outcome.item]
    if visit?.item != outcome.item || visit.map({ outcome.time - $0.last > LadderTuning.visitPause }) == true {
      visitsSinceWord = outcome.item.count > 1 ? 0 : visitsSinceWord + 1
      visit = Visit(item: outcome.item, progress: progress, at: outcome.time)
    }
    Ladder.step(&progress, outcome, rungs: rungs)
    items[outcome.item] = progress
    visit?.add(outcome, progress)
    if let visit, visit.isSetAside { setAside[visit.item] = outcome.time + LadderTuning.returns[0] }
  }

  /// The progress of a letter; the beginning for one that was never tried.
  public subscript(letter: Character) -> LetterProgress { self[String(letter)] }

  /// The progress of a word, or a letter, by its text.
  public subscript(item: String) -> LetterProgress {
    if let known = items[item] { return known }
    var progress = LetterProgress()
    progress.rung = rungs.lowerBound
    return progress
  }

  /// Whether the letter may be learned.
  public func isFree(_ letter: Character) -> Bool { free?.contains(letter) ?? true }

  /// The letters that can be written in words.
  public var wordLetters: Set<Character> { Set(order.filter { self[$0].stars >= LadderTuning.wordStars }) }
}

/// The tries in a row at one letter or word.
public struct Visit: Hashable, Sendable {
  /// The letter or word.
  public let item: String
  /// The rung it stood on before.
  public let rung: Int
  /// Whether it was a known letter that came back.
  public let isReturn: Bool
  /// When the last try was, milliseconds.
  public private(set) var last: Double
  /// Tries, clean ones and helped ones.
  public private(set) var tries = 0, clean = 0, helped = 0
  /// The rung it stands on.
  public private(set) var reached: Int
  private var becameLearned = false

  init(item: String, progress: LetterProgress, at time: Double) {
    (self.item, rung, reached) = (item, progress.writingRung, progress.writingRung)
    (isReturn, last) = (progress.isLearned, time)
  }

  mutating func add(_ outcome: Outcome, _ progress: LetterProgress) {
    tries += 1
    clean += outcome.isClean ? 1 : 0
    helped += outcome.isHelped ? 1 : 0
    (last, reached) = (outcome.time, progress.writingRung)
    becameLearned = !isReturn && progress.isLearned
  }

  /// Whether another letter has its turn.
  public var isOver: Bool {
    if becameLearned || isSetAside { return true }
    if isReturn || item.count > 1 { return clean > 0 || tries >= LadderTuning.triesAReturn || helped > 0 }
    return reached - rung >= LadderTuning.climbAVisit
  }

  /// Whether it was hard enough to be left for today.
  var isSetAside: Bool {
    !becameLearned && (tries >= LadderTuning.triesAVisit || helped >= LadderTuning.helpedAVisit)
  }
}
