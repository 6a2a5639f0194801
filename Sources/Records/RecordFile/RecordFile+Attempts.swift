public import Grading
import Letterform

extension RecordFile {
  private static let columns = Schema.attemptColumns.map { "attempts." + $0 }.joined(separator: ", ")

  /// Keeps `records`, all or none; durable once it returns. One that is kept already, or whose learner was deleted, is
  /// passed over.
  ///
  /// - Complexity: one wait for the disk, some 20 microseconds a record beside.
  public func append(_ records: [AttemptRecord]) throws(RecordsError) {
    let holes = Array(repeating: "?", count: Schema.attemptColumns.count).joined(separator: ", ")
    let names = Schema.attemptColumns.joined(separator: ", ")
    try database.run("BEGIN IMMEDIATE")
    do throws(RecordsError) {
      // The statements must be gone before a rollback: it would fail with them.
      try insert(
        records,
        "INSERT INTO attempts (\(names)) SELECT \(holes) WHERE ?2 NOT IN (SELECT learner FROM deletions) "
          + "ON CONFLICT (id) DO NOTHING RETURNING key")
      try database.run("COMMIT")
    } catch {
      try? database.run("ROLLBACK")
      throw error
    }
  }

  private func insert(_ records: [AttemptRecord], _ sql: String) throws(RecordsError) {
    let attempts = try database.prepare(sql)
    let pens = try database.prepare("INSERT OR REPLACE INTO pens (key, pen) VALUES (?, ?)")
    for record in records {
      try attempts.bind(Self.values(of: record.attempt))
      guard try attempts.step() else { continue }
      let key = attempts.integer(0)
      while try attempts.step() {}
      try pens.bind([.integer(key), .blob(record.pen.encoded)])
      while try pens.step() {}
    }
  }

  /// Which attempts are asked for.
  public struct Filter: Hashable, Sendable {
    /// Only this course.
    public var course: String?
    /// Only this letter or word.
    public var letter: String?
    /// Only these verdicts; empty for all.
    public var codes: Set<VerdictCode> = []
    /// Only what began in this time.
    public var time: Range<Moment>?

    /// Every attempt.
    public init() {}
  }

  /// A learner's attempts with pen data, the latest first.
  ///
  /// - Parameters:
  ///   - count: at most so many, a page.
  ///   - skipped: how many of the latest are passed over: the pages before.
  /// - Throws: `RecordsError`; an attempt whose pen data is damaged comes without it.
  public func history(of learner: RecordID, _ filter: Filter = Filter(), count: Int, skipping skipped: Int = 0)
    throws(RecordsError) -> [AttemptRecord]
  {
    let (condition, values) = Self.condition(learner, filter)
    let statement = try database.prepare(
      "SELECT \(Self.columns), pens.pen FROM attempts LEFT JOIN pens USING (key) WHERE \(condition) "
        + "ORDER BY attempts.began DESC, attempts.id DESC LIMIT ? OFFSET ?")
    try statement.bind(values + [.number(max(0, count)), .number(max(0, skipped))])
    var found: [AttemptRecord] = []
    while try statement.step() {
      guard let attempt = Self.attempt(statement) else { continue }
      let pen = try? PenData(encoded: statement.blob(Schema.attemptColumns.count))
      found.append(AttemptRecord(attempt: attempt, pen: pen ?? PenData()))
    }
    return found
  }

  /// One attempt with its pen data; nil where none of this id is kept.
  public func record(_ id: RecordID) throws(RecordsError) -> AttemptRecord? {
    let statement = try database.prepare(
      "SELECT \(Self.columns), pens.pen FROM attempts LEFT JOIN pens USING (key) WHERE attempts.id = ?")
    try statement.bind([.id(id)])
    guard try statement.step(), let attempt = Self.attempt(statement) else { return nil }
    let pen = try? PenData(encoded: statement.blob(Schema.attemptColumns.count))
    return AttemptRecord(attempt: attempt, pen: pen ?? PenData())
  }

  /// A learner's attempts without pen data, the earliest first: what reports are made of.
  public func attempts(of learner: RecordID, _ filter: Filter = Filter()) throws(RecordsError) -> [Attempt] {
    let (condition, values) = Self.condition(learner, filter)
    let statement = try database.prepare(
      "SELECT \(Self.columns) FROM attempts WHERE \(condition) ORDER BY attempts.began, attempts.id")
    try statement.bind(values)
    var found: [Attempt] = []
    while try statement.step() {
      if let attempt = Self.attempt(statement) { found.append(attempt) }
    }
    return found
  }

