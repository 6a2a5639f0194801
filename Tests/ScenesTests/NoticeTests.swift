import Drawing
import Records
import Stage
import Testing

@testable import Scenes

/// Trouble with the records is told in the window, and a child can go on.
@Suite struct NoticeTests {
  private func classroom(_ refusal: RecordsError?) throws -> Classroom {
    var chance = SystemRandomNumberGenerator()
    let register = Register(
      store: try RecordStore.inMemory(), refusal: refusal, clock: { TestClassroom.noon },
      newID: { RecordID(using: &chance) })
    return try TestClassroom.make(register: register)
  }

  @Test(arguments: [
    RecordsError.diskFull(file: "/d"), .readOnly(file: "/d"), .newerVersion(file: "/d", found: 9, known: 4),
    .damaged(file: "/d", detail: "x"),
  ])
  func isToldOnceAndLeadsOn(refusal: RecordsError) throws {
    let classroom = try classroom(refusal)
    let player = try JourneyPlayer(try #require(Journey(.who, classroom: classroom)))
    #expect(player.scene.place == .notice(.who))
    #expect(try player.stalePixels() == 0)
    player.send(.key(KeyPress(.enter)))
    #expect(player.scene.place == .who)
    player.wait(500)
    player.send(.key(KeyPress(.tab)))
    player.send(.key(KeyPress(.enter)))
    #expect(player.scene.place == .map)
    // A grown-up finds it again as long as it lasts.
    let items = OverviewContent(classroom: classroom).items(WindowMetrics(width: 1366, height: 768))
    #expect(items.first?.card.head == NoticePhrase.words(for: .notOpened(refusal)).title)
  }

  @Test func soundRecordsSayNothing() throws {
    let classroom = try classroom(nil)
    let player = try JourneyPlayer(try #require(Journey(.who, classroom: classroom)))
    #expect(player.scene.place == .who && classroom.register.trouble == nil)
  }

  @Test func troubleThatComesLaterWaitsForTheMap() throws {
    let classroom = try classroom(nil)
    let player = try JourneyPlayer(try #require(Journey(.who, classroom: classroom)))
    #expect(classroom.detour(.map) == .map)
    let refused = try self.classroom(.diskFull(file: "/d"))
    #expect(refused.detour(.map) == .notice(.map) && refused.detour(.map) == .map)
    // Once it is over it may come again.
    classroom.told = [.notKept(.diskFull(file: "/d"))]
    #expect(classroom.detour(.map) == .map && classroom.told.isEmpty)
    player.send(.key(KeyPress(.tab)))
    player.send(.key(KeyPress(.enter)))
    #expect(player.scene.place == .map)
  }

  @Test func aSecondStartWaitsForTheFirst() throws {
    let content = try TestClassroom.make().content
    var (looks, isFree) = (0, false)
    let scene = InUseScene(content: content) {
      looks += 1
      return isFree
    }
    let player = try JourneyPlayer(scene)
    player.wait(3100)
    #expect(looks == 3 && !player.isOver && !player.scene.isFree)
    #expect(try player.stalePixels() == 0)
    isFree = true
    player.wait(1100)
    #expect(looks == 4 && player.isOver && player.scene.isFree)
  }

  @Test func aSecondStartIsClosedByItsButton() throws {
    let player = try JourneyPlayer(InUseScene(content: try TestClassroom.make().content) { false })
    player.send(.key(KeyPress(.enter)))
    #expect(player.isOver && !player.scene.isFree)
  }
}
