// What the records do when somebody takes their files away while they are open.

extension RecordFile {
  /// Which files the open connection writes to.
  struct Anchor: Equatable {
    /// The database and its journal, as the system numbers them; nil for one that is not there.
    var database: FileIdentity?
    var journal: FileIdentity?

    /// What lies at a place now.
    init(_ place: Place) {
      database = FileIdentity(place.live)
      journal = FileIdentity(place.live + "-wal")
    }
  }

  /// Puts the records back where they belong if their files were removed or exchanged since they were opened: what is
  /// open reaches its contents still, and without this everything to come would go where nobody finds it.
  ///
  /// What lies there instead is kept beside. Two system calls where all is well.
  ///
  /// - Throws: `RecordsError` when the disk refuses; the records go on as they are and it is tried again.
  func returnIfTaken() throws(RecordsError) {
    guard let place, let opened = anchor else { return }
    let now = Anchor(place)
    // A journal that was not yet there may have come into being since.
    guard now.database != opened.database || opened.journal != nil && now.journal != opened.journal else {
      anchor = now
      return
    }
    try Files.makeFolder(place.own)
    let part = "\(place.own)/temporary-return"
    Files.removeDatabase(part)
    defer { Files.removeDatabase(part) }
    try Files.makeFile(part)
    try database.run("VACUUM INTO ?", [.text(part)])
    try Files.changing(part).sync()
    try putAside(place)
    try Files.move(part, to: place.live)
    database = try Self.opened(place, system: system)
    if let mark = place.mark, !Files.exists(mark) {
      try Files.writing(mark).write(Array("\(place.device)".utf8), at: 0)
    }
    // The folder may be a new one, and so a name that nobody claimed.
    if claim?.isOf(place.own) != true { claim = try Claim(place.own) }
    anchor = Anchor(place)
  }

  /// What lies where the records belong gets another name.
  private func putAside(_ place: Place) throws(RecordsError) {
    var number = 1
    while Files.exists("\(place.own)/foreign-\(number).sqlite") { number += 1 }
    for ending in ["-wal", ""] where Files.exists(place.live + ending) {
      try Files.move(place.live + ending, to: "\(place.own)/foreign-\(number).sqlite\(ending)")
    }
    for ending in ["-shm", "-journal"] { Files.remove(place.live + ending) }
  }
}
