import Glibc
import Grading
import Testing

@testable import Records

/// What happens when the disk stops in the middle of a write; serial, since the failing disk is one for all.
@Suite(.serialized) struct PowerCutTests {
  /// Opens, appends three attempts one by one, closes; how many were acknowledged.
  static func work(_ place: RecordFile.Place) -> Int {
    var kept = 0
    guard let file = try? RecordFile(place, system: FailingDisk.name) else { return 0 }
    for number in 100..<103 {
      do throws(RecordsError) {
        try file.append([Fixture.attempt(number)])
        kept += 1
      } catch {
        break
      }
    }
    return kept
  }

  /// A folder whose records were closed with twenty attempts, as bytes.
  static func beginning() throws -> [UInt8] {
    let folder = Folder()
    let place = Fixture.place(folder)
    do {
      let file = try RecordFile(place)
      try file.append((0..<20).map { Fixture.attempt($0) })
    }
    let opened = try Files.reading(place.live)
    return try opened.read(opened.size, at: 0)
  }

  @Test func cutAtBytesOfEveryWrite() throws {
    #expect(FailingDisk.isRegistered)
    let bytes = try Self.beginning()
    func trial(_ left: Int) throws -> Int {
      let folder = Folder()
      let place = Fixture.place(folder)
      try Files.makeFolder(place.own)
      try Files.writing(place.live).write(bytes, at: 0)
      FailingDisk.allow(left)
      let kept = Self.work(place)
      let written = FailingDisk.written
      FailingDisk.allow(.max)
      let file = try RecordFile(place)
      try file.check()
      let count = try file.attemptCount()
      #expect(file.salvage == nil)
      // The attempt that was being written may be there or not; no other is missing.
      #expect(count == 20 + kept || count == 21 + kept, "after \(left) bytes: \(count), acknowledged \(kept)")
      let page = try file.history(of: Fixture.child, count: 100)
      #expect(page.count == count && page.allSatisfy { $0.pen.count == 30 })
      return written
    }
    let total = try trial(.max)
    #expect(total > 20_000)
    // Every byte takes minutes; a prime step meets every place of a page.
    let places = stride(from: 0, to: total + 1, by: Effort.pick(389, long: 97, all: 1))
    for left in places { _ = try trial(left) }
    print("power cut at", places.underestimatedCount, "of", total + 1, "bytes of three appends")
  }

  @Test func theFirstStartIsCut() throws {
    #expect(FailingDisk.isRegistered)
    let places = stride(from: 0, to: 140_000, by: Effort.pick(2011, long: 503, all: 13))
    defer { print("power cut at", places.underestimatedCount, "bytes of a first start") }
    for left in places {
      let folder = Folder()
      let place = Fixture.place(folder)
      FailingDisk.allow(left)
      let kept = Self.work(place)
      FailingDisk.allow(.max)
      let file = try RecordFile(place)
      let count = try file.attemptCount()
      #expect(count == kept || count == kept + 1, "after \(left) bytes")
      #expect(file.salvage == nil)
    }
  }

  @Test func aFullDiskHoldsNobodyUp() throws {
    #expect(FailingDisk.isRegistered)
    let folder = Folder()
    let place = Fixture.place(folder)
    FailingDisk.allow(.max)
    let store = try RecordStore.started(try RecordFile(place, system: FailingDisk.name))
    store.append(Fixture.attempt(0))
    _ = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    FailingDisk.allow(1000, full: true)
    for number in 1..<6 { store.append(Fixture.attempt(number)) }
    let during = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    #expect(during == 1 && store.held == 5)
    #expect(store.problem == .diskFull(file: place.live))
    FailingDisk.allow(.max)
    let after = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    #expect(after == 6 && store.held == 0 && store.problem == nil)
    try store.close()
  }
}
