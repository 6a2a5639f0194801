import Curriculum
import Drawing
import Grading
import Letterform
import Records
import Settings
import Stage
import Testing

@testable import Scenes

/// What is set for one child changes the lesson: the turn of the writing lines, and how faults are answered.
@Suite struct LessonForTheChildTests {
  /// A lesson of a child with a hand, for whom something was set.
  private func player(_ letter: Character, hand: Hand = .right, _ set: (Register) -> Void) throws -> LessonPlayer {
    let classroom = try TestClassroom.make(children: ["Ada", "Bo"])
    classroom.register.signIn(classroom.register.learners.first { $0.hand == hand })
    set(classroom.register)
    let player = try LessonPlayer(letter: letter, rung: nil, hand: hand)
    player.scene.register = classroom.register
    player.send(.opened(WindowMetrics(width: player.surface.width, height: player.surface.height)))
    player.pass(15_000)
    return player
  }

  private func change<Value>(_ path: WritableKeyPath<LearnerSettings, Value>, to value: Value) -> (Register) -> Void {
    { register in register.change(own: path, to: value) }
  }

  @Test(arguments: [Hand.right, .left]) func theLinesTurnWithTheHand(hand: Hand) throws {
    let player = try player("l", hand: hand, change(\.tilt, to: .strong))
    let page = try #require(player.scene.page)
    let degrees = WritingTilt.strong.degrees
    // The way of the writing line: it rises for the right hand, falls for the left one.
    #expect(abs(page.place.axis.y - Point.direction((hand == .right ? -degrees : degrees).radians).y) < 1e-9)
    // What is written on turned lines is judged on them.
    let letter = page.place.letterPoint(page.place(Point(30, 150)))
    #expect(letter.distance(to: Point(30, 150)) < 1e-9)
    for path in player.paths() { player.write(path) }
    #expect(player.scene.isDone)
    let field = page.layout.writingField
    #expect(player.paths().joined().allSatisfy { field.contains($0) }, "the turned letter leaves the field")
  }

  @Test func theLinesAreLevelUnlessTheyAreTurned() throws {
    let player = try player("l") { _ in }
    #expect(player.scene.page?.place.axis == Point(1, 0))
  }

  /// The pen swerves off to the right.
  private func swerve(_ player: LessonPlayer) {
    player.write(player.paths()[0].enumerated().map { $1 + Point(Double(max(0, $0 - 12)) * 7, 0) })
  }

  @Test func theYoungestAreShownAndNotTold() throws {
    let player = try player("l", change(\.showsOnly, to: true))
    let said = SaidCues()
    player.scene.say = { said.note($0) }
    swerve(player)
    #expect(player.scene.isFailed)
    #expect(player.scene.faultMark == nil && said.faults == 0)
    #expect(player.scene.look.to != .puzzled)
    player.pass(LessonTuning.beforeShowing + 100)
    #expect(player.scene.phase == .watching, "the stroke is not shown")
    player.pass(15_000)
    for path in player.paths() { player.write(path) }
    #expect(player.scene.isDone)
  }

  @Test func faultsAreNamedWhereNothingElseIsSet() throws {
    let player = try player("l") { _ in }
    let said = SaidCues()
    player.scene.say = { said.note($0) }
    swerve(player)
    #expect(player.scene.faultMark != nil && said.faults == 1)
    player.pass(LessonTuning.beforeShowing + 100)
    #expect(player.scene.isFailed, "the next try is the child's")
  }

  @Test func onALetterWithoutARoadTheMarkStandsWhereTheChildWrites() throws {
    let player = try LessonPlayer(letter: "l", rung: 4)
    let page = try #require(player.scene.page)
    let aside = Point(page.layout.writingField.width * 0.12, 0)
    player.write(player.paths()[0].prefix(30).map { $0 + aside })
    player.pass(LessonTuning.patience + 100)
    #expect(player.scene.isFailed)
    #expect(abs(player.scene.slide.x - aside.x) < page.place.xHeight * 0.1, "\(player.scene.slide)")
    let written = try #require(player.scene.attempt?.written.last?.points.last)
    let mark = try #require(player.scene.faultMark)
    #expect((mark.place + player.scene.slide).distance(to: written) < page.place.xHeight * 0.2)
    player.settle(1000)
    #expect(try player.staleness() == 0, "the hints went with the letter")
  }
}

/// Counts what a lesson said.
private final class SaidCues {
  private(set) var faults = 0

  func note(_ cue: LessonCue) -> Redraw {
    if case .fault = cue { faults += 1 }
    return .nothing
  }
}
