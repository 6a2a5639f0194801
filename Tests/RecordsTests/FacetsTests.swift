import Grading
import Testing

@testable import Records

@Suite struct FacetsTests {
  /// What the history can be filtered by adds up to what is there, and a filter by each finds just those.
  @Test func facetsAddUp() throws {
    let file = try RecordFile(inMemory: "memory")
    try file.keep(Fixture.learner())
    let day: Int64 = 86_400_000
    try file.append(
      (0..<60).map { number in
        var record = Fixture.attempt(number)
        record.attempt.began = Moment(milliseconds: Int64(number / 20) * day + 82_800_000)
        return record
      })
    let facets = try file.facets(of: Fixture.child)
    #expect(facets.days == [0: 20, 1: 20, 2: 20])
    // Two hours to the east the same moments are a day later.
    #expect(try file.facets(of: Fixture.child, offset: 120).days == [1: 20, 2: 20, 3: 20])
    #expect(facets.letters.map(\.letter).prefix(3) == ["a", "b", "c"] && facets.letters.count == 26)
    #expect(facets.letters.allSatisfy { $0.course == "en-upright" })
    #expect(facets.codes.values.reduce(0, +) == 60)
    for letter in facets.letters {
      var filter = RecordFile.Filter()
      filter.letter = letter.letter
      #expect(try file.count(of: Fixture.child, filter) == letter.count)
    }
    for (code, count) in facets.codes {
      var filter = RecordFile.Filter()
      filter.codes = [code]
      #expect(try file.count(of: Fixture.child, filter) == count)
    }
    #expect(try file.facets(of: Fixture.id(9)) == RecordFile.Facets() && file.count(of: Fixture.id(9)) == 0)
  }

  /// The overview tells what was done alone from what was helped.
  @Test func theOverviewCountsWhatWasDoneAlone() throws {
    let file = try RecordFile(inMemory: "memory")
    try file.keep(Fixture.learner())
    try file.append(
      (0..<54).map { number in
        var record = Fixture.attempt(number)
        record.attempt.helped = number % 18 == 0
        return record
      })
    let line = try #require(try file.overview().first)
    // Nos. 9, 27 and 45: j, b and t.
    #expect((line.attempts, line.clean, line.letters) == (54, 3, 3))
    #expect(line.last == Moment(milliseconds: 53_000))
  }
}
