import Grading
import Letterform
import Testing

@testable import Records

@Suite struct MergeTests {
  /// Twenty devices, some of which know the same child, and one that deleted one.
  static func publishAll(into shared: String, _ folder: Folder) throws {
    var generator = SeededGenerator(seed: 20)
    for device in 1...20 {
      let file = try RecordFile(Fixture.place(folder, device: device))
      for child in 0..<3 {
        var learner = Fixture.learner(Fixture.id(2000 + child), name: "child \(child)")
        learner.changed = Moment(milliseconds: Int64.random(in: 1...4, using: &generator))
        learner.name += " \(Int.random(in: 0...3, using: &generator))"
        try file.keep(learner)
        let now = Moment(milliseconds: Int64.random(in: 1...3, using: &generator))
        try file.set("volume", "\(device % 5)", for: learner.id, at: now)
        try file.keep(
          WordList(id: Fixture.id(3000 + child), learner: learner.id, title: "t", words: ["w\(device)"], changed: now))
        try file.keep(Fixture.session(child, of: learner.id, minutes: Int.random(in: 1...9, using: &generator)))
      }
      let attempts = (0..<6).map { _ in
        let number = Int.random(in: 0..<80, using: &generator)
        return Fixture.attempt(number, of: Fixture.id(2000 + number % 3), samples: 5)
      }
      try file.append(attempts)
      for record in attempts { try file.keep(Favourite(record.attempt, at: Moment(milliseconds: Int64(device % 3)))) }
      try file.set("volume", "of the device \(device)", for: nil, at: Moment(milliseconds: 9))
      if device == 13 { try file.delete(Fixture.id(2001)) }
      try file.publish(to: shared)
    }
  }

  @Test func twentyDevicesInAnyOrder() throws {
    let folder = Folder()
    let shared = "\(folder.path)/shared"
    try Self.publishAll(into: shared, folder)
    let names = Files.names(in: shared)
    #expect(names.count == 20)
    var results: Set<[String]> = []
    for seed in 0..<Effort.pick(12, long: 60, all: 1000) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let file = try RecordFile(inMemory: "memory")
      for name in names.shuffled(using: &generator) {
        let one = Folder()
        let source = try Files.reading("\(shared)/\(name)")
        try Files.writing("\(one.path)/\(name)").write(try source.read(source.size, at: 0), at: 0)
        let report = try file.mergeSnapshots(in: one.path)
        #expect(report.read == 1 && report.refused.isEmpty)
      }
      results.insert(try Fixture.contents(file))
      #expect(try file.settings(of: nil).isEmpty)
    }
    #expect(results.count == 1)
    #expect(results.first?.contains { $0.contains("child 1") } == false)
    #expect((results.first?.count ?? 0) > 40)
  }

  @Test func aSnapshotIsReadOnceAndAHalfCopiedOneNever() throws {
    let folder = Folder()
    let shared = "\(folder.path)/shared"
    do {
      let file = try RecordFile(Fixture.place(folder, device: 2))
      try file.keep(Fixture.learner())
      try file.append((0..<20).map { Fixture.attempt($0) })
      try file.publish(to: shared)
    }
    let path = "\(shared)/\(Files.names(in: shared)[0])"
    let whole = try Files.reading(path)
    let bytes = try whole.read(whole.size, at: 0)
    let mine = try RecordFile(Fixture.place(folder, device: 1))
    var generator = SeededGenerator(seed: 1)
    for step in 0..<60 {
      var half = bytes
      switch step % 3 {
      case 0: half = Array(bytes[..<Int.random(in: 0..<bytes.count, using: &generator)])
      case 1:
        // A copier that makes the room first and fills it out of order.
        let start = Int.random(in: 0..<bytes.count / 4096, using: &generator) * 4096
        for index in start..<min(start + 4096, bytes.count) { half[index] = 0 }
      default: half[Int.random(in: 0..<bytes.count, using: &generator)] ^= 0x10
      }
      if half == bytes { continue }
      try Files.writing(path).write(half, at: 0)
      let report = try mine.mergeSnapshots(in: shared)
      #expect(report.read == 0 && report.refused.count == 1)
      #expect(try mine.attemptCount() == 0)
    }
    try Files.writing(path).write(bytes, at: 0)
    #expect(try mine.mergeSnapshots(in: shared).gain == RecordFile.Gain(learners: 1, attempts: 20))
    #expect(try mine.mergeSnapshots(in: shared) == RecordFile.MergeReport())
    #expect(try mine.history(of: Fixture.child, count: 50).allSatisfy { $0.pen.count == 30 })
  }

  @Test func strangersAreRefused() throws {
    let folder = Folder()
    let path = "\(folder.path)/stranger.records"
    let mine = try RecordFile(Fixture.place(folder))
    func sealed(_ sql: String, ours: Bool) throws {
      Files.removeDatabase(path)
      do {
        let made = try Database(path, mode: .own)
        if ours { try RecordFile.migrate(made, from: 0) }
        try made.run(sql)
      }
      try Seal.put(under: path)
    }
    try sealed("CREATE TABLE stranger (x)", ours: false)
    #expect(throws: RecordsError.self) { try mine.importFile(path) }
    try sealed("CREATE TRIGGER bad AFTER INSERT ON stickers BEGIN SELECT 1; END", ours: true)
    #expect(throws: RecordsError.self) { try mine.importFile(path) }
    try sealed("PRAGMA user_version = 50", ours: true)
    #expect(throws: RecordsError.newerVersion(file: path, found: 50, known: Schema.version)) {
      try mine.importFile(path)
    }
    try sealed("SELECT 1", ours: true)
    #expect(try mine.importFile(path) == RecordFile.Gain())
    #expect(throws: RecordsError.refused(file: "/etc/passwd", rule: .noSeal)) { try mine.importFile("/etc/passwd") }
  }
}
