extension RecordFile {
  /// Deletes a learner and all that is theirs, for good: from the database, whose bytes are overwritten, from copies kept
  /// before a change of version and from files put aside as damaged, which are removed whole.
  ///
  /// Only the id stays, so that another device's snapshot does not bring the learner back and that device deletes too
  /// when it merges. Publish afterwards, and call `removeDeleted(fromSnapshotsIn:)`: until then the snapshots still have
  /// the learner. It cannot reach exported files, nor what the disk itself keeps of overwritten blocks.
  ///
  /// - Throws: `RecordsError.missingLearner` where nobody has this id.
  public func delete(_ learner: RecordID) throws(RecordsError) {
    let known = try database.number("SELECT count(*) FROM learners WHERE id = ?", [.id(learner)])
    guard known == 1 else { throw .missingLearner("\(learner)") }
    try database.transaction { () throws(RecordsError) in
      try database.run("INSERT INTO deletions VALUES (?) ON CONFLICT DO NOTHING", [.id(learner)])
      try removeDeleted()
    }
    guard let place else { return }
    try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    for name in Files.names(in: place.own) where name.hasPrefix("before-") || name.hasPrefix("damaged-") {
      Files.remove("\(place.own)/\(name)")
    }
  }

  /// Removes what belongs to learners who were deleted.
  func removeDeleted() throws(RecordsError) {
    try database.run(
      """
      DELETE FROM main.pens WHERE key IN
        (SELECT key FROM main.attempts WHERE learner IN (SELECT learner FROM main.deletions))
      """)
    for table in Schema.tables {
      try database.run(
        "DELETE FROM main.\(table.name) WHERE \(table.learner) IN (SELECT learner FROM main.deletions)")
    }
  }

  /// Takes those who were deleted here out of what other devices left in `folder`: each such snapshot is sealed anew
  /// without them, so that neither this device nor one that copies the folder holds them any longer.
  ///
  /// A snapshot keeps its version, its other learners and its name; its owner deletes too when it merges.
  ///
  /// - Returns: why a snapshot may still hold somebody: it is half copied, or may not be written.
  /// - Complexity: reads every snapshot of the folder.
  public func removeDeleted(fromSnapshotsIn folder: String) throws(RecordsError) -> [RecordsError] {
    let deleted = try ids("SELECT learner FROM deletions")
    var left: [RecordsError] = []
    for name in Files.names(in: folder) where name.hasSuffix(Self.ending) && !name.hasPrefix(".") && !deleted.isEmpty {
      do throws(RecordsError) {
        try seal(as: "\(folder)/\(name)", beside: folder) { (part: String) throws(RecordsError) in
          _ = try Seal.checked("\(folder)/\(name)", copiedTo: part)
          let version = try Self.check(part, calledAs: "\(folder)/\(name)", renewing: false)
          return try Self.remove(deleted, from: part, version: version)
        }
      } catch {
        left.append(error)
      }
    }
    return left
  }

  /// Removes `learners` from a database file that is nobody's yet; false where it had none of them.
  private static func remove(_ learners: [RecordID], from part: String, version: Int) throws(RecordsError) -> Bool {
    let copy = try Database(part, mode: .own)
    try copy.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; PRAGMA secure_delete = ON")
    var count = 0
    for learner in learners.map(Value.id) {
      try copy.run("DELETE FROM pens WHERE key IN (SELECT key FROM attempts WHERE learner = ?)", [learner])
      for table in Schema.tables where table.since <= version {
        try copy.run("DELETE FROM \(table.name) WHERE \(table.learner) = ?", [learner])
        count += copy.changes
      }
      try copy.run("INSERT INTO deletions VALUES (?) ON CONFLICT DO NOTHING", [learner])
    }
    guard count > 0 else { return false }
    try copy.run("VACUUM")
    return true
  }
}
