import Grading
import Letterform
import Testing

@testable import Records

@Suite struct LearnerReportTests {
  /// An attempt at `letter`, `minute` minutes into 1970, that lasts ten seconds.
  static func attempt(
    _ letter: String, rung: Int, minute: Int, right: Bool = true, helped: Bool = false
  ) -> Attempt {
    var attempt = Fixture.attempt(0).attempt
    (attempt.letter, attempt.rung, attempt.helped) = (letter, rung, helped)
    attempt.began = Moment(milliseconds: Int64(minute) * 60_000)
    attempt.verdict.code = right ? .accepted : .wrongStart
    attempt.fluency.duration = 10_000
    return attempt
  }

  @Test func stepsAreThoseBelowTheHighestRung() {
    func steps(_ tries: [(rung: Int, right: Bool)]) -> Int {
      let attempts = tries.enumerated().map { Self.attempt("a", rung: $1.rung, minute: $0, right: $1.right) }
      return Report.letters(of: attempts)[0].steps
    }
    #expect(steps([(2, false)]) == 1)
    #expect(steps([(2, true), (2, true)]) == 2)
    #expect(steps([(2, true), (2, false), (2, true)]) == 1)
    // Whoever was led up has done what lies below, and keeps it when led down again.
    #expect(steps([(5, false)]) == 4)
    #expect(steps([(5, false), (3, true), (3, true), (3, true)]) == 4)
    #expect(steps([(6, true), (6, true)]) == 5)
    #expect(steps([(6, true), (6, true), (6, true)]) == 6)
    #expect(steps([(6, true), (6, true), (6, true), (6, false)]) == 6)
    #expect(steps([(99, true)]) == 5 && steps([(-3, false)]) == 1)
  }

  @Test func aLetterWrittenWithHelpIsNotClean() {
    let attempts = (0..<6).map { Self.attempt("a", rung: 6, minute: $0, helped: $0 % 2 == 0) }
    #expect(Report.letters(of: attempts)[0].steps == 5)
    #expect(Report.letters(of: attempts)[0].knownSince == nil)
  }

  @Test func whatIsRightAtOnce() {
    let right = [true, false, true, true, false, false]
    let attempts = right.enumerated().map { Self.attempt($0 < 4 ? "a" : "b", rung: 2, minute: $0, right: $1) }
    let report = Report(of: attempts)
    // a; a again after it was right, wrong; a again after that was right in the end; b, wrong.
    #expect(report.beginnings == 4 && report.rightAtOnce == 2)
    #expect(report.shareRightAtOnce == 0.5)
    #expect(Report(of: []).shareRightAtOnce == nil)
  }

  @Test func minutesCountNothingTwice() {
    let day = 24 * 60
    let tries = [0, 1, 2, 60, day].map { Self.attempt("a", rung: 2, minute: $0) }
    // Three tries a minute apart and two alone, each of ten seconds.
    let alone = Report(of: tries).minutes
    #expect(alone.keys.sorted() == [0, 1])
    #expect(abs((alone[0] ?? 0) - (2 + 10.0 / 60 + 10.0 / 60)) < 1e-9)
    let session = SessionRecord(
      id: Fixture.id(1), learner: Fixture.child, began: Moment(milliseconds: 0), ended: Moment(milliseconds: 600_000))
    let both = Report(of: tries, sessions: [session]).minutes
    #expect(abs((both[0] ?? 0) - (10 + 10.0 / 60)) < 1e-9)
    #expect(abs(Report(of: [], sessions: [session]).allMinutes - 10) < 1e-9)
    // A session that ends before it begins, as a clock that was set back makes it, counts nothing.
    let odd = SessionRecord(
      id: Fixture.id(1), learner: Fixture.child, began: Moment(milliseconds: 600_000), ended: Moment(milliseconds: 0))
    #expect(Report(of: [], sessions: [odd]).allMinutes == 0)
  }

  @Test func aPeriodIsComparedWithTheOneBefore() {
    let day = 24 * 60
    // Two tries on each of twenty days.
    let tries = (0..<20).flatMap {
      [Self.attempt("a", rung: 2, minute: $0 * day), Self.attempt("b", rung: 6, minute: $0 * day + 5)]
    }
    let week = LearnerReport(of: tries, sessions: [], period: .week, today: 18)
    #expect(week.days == 12...18)
    #expect(week.now.attempts == 14 && week.before?.attempts == 14)
    #expect(week.step == .day && week.spanDays == Array(12...18) && week.minutes.count == 7)
    #expect(week.letters.map(\.letter) == ["a", "b"])
    // b was known on the third day, long before.
    #expect(week.known.map(\.letter) == ["b"] && week.newlyKnown().isEmpty)
    let month = LearnerReport(of: tries, sessions: [], period: .month, today: 18)
    #expect(month.newlyKnown().map(\.letter) == ["b"])
    #expect(month.before?.attempts == 0 && month.days.count == 30)
    let all = LearnerReport(of: tries, sessions: [], period: .all, today: 18)
    #expect(all.days == 0...18 && all.before == nil && all.now.attempts == 38)
    let nothing = LearnerReport(of: [], sessions: [], period: .all, today: 18)
    #expect(nothing.days == 18...18 && nothing.spans.isEmpty && nothing.minutes == [0])
  }

  @Test func longTimesAreCutIntoWeeksAndMonths() {
    #expect(Report.Step.finest(for: 31) == .day)
    #expect(Report.Step.finest(for: 32) == .week)
    #expect(Report.Step.finest(for: 400) == .month)
    // 2026-11-30 is a Monday.
    let monday = 20_787
    #expect(Moment.date(ofDay: monday) == "2026-11-30" && Moment.weekday(ofDay: monday) == 0)
    #expect(Report.Step.week.first(of: monday + 6) == monday)
    #expect(Report.Step.week.first(of: monday - 1) == monday - 7)
    // Where weeks begin on Sunday.
    #expect(Report.Step.week.first(of: monday, weeksFrom: 6) == monday - 1)
    #expect(Report.Step.week.first(of: monday - 1, weeksFrom: 6) == monday - 1)
    #expect(Report.Step.week.first(of: monday - 2, weeksFrom: 6) == monday - 8)
    #expect(Moment.date(ofDay: Report.Step.month.first(of: monday)) == "2026-11-01")
    var first = Report.Step.month.first(of: monday)
    for name in ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"] {
      first = Report.Step.month.next(after: first)
      #expect(Moment.date(ofDay: first) == name)
    }
    #expect(Moment.weekday(ofDay: -1) == 2)
  }

  @Test func aClassAtAGlance() {
    var report = ClassReport()
    var learner = Fixture.learner(name: "=Ada, \"the first\"")
    learner.hand = .left
    let day = 24 * 60
    report.add(
      learner, attempts: (0..<20).map { Self.attempt("a", rung: 2, minute: $0 * day, right: $0 % 2 == 0) },
      sessions: [], today: 19)
    #expect(report.lines[0].attempts == 20 && report.lines[0].recent == 7)
    #expect(report.lines[0].faults == [.init(code: .wrongStart, count: 4)])
    #expect(report.lines[0].known == 0 && report.lines[0].started == 1)
    let cells = ClassReport.csv(report.lines[0])
    #expect(cells.contains("\"'=Ada, \"\"the first\"\"\",left,20,1,0,") && cells.hasSuffix("\r\n"))
    #expect(ClassReport.header.split(separator: ",").count == 10)
  }
}
