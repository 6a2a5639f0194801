import Drawing
import Grading
import Letterform
import Stage
import Testing

@testable import Scenes

@Suite struct LessonSceneTests {
  @Test(arguments: [
    ("en-upright", "a"), ("en-upright", "t"), ("en-upright", "8"), ("ru-print", "й"), ("ru-print", "ц"),
  ])
  func aLetterWrittenWellIsCelebrated(course: String, letter: Character) throws {
    let player = try LessonPlayer(course: course, letter: letter)
    for path in player.paths() { player.write(path) }
    #expect(player.scene.isDone)
  }

  @Test func leavingTheRoadStopsTheInkAtOnceAndTheNextStrokeIsTheNextTry() throws {
    let player = try LessonPlayer(letter: "L")
    let path = player.paths()[0]
    let wide = path.enumerated().map { index, point in point + Point(Double(max(0, index - 20)) * 5, 0) }
    player.write(wide)
    guard case .failed(let verdict) = player.scene.phase else {
      Issue.record("no fault: \(player.scene.phase)")
      return
    }
    #expect(verdict.code == .lineExitedCorridor)
    let inked = player.scene.page?.ink.strokes.first?.count ?? 0
    #expect(inked < wide.count - 10, "ink went on after the fault")
    for path in player.paths() { player.write(path) }
    #expect(player.scene.isDone)
  }

  @Test func aCancelledGestureIsNotGraded() throws {
    let player = try LessonPlayer(letter: "L")
    let path = player.paths()[0]
    player.write(path.prefix(20).map { $0 }, lift: false)
    player.send(.contact(.cancel(player.contact(path[20]))))
    #expect(player.scene.phase == .ready)
    #expect(player.scene.page?.ink.strokes.isEmpty == true)
    player.write(path)
    #expect(player.scene.isDone)
  }

  @Test func losingTheFocusWithdrawsTheStroke() throws {
    let player = try LessonPlayer(letter: "L")
    player.write(player.paths()[0].prefix(20).map { $0 }, lift: false)
    player.send(.focusLost)
    #expect(player.scene.phase == .ready)
    player.write(player.paths()[0])
    #expect(player.scene.isDone)
  }

  @Test func aLetterWithoutItsBarIsNotDone() throws {
    let player = try LessonPlayer(letter: "t")
    player.write(player.paths()[0])
    player.settle()
    #expect(player.scene.phase == .ready)
  }

  @Test func aLineLeftInItsMiddleWaitsAndIsThenNotCovered() throws {
    let player = try LessonPlayer(letter: "L")
    player.write(player.paths()[0].prefix(60).map { $0 })
    #expect(player.scene.phase == .ready)
    player.settle(LessonTuning.patience + 100)
    guard case .failed(let verdict) = player.scene.phase else {
      Issue.record("no fault: \(player.scene.phase)")
      return
    }
    #expect(verdict.code == .lineNotCovered)
  }

  @Test func aLineTakenUpAgainInTimeGoesOn() throws {
    let player = try LessonPlayer(letter: "L")
    let path = player.paths()[0]
    player.write(path.prefix(60).map { $0 })
    player.settle(LessonTuning.patience / 2)
    player.write(path.dropFirst(58).map { $0 })
    #expect(player.scene.isDone)
  }

  @Test func aPalmAndASecondFingerDoNotDisturb() throws {
    let player = try LessonPlayer(letter: "L")
    let path = player.paths()[0]
    let palm = (player.scene.page?.layout.writingField.centre ?? .zero) + Point(120, 150)
    player.send(.contact(.down(player.contact(palm, id: 7))))
    player.send(.contact(.down(player.contact(path[0]))))
    for (index, point) in path.enumerated().dropFirst() {
      player.send(.contact(.move(player.contact(point))))
      if index == 30 { player.send(.contact(.down(player.contact(palm + Point(40, -60), id: 8)))) }
      if index > 30 { player.send(.contact(.move(player.contact(palm + Point(40 + Double(index), -60), id: 8)))) }
    }
    player.send(.contact(.up(player.contact(path[path.count - 1]))))
    #expect(player.scene.isDone)
  }

  @Test func buttonsTurnTheLettersAndStandOutsideTheField() throws {
    for (width, height) in [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)] {
      for hand in Hand.allCases {
        let player = try LessonPlayer(letter: "a", hand: hand, width: width, height: height)
        let field = try #require(player.scene.page?.layout.writingField)
        for button in LessonButton.allCases {
          let box = try #require(player.scene.box(of: button))
          #expect(!box.intersects(field), "\(button) lies in the writing field at \(width)x\(height)")
          #expect(box.width >= 0.045 * Double(width))
          #expect(box.width >= 12 * 96 / 25.4 - 0.01)
        }
        let first = player.scene.item
        player.tap(try #require(player.scene.box(of: .wayOn)).centre)
        #expect(player.scene.item != first)
        player.tap(try #require(player.scene.box(of: .back)).centre)
        #expect(player.scene.item == first)
      }
    }
  }

  @Test func onTheCopyRungTheLetterMayBeginAnywhereOnTheLines() throws {
    let player = try LessonPlayer(letter: "L", rung: 4)
    player.write(player.paths()[0].map { $0 + Point(90, 0) })
    #expect(player.scene.isDone)
  }
}
