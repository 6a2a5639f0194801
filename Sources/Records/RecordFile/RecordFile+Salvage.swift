extension RecordFile {
  /// How far the search for the next readable row may leap, in rows; smaller finds more and takes longer.
  private static let longestLeap: Int64 = 64
  /// How many leaps in a row may find nothing before a table is given up.
  private static let mostLeaps = 4096

  /// Puts the damaged file aside and opens a new one with all that is readable of it.
  func salvageNow() throws(RecordsError) {
    guard let place else { return }
    // The connection must let go of the file before it gets another name.
    database = try Database("memory", mode: .memory)
    database = try Self.salvaged(place, system: system, &salvage)
    anchor = Anchor(place)
  }

  /// Takes what can be read of the records at `place` without writing there; nothing where that fails.
  func takeReadable(of place: Place) {
    guard Files.exists(place.live), let work = try? temporary("reading") else { return }
    defer { Files.removeDatabase(work) }
    do throws(RecordsError) {
      try Self.copy(place.live, to: work)
      if Files.exists(place.live + "-wal") { try Self.copy(place.live + "-wal", to: work + "-wal") }
      _ = try Self.rows(of: work, into: database)
    } catch {
      // There is nothing more to be had; the reason why the records are in memory was told already.
    }
  }

  /// The new file; `salvage` tells what it holds.
  static func salvaged(_ place: Place, system: String, _ salvage: inout Salvage?) throws(RecordsError) -> Database {
    var number = 1
    while Files.exists("\(place.own)/damaged-\(number).sqlite") { number += 1 }
    let aside = "\(place.own)/damaged-\(number).sqlite"
    // The journal first: a database without it is older, one with another's journal is worse.
    if Files.exists(place.live + "-wal") { try Files.move(place.live + "-wal", to: aside + "-wal") }
    try Files.move(place.live, to: aside)
    let database = try opened(place, system: system)
    let attempts = try readable(of: aside, into: database, place)
    salvage = Salvage(file: aside, attempts: attempts)
    return database
  }

  /// Copies what can be read of the file `aside`; the count of attempts.
  private static func readable(of aside: String, into database: borrowing Database, _ place: Place) throws(RecordsError)
    -> Int
  {
    // Reading may write (the journal is played back): never into the file that is kept.
    let work = "\(place.own)/temporary-salvage"
    Files.removeDatabase(work)
    defer { Files.removeDatabase(work) }
    try copy(aside, to: work)
    if Files.exists(aside + "-wal") { try copy(aside + "-wal", to: work + "-wal") }
    var best = (try? rows(of: work, into: database)) ?? 0
    if best == 0 {
      // The first page tells where the tables begin; it is the same in every file that took the same steps.
      Files.removeDatabase(work)
      try copy(aside, to: work)
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
      try renewFirstPage(of: work, from: place.live)
      best = (try? rows(of: work, into: database)) ?? 0
    }
    return best
  }

  private static func rows(of work: String, into database: borrowing Database) throws(RecordsError) -> Int {
    let source = try Database(work, mode: .own)
    try source.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA trusted_schema = OFF; PRAGMA writable_schema = ON")
    _ = try source.number("SELECT count(*) FROM sqlite_schema")
    try database.run("BEGIN IMMEDIATE")
    do throws(RecordsError) {
      for table in Schema.tables { try rows(of: table.name, table.columns, source, into: database) }
      try rows(of: "pens", ["pen"], source, into: database)
      try rows(of: "deletions", ["learner"], source, into: database, key: "rowid")
      // Pens of lost attempts would be taken for those of attempts to come.
      try database.run("DELETE FROM pens WHERE key NOT IN (SELECT key FROM attempts); COMMIT")
    } catch {
      try? database.run("ROLLBACK")
      throw error
    }
    return Int(try database.number("SELECT count(*) FROM attempts") ?? 0)
  }

  private static func rows(
    of table: String, _ columns: [String], _ source: borrowing Database, into database: borrowing Database,
    key: String = "key"
  ) throws(RecordsError) {
    let names = ([key] + columns).joined(separator: ", ")
    let holes = Array(repeating: "?", count: columns.count + 1).joined(separator: ", ")
    let insert = try database.prepare("INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(holes))")
    var last = Int64.min
    var leap: Int64 = 0
    var empty = 0
    while empty < mostLeaps {
      do throws(RecordsError) {
        let select = try source.prepare("SELECT \(names) FROM \(table) WHERE \(key) > ? ORDER BY \(key)")
        try select.bind([.integer(last.addingReportingOverflow(leap).partialValue)])
        while try select.step() {
          let values = (0..<select.columns).compactMap { select.value($0) }
          (last, leap, empty) = (select.integer(0), 0, 0)
          guard values.count == select.columns else { continue }
          // A value of another kind than its column takes: this row is beyond help.
          do throws(RecordsError) {
            try insert.bind(values)
            while try insert.step() {}
          } catch {
            if case .diskFull = error { throw error }
          }
        }
        return
      } catch {
        if case .diskFull = error { throw error }
        if last == .min { last = 0 }
        leap = min(max(1, leap * 2), leap + longestLeap)
        empty += 1
      }
    }
  }

  private static func copy(_ path: String, to other: String) throws(RecordsError) {
    let source = try Files.reading(path)
    let target = try Files.writing(other)
    let size = source.size
    for offset in stride(from: 0, to: size, by: Seal.block) {
      try target.write(try source.read(min(Seal.block, size - offset), at: offset), at: offset)
    }
  }

  private static func renewFirstPage(of path: String, from fresh: String) throws(RecordsError) {
    let size = 4096
    var page = try Files.reading(fresh).read(size, at: 0)
    let file = try Files.changing(path)
    guard page.count == size, file.size >= size else { return }
    let pages = UInt32(clamping: file.size / size)
    // Bytes 28 to 31 of the header count the pages; 32 to 39 list the unused ones, which nobody reads here.
    for index in 0..<4 { page[28 + index] = UInt8(truncatingIfNeeded: pages >> (24 - 8 * UInt32(index))) }
    try file.write(page, at: 0)
  }
}