  /// What the ladder needs of all that a learner wrote, the earliest first.
  ///
  /// - Complexity: one walk along an index; some 2 microseconds an attempt.
  public func summaries(of learner: RecordID) throws(RecordsError) -> [AttemptSummary] {
    let columns = Schema.summaryColumns.joined(separator: ", ")
    let statement = try database.prepare("SELECT \(columns) FROM attempts WHERE learner = ? ORDER BY began, id")
    try statement.bind([.id(learner)])
    var found: [AttemptSummary] = []
    while try statement.step() {
      guard let id = RecordID(bytes: statement.blob(0)), let code = VerdictCode(rawValue: Int(statement.integer(7)))
      else { continue }
      found.append(
        AttemptSummary(
          id: id, began: Moment(milliseconds: statement.integer(1)), course: statement.text(2),
          letter: statement.text(3), rung: Int(statement.integer(4)), helped: statement.integer(5) != 0,
          strictness: Strictness(rawValue: statement.text(6)) ?? .normal, code: code))
    }
    return found
  }

  /// What the pen did in an attempt; nil where none of this id is kept.
  ///
  /// - Throws: `RecordsError.penData` when what is kept is damaged.
  public func pen(of attempt: RecordID) throws(RecordsError) -> PenData? {
    let statement = try database.prepare("SELECT pen FROM pens JOIN attempts USING (key) WHERE attempts.id = ?")
    try statement.bind([.id(attempt)])
    guard try statement.step() else { return nil }
    return try PenData(encoded: statement.blob(0))
  }

  /// How many attempts are kept in all.
  public func attemptCount() throws(RecordsError) -> Int {
    Int(try database.number("SELECT count(*) FROM attempts") ?? 0)
  }

  static func condition(_ learner: RecordID, _ filter: Filter) -> (String, [Value]) {
    var parts = ["attempts.learner = ?"]
    var values: [Value] = [.id(learner)]
    if let course = filter.course {
      parts.append("attempts.course = ?")
      values.append(.text(course))
    }
    if let letter = filter.letter {
      parts.append("attempts.letter = ?")
      values.append(.text(letter))
    }
    if let time = filter.time {
      parts.append("attempts.began >= ? AND attempts.began < ?")
      values += [.moment(time.lowerBound), .moment(time.upperBound)]
    }
    if !filter.codes.isEmpty {
      parts.append("attempts.code IN (\(filter.codes.map { String($0.rawValue) }.sorted().joined(separator: ", ")))")
    }
    return (parts.joined(separator: " AND "), values)
  }

  private static func values(of attempt: Attempt) -> [Value] {
    let (verdict, fluency) = (attempt.verdict, attempt.fluency)
    return [
      .id(attempt.id), .id(attempt.learner), .moment(attempt.began), .text(attempt.course), .text(attempt.letter),
      .number(attempt.rung), .text(attempt.hand.rawValue), .text(attempt.contact.rawValue),
      .number(attempt.helped ? 1 : 0), .text(attempt.strictness.rawValue),
      .number(verdict.code.rawValue), .number(verdict.stroke), .number(verdict.point),
      .measure(verdict.place.x), .measure(verdict.place.y), .measure(verdict.arc), .measure(verdict.progress),
      .measure(fluency.duration), .number(fluency.lifts), .measure(fluency.airTime), .measure(fluency.length),
      .measure(fluency.peaks), .measure(fluency.size), .measure(fluency.drop),
    ]
  }

  /// The attempt of a row; nil for one that a later version's value stands in.
  private static func attempt(_ row: borrowing Statement) -> Attempt? {
    guard let id = RecordID(bytes: row.blob(0)), let learner = RecordID(bytes: row.blob(1)),
      let code = VerdictCode(rawValue: Int(row.integer(10)))
    else { return nil }
    return Attempt(
      id: id, learner: learner, began: Moment(milliseconds: row.integer(2)), course: row.text(3), letter: row.text(4),
      rung: Int(row.integer(5)), hand: Hand(rawValue: row.text(6)) ?? .right,
      contact: PenKind(rawValue: row.text(7)) ?? .mouse, helped: row.integer(8) != 0,
      strictness: Strictness(rawValue: row.text(9)) ?? .normal,
      verdict: Verdict(
        code: code, stroke: Int(row.integer(11)), point: Int(row.integer(12)), place: Point(row.real(13), row.real(14)),
        arc: row.real(15), progress: row.real(16)),
      fluency: Fluency(
        duration: row.real(17), lifts: Int(row.integer(18)), airTime: row.real(19), length: row.real(20),
        peaks: row.real(21), size: row.real(22), drop: row.real(23)))
  }
}
