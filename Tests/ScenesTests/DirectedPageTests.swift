import Drawing
import Grading
import Language
import Letterform
import Records
import Stage
import Testing

@testable import Scenes

/// Pages as a language shows them that is read from right to left (`qab`, from Tests/pseudo-catalogue).
@Suite(.serialized) struct DirectedPageTests {
  static let sizes = [(1024, 600), (768, 1024)]

  init() {
    Catalogue.open(folder: "Localization/built", locales: "Localization/built/locales")
    Catalogue.select(language: "qab")
  }

  /// Undoes what the suite changed, whatever became of the test.
  private func readFromLeftAgain() { Catalogue.select(language: "en") }

  @Test func theCatalogueSaysWhichWayItIsRead() {
    defer { readFromLeftAgain() }
    #expect(Catalogue.readsFromRightToLeft)
    for language in ["en", "ru", "de", "fr", "es", "uk", "pl", "qaa"] {
      Catalogue.select(language: language)
      #expect(!Catalogue.readsFromRightToLeft, "\(language)")
    }
  }

  @Test func whatIsMirroredTwiceIsItself() {
    defer { readFromLeftAgain() }
    var chance = SeededGenerator(seed: 3)
    func any(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }
    for _ in 0..<500 {
      let contact = Contact(id: 1, kind: .touch, place: Point(Double(any(1024)), Double(any(600))), time: 7)
      let touches: [ContactEvent] = [.down(contact), .move(contact), .up(contact), .cancel(contact)]
      let keys: [Key] = [.left, .right, .up, .tab]
      let events: [StageEvent] = [
        .contact(touches[any(4)]), .scroll(x: Double(any(9) - 4), y: Double(any(9) - 4)),
        .key(KeyPress(keys[any(4)], shift: any(2) == 0)), .tick, .text("a"),
      ]
      for event in events {
        #expect(event.mirrored(in: 1024).mirrored(in: 1024) == event)
      }
      let areas = (0..<any(4)).map { _ in Rectangle(x: any(1024), y: any(600), width: any(300), height: any(300)) }
      let redraw = Redraw(.rectangles(areas), motion: .until(5), requests: [.paste])
      #expect(redraw.mirrored(in: 1024).mirrored(in: 1024) == redraw)
      #expect(areas.isEmpty || redraw.mirrored(in: 1024).motion == redraw.motion)
    }
    #expect(StageEvent.key(KeyPress(.left)).mirrored(in: 10) == .key(KeyPress(.right)))
  }

