import Letterform

extension RecordFile {
  /// Whose settings are those of the device: never merged, published or exported.
  static let nobody = RecordID(high: 0, low: 0)

  /// Everybody on record, by name.
  public func learners() throws(RecordsError) -> [Learner] {
    let statement = try database.prepare(
      "SELECT id, name, picture, hand, added, changed FROM learners ORDER BY name, id")
    var found: [Learner] = []
    while try statement.step() {
      guard let id = RecordID(bytes: statement.blob(0)) else { continue }
      var learner = Learner(
        id: id, name: statement.text(1), picture: statement.text(2), hand: Hand(rawValue: statement.text(3)) ?? .right,
        added: Moment(milliseconds: statement.integer(4)))
      learner.changed = Moment(milliseconds: statement.integer(5))
      found.append(learner)
    }
    return found
  }

  /// The learner of an id, or of a name that only one has.
  ///
  /// - Throws: `RecordsError.missingLearner`, `.severalLearners`.
  public func learner(_ words: String) throws(RecordsError) -> Learner {
    let all = try learners()
    if let id = RecordID(words), let found = all.first(where: { $0.id == id }) { return found }
    let found = all.filter { $0.name == words }
    guard let one = found.first else { throw .missingLearner(words) }
    guard found.count == 1 else { throw .severalLearners(words) }
    return one
  }

  /// Keeps a learner, a new one or a changed one; of two changes the later counts.
  public func keep(_ learner: Learner) throws(RecordsError) {
    guard !learner.name.isEmpty, learner.name.utf8.count <= 200, !learner.name.unicodeScalars.contains("\0")
    else { throw .badValue(name: "a learner's name", rule: "1 to 200 bytes of text") }
    try keep(
      "learners",
      [
        .id(learner.id), .text(learner.name), .text(learner.picture), .text(learner.hand.rawValue),
        .moment(learner.added), .moment(learner.changed),
      ])
  }

  /// Keeps a sticker.
  public func keep(_ sticker: Sticker) throws(RecordsError) {
    try keep("stickers", [.id(sticker.id), .id(sticker.learner), .text(sticker.name), .moment(sticker.earned)])
  }

  /// A learner's stickers in the order they were earned.
  public func stickers(of learner: RecordID) throws(RecordsError) -> [Sticker] {
    let statement = try database.prepare("SELECT id, name, earned FROM stickers WHERE learner = ? ORDER BY earned, id")
    try statement.bind([.id(learner)])
    var found: [Sticker] = []
    while try statement.step() {
      guard let id = RecordID(bytes: statement.blob(0)) else { continue }
      let earned = Moment(milliseconds: statement.integer(2))
      found.append(Sticker(id: id, learner: learner, name: statement.text(1), earned: earned))
    }
    return found
  }

  /// A learner's settings; nil for those of the device, which stay on it.
  public func settings(of learner: RecordID?) throws(RecordsError) -> [String: String] {
    let statement = try database.prepare("SELECT name, value FROM settings WHERE learner = ?")
    try statement.bind([.id(learner ?? Self.nobody)])
    var found: [String: String] = [:]
    while try statement.step() { found[statement.text(0)] = statement.text(1) }
    return found
  }

  /// Sets `name` to `value` for a learner, or for the device; of two devices' values the later counts.
  public func set(_ name: String, _ value: String, for learner: RecordID?, at now: Moment) throws(RecordsError) {
    try keep("settings", [.id(learner ?? Self.nobody), .text(name), .text(value), .moment(now)])
  }

  /// Keeps a list of words, a new one or a changed one.
  public func keep(_ list: WordList) throws(RecordsError) {
    guard !list.words.contains(where: { $0.contains("\n") })
    else { throw .badValue(name: "a word", rule: "one line") }
    try keep(
      "words",
      [
        .id(list.id), .id(list.learner), .text(list.title), .text(list.words.joined(separator: "\n")),
        .moment(list.changed),
      ])
  }

  /// A learner's lists of words, those removed left out.
  public func wordLists(of learner: RecordID) throws(RecordsError) -> [WordList] {
    let statement = try database.prepare(
      "SELECT id, title, words, changed FROM words WHERE learner = ? AND words <> '' ORDER BY title, id")
    try statement.bind([.id(learner)])
    var found: [WordList] = []
    while try statement.step() {
      guard let id = RecordID(bytes: statement.blob(0)) else { continue }
      found.append(
        WordList(
          id: id, learner: learner, title: statement.text(1),
          words: statement.text(2).split(separator: "\n").map(String.init),
          changed: Moment(milliseconds: statement.integer(3))))
    }
    return found
  }

  private func keep(_ name: String, _ values: [Value]) throws(RecordsError) {
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
