import Grading
import Testing

@testable import Records

@Suite struct MissesTests {
  private func attempt(_ letter: String, _ code: VerdictCode, day: Int64, course: String = "en-upright") -> Attempt {
    var attempt = Fixture.attempt(1).attempt
    (attempt.letter, attempt.verdict.code, attempt.course) = (letter, code, course)
    attempt.began = Moment(milliseconds: day * 86_400_000)
    return attempt
  }

  @Test func whatWasMissedMostComesFirst() {
    let attempts = [
      attempt("a", .wrongStart, day: 1), attempt("a", .accepted, day: 2), attempt("b", .lineNotCovered, day: 3),
      attempt("b", .tooOverextended, day: 4), attempt("c", .accepted, day: 5), attempt("d", .wrongStart, day: 6),
      attempt("e", .wrongStart, day: 6, course: "ru-print"),
    ]
    let most = Misses.most(in: attempts, course: "en-upright")
    #expect(most.map(\.letter) == ["b", "d", "a"])
    #expect(most.map(\.missed) == [2, 1, 1])
    #expect(most.map(\.attempts) == [2, 1, 2])
    let week = Moment(milliseconds: 3 * 86_400_000)..<Moment(milliseconds: 6 * 86_400_000)
    #expect(Misses.most(in: attempts, course: "en-upright", time: week).map(\.letter) == ["b"])
    #expect(Misses.most(in: [], course: "en-upright") == [])
  }
}
