import Glibc
import Grading
import Letterform
import Testing

@testable import Records

/// What a school keeps after some years: 200,000 attempts of 30 learners, 200 samples each.
@Suite struct SchoolTests {
  @Test(.enabled(if: getenv("TRACEWELL_LONG") != nil)) func twoHundredThousandAttempts() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let clock = ContinuousClock()
    let models = (0..<200).map { Fixture.attempt($0, samples: 200) }
    do {
      let file = try RecordFile(place)
      for child in 0..<30 { try file.keep(Fixture.learner(Fixture.id(9_000_000 + child), name: "child \(child)")) }
      var generator = SeededGenerator(seed: 1)
      for start in stride(from: 0, to: 200_000, by: 2000) {
        try file.append(
          (start..<start + 2000).map { number in
            var record = models[number % 200]
            record.attempt.id = RecordID(using: &generator)
            record.attempt.learner = Fixture.id(9_000_000 + number / 50 % 30)
            record.attempt.began = Moment(milliseconds: Int64(number) * 20_000)
            return record
          })
      }
    }
    let size = try Files.reading(place.live).size
    #expect(size < 400_000_000)
    var file: RecordFile?
    print("start", try clock.measure { file = try RecordFile(place) }, "bytes", size)
    guard let file else { return }
    let child = Fixture.id(9_000_004)
    func timed<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
      let start = clock.now
      let result = try body()
      print(name, start.duration(to: clock.now))
      return result
    }
    let page = try timed("page") { try file.history(of: child, count: 60).count }
    let late = try timed("late page") { try file.history(of: child, count: 60, skipping: 6000).count }
    let report = try timed("report") { Report(of: try file.attempts(of: child)).attempts }
    let overview = try timed("overview") { try file.overview().reduce(0) { $0 + $1.attempts } }
    try timed("publish") { try file.publish(to: place.shared) }
    let other = try RecordFile(inMemory: "memory")
    let gain = try timed("merge") { try other.mergeSnapshots(in: place.shared).gain.attempts }
    try timed("append") { try file.append([Fixture.attempt(1)]) }
    #expect(page == 60 && late == 60 && report > 6000 && overview == 200_000 && gain == 200_000)
  }
}
