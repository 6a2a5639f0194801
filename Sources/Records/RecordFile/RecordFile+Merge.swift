extension RecordFile {
  /// What merging one file brought.
  public struct Gain: Hashable, Sendable {
    /// Learners on record that were not before.
    public var learners = 0
    /// Attempts on record that were not before.
    public var attempts = 0
  }

  /// What became of the snapshots of a folder.
  public struct MergeReport: Equatable, Sendable {
    /// What was new in all.
    public var gain = Gain()
    /// How many snapshots were read.
    public var read = 0
    /// Those left out, each with its reason; they are tried again next time.
    public var refused: [RecordsError] = []
  }

  static let ending = ".records"

  /// Takes in what other devices left in `folder`; a snapshot read before and not changed since is passed over.
  ///
  /// Merging is a union: whichever snapshots come first, the result is the same. Half-copied ones are left out.
  ///
  /// - Parameter own: this device's own snapshot too: after something was lost.
  /// - Throws: when these records cannot be written; a fault of a snapshot is only reported.
  public func mergeSnapshots(in folder: String, own: Bool = false) throws(RecordsError) -> MergeReport {
    var report = MergeReport()
    let mine = place.map { "\($0.device)\(Self.ending)" }
    for name in Files.names(in: folder) where name.hasSuffix(Self.ending) && !name.hasPrefix(".") {
      guard name != mine || own else { continue }
      do throws(RecordsError) {
        let seal = Value.integer(Int64(bitPattern: try Seal.peek("\(folder)/\(name)").checksum))
        let known = try database.number(
          "SELECT count(*) FROM merged WHERE source = ? AND seal = ?", [.text(name), seal])
        guard known == 0 else { continue }
        let gain = try merge("\(folder)/\(name)", restoring: false, noting: (name, seal))
        report.gain.learners += gain.learners
        report.gain.attempts += gain.attempts
        report.read += 1
      } catch {
        guard error.isOf("\(folder)/\(name)") else { throw error }
        report.refused.append(error)
      }
    }
    return report
  }

  /// Takes in one exported file; checked whole before anything is changed.
  ///
  /// A learner who was deleted here comes back as a new one: the deletion itself stays, on every device.
  ///
  /// - Throws: `RecordsError` with the rule that the file breaks.
  public func importFile(_ path: String) throws(RecordsError) -> Gain {
    try merge(path, restoring: true, noting: nil)
  }

  private func merge(_ path: String, restoring: Bool, noting note: (String, Value)?) throws(RecordsError) -> Gain {
    let copy = try temporary("incoming")
    defer { Files.removeDatabase(copy) }
    _ = try Seal.checked(path, copiedTo: copy)
    try Self.check(copy, calledAs: path, renewing: true)
    if restoring { try renameDeleted(in: copy) }
    try database.run("ATTACH ? AS other", [.text(copy)])
    defer { try? database.run("DETACH other") }
    return try database.transaction { () throws(RecordsError) -> Gain in
      let before = (try count("learners"), try count("attempts"))
      try database.run("INSERT INTO deletions SELECT learner FROM other.deletions WHERE true ON CONFLICT DO NOTHING")
      try removeDeleted()
      for table in Schema.tables {
        let columns = table.columns.joined(separator: ", ")
        try database.run(
          "INSERT INTO main.\(table.name) (\(columns)) SELECT \(columns) FROM other.\(table.name) "
            + "WHERE \(table.learner) NOT IN (SELECT learner FROM main.deletions) AND \(table.learner) <> ? "
            // Attempts of one row order wherever they come from keep the index's pages full.
            + "ORDER BY key \(table.settling)", [.id(Self.nobody)])
      }
      try database.run(
        """
        INSERT INTO main.pens (key, pen) SELECT mine.key, theirs.pen
        FROM other.attempts AS sent JOIN other.pens AS theirs ON theirs.key = sent.key
        JOIN main.attempts AS mine ON mine.id = sent.id
        WHERE true ON CONFLICT (key) DO NOTHING
        """)
      if let note {
        try database.run("INSERT OR REPLACE INTO merged VALUES (?, ?)", [.text(note.0), note.1])
      }
      return Gain(learners: try count("learners") - before.0, attempts: try count("attempts") - before.1)
    }
  }

  private func count(_ table: String) throws(RecordsError) -> Int {
    Int(try database.number("SELECT count(*) FROM main.\(table)") ?? 0)
  }

  /// A name for a file that is gone with this start of the program.
  func temporary(_ word: String) throws(RecordsError) -> String {
    let folder = place?.own ?? Self.systemTemporary
    let mine = UInt(bitPattern: ObjectIdentifier(self).hashValue)
    let path = "\(folder)/temporary-\(word)-\(Files.process)-\(mine)"
    Files.removeDatabase(path)
    return path
  }

  /// Where files go while records live in memory.
  private static let systemTemporary = "/tmp"

  /// Gives those learners of the copy who were deleted here new ids, and all that is theirs.
  private func renameDeleted(in copy: String) throws(RecordsError) {
    try database.run("ATTACH ? AS other", [.text(copy)])
    defer { try? database.run("DETACH other") }
    let gone = try ids("SELECT id FROM other.learners WHERE id IN (SELECT learner FROM main.deletions)")
    for learner in gone {
      var generation: UInt64 = 1
      while try ids("SELECT learner FROM main.deletions").contains(learner.moved(by: generation)) { generation += 1 }
      for table in Schema.tables {
        if table.identity == "id", table.name != "learners" {
          for id in try ids("SELECT id FROM other.\(table.name) WHERE learner = ?", [.id(learner)]) {
            try database.run(
              "UPDATE other.\(table.name) SET id = ? WHERE id = ?", [.id(id.moved(by: generation)), .id(id)])
          }
        }
        if let named = table.attempt {
          for id in try ids("SELECT \(named) FROM other.\(table.name) WHERE \(table.learner) = ?", [.id(learner)]) {
            try database.run(
              "UPDATE other.\(table.name) SET \(named) = ? WHERE \(named) = ?",
              [.id(id.moved(by: generation)), .id(id)])
          }
        }
        try database.run(
          "UPDATE other.\(table.name) SET \(table.learner) = ? WHERE \(table.learner) = ?",
          [.id(learner.moved(by: generation)), .id(learner)])
      }
    }
  }

  func ids(_ sql: String, _ values: [Value] = []) throws(RecordsError) -> [RecordID] {
    let statement = try database.prepare(sql)
    try statement.bind(values)
    var found: [RecordID] = []
    while try statement.step() {
      if let id = RecordID(bytes: statement.blob(0)) { found.append(id) }
    }
    return found
  }
}

extension RecordID {
  /// Another id that follows from this one alone, so that the same file restored twice gives the same ids.
  func moved(by generation: UInt64) -> RecordID { RecordID(high: high, low: low ^ generation << 8 ^ generation) }
}

extension RecordsError {
  /// Whether the fault is one of the file at `path`, and not of the records themselves.
  func isOf(_ path: String) -> Bool {
    switch self {
    case .refused(let file, _), .newerVersion(let file, _, _), .unreadable(let file, _), .readOnly(let file):
      file == path
    default: false
    }
  }
}
