import Drawing
import Guard
import Letterform
import Records
import Settings
import Stage
import Testing

@testable import Scenes

@Suite struct JourneyTests {
  static let sizes = [(1024, 600), (768, 1024)]

  /// From the children's page by three taps into a lesson, and back.
  @Test(arguments: sizes) func threeTapsLeadToTheFirstLetter(size: (Int, Int)) throws {
    let classroom = try TestClassroom.make(children: ["Mia", "Tom"])
    let journey = try #require(Journey(.who, classroom: classroom))
    let player = try JourneyPlayer(journey, width: size.0, height: size.1)
    let who = WhoLayout(count: 4, width: Double(size.0), height: Double(size.1))
    player.wait(1000)
    #expect(try player.stalePixels() == 0)
    player.tap(who.cards[1].centre)
    #expect(player.scene.place == .map && classroom.register.learner != nil)
    player.wait(600)
    #expect(try player.stalePixels() == 0)
    let map = try #require(classroom.courseMap())
    let layout = MapLayout(
      of: map.page(0), width: Double(size.0), height: Double(size.1), hand: classroom.hand)
    player.tap(layout.stones[0])
    #expect(player.scene.place == .lesson("c"))
    player.wait(600)
    #expect(try player.stalePixels() == 0)
  }

  @Test func theChildWhoWroteLastComesFirst() throws {
    var now = TestClassroom.noon
    let classroom = try TestClassroom.make(children: ["Ann", "Ben", "Cem"], now: { now })
    for name in ["Ann", "Ben"] {
      now.milliseconds += 60_000
      classroom.register.signIn(classroom.register.learners.first { $0.name == name })
    }
    let scene = WhoScene(classroom: classroom)
    #expect(scene.learners.map(\.name).prefix(2) == ["Ben", "Ann"])
    #expect(scene.cards.count == 5 && scene.cards.last == .add)
  }

