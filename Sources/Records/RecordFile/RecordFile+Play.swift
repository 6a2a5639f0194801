// What belongs to playing: stickers, sessions, the letters a child likes best.
extension RecordFile {
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

  /// Keeps a session as far as it went.
  public func keep(_ session: SessionRecord) throws(RecordsError) {
    try keep(
      "sessions", [.id(session.id), .id(session.learner), .moment(session.began), .moment(session.ended)])
  }

  /// A learner's sessions, the earliest first.
  public func sessions(of learner: RecordID) throws(RecordsError) -> [SessionRecord] {
    let statement = try database.prepare("SELECT id, began, ended FROM sessions WHERE learner = ? ORDER BY began, id")
    try statement.bind([.id(learner)])
    var found: [SessionRecord] = []
    while try statement.step() {
      guard let id = RecordID(bytes: statement.blob(0)) else { continue }
      found.append(
        SessionRecord(
          id: id, learner: learner, began: Moment(milliseconds: statement.integer(1)),
          ended: Moment(milliseconds: statement.integer(2))))
    }
    return found
  }

  /// Keeps a child's choice, over the one before for the same letter.
  public func keep(_ favourite: Favourite) throws(RecordsError) {
    try keep(
      "favourites",
      [
        .id(favourite.learner), .text(favourite.course), .text(favourite.letter), .id(favourite.attempt),
        .moment(favourite.changed),
      ])
  }

  /// What a child likes best, by course and letter; choices whose attempt is not on record are left out.
  public func favourites(of learner: RecordID) throws(RecordsError) -> [Favourite] {
    let statement = try database.prepare(
      """
      SELECT favourites.course, favourites.letter, attempt, changed FROM favourites
      JOIN attempts ON attempts.id = attempt WHERE favourites.learner = ? ORDER BY 1, 2
      """)
    try statement.bind([.id(learner)])
    var found: [Favourite] = []
    while try statement.step() {
      guard let attempt = RecordID(bytes: statement.blob(2)) else { continue }
      found.append(
        Favourite(
          learner: learner, course: statement.text(0), letter: statement.text(1), attempt: attempt,
          changed: Moment(milliseconds: statement.integer(3))))
    }
    return found
  }
}
