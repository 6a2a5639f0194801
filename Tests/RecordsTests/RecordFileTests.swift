import Glibc
import Grading
import Letterform
import Testing

@testable import Records

@Suite struct RecordFileTests {
  @Test func whatWasKeptComesBack() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    do {
      let file = try RecordFile(place)
      try file.keep(Fixture.learner())
      try file.append((0..<30).map { Fixture.attempt($0) })
      try file.append([Fixture.attempt(3)])
      try file.keep(Sticker(id: Fixture.id(7), learner: Fixture.child, name: "owl", earned: Moment(milliseconds: 5)))
      let words = WordList(
        id: Fixture.id(8), learner: Fixture.child, title: "Ours", words: ["cat", "ёж"], changed: Moment(milliseconds: 1)
      )
      try file.keep(words)
      try file.set("volume", "3", for: Fixture.child, at: Moment(milliseconds: 2))
      try file.set("volume", "9", for: Fixture.child, at: Moment(milliseconds: 1))
    }
    let file = try RecordFile(place)
    #expect(try file.attemptCount() == 30)
    let page = try file.history(of: Fixture.child, count: 10, skipping: 5)
    #expect(page.map(\.attempt.id) == (15..<25).reversed().map { Fixture.id($0) })
    #expect(page[0].attempt.verdict == Fixture.attempt(24).attempt.verdict)
    #expect(page[0].pen == (try PenData(encoded: Fixture.attempt(24).pen.encoded)))
    var filter = RecordFile.Filter()
    filter.letter = "c"
    filter.codes = [.cornerDrawingDistanceWrong, .accepted]
    filter.time = Moment(milliseconds: 0)..<Moment(milliseconds: 60_000)
    #expect(try file.attempts(of: Fixture.child, filter).map(\.id) == [])
    filter.codes = [.lineExitedCorridor]
    #expect(try file.attempts(of: Fixture.child, filter).map(\.id) == [Fixture.id(2)])
    #expect(try file.stickers(of: Fixture.child).map(\.name) == ["owl"])
    #expect(try file.wordLists(of: Fixture.child).map(\.words) == [["cat", "ёж"]])
    #expect(try file.settings(of: Fixture.child) == ["volume": "3"])
    #expect(try file.overview().map(\.attempts) == [30])
  }

  @Test func everythingIsForItsOwnerAlone() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let file = try RecordFile(place)
    try file.keep(Fixture.learner())
    try file.publish(to: place.shared)
    try file.export(to: "\(folder.path)/out.records")
    var paths = [place.own, place.shared, "\(folder.path)/out.records"]
    for parent in [place.own, place.shared] { paths += Files.names(in: parent).map { "\(parent)/\($0)" } }
    #expect(paths.count >= 6)
    for path in paths {
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o077 == 0, "\(path)")
    }
  }

  @Test func aSecondStartIsToldAndTheFolderIsFreeAfterwards() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    var first: RecordFile? = try RecordFile(place)
    #expect(throws: RecordsError.inUse(folder: place.own)) { try RecordFile(place) }
    // Another machine with the same home has records of its own.
    _ = try RecordFile(Fixture.place(folder, device: 2))
    _ = first
    first = nil
    _ = try RecordFile(place)
  }

  @Test func anEarlierVersionIsBroughtUpWithACopyKept() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    try Files.makeFolder(place.own)
    do {
      let old = try Database(place.live, mode: .own)
      try old.run("PRAGMA locking_mode = EXCLUSIVE")
      try old.run(Schema.steps[0])
      try old.run("PRAGMA user_version = 1; PRAGMA application_id = \(Schema.application)")
      try old.run("INSERT INTO learners VALUES (1, ?, 'Ada', '', 'left', 1, 1)", [.id(Fixture.child)])
    }
    let file = try RecordFile(place)
    #expect(try file.learners().map(\.hand) == [.left])
    #expect(try file.wordLists(of: Fixture.child).isEmpty)
    let copy = try Database("\(place.own)/before-version-2-from-1.sqlite", mode: .own)
    try copy.run("PRAGMA locking_mode = EXCLUSIVE")
    #expect(try copy.number("PRAGMA user_version") == 1)
    #expect(try copy.texts("SELECT name FROM learners") == ["Ada"])
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

  @Test func deletedForGood() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let file = try RecordFile(place)
    let other = Fixture.learner(Fixture.id(77), name: "Boris")
    try file.keep(Fixture.learner(name: "Qwertyname"))
    try file.keep(other)
    try file.append((0..<50).map { Fixture.attempt($0) } + (50..<60).map { Fixture.attempt($0, of: other.id) })
    let backup = "\(folder.path)/backup.records"
    try file.export([Fixture.child], to: backup)
    try file.publish(to: place.shared)
    try file.delete(Fixture.child)
    try file.publish(to: place.shared)
    for path in [place.own, place.shared] {
      for name in Files.names(in: path) {
        let opened = try Files.reading("\(path)/\(name)")
        let text = String(decoding: try opened.read(opened.size, at: 0), as: UTF8.self)
        #expect(!text.contains("Qwertyname"), "\(name)")
      }
    }
    #expect(try file.attemptCount() == 10)
    #expect(throws: RecordsError.missingLearner("\(Fixture.child)")) { try file.delete(Fixture.child) }
    // A late attempt of the deleted learner is passed over; a backup brings the child back as a new one.
    try file.append([Fixture.attempt(99)])
    #expect(try file.attemptCount() == 10)
    #expect(try file.importFile(backup) == RecordFile.Gain(learners: 1, attempts: 50))
    #expect(try file.importFile(backup) == RecordFile.Gain())
    let back = try file.learner("Qwertyname")
    #expect(back.id != Fixture.child)
    #expect(try file.history(of: back.id, count: 100).first?.pen.count == 30)
  }

  @Test func aStoreKeepsWhatIsHandedOver() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let store = try RecordStore.open(place)
    for number in 0..<500 { store.append(Fixture.attempt(number)) }
    let count = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    #expect(count == 500)
    store.append(Fixture.attempt(500))
    try store.close()
    #expect(throws: RecordsError.closed) { try store.wait { (file) throws(RecordsError) in try file.attemptCount() } }
    #expect(try RecordFile(place).attemptCount() == 501)
  }
}
