import Drawing
import Guard
import Stage
import Testing

@testable import Scenes

@Suite(.serialized) struct GateSceneTests {
  static let sizes = [(1024, 600), (1366, 768), (1920, 1080), (768, 1024)]

  private final class Clock {
    var time = MachineTime(boot: "a", milliseconds: 0)
  }

  /// A gate in front of the settings, and the machine's clock.
  private func gate(width: Int = 1366, height: Int = 768) throws -> (RecordsPlayer, GateScene, Clock) {
    let player = try RecordsPlayer(width: width, height: height, attempts: 0)
    let clock = Clock()
    player.classroom.gatekeeper = Gatekeeper(clock: { clock.time })
    var scene = GateScene(classroom: player.classroom, target: .settings, from: .map)
    player.send(.opened(player.metrics), to: &scene)
    return (player, scene, clock)
  }

  private func answer(_ scene: GateScene) -> String {
    if case .task(let task, _, _) = scene.gate.phase { return "\(task.answer)" }
    return ""
  }

  private func key(for digit: Character) -> Int { digit == "0" ? 10 : (digit.wholeNumberValue ?? 1) - 1 }

  @Test(arguments: sizes) func twoTasksTypedWithAFingerOpen(width: Int, height: Int) throws {
    var (player, scene, _) = try gate(width: width, height: height)
    let layout = try #require(scene.layout)
    for _ in 0..<2 {
      for digit in answer(scene) { player.tap(layout.keys[key(for: digit)].centre, in: &scene) }
      player.tap(layout.keys[11].centre, in: &scene)
    }
    #expect(scene.leaving == .grownUps(.settings))
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test func theKeyboardAloneOpens() throws {
    var (player, scene, _) = try gate()
    for _ in 0..<2 {
      player.send(.key(KeyPress(.character("9"))), to: &scene)
      player.send(.key(KeyPress(.backspace)), to: &scene)
      for digit in answer(scene) { player.send(.key(KeyPress(.character(digit))), to: &scene) }
      player.send(.key(KeyPress(.enter)), to: &scene)
    }
    #expect(scene.leaving == .grownUps(.settings))
  }

  @Test func everyKeyIsReachedByTab() throws {
    var (player, scene, _) = try gate()
    var reached: Set<GateScene.Button> = []
    for _ in 0..<13 {
      player.send(.key(KeyPress(.tab)), to: &scene)
      if let focused = scene.pressing.focused { reached.insert(focused) }
    }
    #expect(reached.count == 13)
    player.send(.key(KeyPress(.space)), to: &scene)
    #expect(scene.leaving == .map)
  }

  @Test func aWrongAnswerWaitsAndCountsDown() throws {
    var (player, scene, clock) = try gate()
    for _ in 0..<2 {
      player.send(.key(KeyPress(.character("1"))), to: &scene)
      player.send(.key(KeyPress(.enter)), to: &scene)
    }
    #expect(scene.gate.phase == .waiting && scene.words.task.contains("10"))
    player.send(.key(KeyPress(.character("1"))), to: &scene)
    #expect(scene.typed.isEmpty)
    clock.time.milliseconds += 7_000
    player.send(.tick, to: &scene)
    #expect(scene.words.task.contains("3"))
    clock.time.milliseconds += 3_000
    player.send(.tick, to: &scene)
    guard case .task(_, 1, 2) = scene.gate.phase else { return #expect(Bool(false), "\(scene.gate.phase)") }
    // Another gate of the same keeper has not forgotten.
    for _ in 0..<2 {
      player.send(.key(KeyPress(.character("1"))), to: &scene)
      player.send(.key(KeyPress(.enter)), to: &scene)
    }
    let again = GateScene(classroom: player.classroom, target: .settings, from: .map)
    #expect(again.gate.phase == .waiting && again.gate.record.failures == 2)
  }

  @Test func aPINIsAskedOnceItIsSet() throws {
    let (player, _, _) = try gate()
    try player.classroom.gatekeeper.setPIN("302817")
    var scene = GateScene(classroom: player.classroom, target: .exit, from: .who)
    player.send(.opened(player.metrics), to: &scene)
    #expect(scene.gate.phase == .pin && scene.boxes == 6)
    for digit in "302817" { player.send(.key(KeyPress(.character(digit))), to: &scene) }
    player.send(.key(KeyPress(.enter)), to: &scene)
    #expect(scene.leaving == .quit)
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }

  @Test func theWayBackLeadsToTheChild() throws {
    var (player, scene, _) = try gate()
    player.send(.key(KeyPress(.escape)), to: &scene)
    #expect(scene.leaving == .map)
  }

  /// Whatever the task and the language, its words fit the sheet.
  @Test(arguments: sizes) func everyTaskFits(width: Int, height: Int) throws {
    let (player, _, _) = try gate(width: width, height: height)
    let tasks: [GateTask] = [
      .numberInWords(7777), .numberInWords(8898), .product(97, 8), .yearBefore(year: 2027, years: 78),
      .daysBetween(CalendarDay(number: 20_900), CalendarDay(number: 20_950)),
    ]
    let layout = GateLayout(
      width: Double(width), height: Double(height),
      pixelsPerMillimetre: player.classroom.pixelsPerMillimetre(player.metrics))
    for language in NumberWords.languages {
      for task in tasks {
        let (prompt, words) = GatePhrase.words(for: task, language: language)
        let canvas = Canvas(player.surface)
        GateDrawing(layout, fonts: player.classroom.content.fonts).draw(
          .init(title: "For grown-ups", subtitle: "Task 1 of 2.", prompt: prompt, task: words, note: ""), on: canvas)
      }
    }
    #expect(player.misfits.isEmpty, "\(player.misfits.prefix(5))")
  }
}
