import Drawing
import Glibc
import Grading
import Language
import Letterform
import Records
import Stage
import Testing

@testable import Scenes

/// One language a process: these tests take turns.
@Suite(.serialized) struct RecordsScenesTests {
  static let sizes = [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)]

  @Test(arguments: sizes) func theHistoryIsFilteredAndSeenAgain(width: Int, height: Int) throws {
    let player = try RecordsPlayer(width: width, height: height)
    var scene = HistoryScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &scene)
    #expect(scene.pages?.count == 150)
    let seen = try #require(scene.grid?.seen)
    #expect(seen.count >= 6 && seen.allSatisfy { scene.pages?[$0] != nil })
    // A letter is chosen from the first pill's panel.
    let frame = try #require(scene.frame)
    player.tap(frame.pills[0].centre, in: &scene)
    let letters = try #require(scene.panel)
    #expect(letters.panel.choices.count == 10)
    player.tap(letters.layout.choices[2].centre, in: &scene)
    #expect(scene.panel == nil && scene.pages?.count == 17)
    // And of these the ones right.
    player.tap(try #require(scene.frame).pills[1].centre, in: &scene)
    let results = try #require(scene.panel)
    player.tap(results.layout.choices[1].centre, in: &scene)
    #expect(scene.filter.codes == [.accepted])
    let count = scene.pages?.count ?? 0
    #expect(count > 0 && count < 17)
    player.tap(try #require(scene.grid).box(0).centre, in: &scene)
    let replay = try #require(scene.replay)
    #expect(replay.isPlaying && replay.record.attempt.verdict.code == .accepted)
    for _ in 0..<30 { player.send(.tick, to: &scene, after: 33) }
    #expect((scene.replay?.time ?? 0) > 800)
    // Held at its middle by a finger on the time.
    let layout = ReplayLayout(in: try #require(scene.frame).room, frame.style)
    player.drag(from: Point(layout.time.x + 5, layout.time.centre.y), to: layout.time.centre, in: &scene)
    #expect(abs((scene.replay?.share ?? 0) - 0.5) < 0.02 && scene.replay?.isPlaying == false)
    player.tap(layout.speeds[4].centre, in: &scene)
    player.tap(layout.play.centre, in: &scene)
    for _ in 0..<200 { player.send(.tick, to: &scene, after: 33) }
    #expect(scene.replay?.share == 1 && scene.replay?.isPlaying == false)
    let letter = try #require(replay.record.attempt.letter.first)
    player.tap(layout.practise.centre, in: &scene)
    #expect(scene.leaving == .lesson(letter))
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test func aDragScrollsAndOpensNothing() throws {
    let player = try RecordsPlayer(width: 1024, height: 600)
    var scene = HistoryScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &scene)
    player.drag(from: Point(500, 500), to: Point(500, 250), in: &scene)
    #expect(scene.grid?.scroll.offset == 250 && scene.replay == nil)
    player.send(.scroll(x: 0, y: 3), to: &scene)
    #expect(scene.grid?.scroll.offset == 250 + 3 * ScrollArea.line)
    player.send(.key(KeyPress(.end)), to: &scene)
    let grid = try #require(scene.grid)
    #expect(grid.scroll.offset == grid.scroll.most && grid.seen.upperBound == 150)
    player.send(.key(KeyPress(.escape)), to: &scene)
    #expect(scene.leaving == .grownUps(.overview))
  }

  @Test(arguments: sizes) func theReportIsShownAndSaved(width: Int, height: Int) throws {
    var name = Array("/tmp/tracewell-scenes-XXXXXX".utf8CString)
    let folder = name.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    let player = try RecordsPlayer(width: width, height: height, folder: folder)
    defer { _ = ["pdf", "csv", "jsonl"].map { unlink("\(folder)/Tracewell Ada 2026-11-30.\($0)") } + [rmdir(folder)] }
    var scene = ReportScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &scene)
    #expect(scene.strip.places.count > 10)
    let frame = try #require(scene.frame)
    for index in frame.pills.indices.dropFirst() { player.tap(frame.pills[index].centre, in: &scene) }
    #expect(scene.period == .all)
    while scene.strip.scroll.offset < scene.strip.scroll.most { player.send(.key(KeyPress(.pageDown)), to: &scene) }
    for (index, ending) in ["pdf", "csv", "jsonl"].enumerated() {
      player.tap(try #require(scene.frame).tools[0].centre, in: &scene)
      player.isLooking = false
      player.tap(try #require(scene.panel).layout.choices[index].centre, in: &scene)
      player.isLooking = true
      #expect(scene.panel?.panel.head.contains("Saved as \(folder)/Tracewell Ada 2026-11-30.\(ending)") == true)
      #expect(access("\(folder)/Tracewell Ada 2026-11-30.\(ending)", R_OK) == 0)
      player.tap(try #require(scene.panel).layout.choices[0].centre, in: &scene)
      #expect(scene.panel == nil)
    }
    // The class, and from a row of it to a child.
    player.tap(frame.pills[0].centre, in: &scene)
    #expect(scene.subject == .everybody && scene.rowBoxes.count == 3)
    let row = try #require(scene.rowBoxes.last)
    scene.strip.scroll.show(row.y, row.bottom)
    player.draw(&scene)
    let top = try #require(scene.frame).room.y - scene.strip.scroll.offset
    player.tap(Point(row.centre.x, row.centre.y + top), in: &scene)
    #expect(
      scene.subject == .learner(try #require(scene.classroom.register.learners.first { $0.name.hasPrefix("Алек") })))
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test(arguments: sizes) func aChildPicksTheBest(width: Int, height: Int) throws {
    let player = try RecordsPlayer(width: width, height: height)
    var scene = BestScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &scene)
    #expect(scene.letters.entries.count == 9 && scene.letters.entries.allSatisfy { !$0.isPicked })
    player.tap(try #require(scene.layout).card(1, scrolled: 0).centre, in: &scene)
    let tries = try #require(scene.opened).tries
    #expect(tries.count == BestLetters.choices && tries.allSatisfy { $0.attempt.isClean })
    player.tap(try #require(scene.layout).card(2, scrolled: 0).centre, in: &scene)
    for _ in 0..<30 { player.send(.tick, to: &scene) }
    #expect(scene.picked?.index == 2)
    player.tap(try #require(scene.layout).back.centre, in: &scene)
    #expect(scene.opened == nil && scene.letters.entries[1].shown.attempt.id == tries[2].attempt.id)
    // It is on record, and the next time it is shown.
    let again = BestLetters(of: player.classroom.register.learner, in: player.classroom.register)
    #expect(again.entries[1].isPicked && again.entries[1].shown.attempt.id == tries[2].attempt.id)
    player.tap(try #require(scene.layout).back.centre, in: &scene)
    #expect(scene.leaving == .album)
  }

  @Test func aGuestHasAnEmptyPage() throws {
    let player = try RecordsPlayer(width: 1024, height: 600)
    player.classroom.register.signIn(nil)
    var scene = BestScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &scene)
    #expect(scene.letters.entries.isEmpty)
    player.tap(Point(600, 300), in: &scene)
    player.tap(try #require(scene.layout).back.centre, in: &scene)
    #expect(scene.leaving == .album)
  }

  @Test(arguments: sizes) func learnersAreSavedDeletedAndTakenInAgain(width: Int, height: Int) throws {
    var name = Array("/tmp/tracewell-scenes-XXXXXX".utf8CString)
    let folder = name.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    let file = "\(folder)/Tracewell Ada 2026-11-30.records"
    defer { _ = [unlink(file), rmdir(folder)] }
    let player = try RecordsPlayer(width: width, height: height, folder: folder)
    var scene = KeepingScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &scene)
    #expect(scene.lines.map(\.learner.name) == ["Ada", "Bo", "Александра-Виктория"])
    func pills(_ index: Int) throws -> [Box] {
      LearnerRow.pills(scene.actions, in: scene.row(index), try #require(scene.frame).style)
    }
    player.tap(try pills(0)[0].centre, in: &scene)
    #expect(scene.panel?.panel.head.contains(file) == true)
    player.tap(try #require(scene.panel).layout.choices[0].centre, in: &scene)
    // The way out keeps; only the second choice deletes.
    player.tap(try pills(0)[1].centre, in: &scene)
    #expect(scene.panel?.panel.choices.count == 2)
    player.tap(try #require(scene.panel).layout.choices[0].centre, in: &scene)
    #expect(scene.lines.count == 3)
    player.tap(try pills(0)[1].centre, in: &scene)
    player.tap(try #require(scene.panel).layout.choices[1].centre, in: &scene)
    #expect(scene.lines.map(\.learner.name) == ["Bo", "Александра-Виктория"])
    #expect(player.classroom.register.learner == nil)
    player.tap(try #require(scene.panel).layout.choices[0].centre, in: &scene)
    player.tap(try #require(scene.frame).pills[1].centre, in: &scene)
    #expect(scene.panel?.panel.choices == ["Tracewell Ada 2026-11-30.records"])
    player.tap(try #require(scene.panel).layout.choices[0].centre, in: &scene)
    #expect(scene.lines.first?.learner.name == "Ada" && scene.lines.first?.attempts == 150)
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test(arguments: sizes) func russianWordsKeepToTheirRoom(width: Int, height: Int) throws {
    Catalogue.open(folder: "Localization/built")
    Catalogue.select(language: "ru")
    defer { Catalogue.select(language: "en") }
    let player = try RecordsPlayer(width: width, height: height)
    var history = HistoryScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &history)
    for index in 0..<3 {
      player.tap(try #require(history.frame).pills[index].centre, in: &history)
      player.send(.key(KeyPress(.escape)), to: &history)
    }
    player.tap(try #require(history.grid).box(0).centre, in: &history)
    var report = ReportScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &report)
    #expect(report.frame?.band.pills == ["Класс", "Неделя", "Месяц", "Всё"])
    while report.strip.scroll.offset < report.strip.scroll.most { player.send(.key(KeyPress(.pageDown)), to: &report) }
    player.tap(try #require(report.frame).pills[0].centre, in: &report)
    player.tap(try #require(report.frame).tools[0].centre, in: &report)
    var keeping = KeepingScene(classroom: player.classroom)
    player.send(.opened(player.metrics), to: &keeping)
    player.tap(
      LearnerRow.pills(keeping.actions, in: keeping.row(0), try #require(keeping.frame).style)[1].centre, in: &keeping)
    #expect(player.misfits.isEmpty, "\(Set(player.misfits))")
  }
}

@Suite struct FileNameTests {
  @Test func namesAreSafeEverywhere() {
    #expect(FileName.safe("Ada") == "Ada" && FileName.safe("Ёж 2") == "Ёж 2")
    #expect(FileName.safe("../a/b:c*") == "-a-b-c-")
    #expect(FileName.safe("...") == "-" && FileName.safe("") == "-")
    #expect(FileName.safe(String(repeating: "я", count: 200)).utf8.count <= 80)
  }
}
