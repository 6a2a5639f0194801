import Glibc
import Grading
import Testing

@testable import Records

@Suite struct TablesTests {
  private let folder = Folder()

  private func lines(_ name: String) throws -> [Substring] {
    let file = try Files.reading("\(folder.path)/\(name)")
    return String(decoding: try file.read(file.size, at: 0), as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// More attempts than are read or written at once.
  @Test func everyAttemptIsALine() throws {
    let file = try RecordFile(inMemory: "memory")
    try file.keep(Fixture.learner())
    try file.append((0..<1203).map { Fixture.attempt($0) })
    try file.writeCSV(of: Fixture.child, to: "\(folder.path)/attempts.csv")
    let table = try lines("attempts.csv")
    #expect(table[0] == AttemptTable.columns.joined(separator: ",") && table.count == 1204)
    #expect(Set(table.dropFirst().map { $0.prefix { $0 != "," } }) == Set((0..<1203).map { "\(Fixture.id($0))"[...] }))
    try file.writeJSONLines(of: Fixture.child, to: "\(folder.path)/attempts.jsonl")
    let records = try lines("attempts.jsonl")
    let expected = try file.history(of: Fixture.child, count: 2000).map { AttemptTable.json($0).dropLast() }
    #expect(records == expected && records.count == 1203)
    #expect(Files.names(in: folder.path) == ["attempts.csv", "attempts.jsonl"])
  }

  /// A teacher's table of last week is not lost to one that could not be written.
  @Test func aTableThatFailsLeavesTheOneBefore() throws {
    let path = "\(folder.path)/class.csv"
    try ClassReport().writeCSV(to: path)
    #expect(throws: RecordsError.closed) {
      try RecordFile.write(to: path) { (put: (String) throws(RecordsError) -> Void) throws(RecordsError) in
        try put("half a line")
        throw .closed
      }
    }
    #expect(try lines("class.csv").map { String($0) + "\r\n" } == [ClassReport.header])
    #expect(Files.names(in: folder.path) == ["class.csv"])
    #expect(throws: RecordsError.unreadable(file: "\(folder.path)/none/a.csv.\(getpid()).part", code: ENOENT)) {
      try ClassReport().writeCSV(to: "\(folder.path)/none/a.csv")
    }
  }

  @Test func aClassIsALineALearner() throws {
    let file = try RecordFile(inMemory: "memory")
    let (ada, ben) = (Fixture.learner(), Fixture.learner(Fixture.id(2), name: "=Ben"))
    try file.keep(ada)
    try file.keep(ben)
    // A letter a second; every ninth is right, and those of every eighteenth were helped.
    try file.append(
      (0..<90).map { number in
        var record = Fixture.attempt(number)
        record.attempt.helped = number % 18 == 0
        return record
      })
    try file.keep(Fixture.session(1, minutes: 12))
    let report = try file.classReport(today: 3)
    let line = try #require(report.lines.first { $0.learner.id == ada.id })
    #expect(line.attempts == 90 && line.recent == 90 && line.started == 26)
    // The session, and the minute and a half of attempts before it.
    #expect(line.minutes > 13 && line.minutes < 14)
    #expect(line.faults.map(\.count).reduce(0, +) == 80 && line.last == Moment(milliseconds: 89_000))
    #expect(report.lines.first { $0.learner.id == ben.id }?.last == nil)
    // Eight days later nothing of it is of the last seven.
    let later = try #require(try file.classReport(today: 8).lines.first { $0.learner.id == ada.id })
    #expect(later.attempts == 90 && later.recent == 0 && later.minutes == 0 && later.shareRightAtOnce == nil)
    try report.writeCSV(to: "\(folder.path)/class.csv")
    let table = try lines("class.csv")
    #expect(table.count == 3 && table.contains { $0.contains(",'=Ben,") })
  }
}
