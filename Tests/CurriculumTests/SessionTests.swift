import Curriculum
import Testing

@Suite struct SessionTests {
  private func minutes(_ count: Double) -> Double { count * 60_000 }

  @Test func itEndsAtTheEndOfALetter() {
    var session = Session(at: 0, minutes: 10)
    for minute in 1...9 { session.note(at: minutes(Double(minute))) }
    #expect(!session.closes(at: minutes(9.9), letterIsFinished: true))
    session.note(at: minutes(10))
    #expect(session.phase(at: minutes(10)) == .closing)
    #expect(!session.closes(at: minutes(10.5), letterIsFinished: false))
    #expect(session.closes(at: minutes(10.5), letterIsFinished: true))
  }

  @Test func aLetterThatTakesTooLongIsLeft() {
    var session = Session(at: 0, minutes: 8)
    for minute in 1...10 { session.note(at: minutes(Double(minute))) }
    #expect(session.phase(at: minutes(10)) == .over)
    #expect(session.closes(at: minutes(10), letterIsFinished: false))
  }

  @Test func aPauseCountsLittle() {
    var session = Session(at: 0, minutes: 8)
    session.note(at: minutes(120))
    #expect(session.spent(at: minutes(120)) == LadderTuning.longestPause)
    #expect(session.phase(at: minutes(300)) == .going)
    // A clock that is set back harms nothing.
    session.note(at: minutes(60))
    #expect(session.spent(at: minutes(120)) == LadderTuning.longestPause)
  }

  @Test(arguments: [(0.1, 1.0), (9, 9), (500, 120)]) func minutesWithinTheRange(asked: Double, minutes: Double) {
    #expect(Session(at: 0, minutes: asked).length == minutes * 60_000)
  }

  @Test func aSessionWithoutEnd() {
    var session = Session(at: 0, minutes: nil)
    for minute in 1...100 { session.note(at: minutes(Double(minute))) }
    #expect(session.phase(at: minutes(100)) == .going)
  }
}
