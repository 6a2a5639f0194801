import Letterform
import Testing

@testable import Records

@Suite struct MigrationTests {
  @Test(arguments: 1..<Schema.version) func anEarlierVersionIsBroughtUpWithACopyKept(version: Int) throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    try Files.makeFolder(place.own)
    do {
      let old = try Database(place.live, mode: .own)
      try old.run("PRAGMA locking_mode = EXCLUSIVE")
      for step in Schema.steps[..<version] { try old.run(step) }
      try old.run("PRAGMA user_version = \(version); PRAGMA application_id = \(Schema.application)")
      try old.run("INSERT INTO learners VALUES (1, ?, 'Ada', '', 'left', 1, 1)", [.id(Fixture.child)])
    }
    let file = try RecordFile(place)
    #expect(try file.learners().map(\.hand) == [.left])
    // What the later versions can keep, it can keep.
    try file.keep(
      WordList(id: Fixture.id(8), learner: Fixture.child, title: "t", words: ["w"], changed: Moment(milliseconds: 1)))
    try file.keep(Fixture.session(1, minutes: 5))
    #expect(try file.wordLists(of: Fixture.child).count == 1)
    #expect(try file.sessions(of: Fixture.child).count == 1)
    let copy = try Database("\(place.own)/before-version-\(Schema.version)-from-\(version).sqlite", mode: .own)
    try copy.run("PRAGMA locking_mode = EXCLUSIVE")
    #expect(try copy.number("PRAGMA user_version") == Int64(version))
    #expect(try copy.texts("SELECT name FROM learners") == ["Ada"])
  }

  @Test func everyTableSaysWhichVersionHasItFirst() throws {
    for version in 1...Schema.version {
      let model = try Database("memory", mode: .memory)
      for step in Schema.steps[..<version] { try model.run(step) }
      let found = try model.texts("SELECT name FROM sqlite_schema WHERE type = 'table'")
      for table in Schema.tables { #expect(found.contains(table.name) == (table.since <= version), "\(table.name)") }
    }
  }

  @Test func aLaterVersionIsLeftAsItIs() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    try Files.makeFolder(place.own)
    do { try Database(place.live, mode: .own).run("CREATE TABLE new (x); PRAGMA user_version = 99") }
    let file = try Files.reading(place.live)
    let before = try file.read(file.size, at: 0)
    #expect(throws: RecordsError.newerVersion(file: place.live, found: 99, known: Schema.version)) {
      try RecordFile(place)
    }
    #expect(try file.read(1 << 20, at: 0) == before)
    let memory = try RecordFile(inMemory: "memory")
    try memory.append([Fixture.attempt(1)])
    #expect(try memory.attemptCount() == 1)
  }

  @Test func aLaterVersionIsReadAsFarAsItGoes() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    do {
      let file = try RecordFile(place)
      try file.keep(Fixture.learner())
      try file.append((0..<7).map { Fixture.attempt($0) })
      try file.database.run("ALTER TABLE learners ADD COLUMN age INTEGER; PRAGMA user_version = 99")
    }
    let before = try Files.bytes(of: place.live)
    let (store, refusal) = try RecordStore.openOrHold(place)
    #expect(refusal == .newerVersion(file: place.live, found: 99, known: Schema.version))
    store.append(Fixture.attempt(7))
    #expect(try store.wait { (file) throws(RecordsError) in try file.attemptCount() } == 8)
    try store.close()
    #expect(try Files.bytes(of: place.live) == before)
  }
}
