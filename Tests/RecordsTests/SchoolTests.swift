import Glibc
import Grading
import Letterform
import Testing

@testable import Records

/// What a school keeps after some years: 200,000 attempts of 30 learners.
@Suite struct SchoolTests {
  /// The evening of the last day.
  static var end: Moment {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Moment(milliseconds: Int64(now.tv_sec) * 1000)
  }

  static func fill(_ file: RecordFile, learners: Int, attempts: Int) throws {
    var school = try School()
    try school.fill(file, learners: learners, attempts: attempts, until: end)
  }

  /// Makes records to look at: `TRACEWELL_SCHOOL_EXPORT=FILE` names the file, which `tracewell learners import` takes.
  @Test(.enabled(if: getenv("TRACEWELL_SCHOOL_EXPORT") != nil)) func exported() throws {
    let path = try #require(ChildProcess.setting("TRACEWELL_SCHOOL_EXPORT"))
    let folder = Folder()
    let file = try RecordFile(Fixture.place(folder))
    let attempts = Int(ChildProcess.setting("TRACEWELL_SCHOOL_ATTEMPTS") ?? "") ?? 12_000
    try Self.fill(file, learners: 30, attempts: attempts)
    try file.export(to: path)
  }

  @Test(.enabled(if: getenv("TRACEWELL_LONG") != nil)) func twoHundredThousandAttempts() throws {
    let folder = Folder()
    let place = Fixture.place(folder)
    let clock = ContinuousClock()
    do { try Self.fill(try RecordFile(place), learners: 30, attempts: 200_000) }
    let size = try Files.reading(place.live).size
    #expect(size < 400_000_000)
    var file: RecordFile?
    print("start", try clock.measure { file = try RecordFile(place) }, "bytes", size)
    guard let file else { return }
    let child = try file.learner("Emil").id
    func timed<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
      let start = clock.now
      let result = try body()
      print(name, start.duration(to: clock.now))
      return result
    }
    let summaries = try timed("summaries") { try file.summaries(of: child).count }
    let page = try timed("page") { try file.history(of: child, count: 60).count }
    let late = try timed("late page") { try file.history(of: child, count: 60, skipping: 5000).count }
    let report = try timed("report") { Report(of: try file.attempts(of: child)).attempts }
    let today = Self.end.day()
    let lines = try timed("class report") { try file.classReport(today: today).lines.count }
    let overview = try timed("overview") { try file.overview().reduce(0) { $0 + $1.attempts } }
    try timed("publish") { try file.publish(to: place.shared) }
    let other = try RecordFile(inMemory: "memory")
    let gain = try timed("merge") { try other.mergeSnapshots(in: place.shared).gain.attempts }
    try timed("append") { try file.append([Fixture.attempt(1)]) }
    #expect(page == 60 && late == 60)
    #expect(report > 5000 && summaries == report)
    #expect(lines == 30)
    // The same number for each of the thirty.
    let kept = 30 * (200_000 / 30)
    #expect(overview == kept)
    #expect(gain == kept)
  }
}
