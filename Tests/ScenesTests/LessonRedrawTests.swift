import Drawing
import Letterform
import Stage
import Testing

@testable import Scenes

/// What a lesson says has changed must hold every pixel that has.
@Suite struct LessonRedrawTests {
  @Test(arguments: [("L", false), ("t", false), ("a", true)] as [(Character, Bool)])
  func theWindowNeverShowsAnythingStale(letter: Character, swerves: Bool) throws {
    let player = try LessonPlayer(letter: letter)
    for path in player.paths(step: 9) {
      player.write(path.enumerated().map { $1 + Point(swerves ? Double(max(0, $0 - 12)) * 6 : 0, 0) })
      player.settle(900)
      #expect(try player.staleness() == 0)
    }
    player.settle()
    #expect(try player.staleness() == 0)
    player.tap(player.scene.box(of: .wayOn)?.centre ?? .zero)
    #expect(try player.staleness() == 0)
  }

  @Test func aPieceOfInkDrawsOnlyASmallPart() throws {
    let player = try LessonPlayer(letter: "L")
    let path = player.paths()[0]
    player.write(path.prefix(10).map { $0 }, lift: false)
    let answer = player.scene.handle(.contact(.move(player.contact(path[10]))), at: player.time + 8)
    guard case .rectangles(let areas) = answer.area else {
      Issue.record("a piece of ink changed \(answer.area)")
      return
    }
    let pixels = areas.reduce(0) { $0 + $1.width * $1.height }
    #expect(pixels < 20_000)
  }
}
