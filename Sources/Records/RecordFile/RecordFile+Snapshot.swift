extension RecordFile {
  /// Leaves a sealed snapshot of everything but the device's own settings in `folder`, over the one before.
  ///
  /// Whoever reads finds the old one or the new one, whole: it is written under another name, synced and renamed.
  ///
  /// - Complexity: reads and writes the whole file; seconds for 200,000 attempts.
  public func publish(to folder: String) throws(RecordsError) {
    guard let place else { return }
    try Files.makeFolder(folder)
    try seal(as: "\(folder)/\(place.device)\(Self.ending)", beside: folder) { (part: String) throws(RecordsError) in
      try Files.makeFile(part)
      try database.run("VACUUM INTO ?", [.text(part)])
      let copy = try Database(part, mode: .own)
      try copy.run("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = OFF; PRAGMA secure_delete = ON")
      try copy.run("DELETE FROM settings WHERE learner = ?", [.id(Self.nobody)])
      try copy.run("DELETE FROM merged")
      return true
    }
  }

  /// Writes the records of `learners`, or of all, to one file that `importFile` reads.
  ///
  /// - Throws: `RecordsError`; a file of that name stays as it was then.
  public func export(_ learners: [RecordID]? = nil, to path: String) throws(RecordsError) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let everybody = try self.learners().map(\.id)
    let asked = learners ?? everybody
    try seal(as: path, beside: folder.isEmpty ? "/" : folder) { (part: String) throws(RecordsError) in
      try Files.makeFile(part)
      try Self.makeTables(in: part)
      try database.run("ATTACH ? AS target", [.text(part)])
      defer { try? database.run("DETACH target") }
      try database.transaction { () throws(RecordsError) in
        for learner in asked { try copy(learner) }
      }
      return true
    }
  }

  /// The ending of exported files and of snapshots.
  public static let exportEnding = ending

  /// The files in `folder` that bear a seal, by name: exports that `importFile` may take. They are not read through.
  public static func exports(in folder: String) -> [String] {
    Files.names(in: folder).filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
      .filter { (try? Seal.peek($0)) != nil }
  }

  private static func makeTables(in path: String) throws(RecordsError) {
    let made = try Database(path, mode: .own)
    try made.run("PRAGMA locking_mode = EXCLUSIVE")
    try migrate(made, from: 0)
  }

  private func copy(_ learner: RecordID) throws(RecordsError) {
    for table in Schema.tables {
      let columns = (["key"] + table.columns).joined(separator: ", ")
      try database.run(
        "INSERT INTO target.\(table.name) (\(columns)) SELECT \(columns) FROM main.\(table.name) "
          + "WHERE \(table.learner) = ?", [.id(learner)])
    }
    try database.run(
      "INSERT INTO target.pens SELECT pens.key, pen FROM main.pens JOIN main.attempts USING (key) WHERE learner = ?",
      [.id(learner)])
  }

  /// Has `body` write a database under a passing name, seals it and gives it its own name; where `body` answers false
  /// all stays as it was.
  func seal(as path: String, beside folder: String, _ body: (String) throws(RecordsError) -> Bool)
    throws(RecordsError)
  {
    let name = path.split(separator: "/").last.map(String.init) ?? "records"
    let part = "\(folder)/.\(name).\(Files.process).part"
    Files.removeDatabase(part)
    do throws(RecordsError) {
      guard try body(part) else { return Files.removeDatabase(part) }
      try Seal.put(under: part)
      try Files.move(part, to: path)
    } catch {
      Files.removeDatabase(part)
      throw error
    }
  }
}
