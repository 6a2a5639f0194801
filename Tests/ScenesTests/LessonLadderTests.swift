import Curriculum
import Drawing
import Grading
import Letterform
import Stage
import Testing

@testable import Scenes

/// A child on the ladder: watches, climbs, is helped.
@Suite struct LessonLadderTests {
  /// A fault at the given place of the stroke: the pen swerves off sideways.
  private func swerve(_ player: LessonPlayer, after points: Int = 12) {
    let path = player.paths()[0]
    player.write(path.enumerated().map { $1 + Point(Double(max(0, $0 - points)) * 7, 0) })
  }

  /// A child that missed the L until a hand came to draw along.
  private func playerWithTheHand() throws -> LessonPlayer {
    let player = try LessonPlayer(letter: "L", rung: nil)
    player.pass(12_000)
    for _ in 0..<4 {
      swerve(player)
      player.pass(300)
    }
    player.pass(LessonTuning.beforeHelp)
    return player
  }

  private func writeWell(_ player: LessonPlayer) { for path in player.paths() { player.write(path) } }

  @Test func aNewLetterIsShownFirstAndThenItIsTheChildsTurn() throws {
    let player = try LessonPlayer(letter: "L", rung: nil)
    #expect(player.scene.phase == .watching)
    player.pass(3000)
    #expect(player.scene.page?.ink.strokes.isEmpty == false, "nothing is shown")
    player.pass(9000)
    #expect(player.scene.phase == .ready)
    #expect(player.scene.page?.ink.strokes.isEmpty == true, "what was shown stays in the way")
    writeWell(player)
    #expect(player.scene.isDone)
  }

  @Test func whoBeginsWhileItIsShownLosesNoStroke() throws {
    let player = try LessonPlayer(letter: "L", rung: nil)
    player.pass(2500)
    #expect(player.scene.phase == .watching)
    writeWell(player)
    #expect(player.scene.isDone)
  }

  @Test func cleanTriesLeadUpTheLadderToALearnedLetter() throws {
    let player = try LessonPlayer(letter: "l", rung: nil)
    var rungs: [Int] = []
    for _ in 0..<40 where player.scene.leaving == nil {
      rungs.append(max(2, player.scene.rung))
      writeWell(player)
      #expect(player.scene.isDone, "rung \(player.scene.rung)")
      player.pass(500)
      player.tap(player.scene.box(of: .wayOn)?.centre ?? .zero)
      if player.scene.leaving == .reward { player.scene.leaving = nil }
      if player.scene.earnedStar {
        player.scene.earnedStar = false
        player.tap(player.scene.box(of: .wayOn)?.centre ?? .zero)
      }
    }
    #expect(rungs.starts(with: [2, 2, 3, 3]), "\(rungs)")
    #expect(player.scene.ladder?["l"].rung ?? 0 >= 4)
    // Two rungs in one visit, and another letter has its turn.
    #expect(player.scene.leaving == .lesson("i") || player.scene.leaving == .lesson("c"))
  }

  @Test func missesOfOneKindChangeTheHelpUntilAHandDrawsAlong() throws {
    let player = try LessonPlayer(letter: "L", rung: nil)
    player.pass(12_000)
    swerve(player)
    #expect(player.scene.help == .told)
    swerve(player)
    #expect(player.scene.help == .focused)
    #expect(player.scene.focus == .road)
    swerve(player)
    #expect(player.scene.help == .shown)
    player.pass(LessonTuning.beforeHelp + 200)
    #expect(player.scene.phase == .watching, "the part is not shown")
    player.pass(9000)
    swerve(player)
    #expect(player.scene.help == .hand)
    player.pass(LessonTuning.beforeHelp + 200)
    #expect(player.scene.attempt?.guided != nil, "no hand came")
    #expect(player.scene.attempt?.isHelped == true)
  }

  @Test func whoGoesAlongWithTheHandFinishesAndTheTryIsHelped() throws {
    let player = try playerWithTheHand()
    let guided = try #require(player.scene.attempt?.guided)
    // From the hand on along the letter.
    let path = guided.line.slice(guided.arc, guided.line.length).points
    player.write(Polyline(path).samples(every: 4).map { Polyline(path).point(at: $0) })
    #expect(player.scene.isDone, "\(player.scene.phase)")
    let progress = try #require(player.scene.ladder?["L"])
    #expect(progress.timesHelped == 1)
    #expect(progress.help == .none)
  }

  @Test func theHandArrivesWithAChildThatOnlyHoldsOn() throws {
    let player = try playerWithTheHand()
    let guided = try #require(player.scene.attempt?.guided)
    player.send(.contact(.down(player.contact(guided.place, kind: .mouse))))
    player.pass(20_000)
    player.send(.contact(.up(player.contact(guided.place, kind: .mouse))))
    #expect(player.scene.ladder?["L"].timesHelped == 1, "\(player.scene.phase)")
  }

  @Test func aCancelledGestureWithTheHandIsTakenBack() throws {
    let player = try playerWithTheHand()
    let before = try #require(player.scene.attempt?.guided)
    player.send(.contact(.down(player.contact(before.place, kind: .mouse))))
    player.pass(400)
    player.send(.contact(.cancel(player.contact(before.place, kind: .mouse))))
    #expect(player.scene.attempt?.guided?.arc == before.arc)
    #expect(player.scene.phase == .ready)
    #expect(try player.staleness() == 0)
  }

  @Test func aRungThatWasAskedForStaysAndBringsNoHelp() throws {
    let player = try LessonPlayer(letter: "L", rung: 2)
    for _ in 0..<5 {
      swerve(player)
      player.pass(4000)
      #expect(player.scene.isFailed)
    }
    #expect(player.scene.focus == nil)
    writeWell(player)
    #expect(player.scene.isDone)
    #expect(player.scene.rung == 2)
  }

  @Test(arguments: [5, 6]) func fromMemoryTheLetterIsShownToLookAtThenHidden(rung: Int) throws {
    let player = try LessonPlayer(letter: "L", rung: rung)
    #expect(player.scene.isLooking)
    player.pass(LessonTuning.lookAt + 100)
    #expect(!player.scene.isLooking)
    #expect(try player.staleness() == 0)
    player.write(player.paths()[0])
    #expect(player.scene.isDone)
  }

  @Test func blindInkFadesBehindThePenAndIsBackAtTheEnd() throws {
    let player = try LessonPlayer(letter: "S", rung: 6, width: 1366, height: 768)
    let path = player.paths(step: 1)[0]
    player.write(Array(path.dropLast(20)), lift: false)
    let shown = player.scene.page?.ink.strokes.last?.count ?? 0
    #expect(shown < path.count / 2, "\(shown) of \(path.count) points are still to be seen")
    for point in path.suffix(20) { player.send(.contact(.move(player.contact(point)))) }
    player.send(.contact(.up(player.contact(path[path.count - 1]))))
    #expect(player.scene.isDone)
    #expect(player.scene.page?.ink.strokes.last?.count ?? 0 >= path.count)
  }

  @Test func withLessMotionTheLetterIsShownInWholeStrokes() throws {
    let player = try LessonPlayer(letter: "t", rung: nil, movesLess: true)
    player.pass(14_000)
    #expect(player.scene.phase == .ready)
    writeWell(player)
    #expect(player.scene.isDone)
    #expect(player.scene.celebration == LessonTuning.fade)
    player.pass(500)
    #expect(try player.staleness() == 0)
  }
}
