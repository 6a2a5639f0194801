import Drawing
import Glibc
import Letterform
import Packs
import Stage
import Testing

@testable import Scenes

@Suite struct RecordingsSceneTests {
  /// A page whose recordings go into a folder of the test's own.
  private func open(
    _ folder: borrowing TestFolder, width: Int = 1366, height: Int = 768
  ) throws -> JourneyPlayer<RecordingsScene> {
    let classroom = try TestClassroom.make()
    let stack = PackStack(["Assets"])
    classroom.folders = UserFolders(saving: folder.path, reading: [])
    classroom.studio = RecordingStudio(
      recorder: Recorder(wake: {}), folder: RecordingFolder(path: "\(folder.path)/recordings"), stack: stack)
    return try JourneyPlayer(try #require(RecordingsScene(classroom: classroom)), width: width, height: height)
  }

  private func tap(_ button: RecordingsScene.Button, _ player: JourneyPlayer<RecordingsScene>) throws {
    player.tap(try #require(player.scene.box(of: button)).centre)
  }

  private let take = Recording(rate: 24_000, samples: (0..<12_000).map { Float(sin(Double($0) / 8)) * 0.2 })

  @Test func aTakeIsListenedToKeptAndTakenAway() throws {
    let folder = TestFolder()
    let player = try open(folder)
    #expect(!player.scene.isEnabled(.keep))
    player.scene.phase = .take(take)
    try tap(.action(.listen), player)
    #expect(player.heard.contains(.say([SoundName([RecordingsScene.take])])))
    try tap(.action(.keep), player)
    let (line, script) = try #require(player.scene.subject)
    #expect(player.scene.studio.voice(of: line, in: script) == .own)
    #expect(player.heard.contains(.forget), "the old voice is not heard any more")
    #expect(player.scene.band.subtitle.hasPrefix("1 "))
    try tap(.action(.listen), player)
    #expect(player.heard.contains(.say([SoundName(script.entries(of: line))])))
    try tap(.action(.delete), player)
    #expect(player.scene.studio.voice(of: line, in: script) != .own)
    #expect(try player.stalePixels() == 0)
  }

  @Test func whatWasNotKeptIsGoneWithThePhrase() throws {
    let folder = TestFolder()
    let player = try open(folder)
    player.scene.phase = .take(take)
    try tap(.phrase(2), player)
    #expect(player.scene.phase == .idle)
    #expect(player.scene.chosen == 2)
    #expect(player.scene.studio.folder.entries().isEmpty)
  }

  @Test func recordingsAreSavedForOtherMachines() throws {
    let folder = TestFolder()
    let player = try open(folder)
    try tap(.save, player)
    #expect(PackStack(["\(folder.path)/Tracewell recordings.zip"]).layers.isEmpty, "there are none yet")
    player.scene.phase = .take(take)
    try tap(.action(.keep), player)
    try tap(.save, player)
    let saved = PackStack(["\(folder.path)/Tracewell recordings.zip"])
    let (line, script) = try #require(player.scene.subject)
    #expect(saved.contains(script.recording(of: line)))
  }

  @Test func whatCannotBeKeptStaysATake() throws {
    let folder = TestFolder()
    let player = try open(folder)
    let file = try #require(fopen("\(folder.path)/recordings", "w"))
    fclose(file)
    player.scene.phase = .take(take)
    try tap(.action(.keep), player)
    #expect(player.scene.phase == .take(take))
    #expect(!player.scene.note.isEmpty)
  }

  @Test(arguments: [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)])
  func everythingStandsInTheWindowAndNothingOverAnother(width: Int, height: Int) throws {
    let folder = TestFolder()
    let player = try open(folder, width: width, height: height)
    let window = Box(x: 0, y: 0, width: Double(width), height: Double(height))
    let buttons = player.scene.order + RecordingsScene.Action.allCases.map { .action($0) }
    let boxes = Set(buttons).compactMap { player.scene.box(of: $0) }
    for (index, box) in boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0 && box.right <= window.right && box.bottom <= window.bottom, "\(box)")
      #expect(box.width >= 40 && box.height >= 30, "\(box)")
      for other in boxes[(index + 1)...] { #expect(!box.inset(by: 0.5).intersects(other.inset(by: 0.5))) }
    }
    // Every kind and every phrase can be reached.
    for kind in player.scene.scripts.indices {
      try tap(.kind(kind), player)
      var seen = 0
      while true {
        seen += player.scene.shown.count
        guard player.scene.order.contains(.after) else { break }
        try tap(.after, player)
      }
      #expect(seen == player.scene.lines.count)
    }
  }

  @Test func withoutAStudioThereIsNoPage() throws {
    let classroom = try TestClassroom.make()
    classroom.studio = nil
    #expect(RecordingsScene(classroom: classroom) == nil)
  }
}

/// A folder that is gone with its test.
struct TestFolder: ~Copyable {
  let path: String

  init() {
    var template = Array("/tmp/scenes.XXXXXX".utf8CString)
    mkdtemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    for name in FolderLayer(path: path).list("") {
      let inside = "\(path)/\(name)"
      if name.hasSuffix("/") { remove(String(inside.dropLast())) } else { unlink(inside) }
    }
    rmdir(path)
  }
}
