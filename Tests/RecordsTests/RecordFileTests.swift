import Glibc
import Grading
import Letterform
import Testing

@testable import Records

@Suite struct RecordFileTests {
  /// A name is found as it is written; else without regard to capitals and to the dots of ё, never to those of й.
  @Test func aNameIsFoundAsRussiansTypeIt() throws {
    let folder = Folder()
    let file = try RecordFile(Fixture.place(folder))
    for (number, name) in ["Артём", "Алексей", "Семён", "Семен"].enumerated() {
      try file.keep(Fixture.learner(Fixture.id(number), name: name))
    }
    #expect(try file.learner("Артем").name == "Артём")
    #expect(try file.learner("артём").name == "Артём")
    // Composed or of two characters, as file names of other systems have it.
    #expect(try file.learner("Арт\u{435}\u{308}м").name == "Артём")
    #expect(try file.learner("Семен").id == Fixture.id(3) && file.learner("Семён").id == Fixture.id(2))
    #expect(throws: RecordsError.severalLearners("семен")) { try file.learner("семен") }
    #expect(throws: RecordsError.missingLearner("Алексеи")) { try file.learner("Алексеи") }
  }

  /// A child's map must not wait for attempts that lie scattered over a large file.
  @Test func summariesAreReadFromTheIndexAlone() throws {
    let file = try RecordFile(inMemory: "memory")
    let columns = Schema.summaryColumns.joined(separator: ", ")
    let plan = try file.database.prepare(
      "EXPLAIN QUERY PLAN SELECT \(columns) FROM attempts WHERE learner = ? ORDER BY began, id")
    try plan.bind([.id(Fixture.child)])
    var steps: [String] = []
    while try plan.step() { steps.append(plan.text(3)) }
    #expect(steps == ["SEARCH attempts USING COVERING INDEX attempts_by_learner (learner=?)"])
  }

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
      for number in [4, 3] { try file.keep(Fixture.session(1, minutes: number)) }
      for number in [1, 27, 2] {
        try file.keep(Favourite(Fixture.attempt(number).attempt, at: Moment(milliseconds: 8)))
      }
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
    #expect(try file.summaries(of: Fixture.child) == file.attempts(of: Fixture.child).map(AttemptSummary.init))
    #expect(try file.stickers(of: Fixture.child).map(\.name) == ["owl"])
    #expect(try file.wordLists(of: Fixture.child).map(\.words) == [["cat", "ёж"]])
    #expect(try file.settings(of: Fixture.child) == ["volume": "3"])
    #expect(try file.overview().map(\.attempts) == [30])
    #expect(try file.sessions(of: Fixture.child) == [Fixture.session(1, minutes: 4)])
    // Of two choices of one moment the greater id counts, whichever came first.
    #expect(try file.favourites(of: Fixture.child).map(\.attempt) == [Fixture.id(27), Fixture.id(2)])
  }

  /// One attempt of the history, opened large, and what the pen did in it.
  @Test func oneAttemptIsFoundByItsId() throws {
    let file = try RecordFile(inMemory: "memory")
    try file.keep(Fixture.learner())
    try file.append((0..<5).map { Fixture.attempt($0) })
    let kept = try #require(try file.record(Fixture.id(3)))
    #expect(kept.attempt.id == Fixture.id(3))
    #expect(kept.pen == (try PenData(encoded: Fixture.attempt(3).pen.encoded)))
    #expect(try file.pen(of: Fixture.id(3)) == kept.pen)
    #expect(try file.record(Fixture.id(9))?.attempt == nil && file.pen(of: Fixture.id(9)) == nil)
    var filter = RecordFile.Filter()
    filter.course = "en-upright"
    #expect(try file.count(of: Fixture.child, filter) == 5)
    filter.course = "ru-print"
    #expect(try file.count(of: Fixture.child, filter) == 0)
  }

  /// A stick that a teacher carries: sealed exports are offered, what only bears their name is not.
  @Test func exportsOfAFolderAreThoseThatAreSealed() throws {
    let folder = Folder()
    let file = try RecordFile(inMemory: "memory")
    try file.export(to: "\(folder.path)/ada.records")
    try Files.makeFile("\(folder.path)/empty.records")
    try file.export(to: "\(folder.path)/.hidden.records")
    #expect(RecordFile.exports(in: folder.path) == ["\(folder.path)/ada.records"])
    #expect(RecordFile.exports(in: "/nowhere") == [])
  }

  /// What the disk refuses is tried again; a value that may not be is not.
  @Test func troubleOfTheDiskIsToldFromThatOfAValue() {
    let disk: [RecordsError] = [
      .diskFull(file: "f"), .readOnly(file: "f"), .unreadable(file: "f", code: EIO), .damaged(file: "f", detail: ""),
      .database(file: "f", code: 10, detail: "disk I/O error"),
    ]
    let others: [RecordsError] = [
      .closed, .missingLearner("Ada"), .badValue(name: "a word", rule: "one line"),
      .database(file: "f", code: 19, detail: "constraint failed"),
      .database(file: "f", code: 787, detail: "foreign key"),
    ]
    #expect(disk.allSatisfy(\.isOfTheDisk) && !others.contains(where: \.isOfTheDisk))
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
