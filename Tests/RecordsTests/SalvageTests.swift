import Grading
import Testing

@testable import Records

@Suite struct SalvageTests {
  /// A closed file of 400 attempts, as bytes.
  static func original() throws -> [UInt8] {
    let folder = Folder()
    let place = Fixture.place(folder)
    do {
      let file = try RecordFile(place)
      try file.keep(Fixture.learner())
      for start in stride(from: 0, to: 400, by: 20) {
        try file.append((start..<start + 20).map { Fixture.attempt($0) })
      }
    }
    let opened = try Files.reading(place.live)
    return try opened.read(opened.size, at: 0)
  }

  @Test func eachPageInTurnIsLost() throws {
    let bytes = try Self.original()
    let pages = bytes.count / 4096
    #expect(pages > 20)
    var least = Int.max
    for page in 0..<pages {
      let folder = Folder()
      let place = Fixture.place(folder)
      try Files.makeFolder(place.own)
      var damaged = bytes
      for index in page * 4096..<(page + 1) * 4096 { damaged[index] = 0xa5 }
      try Files.writing(place.live).write(damaged, at: 0)
      let file = try RecordFile(place)
      // Damage that opening does not meet is met later; then what is readable goes into a new file.
      if file.salvage == nil { try file.salvageNow() }
      try file.check()
      let count = try file.attemptCount()
      // Without its root a table's own pages are out of reach; one of the two roots of attempts may be that page.
      if count < least { least = count }
      #expect(count >= 300 || page < 12, "page \(page): \(count)")
      try file.append([Fixture.attempt(1000)])
      #expect(try file.attemptCount() == count + 1)
      #expect(Files.exists("\(place.own)/damaged-1.sqlite"))
    }
  }

  @Test func whatIsNoDatabaseIsPutAside() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    try Files.makeFolder(place.own)
    try Files.writing(place.live).write(Array("not a database, but long enough to be told from none".utf8), at: 0)
    let file = try RecordFile(place)
    #expect(file.salvage == RecordFile.Salvage(file: "\(place.own)/damaged-1.sqlite", attempts: 0))
    try file.append([Fixture.attempt(1)])
  }
}
