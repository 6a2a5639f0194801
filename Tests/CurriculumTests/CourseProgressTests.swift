import Curriculum
import Grading
import Testing

@Suite struct CourseProgressTests {
  static let day = 86_400_000.0

  /// Tries written as `a.` (clean), `a2` (a fault), `ah` (helped), one a minute.
  static func outcomes(_ tries: String, from begin: Double = 0) -> [Outcome] {
    var outcomes: [Outcome] = []
    for (index, pair) in tries.split(separator: " ").enumerated() {
      let kind = pair.last ?? "."
      let code = kind.wholeNumberValue.flatMap(VerdictCode.init(rawValue:)) ?? .accepted
      outcomes.append(
        Outcome(
          item: String(pair.dropLast()), rung: 6, code: code, isHelped: kind == "h",
          time: begin + Double(index) * 60_000))
    }
    return outcomes
  }

  static func clean(_ letter: String, _ times: Int) -> String {
    Array(repeating: "\(letter).", count: times).joined(separator: " ")
  }

  static func progress(_ tries: String, free: Set<Character>? = nil) -> CourseProgress {
    CourseProgress(order: Array("abcd"), free: free, outcomes: outcomes(tries))
  }

  private func letter(_ exercise: Exercise?) -> Character? {
    if case .letter(let letter) = exercise?.task { letter } else { nil }
  }

  @Test func theFirstLetterIsShownThenWritten() {
    let next = Self.progress("").next(at: 0)
    #expect(next == Exercise(task: .letter("a"), rung: 2, isWatchedFirst: true, reason: .new))
    let then = Self.progress("a.").next(at: 60_000)
    #expect(then == Exercise(task: .letter("a"), rung: 2, isWatchedFirst: false, reason: .goesOn))
  }

  @Test func aNewLetterBeginsWhenTheOthersAreWellOn() {
    #expect(letter(Self.progress(Self.clean("a", 4)).next(at: 300_000)) == "b")
    // Hardly begun, it goes on even after a pause.
    #expect(letter(Self.progress("a. a.").next(at: Self.day)) == "a")
  }

  @Test func aHardLetterIsSetAsideForToday() {
    let hard = Self.progress("a2 a2 a2 a2 ah a2 a2 a2 a2 ah")
    #expect(letter(hard.next(at: 700_000)) == "b")
    #expect(hard.visit?.isOver == true)
    #expect(letter(hard.next(at: Self.day)) == "a")
  }

  @Test func knownLettersReturnAndTakeTurnsWithTheNewOne() {
    let tries = Self.clean("a", 13) + " " + Self.clean("b", 13) + " c."
    var progress = Self.progress(tries)
    let morning = Self.day * 1.2
    var seen: [Character] = []
    for step in 0..<8 {
      let time = morning + Double(step) * 60_000
      guard let exercise = progress.next(at: time), let letter = letter(exercise) else { break }
      seen.append(letter)
      progress.add(Outcome(item: exercise.item, rung: exercise.rung, code: .accepted, time: time))
    }
    #expect(seen.first == "a")
    #expect(seen.filter { $0 == "a" }.count == 1, "\(seen)")
    #expect(seen.filter { $0 == "b" }.count == 1, "\(seen)")
    #expect(seen.firstIndex(of: "b").map { $0 > 1 } == true, "no new letter between two known ones: \(seen)")
  }

  @Test func onlyFreeLettersAreGiven() {
    var progress = Self.progress("", free: ["b", "c"])
    var seen: Set<Character> = []
    for step in 0..<60 {
      let time = Double(step) * 60_000
      guard let exercise = progress.next(at: time), let letter = letter(exercise) else { break }
      seen.insert(letter)
      progress.add(Outcome(item: exercise.item, rung: exercise.rung, code: .accepted, time: time))
    }
    #expect(seen == ["b", "c"])
    #expect(Self.progress("", free: []).next(at: 0) == nil)
  }

  @Test func aLearnerMayBeLedThroughSomeRungsOnly() {
    var progress = CourseProgress(order: ["a", "b"], rungs: 3...4)
    #expect(progress.next(at: 0)?.rung == 3)
    #expect(progress.next(at: 0)?.isWatchedFirst == false)
    for step in 0..<5 {
      progress.add(Outcome(item: "a", rung: progress["a"].writingRung, code: .accepted, time: Double(step) * 1000))
    }
    #expect(progress["a"].isLearned)
    #expect(progress["a"].rung == 4)
    for step in 0..<20 {
      progress.add(Outcome(item: "b", rung: 3, code: .lineExitedCorridor, time: Double(step) * 1000))
    }
    #expect(progress["b"].rung == 3)
  }

  @Test func thereIsAlwaysSomethingToDo() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<40 {
      var (progress, time) = (Self.progress(""), 0.0)
      for _ in 0..<200 {
        time += Double.random(in: 10_000...4_000_000, using: &random)
        guard let exercise = progress.next(at: time) else {
          Issue.record("nothing to do after \(progress.items)")
          return
        }
        #expect((2...6).contains(exercise.rung))
        let code = VerdictCode(rawValue: Int.random(in: -8...8, using: &random)) ?? .accepted
        progress.add(Outcome(item: exercise.item, rung: exercise.rung, code: code, time: time))
      }
    }
  }

  @Test func theFoldGivesTheSameHoweverItIsReached() {
    let outcomes = Self.outcomes("a. a2 b. a. a. ah cab. b3 a. a.")
    var stepwise = CourseProgress(order: Array("abcd"))
    for outcome in outcomes { stepwise.add(outcome) }
    #expect(stepwise == CourseProgress(order: Array("abcd"), outcomes: outcomes))
  }

  @Test func wordsComeWhenTheirLettersAreKnown() {
    let words = WordChoice([PicturedWord("cab"), PicturedWord("ab", picture: "ab.svg")], givesLetters: false)
    let known = Self.clean("a", 7) + " " + Self.clean("b", 7)
    let next = Self.progress(known).next(at: 800_000, words: words)
    #expect(next?.task == .word(PicturedWord("ab", picture: "ab.svg"), given: []))
    #expect(next?.reason == .word)
    // After the word a letter again.
    #expect(letter(Self.progress(known + " ab.").next(at: 900_000, words: words)) != nil)
  }
}
