extension RecordFile {
  /// Something of a learner, attempts apart, that is kept.
  public enum Change: Hashable, Sendable {
    /// A learner, new or changed.
    case learner(Learner)
    /// A sticker that was earned.
    case sticker(Sticker)
    /// A session, so far.
    case session(SessionRecord)
    /// A child's choice of an attempt.
    case favourite(Favourite)
    /// A list of words, new or changed.
    case words(WordList)
    /// A setting of a learner; of the device where there is none.
    case setting(name: String, value: String, learner: RecordID?, at: Moment)
  }

  /// Keeps what changed; durable once it returns.
  public func keep(_ change: Change) throws(RecordsError) {
    switch change {
    case .learner(let learner): try keep(learner)
    case .sticker(let sticker): try keep(sticker)
    case .session(let session): try keep(session)
    case .favourite(let favourite): try keep(favourite)
    case .words(let list): try keep(list)
    case .setting(let name, let value, let learner, let now): try set(name, value, for: learner, at: now)
    }
  }

  func keep(_ name: String, _ values: [Value]) throws(RecordsError) {
    guard let table = Schema.tables.first(where: { $0.name == name }) else { return }
    let holes = Array(repeating: "?", count: table.columns.count).joined(separator: ", ")
    let who = (table.columns.firstIndex(of: table.learner) ?? 0) + 1
    try database.run(
      "INSERT INTO \(name) (\(table.columns.joined(separator: ", "))) SELECT \(holes) "
        + "WHERE ?\(who) NOT IN (SELECT learner FROM deletions) \(table.settling)", values)
  }
}

extension Schema.Table {
  /// What an INSERT does where a row of the same identity is kept already: the same whichever of the two came first.
  var settling: String {
    guard !order.isEmpty else { return "ON CONFLICT (\(identity)) DO NOTHING" }
    let changes = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    let new = order.map { "excluded.\($0)" }.joined(separator: ", ")
    let old = order.map { "\(name).\($0)" }.joined(separator: ", ")
    return "ON CONFLICT (\(identity)) DO UPDATE SET \(changes) WHERE (\(new)) > (\(old))"
  }
}
