import Testing

@testable import Records

@Suite struct DeletionTests {
  /// Fails for each file in `folders` whose bytes hold `name`.
  static func expectNo(_ name: String, in folders: [String]) throws {
    for folder in folders {
      for entry in Files.names(in: folder) {
        let text = String(decoding: try Files.bytes(of: "\(folder)/\(entry)"), as: UTF8.self)
        #expect(!text.contains(name), "\(folder)/\(entry)")
      }
    }
  }

  @Test func deletedForGood() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let file = try RecordFile(place)
    let other = Fixture.learner(Fixture.id(77), name: "Boris")
    try file.keep(Fixture.learner(name: "Qwertyname"))
    try file.keep(other)
    try file.append((0..<50).map { Fixture.attempt($0) } + (50..<60).map { Fixture.attempt($0, of: other.id) })
    try file.keep(Favourite(Fixture.attempt(7).attempt, at: Moment(milliseconds: 1)))
    let backup = "\(folder.path)/backup.records"
    try file.export([Fixture.child], to: backup)
    try file.publish(to: place.shared)
    try file.delete(Fixture.child)
    try file.publish(to: place.shared)
    try Self.expectNo("Qwertyname", in: [place.own, place.shared])
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
    #expect(try file.favourites(of: back.id).count == 1)
  }

  @Test func takenOutOfWhatOthersLeftOnThisDevice() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let shared = place.shared
    for device in 2...4 {
      let other = try RecordFile(Fixture.place(folder, device: device))
      let writer = device < 4 ? Fixture.child : Fixture.id(74)
      if device < 4 { try other.keep(Fixture.learner(name: "Qwertyname")) }
      try other.keep(Fixture.learner(Fixture.id(70 + device), name: "child \(device)"))
      try other.append((0..<30).map { Fixture.attempt(device * 100 + $0, of: writer) })
      try other.keep(Favourite(Fixture.attempt(device * 100, of: writer).attempt, at: Moment(milliseconds: 1)))
      try other.publish(to: shared)
    }
    let names = Files.names(in: shared)
    let whole = try Files.bytes(of: "\(shared)/\(names[1])")
    let untouched = try Files.bytes(of: "\(shared)/\(names[2])")
    // One is still on its way.
    try Files.writing("\(shared)/\(names[1])").write(Array(whole.dropLast(5000)), at: 0)
    let mine = try RecordFile(place)
    #expect(try mine.mergeSnapshots(in: shared).refused.count == 1)
    try mine.delete(Fixture.child)
    let left = try mine.removeDeleted(fromSnapshotsIn: shared)
    #expect(left == [.refused(file: "\(shared)/\(names[1])", rule: .noSeal)])
    try Files.writing("\(shared)/\(names[1])").write(whole, at: 0)
    #expect(try mine.removeDeleted(fromSnapshotsIn: shared).isEmpty)
    try mine.publish(to: shared)
    try Self.expectNo("Qwertyname", in: [shared, place.own])
    // Whoever was not deleted is still there, and the snapshots are still read.
    #expect(try Files.bytes(of: "\(shared)/\(names[2])") == untouched)
    let fresh = try RecordFile(inMemory: "memory")
    let report = try fresh.mergeSnapshots(in: shared)
    #expect(report.refused.isEmpty && report.read == 4)
    #expect(try fresh.learners().map(\.name) == ["child 2", "child 3", "child 4"])
    #expect(try fresh.attemptCount() == 30)
    // An owner who reads along deletes too.
    let owner = try RecordFile(Fixture.place(folder, device: 2))
    _ = try owner.mergeSnapshots(in: shared)
    #expect(try owner.learners().contains { $0.id == Fixture.child } == false)
  }

  @Test func anEarlierVersionsSnapshotKeepsItsVersion() throws {
    let folder = Folder()
    let shared = "\(folder.path)/shared"
    try Files.makeFolder(shared)
    let path = "\(shared)/\(Fixture.id(9)).records"
    do {
      try Files.makeFile(path)
      let old = try Database(path, mode: .own)
      for step in Schema.steps[..<1] { try old.run(step) }
      try old.run("PRAGMA user_version = 1; PRAGMA application_id = \(Schema.application)")
      try old.run("INSERT INTO learners VALUES (1, ?, 'Qwertyname', '', 'left', 1, 1)", [.id(Fixture.child)])
      try old.run("INSERT INTO learners VALUES (2, ?, 'Boris', '', 'left', 1, 1)", [.id(Fixture.id(5))])
    }
    try Seal.put(under: path)
    let mine = try RecordFile(Fixture.place(folder))
    _ = try mine.mergeSnapshots(in: shared)
    try mine.delete(Fixture.child)
    #expect(try mine.removeDeleted(fromSnapshotsIn: shared).isEmpty)
    try Self.expectNo("Qwertyname", in: [shared])
    let copy = "\(folder.path)/copy"
    _ = try Seal.checked(path, copiedTo: copy)
    #expect(try RecordFile.check(copy, calledAs: path, renewing: false) == 1)
    #expect(try Database(copy, mode: .own).texts("SELECT name FROM learners") == ["Boris"])
  }
}
