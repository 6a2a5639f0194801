extension RecordFile {
  /// One line of the class overview.
  public struct Overview: Hashable, Sendable {
    /// Who.
    public var learner: Learner
    /// How many attempts.
    public var attempts = 0
    /// How many were accepted without help.
    public var clean = 0
    /// How many different letters were written without help.
    public var letters = 0
    /// The latest attempt; nil before the first.
    public var last: Moment?
  }

  /// Everybody on record with what they did.
  ///
  /// - Complexity: reads every attempt's row, without pen data.
  public func overview() throws(RecordsError) -> [Overview] {
    let statement = try database.prepare(
      """
      SELECT count(*), coalesce(sum(code = 0 AND helped = 0), 0), coalesce(max(began), 0),
        count(DISTINCT CASE WHEN code = 0 AND helped = 0 THEN course || '/' || letter END)
      FROM attempts WHERE learner = ?
      """)
    var found: [Overview] = []
    for learner in try learners() {
      try statement.bind([.id(learner.id)])
      guard try statement.step() else { continue }
      let count = Int(statement.integer(0))
      found.append(
        Overview(
          learner: learner, attempts: count, clean: Int(statement.integer(1)), letters: Int(statement.integer(3)),
          last: count > 0 ? Moment(milliseconds: statement.integer(2)) : nil))
    }
    return found
  }

  /// The class at a glance, by name.
  ///
  /// - Parameters:
  ///   - today: the last of the seven days that are looked at apart, counted from 1970-01-01.
  ///   - offset: minutes by which the clocks are ahead of UTC.
  /// - Complexity: reads every attempt's row, without pen data.
  public func classReport(today: Int, offset: Int = 0) throws(RecordsError) -> ClassReport {
    var report = ClassReport()
    for learner in try learners() {
      report.add(
        learner, attempts: try attempts(of: learner.id), sessions: try sessions(of: learner.id), today: today,
        offset: offset)
    }
    return report
  }
}