  /// A finger reaches the card where it is seen and not where it would be from left to right.
  @Test(arguments: sizes) func aFingerHitsWhatIsSeen(size: (Int, Int)) throws {
    defer { readFromLeftAgain() }
    let classroom = try TestClassroom.make(children: ["Mia", "Tom", "Zoë"])
    let (width, height) = (Double(size.0), Double(size.1))
    let who = WhoLayout(count: 5, width: width, height: height)
    let close = who.close.mirrored(in: width)
    #expect(!close.intersects(who.close), "the corner is another one")

    for (place, ends) in [(who.close.centre, false), (close.centre, true)] {
      let player = try JourneyPlayer(#require(Journey(.who, classroom: classroom)), width: size.0, height: size.1)
      player.wait(1000)
      player.tap(place)
      #expect(player.isOver == ends)
    }
    let player = try JourneyPlayer(#require(Journey(.who, classroom: classroom)), width: size.0, height: size.1)
    player.wait(1000)
    let children = WhoScene(classroom: classroom).learners
    player.tap(who.cards[0].mirrored(in: width).centre)
    #expect(player.scene.place == .map && classroom.register.learner?.name == children[0].name)
    player.wait(600)
    #expect(try player.stalePixels() == 0)
    let map = try #require(classroom.courseMap())
    let layout = MapLayout(of: map.page(0), width: width, height: height, hand: classroom.hand)
    player.tap(Point(width - layout.stones[0].x, layout.stones[0].y))
    #expect(player.scene.place == .lesson("c"))
    player.wait(600)
    #expect(try player.stalePixels() == 0)
  }

  /// What is drawn again after something changed is drawn where it is seen.
  @Test(arguments: [Destination.who, .map, .album, .best, .reward, .gate(.overview), .grownUps(.settings)])
  func whatChangesIsDrawnWhereItIsSeen(place: Destination) throws {
    defer { readFromLeftAgain() }
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    for letter in ["c", "o"] { classroom.register.write(letter, rung: 3, times: 4) }
    let page = DirectedPage(try #require(classroom.chapter(for: place)))
    let player = try JourneyPlayer(page)
    #expect(player.scene.isMirrored && player.scene.mirrorWidth == 1024)
    player.wait(3000)
    #expect(try player.stalePixels() == 0)
    for _ in 0..<4 {
      player.send(.key(KeyPress(.tab)))
      player.wait(400)
      #expect(try player.stalePixels() == 0)
    }
    let contact = Contact(id: 5, kind: .touch, place: Point(90, 80), time: player.time + 8)
    player.send(.contact(.down(contact)))
    #expect(try player.stalePixels() == 0)
  }

  /// The page is the one from left to right with its sides exchanged: every text stands in the mirrored place.
  @Test(arguments: sizes) func textsStandInTheMirroredPlace(size: (Int, Int)) throws {
    defer { readFromLeftAgain() }
    func texts(_ page: any Chapter, _ classroom: Classroom) throws -> [PlacedText] {
      var found: [PlacedText] = []
      classroom.content.fonts.watch = { found.append($0) }
      defer { classroom.content.fonts.watch = nil }
      let player = try JourneyPlayer(DirectedPage(page), width: size.0, height: size.1)
      player.wait(3000)
      return found
    }
    for place in [Destination.map, .grownUps(.overview)] {
      let classroom = try TestClassroom.make(children: ["Mia"])
      classroom.register.signIn(classroom.register.learners.first)
      Catalogue.select(language: "qab")
      let mirrored = try texts(#require(classroom.chapter(for: place)), classroom)
      Catalogue.select(language: "en")
      let plain = try texts(#require(classroom.chapter(for: place)), classroom)
      Catalogue.select(language: "qab")
      #expect(!plain.isEmpty && plain.count == mirrored.count)
      for (a, b) in zip(plain, mirrored) where a.lines == 1 && b.lines == 1 && a.size == b.size {
        let seen = a.room.mirrored(in: Double(size.0))
        // The same letters in the other order begin and end with other bearings.
        let isInside = b.ink.x > seen.x - 6 && b.ink.right < seen.right + 6
        #expect(isInside, "'\(a.text)' at \(b.ink), room \(seen)")
      }
    }
  }

  /// Letters are written from left to right: the writing page keeps its sides.
  @Test func aLessonKeepsItsDirection() throws {
    defer { readFromLeftAgain() }
    let classroom = try TestClassroom.make()
    let page = DirectedPage(try #require(classroom.chapter(for: .lesson("a"))))
    #expect(!page.isMirrored && page.keepsDirection)
  }

  /// A page that is open when its language changes changes its sides, too.
  @Test func settingsFollowTheLanguageWhileTheyAreOpen() throws {
    defer { readFromLeftAgain() }
    let classroom = try TestClassroom.make(children: ["Mia"])
    Catalogue.select(language: "en")
    let page = DirectedPage(try #require(classroom.chapter(for: .grownUps(.settings))))
    let player = try JourneyPlayer(page)
    player.wait(500)
    #expect(!player.scene.isMirrored)
    Catalogue.select(language: "qab")
    // The next event shows the page in the other language, mirrored.
    player.send(.resized(WindowMetrics(width: 1024, height: 600)))
    #expect(player.scene.isMirrored)
    #expect(try player.stalePixels() == 0)
    // The way back stands at the right now.
    player.tap(Point(1024 - 50, 45))
    #expect(player.scene.leaving == .grownUps(.overview))
  }
}
