import Glibc
import Testing

@testable import Records

/// The files of open records are taken away or exchanged: nothing is lost, and what lay there instead is kept.
@Suite struct ReturnTests {
  private static let files = [["live.sqlite"], ["live.sqlite-wal"], ["live.sqlite", "live.sqlite-wal"]]

  private static func attempts(_ store: RecordStore) throws -> Int {
    try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
  }

  private static func started(_ place: RecordFile.Place) throws -> RecordStore {
    let store = try RecordStore.open(place)
    store.keep(.learner(Fixture.learner()))
    for number in 0..<20 { store.append(Fixture.attempt(number)) }
    #expect(try attempts(store) == 20)
    return store
  }

  /// What a second start finds, the first being gone without a word: a copy of the folder, as a kill leaves it.
  private static func found(_ place: RecordFile.Place) throws -> Int {
    let copy = Folder()
    let other = RecordFile.Place(folder: copy.path, device: place.device)
    try Files.makeFolder(other.own)
    for name in Files.names(in: place.own) where name.hasPrefix("live.sqlite") {
      try Files.writing("\(other.own)/\(name)").write(try Files.bytes(of: "\(place.own)/\(name)"), at: 0)
    }
    return try RecordFile(other).attemptCount()
  }

  @Test(arguments: files) func removedFilesAreThereAgain(names: [String]) throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let store = try Self.started(place)
    for name in names { Files.remove("\(place.own)/\(name)") }
    store.append(Fixture.attempt(20))
    #expect(try Self.attempts(store) == 21)
    #expect(try Self.found(place) == 21)
    #expect(store.problem == nil && store.held == 0)
    try store.close()
    #expect(try RecordFile(place).attemptCount() == 21)
  }

  @Test func aRemovedFolderIsThereAgainWithTheDevicesMark() throws {
    let folder = Folder()
    let data = "\(folder.path)/data"
    let place = RecordFile.Place(folder: data, device: Fixture.id(5001), mark: "\(data)/device-1")
    let store = try Self.started(place)
    Folder.remove(data)
    store.append(Fixture.attempt(20))
    #expect(try Self.attempts(store) == 21)
    #expect(try Files.bytes(of: "\(data)/device-1") == Array("\(place.device)".utf8))
    // The new folder is claimed, too.
    #expect(throws: RecordsError.inUse(folder: place.own)) { try RecordFile(place) }
    try store.close()
    #expect(try RecordFile(place).attemptCount() == 21)
  }

  @Test func anotherFileInTheirPlaceIsKeptBeside() throws {
    let (folder, elsewhere) = (Folder(), Folder())
    let (place, other) = (Fixture.place(folder), Fixture.place(elsewhere))
    let store = try Self.started(place)
    do {
      let file = try RecordFile(other)
      try file.append((100..<103).map { Fixture.attempt($0) })
    }
    try Files.move(other.live, to: place.live)
    store.append(Fixture.attempt(20))
    #expect(try Self.attempts(store) == 21)
    try store.close()
    #expect(Files.names(in: place.own).contains("foreign-1.sqlite"))
    #expect(try RecordFile(place).attemptCount() == 21)
  }

  /// Where the folder cannot be made again, what comes is held and written once it can.
  @Test func whatCannotBePutBackIsHeld() throws {
    let folder = Folder()
    let data = "\(folder.path)/data"
    let place = RecordFile.Place(folder: data, device: Fixture.id(5001))
    let store = try Self.started(place)
    // A file where the folder was; the store may look just meanwhile and make the folder anew.
    var found = stat()
    repeat {
      Folder.remove(data)
      try? Files.makeFile(data)
      stat(data, &found)
    } while found.st_mode & S_IFMT != S_IFREG
    store.append(Fixture.attempt(20))
    #expect(try Self.attempts(store) == 20)
    #expect(store.held == 1 && store.problem != nil)
    Files.remove(data)
    store.append(Fixture.attempt(21))
    #expect(try Self.attempts(store) == 22)
    #expect(store.held == 0 && store.problem == nil)
    try store.close()
    #expect(try RecordFile(place).attemptCount() == 22)
  }

  @Test func recordsThatStayWhereTheyAreAreNotCopied() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let store = try Self.started(place)
    let before = FileIdentity(place.live)
    for number in 20..<60 { store.append(Fixture.attempt(number)) }
    #expect(try Self.attempts(store) == 60)
    #expect(FileIdentity(place.live) == before && before != nil)
    try store.close()
  }
}
