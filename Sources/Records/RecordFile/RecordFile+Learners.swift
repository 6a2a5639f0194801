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

  /// The learner of an id, or of a name that only one has; where nobody's is written so, capitals and the dots of ё,
  /// which few keyboards' owners type, are not looked at.
  ///
  /// - Throws: `RecordsError.missingLearner`, `.severalLearners`.
  public func learner(_ words: String) throws(RecordsError) -> Learner {
    let all = try learners()
    if let id = RecordID(words), let found = all.first(where: { $0.id == id }) { return found }
    let exact = all.filter { $0.name == words }
    let found = exact.isEmpty ? all.filter { Self.plain($0.name) == Self.plain(words) } : exact
    guard let one = found.first else { throw .missingLearner(words) }
    guard found.count == 1 else { throw .severalLearners(words) }
    return one
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().map { $0 == "ё" ? "е" : $0 })
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
}
