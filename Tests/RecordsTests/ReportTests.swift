import Grading
import Letterform
import Testing

@testable import Records

@Suite struct ReportTests {
  @Test func addsUp() {
    let attempts = (0..<90).map { number in
      var attempt = Fixture.attempt(number).attempt
      attempt.helped = number % 18 == 0
      attempt.began = Moment(milliseconds: Int64(number / 30) * 86_400_000 + 82_800_000)
      return attempt
    }
    let report = Report(of: attempts)
    #expect(report.attempts == 90)
    #expect(report.progress.reduce(0) { $0 + $1.attempts } == 90)
    #expect(report.progress.reduce(0) { $0 + $1.accepted } == 10)
    #expect(report.progress.reduce(0) { $0 + $1.clean } == 5)
    #expect(report.faults.values.reduce(0, +) == 80)
    #expect(report.faults[.wrongStart] == 10)
    #expect(report.days.map(\.day) == [0, 1, 2])
    // Two hours to the east the same moments are a day later.
    #expect(Report(of: attempts, offset: 120).days.map(\.day) == [1, 2, 3])
    #expect(report.days.allSatisfy { $0.duration > 0 && $0.sizeSpread == nil })
  }

  @Test func steadinessIsWithinLetters() {
    let sizes = [("a", 90.0), ("a", 110), ("b", 190), ("b", 210)]
    let attempts = sizes.map { letter, size in
      var attempt = Fixture.attempt(0).attempt
      (attempt.letter, attempt.rung, attempt.fluency.size) = (letter, 2, size)
      return attempt
    }
    #expect(Report(of: attempts).days[0].sizeSpread.map { ($0 * $0).rounded() } == 200)
    #expect(Report(of: attempts).days[0].baselineSpread == 0)
  }

  @Test func linesOfText() {
    var record = Fixture.attempt(9, samples: 2)
    record.attempt.letter = "=a\"b,c"
    let cells = AttemptTable.csv(record.attempt)
    #expect(cells.hasSuffix("\r\n") && cells.contains("\"'=a\"\"b,c\""))
    #expect(AttemptTable.csv(Fixture.attempt(9).attempt).split(separator: ",").count == AttemptTable.columns.count)
    #expect(AttemptTable.json(record).contains(#""letter":"=a\"b,c","rung":4"#))
    #expect(AttemptTable.quoted("\u{1}\\") == #""\u0001\\""#)
    #expect(
      AttemptTable.short(.nan) == "0" && AttemptTable.short(1.23456) == "1.2346" && AttemptTable.short(-3) == "-3")
  }

  @Test func datesOfTheCalendar() {
    #expect(Moment(milliseconds: 951_782_400_250).description == "2000-02-29T00:00:00.250Z")
    #expect(Moment(milliseconds: -1).description == "1969-12-31T23:59:59.999Z")
    #expect(Moment(milliseconds: 1_796_022_720_000).description == "2026-11-30T07:12:00.000Z")
  }

  @Test func idsComeBack() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let id = RecordID(using: &generator)
      #expect(RecordID("\(id)") == id && RecordID(bytes: id.bytes) == id)
      #expect(Array("\(id)")[14] == "4" && "89ab".contains(Array("\(id)")[19]))
    }
    #expect(RecordID("x") == nil)
  }
}
