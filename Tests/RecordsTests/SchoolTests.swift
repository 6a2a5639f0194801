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
    print("page", try clock.measure { #expect(try file.history(of: child, count: 60).count == 60) })
    print(
      "late page", try clock.measure { #expect(try file.history(of: child, count: 60, skipping: 6000).count == 60) })
    print("report", try clock.measure { #expect(Report(of: try file.attempts(of: child)).attempts == 6650) })
    print("overview", try clock.measure { #expect(try file.overview().count == 30) })
    print("publish", try clock.measure { try file.publish(to: place.shared) })
    let other = try RecordFile(inMemory: "memory")
    print("merge", try clock.measure { #expect(try other.mergeSnapshots(in: place.shared).gain.attempts == 200_000) })
    print("append", try clock.measure { try file.append([Fixture.attempt(1)]) })
  }
}
