extension RecordFile {
  /// Deletes a learner and all that is theirs, for good: from the database, whose bytes are overwritten, from copies kept
  /// before a change of version and from files put aside as damaged, which are removed whole.
  ///
  /// Only the id stays, so that another device's snapshot does not bring the learner back and that device deletes too
  /// when it merges. Publish afterwards: until then this device's snapshot still has the learner. It cannot reach
  /// exported files, nor what the disk itself keeps of overwritten blocks.
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
}
