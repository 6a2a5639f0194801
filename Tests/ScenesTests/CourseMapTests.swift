import Curriculum
import Drawing
import Letterform
import Packs
import Testing

@testable import Scenes

@Suite struct CourseMapTests {
  private func course(_ id: String = "en-upright") throws -> Course {
    try Course(model: id, read: { try TestClassroom.stack.read($0) }, list: { TestClassroom.stack.list($0) })
  }

  @Test(arguments: ["en-upright", "en-cursive", "ru-print", "ru-cursive"])
  func everyTaughtLetterHasOnePlace(id: String) throws {
    let course = try course(id)
    let map = CourseMap(course: course, progress: CourseProgress(order: course.model.taught), hand: .right)
    let goals = map.leaves.flatMap(\.goals)
    #expect(
      goals
        == course.model.taught.filter { course[$0] != nil }.sorted {
          LetterName($0).kind != .digit && LetterName($1).kind == .digit
        }.map { .lesson($0) })
    for leaf in map.leaves {
      #expect(leaf.goals.count == leaf.families.reduce(0) { $0 + $1.stones.count })
      #expect(leaf.goals.count <= MapPage.capacity(leaf.kind) && !leaf.goals.isEmpty)
    }
  }

  @Test func nextIsWhereTheLadderLeads() throws {
    let course = try course()
    let progress = CourseProgress(order: course.model.taught)
    let exercise = try #require(progress.next(at: 0))
    let map = CourseMap(course: course, progress: progress, hand: .right, next: exercise)
    let next = try #require(map.next)
    #expect(next.leaf == 0 && next.stone == 0)
    #expect(map.page(0).next == 0 && map.page(1).next == nil && !map.page(1).isWalked)
    #expect(!map.page(0).comesFrom && map.page(0).leadsOn && map.page(1).comesFrom)
  }

  @Test func digitsAndWordsAreWalkedSeparately() throws {
    let course = try course()
    let words = ["cat", "dog"].map { PicturedWord($0) }
    let map = CourseMap(
      course: course, progress: CourseProgress(order: course.model.taught), hand: .left, words: words)
    #expect(map.kinds == [.letters, .digits, .words])
    let digits = try #require(map.first(of: .digits))
    #expect(!map.page(digits).comesFrom && !map.page(digits - 1).leadsOn)
    #expect(map.leaves.last?.goals == [.word("cat"), .word("dog")])
    // Words stand there as the course writes them.
    let boards = map.leaves.last?.families.flatMap(\.stones) ?? []
    #expect(boards.allSatisfy { if case .form(let form) = $0.face { form.strokes.count >= 3 } else { false } })
  }

  @Test func lockedLettersStandBehindTheGate() throws {
    let course = try course()
    let progress = CourseProgress(order: course.model.taught, free: ["c", "o", "a"])
    let map = CourseMap(course: course, progress: progress, hand: .right)
    #expect(map.page(0).gate == 3 && map.isLocked(.digits) && !map.isLocked(.letters))
  }

  @Test func starsAndRungsAreShown() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    classroom.register.write("c", rung: 2, times: 3)
    let map = try #require(classroom.courseMap())
    let stone = try #require(map.leaves.first?.families.first?.stones.first)
    #expect(stone.state == .begun && stone.rungs > 0 && stone.rungs < 6)
    #expect(map.stars == stone.stars)
  }
}
