import Curriculum
import Grading
import Testing

@Suite struct LadderTests {
  /// A letter after tries written as a word: `.` clean, `u` untidy, `h` helped, a digit a fault of that code.
  static func progress(_ tries: String, from start: LetterProgress = LetterProgress()) -> LetterProgress {
    var (progress, time) = (start, 0.0)
    for character in tries {
      time += 1000
      let code = character.wholeNumberValue.flatMap(VerdictCode.init(rawValue:)) ?? .accepted
      Ladder.step(
        &progress,
        Outcome(
          item: "a", rung: progress.writingRung, code: code, forgiven: character == "u" ? .kind : .normal,
          isHelped: character == "h", time: time))
    }
    return progress
  }

  @Test(arguments: [
    ("", 1), (".", 2), ("..", 3), ("....", 4), (".2.", 2), (".u.u.u", 2), ("..h.", 3), ("..........", 6),
    (".hh.hh.", 2),
  ])
  func upByCleanTriesInARow(tries: String, rung: Int) {
    #expect(Self.progress(tries).rung == rung)
  }

  @Test(arguments: [("..222", 2), ("..232323", 3), ("..22.22.2", 3), ("222", 1), ("..uuu", 2), ("..uu", 3)])
  func downByMissesOfOneKindInARow(tries: String, rung: Int) {
    #expect(Self.progress(tries).rung == rung)
  }

  @Test func learnedAfterThreeCleanTriesFromMemory() {
    #expect(!Self.progress("............").isLearned)
    let learned = Self.progress(".............")
    #expect(learned.isLearned)
    #expect(learned.stars == 3)
    let forgotten = Self.progress("333", from: learned)
    #expect(forgotten.rung == 5)
    #expect(!forgotten.isLearned)
    #expect(forgotten.stars == 3, "a star was taken away")
  }

  @Test(arguments: [(".", 0), ("..", 1), ("....", 1), (".......", 2), ("..........", 2)])
  func starsByRungs(tries: String, stars: Int) {
    #expect(Self.progress(tries).stars == stars)
  }

  @Test(arguments: [
    ("2", HelpLevel.told), ("22", .focused), ("23", .told), ("222", .shown), ("231", .shown), ("2222", .hand),
    ("2317", .hand), ("2222h", .none), ("22.", .none), ("uu", .focused), ("22u2", .told),
  ])
  func helpGrowsWithMisses(tries: String, help: HelpLevel) {
    #expect(Self.progress(tries).help == help)
  }

  @Test func noRowOfMissesIsLongerThanUntilAHandHelps() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      var (progress, row) = (LetterProgress(), 0)
      for time in 0..<60 {
        let isHelped = progress.help == .hand
        let code = isHelped ? .accepted : VerdictCode(rawValue: Int.random(in: 0...8, using: &random)) ?? .accepted
        Ladder.step(
          &progress,
          Outcome(item: "a", rung: progress.writingRung, code: code, isHelped: isHelped, time: Double(time)))
        row = code == .accepted ? 0 : row + 1
        #expect(row <= LadderTuning.handAfter)
        #expect((1...6).contains(progress.rung) && (0...3).contains(progress.stars))
      }
    }
  }

  @Test func helpedTriesAloneLeadNowhere() {
    let progress = Self.progress(String(repeating: "h", count: 50))
    #expect(progress.rung == 2)
    #expect(progress.stars == 0)
    #expect(progress.timesHelped == 50)
  }

  @Test func aTryOnALowerRungDoesNotLeadUp() {
    var progress = Self.progress("....")
    for time in 0..<9 { Ladder.step(&progress, Outcome(item: "a", rung: 2, code: .accepted, time: Double(time))) }
    #expect(progress.rung == 4)
  }

  @Test func aKnownLetterReturnsNextDayThenNextWeek() {
    var progress = Self.progress(".............")
    let day = 86_400_000.0
    #expect(progress.due < day && progress.due > day / 2)
    Ladder.step(&progress, Outcome(item: "a", rung: 6, code: .accepted, time: day))
    #expect(progress.due > 7 * day && progress.due < 8 * day)
    // Written again at once it is not due any later.
    let due = progress.due
    Ladder.step(&progress, Outcome(item: "a", rung: 6, code: .accepted, time: day + 1))
    #expect(progress.due == due)
    Ladder.step(&progress, Outcome(item: "a", rung: 6, code: .lineNotCovered, time: 3 * day))
    #expect(progress.due <= 3 * day, "what was forgotten is due at once")
  }

  @Test func eachKindOfMissHasItsOwnHelp() {
    #expect(Miss.fault(.wrongStart).focus() == .start)
    #expect(Miss.fault(.wrongStart).focus(wrongWay: true) == .direction)
    let focuses = VerdictCode.allCases.filter { $0 != .accepted }.map { Miss.fault($0).focus() }
    #expect(Set(focuses).count == 6)
  }
}