  @Test func aGuestLeavesNothingBehind() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    let player = try JourneyPlayer(WhoScene(classroom: classroom))
    let layout = WhoLayout(count: 3, width: 1024, height: 600)
    player.tap(layout.cards[1].centre)
    #expect(player.scene.leaving == .map && classroom.register.learner == nil)
    classroom.register.keepSticker("mascot/sleeps")
    #expect(classroom.register.stickers.count == 1)
    classroom.register.signIn(nil)
    #expect(classroom.register.stickers.isEmpty)
  }

  @Test func thirtyChildrenAreFoundOnTwoPages() throws {
    let classroom = try TestClassroom.make(children: (1...30).map { "Child \($0)" })
    let player = try JourneyPlayer(WhoScene(classroom: classroom))
    let layout = WhoLayout(count: 32, width: 1024, height: 600)
    #expect(layout.pages == 2)
    player.tap(layout.after.centre)
    player.wait(200)
    #expect(player.scene.turn != nil)
    player.wait(400)
    #expect(player.scene.turn == nil && player.scene.page == 1)
    #expect(try player.stalePixels() == 0)
    // The last card of all is the one that only a grown-up may use.
    player.tap(layout.cards[31 - layout.capacity].centre)
    #expect(player.scene.leaving == .gate(.children))
  }

  @Test(arguments: [false, true]) func lockedPlacesLeadToTheGate(calm: Bool) throws {
    let classroom = try TestClassroom.make(children: ["Mia"], calm: calm)
    classroom.register.signIn(classroom.register.learners.first)
    // Without a licence only the letters of the first family are open.
    classroom.unlocking = Unlocking(places: LicencePlaces(folder: "/nowhere", system: []))
    let scene = try #require(MapScene(classroom: classroom))
    let player = try JourneyPlayer(scene)
    let layout = try #require(player.scene.view?.layout)
    player.tap(layout.stones[7])
    if !calm {
      #expect(player.scene.leaving == nil)
      player.wait(100)
      #expect(try player.stalePixels() == 0)
      player.wait(400)
    }
    #expect(player.scene.leaving == .gate(.purchase))
  }

  @Test func everyPageOfTheMapIsReachedAndRightlyDrawn() throws {
    let classroom = try TestClassroom.make(children: ["Mia"], course: "ru-print")
    let scene = try #require(MapScene(classroom: classroom))
    let player = try JourneyPlayer(scene)
    var seen: Set<Int> = [player.scene.index]
    for _ in 0..<20 {
      guard let after = player.scene.view?.layout.after else { break }
      player.tap(after.centre)
      player.wait(500)
      seen.insert(player.scene.index)
      #expect(try player.stalePixels() == 0)
    }
    let digits = try #require(player.scene.sections.firstIndex(of: .digits))
    player.tap(try #require(player.scene.view?.layout.sections[digits]).centre)
    player.wait(500)
    seen.insert(player.scene.index)
    #expect(seen.count == player.scene.map.leaves.count)
    #expect(try player.stalePixels() == 0)
  }

  @Test func luluCrawlsToTheNextPlace() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    let next = try #require(classroom.courseMap()?.next)
    classroom.lastStone = Classroom.Stone(learner: classroom.register.learner?.id, leaf: next.leaf, stone: next.stone)
    for rung in 2...6 { classroom.register.write("c", rung: rung, times: 6) }
    let scene = try #require(MapScene(classroom: classroom))
    #expect((scene.map.next?.stone ?? 0) > next.stone)
    let player = try JourneyPlayer(scene)
    #expect(player.scene.crawl != nil)
    for _ in 0..<6 {
      player.wait(120)
      #expect(try player.stalePixels() == 0)
    }
    player.wait(6000)
    #expect(player.scene.crawl == nil)
    #expect(try player.stalePixels() == 0)
  }

  @Test func calmPagesNeitherSlideNorTurn() throws {
    let classroom = try TestClassroom.make(children: ["Mia"], calm: true)
    let scene = try #require(MapScene(classroom: classroom))
    let player = try JourneyPlayer(scene)
    #expect(player.scene.turned == 0 && player.scene.raysSince == -.infinity)
    player.tap(try #require(player.scene.view?.layout.after).centre)
    #expect(player.scene.turn?.direction == .fade)
    player.wait(150)
    #expect(player.scene.turn == nil)
  }

  @Test(arguments: sizes) func oneStickerForOneFinishedLetter(size: (Int, Int)) throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    classroom.register.write("c", rung: 2, times: 1)
    let offered = StickerTests.book.offers(3, without: [], seed: 1)
    classroom.stickers = StickerTests.book
    let player = try JourneyPlayer(RewardScene(classroom: classroom), width: size.0, height: size.1)
    #expect(player.scene.offers.count == offered.count)
    player.wait(700)
    #expect(try player.stalePixels() == 0)
    let layout = RewardLayout(width: Double(size.0), height: Double(size.1))
    // The way on is not there before a sticker is chosen; the way home always is.
    player.tap(layout.wayOn.centre)
    #expect(player.scene.leaving == nil && player.scene.order.contains(.home))
    player.tap(layout.choices[1].centre)
    #expect(classroom.register.stickers.map(\.name) == [player.scene.offers[1].id])
    player.wait(200)
    #expect(try player.stalePixels() == 0)
    player.tap(layout.choices[0].centre)
    #expect(classroom.register.stickers.count == 1)
    player.wait(3000)
    #expect(try player.stalePixels() == 0)
    // Opened again there is none for the same letter, but a feast all the same.
    let again = try JourneyPlayer(RewardScene(classroom: classroom), width: size.0, height: size.1)
    #expect(again.scene.offers.isEmpty && again.scene.order.contains(.wayOn))
    again.tap(layout.wayOn.centre)
    #expect(again.scene.leaving == .lesson("c"))
  }

  @Test(arguments: sizes) func theAlbumTurnsItsPages(size: (Int, Int)) throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    classroom.stickers = StickerTests.book
    for id in ["sky/1", "food/2", "animals/3"] { classroom.register.keepSticker(id) }
    let player = try JourneyPlayer(AlbumScene(classroom: classroom), width: size.0, height: size.1)
    // It opens at what was found last.
    #expect(player.scene.index == 0 && player.scene.album.newest?.page == 0)
    let layout = try #require(player.scene.layout)
    player.tap(layout.places[0])
    player.wait(100)
    #expect(player.scene.tapped != nil)
    #expect(try player.stalePixels() == 0)
    player.tap(layout.after.centre)
    player.wait(500)
    player.tap(layout.tabs[2].centre)
    player.wait(500)
    #expect(player.scene.index == 2)
    #expect(try player.stalePixels() == 0)
    player.tap(layout.back.centre)
    #expect(player.scene.leaving == .map)
  }

  @Test func theAlbumCanBeSwitchedOff() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    classroom.register.write("c", rung: 2, times: 1)
    classroom.register.change(own: \.album, to: false)
    let map = try JourneyPlayer(try #require(MapScene(classroom: classroom)))
    #expect(!map.scene.order.contains(.album))
    // The child's own best letters, which lie in the album, are reached without it.
    map.tap(try #require(map.scene.box(of: .best)).centre)
    #expect(map.scene.leaving == .best)
    let reward = try JourneyPlayer(RewardScene(classroom: classroom))
    #expect(reward.scene.offers.isEmpty && !reward.scene.order.contains(.album))
  }

  @Test func keysLeadEverywhere() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    let player = try JourneyPlayer(try #require(Journey(.who, classroom: classroom)))
    player.send(.key(KeyPress(.tab)))
    #expect(try player.stalePixels() == 0)
    player.send(.key(KeyPress(.enter)))
    #expect(player.scene.place == .map)
    player.wait(500)
    player.send(.key(KeyPress(.tab)))
    #expect(try player.stalePixels() == 0)
    player.send(.key(KeyPress(.space)))
    #expect(player.scene.place == .lesson("c"))
    player.wait(500)
    player.send(.closeAsked)
    #expect(player.isOver)
  }

  /// Where only grown-ups may leave, no way out passes the gate by.
  @Test func theWindowsCloseButtonLeadsToTheGate() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.change(machine: \.exitRule, to: .gate)
    let player = try JourneyPlayer(try #require(Journey(.lesson("a"), classroom: classroom)))
    player.send(.closeAsked)
    #expect(!player.isOver && player.scene.place == .gate(.exit))
    player.wait(500)
    player.send(.key(KeyPress(.escape)))
    #expect(!player.isOver && player.scene.place.depth < Destination.gate(.exit).depth)
  }

  /// There the key for full screen leads to the gate, and does its work behind it.
  @Test func theKeyOutOfFullScreenLeadsToTheGate() throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    let player = try JourneyPlayer(try #require(Journey(.map, classroom: classroom)))
    let key = StageEvent.key(KeyPress(.function(11)))
    #expect(classroom.mayLeaveFullScreen)
    classroom.register.change(machine: \.exitRule, to: .gate)
    #expect(!classroom.mayLeaveFullScreen)
    player.send(key)
    #expect(player.scene.place == .gate(.settings) && !classroom.mayLeaveFullScreen)
    let behind = try JourneyPlayer(try #require(Journey(.grownUps(.settings), classroom: classroom)))
    #expect(classroom.mayLeaveFullScreen)
    behind.send(.key(KeyPress(.escape)))
    behind.wait(500)
    behind.send(.key(KeyPress(.escape)))
    #expect(behind.scene.place == .map || behind.scene.place == .who)
    #expect(!classroom.mayLeaveFullScreen)
  }

  /// Nor does any key, wherever a child is.
  @Test(arguments: [Destination.who, .map, .lesson("a"), .reward, .album, .best, .firstStart])
  func noKeyPassesTheGateBy(place: Destination) throws {
    let classroom = try TestClassroom.make(children: ["Mia"])
    classroom.register.signIn(classroom.register.learners.first)
    classroom.register.change(machine: \.exitRule, to: .gate)
    let keys: [Key] =
      [.escape, .enter, .backspace, .delete, .tab, .space, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
      + (1...12).map { .function($0) } + "abcdefghijklmnopqrstuvwxyz".map { .character($0) }
    for held in [(false, false), (true, false), (false, true), (true, true)] {
      let player = try JourneyPlayer(try #require(Journey(place, classroom: classroom)))
      for key in keys {
        player.send(.key(KeyPress(key, control: held.0, alt: held.1)))
        player.send(.key(KeyPress(key, isDown: false, control: held.0, alt: held.1)))
        #expect(!player.isOver, "\(key), control \(held.0), alt \(held.1)")
        #expect(player.scene.place.depth <= Destination.gate(.exit).depth, "\(key) leads behind the gate")
      }
    }
  }
}
