import Drawing
import Foundation
import Grading
import Letterform
import Paper
import Records
import Stage
import Testing

@testable import Scenes

@Suite struct PaperSceneTests {
  private func player(
    width: Int = 1366, height: Int = 768, folder: String = "/nowhere", children: [String] = ["Ada", "Bo"]
  ) throws -> (JourneyPlayer<PaperScene>, Classroom) {
    let classroom = try TestClassroom.make(children: children)
    classroom.folders = UserFolders(saving: folder, reading: [])
    // Nobody listens there.
    classroom.printServer = "/nowhere/socket"
    classroom.register.signIn(classroom.register.learners.first { $0.name == "Ada" })
    return (try JourneyPlayer(PaperScene(classroom: classroom), width: width, height: height), classroom)
  }

  private func press(_ wish: PaperScene.Wish, _ player: JourneyPlayer<PaperScene>) throws {
    let index = try #require(PaperScene.Wish.allCases.firstIndex(of: wish))
    let layout = try #require(player.scene.layout)
    let row = layout.row(index, scrolled: 0)
    player.scene.scroll.show(row.y - layout.list.y - 20, row.bottom - layout.list.y + 20)
    player.tap(layout.row(index, scrolled: player.scene.scroll.offset).centre)
  }

  private func choose(_ index: Int, _ player: JourneyPlayer<PaperScene>) throws {
    // The panel may have opened further down, where its chosen answer is.
    player.send(.scroll(x: 0, y: -1000))
    let panel = try #require(player.scene.panel)
    player.tap(panel.layout.choices[index].centre)
  }

  @Test(arguments: [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)])
  func everyRowCanBeReachedAndChangesTheSheet(size: (Int, Int)) throws {
    let (player, _) = try player(width: size.0, height: size.1)
    #expect(player.scene.pages?.count == 1 && player.scene.preview != nil)
    let layout = try #require(player.scene.layout)
    let aspect = layout.sheet.width / layout.sheet.height
    #expect(abs(aspect - 210.0 / 297) < 0.01)
    for (wish, index, expected) in [
      (PaperScene.Wish.learner, 0, "nobody on record"), (.course, 1, ""), (.letters, 5, ""), (.rows, 1, "three rows"),
      (.lines, 1, "two lines"), (.height, 4, "7 mm"), (.maze, 0, "no maze"),
    ] {
      try press(wish, player)
      try choose(index, player)
      if wish == .letters {
        #expect(player.scene.panel != nil, "more letters may follow")
        player.send(.key(KeyPress(.escape)))
      }
      #expect(player.scene.panel == nil)
      if !expected.isEmpty { #expect(player.scene.value(wish) == expected) }
    }
    for wish in [PaperScene.Wish.hand, .paper, .another, .ways, .ink] {
      let before = player.scene.value(wish)
      try press(wish, player)
      #expect(player.scene.value(wish) != before)
    }
    #expect(player.scene.wish?.paper == .letter && player.scene.wish?.hand == .left)
    #expect(player.scene.refusal == nil)
    #expect(try player.stalePixels() == 0)
  }

  @Test func wordsAreTypedAndARefusalIsShownInsteadOfThePage() throws {
    let (player, _) = try player()
    try press(.words, player)
    #expect(player.scene.typing == .words)
    player.send(.text("Mia, the cat"))
    #expect(player.scene.wish?.items.suffix(2) == ["Mia", "the cat"])
    #expect(player.scene.pages != nil)
    player.send(.text("ж"))
    #expect(player.scene.refusal == .item("the catж", .missingLetter("ж", index: 3)))
    #expect(player.scene.pages == nil)
    player.send(.key(KeyPress(.backspace)))
    #expect(player.scene.refusal == nil)
    player.send(.key(KeyPress(.enter)))
    #expect(player.scene.typing == nil)
    player.send(.text("x"))
    #expect(player.scene.wish?.typed == "Mia, the cat")
  }

  @Test func theSheetIsOfWhatTheChildMissed() throws {
    let (player, classroom) = try player()
    #expect(player.scene.wish?.chosen.count == 1)
    for (letter, code) in [
      ("g", VerdictCode.wrongStart), ("a", .accepted), ("b", .lineNotCovered), ("g", .tooOverextended),
    ] {
      classroom.register.keep(
        PenData(), began: classroom.register.now, course: "en-upright", letter: letter, rung: 2, hand: .right,
        contact: .touch, helped: false, strictness: .normal,
        verdict: Verdict(code: code, stroke: 0, point: 1, place: .zero, arc: 1, progress: 1))
    }
    #expect(PaperScene(classroom: classroom).wish?.chosen == ["g", "b"])
    try press(.letters, player)
    try choose(0, player)
    #expect(player.scene.wish?.chosen == ["g", "b"])
  }

  @Test func savesWhereTheUserSaysAndAsksBeforeItReplaces() throws {
    let folder = "/tmp/tracewell-paper-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (player, _) = try player(folder: folder)
    let pills = try #require(player.scene.frame?.pills)
    player.tap(pills[0].centre)
    #expect(player.scene.panel?.subject == .told)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count == 1 && names[0].hasPrefix("Tracewell Ada c ") && names[0].hasSuffix(".pdf"))
    let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(names[0])"))
    #expect(bytes.starts(with: Data("%PDF-".utf8)))
    try choose(0, player)
    // The same name again: nothing is lost without being asked.
    player.tap(pills[0].centre)
    #expect(player.scene.panel?.subject == .replace)
    try choose(0, player)
    #expect(player.scene.panel == nil)
    // A path of one's own.
    try press(.file, player)
    player.send(.key(KeyPress(.delete)))
    player.send(.text("\(folder)/own"))
    player.send(.key(KeyPress(.enter)))
    player.tap(pills[0].centre)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/own.pdf"))
    try choose(0, player)
    try press(.file, player)
    player.send(.text("/nowhere/deep"))
    player.tap(pills[0].centre)
    #expect(player.scene.panel?.panel.head.contains("cannot be written") == true)
  }

  @Test func aPrintServerThatIsDownIsSaidSo() throws {
    let (player, _) = try player()
    let pills = try #require(player.scene.frame?.pills)
    player.tap(pills[1].centre)
    #expect(player.scene.panel?.subject == .job)
    for _ in 0..<500 where player.scene.panel?.subject == .job {
      usleep(10_000)
      player.send(.arrived)
    }
    #expect(player.scene.panel?.panel.head == "The print service does not answer.")
  }

  @Test func keysGoThroughTheFormAndBack() throws {
    let (player, _) = try player(width: 1024, height: 600)
    for _ in 0..<6 { player.send(.key(KeyPress(.tab))) }
    player.send(.key(KeyPress(.enter)))
    #expect(player.scene.panel != nil)
    player.send(.key(KeyPress(.escape)))
    #expect(player.scene.panel == nil)
    // The last row is scrolled to.
    for _ in 0..<11 { player.send(.key(KeyPress(.tab))) }
    #expect(player.scene.pressing.focused == .row(.file))
    let layout = try #require(player.scene.layout)
    let row = layout.row(PaperScene.Wish.allCases.count - 1, scrolled: player.scene.scroll.offset)
    #expect(row.bottom <= layout.list.bottom + 1)
    player.send(.key(KeyPress(.escape)))
    #expect(player.scene.leaving == .grownUps(.overview))
  }
}
