import Grading
import Letterform
import Records
import Testing

@testable import Scenes

@Suite struct SittingTests {
  static func attempt(_ second: Int, of learner: UInt64 = 1, lasting seconds: Double = 5) -> Attempt {
    Attempt(
      id: RecordID(high: 0, low: UInt64(second)), learner: RecordID(high: 7, low: learner),
      began: Moment(milliseconds: Int64(second) * 1000), course: "en-upright", letter: "a", rung: 2, hand: .right,
      contact: .touch, helped: false, strictness: .normal,
      verdict: Verdict(code: .accepted, stroke: 0, point: 0, place: .zero, arc: 0, progress: 1),
      fluency: Fluency(duration: seconds * 1000))
  }

  @Test func aSittingGoesOnUntilALongPause() {
    var sitting = Sitting()
    var next: UInt64 = 0
    func spans(_ attempts: [Attempt]) -> [(UInt64, Int64)] {
      attempts.compactMap {
        sitting.goesOn($0) {
          next += 1
          return RecordID(high: 9, low: next)
        }
      }.map { ($0.id.low, $0.duration / 1000) }
    }
    let found = spans([
      Self.attempt(0), Self.attempt(100), Self.attempt(600), Self.attempt(1300), Self.attempt(1310, of: 2),
      // A clock that was set back begins another one.
      Self.attempt(10, of: 2), Self.attempt(20, of: 2, lasting: .nan),
    ])
    #expect(found.map(\.0) == [1, 1, 1, 2, 3, 4, 4])
    #expect(found.map(\.1) == [5, 105, 605, 5, 5, 5, 10])
  }
}
