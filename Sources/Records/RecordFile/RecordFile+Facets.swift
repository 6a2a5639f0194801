public import Grading

extension RecordFile {
  /// What a learner's attempts can be filtered by, with how many there are of each.
  public struct Facets: Hashable, Sendable {
    /// A letter of a course.
    public struct Letter: Hashable, Sendable {
      /// The course.
      public var course: String
      /// The letter or word.
      public var letter: String
      /// How many attempts.
      public var count: Int
    }

    /// The letters and words, those tried first first.
    public var letters: [Letter] = []
    /// The verdicts.
    public var codes: [VerdictCode: Int] = [:]
    /// The days, counted from 1970-01-01.
    public var days: [Int: Int] = [:]

    /// None.
    public init() {}
  }

  /// What a learner's attempts can be filtered by.
  ///
  /// - Parameter offset: minutes by which the clocks are ahead of UTC.
  /// - Complexity: reads the rows of all the learner's attempts, without pen data.
  public func facets(of learner: RecordID, offset: Int = 0) throws(RecordsError) -> Facets {
    var found = Facets()
    let letters = try database.prepare(
      "SELECT course, letter, count(*) FROM attempts WHERE learner = ? GROUP BY course, letter ORDER BY min(began)")
    try letters.bind([.id(learner)])
    while try letters.step() {
      found.letters.append(
        Facets.Letter(course: letters.text(0), letter: letters.text(1), count: Int(letters.integer(2))))
    }
    let codes = try database.prepare("SELECT code, count(*) FROM attempts WHERE learner = ? GROUP BY code")
    try codes.bind([.id(learner)])
    while try codes.step() {
      if let code = VerdictCode(rawValue: Int(codes.integer(0))) { found.codes[code] = Int(codes.integer(1)) }
    }
    let days = try database.prepare("SELECT began FROM attempts WHERE learner = ?")
    try days.bind([.id(learner)])
    while try days.step() {
      found.days[Moment(milliseconds: days.integer(0)).day(offset: offset), default: 0] += 1
    }
    return found
  }

  /// How many of a learner's attempts pass a filter.
  public func count(of learner: RecordID, _ filter: Filter = Filter()) throws(RecordsError) -> Int {
    let (condition, values) = Self.condition(learner, filter)
    return Int(try database.number("SELECT count(*) FROM attempts WHERE \(condition)", values) ?? 0)
  }
}
