import Curriculum
import Drawing
import Grading
import Letterform
import Stage
import Testing

@testable import Scenes

@Suite struct LessonWordTests {
  private func write(_ player: LessonPlayer) { for path in player.paths() { player.write(path) } }

  @Test func aPrintWordIsWrittenLetterByLetterAndWalksOff() throws {
    let player = try LessonPlayer(word: "lit", rung: 2)
    #expect(player.scene.page?.task.steps.count == 3)
    write(player)
    #expect(player.scene.isDone)
    player.settle(LessonTuning.stands + LessonTuning.walk / 2)
    #expect(player.scene.page.map { player.scene.inkMoves($0) } == true)
    player.settle(LessonTuning.walk)
    #expect(try player.staleness() == 0)
  }

  @Test func aFaultInALetterLeavesTheLettersBeforeIt() throws {
    let player = try LessonPlayer(word: "lit", rung: 2)
    let paths = player.paths()
    player.write(paths[0])
    #expect(player.scene.attempt?.step == 1)
    player.write(paths[1].enumerated().map { $1 + Point(Double(max(0, $0 - 5)) * 6, 0) })
    #expect(player.scene.isFailed)
    for path in paths.dropFirst() { player.write(path) }
    #expect(player.scene.isDone)
    // A word with a fault in it is no clean one.
    #expect(player.scene.attempt?.forgiven == .kind)
  }

  @Test func lettersThatAreGivenNeedNotBeWritten() throws {
    let player = try LessonPlayer(word: "lit", given: [1], rung: 2)
    let steps = try #require(player.scene.page?.task.steps)
    let paths = player.paths()
    for (index, path) in paths.enumerated() where !steps[1].strokes.contains(index) { player.write(path) }
    #expect(player.scene.isDone)
  }

  @Test func lettersThatAreGivenStandThereFromTheBeginning() throws {
    let player = try LessonPlayer(word: "lit", given: [2], rung: 2)
    let task = try #require(player.scene.page?.task)
    #expect(player.scene.attempt?.written.map(\.step) == task.steps[2].strokes.map { _ in 2 })
    let paths = player.paths()
    // A fault and a cancelled stroke leave them where they are.
    player.write(paths[0].enumerated().map { $1 + Point(Double(max(0, $0 - 5)) * 6, 0) })
    #expect(player.scene.isFailed)
    for path in paths[..<task.due.upperBound] { player.write(path) }
    #expect(player.scene.isDone)
    #expect(Set(player.scene.attempt?.written.map(\.step) ?? []) == [0, 1, 2])
  }

  @Test func onlyTheLetterThatIsDueHasARoad() throws {
    let player = try LessonPlayer(word: "lit", rung: 2)
    let page = try #require(player.scene.page)
    #expect(page.stepRoad?.step == 0)
    let next = page.road.strokes[1].point(at: page.road.strokes[1].length / 2)
    let beside = Point(next.x + page.road.halfWidth(stroke: 1) * 0.7, next.y)
    func isYellow() -> Bool {
      let pixel = player.surface.pixel(x: Int(beside.x), y: Int(beside.y))
      return pixel & 0xFF < 0x90
    }
    #expect(!isYellow(), "the road of a letter that is not due yet")
    player.write(player.paths()[0])
    #expect(page.stepRoad?.step == 1)
    #expect(isYellow(), "no road for the letter that is due")
    player.settle(2000)
    #expect(try player.staleness() == 0)
  }

  @Test func aJoinedWordIsWrittenLetterByLetterThenWhole() throws {
    let player = try LessonPlayer(course: "en-cursive", word: "eel", rung: nil)
    player.pass(30_000)
    #expect(player.scene.page?.task.hasWhole == true)
    #expect(player.scene.page?.task.steps.count == 3)
    write(player)
    #expect(player.scene.isDone)
    player.settle(LessonTuning.nextTry + 100)
    #expect(player.scene.page?.task.hasWhole == false)
    #expect(player.scene.page?.task.steps.count == 1)
    player.pass(30_000)
    write(player)
    #expect(player.scene.isDone)
    #expect(player.scene.ladder?["eel"].cleanTries == 1)
  }
}
