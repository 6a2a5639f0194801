import Grading
import Letterform
import Stage
import Testing

@testable import Scenes

@Suite struct LessonSoundTests {
  private func player(letter: Character) throws -> LessonPlayer {
    let player = try LessonPlayer(letter: letter)
    let voice = LessonVoice { Tongues(interface: "en", lesson: "en") }
    player.scene.say = { voice.say($0) }
    return player
  }

  private func effects(_ heard: [SoundCommand]) -> [SoundName] {
    heard.compactMap { if case .effect(let name) = $0 { name } else { nil } }
  }

  private func said(_ heard: [SoundCommand]) -> [String] {
    heard.flatMap { command -> [String] in
      guard case .say(let names, _) = command else { return [] }
      return names.compactMap { $0.entries.last }
    }
  }

  @Test func aLetterOfTwoStrokesIsHeard() throws {
    let player = try player(letter: "t")
    for path in player.paths() {
      player.write(path)
      player.settle(500)
    }
    #expect(player.scene.isDone)
    #expect(effects(player.heard) == [.start, .strokeDone, .start, .letterDone])
    #expect(said(player.heard).filter { $0.hasPrefix("Voice/en/praise/") }.count == 1)
    #expect(player.heard.filter { $0 == .penDown }.count == 2)
    #expect(player.heard.filter { $0 == .penUp }.count == 2)
  }

  @Test func aFaultIsSaidAndThePenIsSilentAtOnce() throws {
    let player = try player(letter: "L")
    let wide = player.paths()[0].enumerated().map { $1 + Point(Double(max(0, $0 - 20)) * 5, 0) }
    player.write(wide, lift: false)
    #expect(player.scene.isFailed)
    #expect(effects(player.heard) == [.start, .fault])
    #expect(said(player.heard).last?.hasPrefix("Voice/en/fault/left-road-") == true)
    #expect(player.heard.last { $0 == .penDown || $0 == .penUp } == .penUp)
  }

  @Test func aWithdrawnStrokeIsNoStrokeDone() throws {
    let player = try player(letter: "L")
    let path = player.paths()[0]
    player.write(path.prefix(20).map { $0 }, lift: false)
    player.send(.contact(.cancel(player.contact(path[20]))))
    #expect(effects(player.heard) == [.start])
    #expect(player.heard.contains(.penUp))
  }

  @Test func thePenIsAsLoudAsItIsFast() throws {
    func speeds(step: Double) throws -> [Double] {
      let player = try player(letter: "L")
      let points = player.paths(step: step)[0]
      player.write(points)
      return player.heard.compactMap { if case .penSpeed(let speed) = $0 { speed } else { nil } }
    }
    let (slow, quick) = (try speeds(step: 2), try speeds(step: 8))
    #expect(slow.count > 3)
    // A point every 8 ms, in shares of 600 pixels a second.
    #expect(slow.allSatisfy { abs($0 - 2 / 0.008 / 600) < 0.1 })
    #expect(quick.allSatisfy { abs($0 - 8 / 0.008 / 600) < 0.4 })
  }

  @Test func aLessonIsSilentWhereNobodySpeaks() throws {
    let player = try LessonPlayer(letter: "L")
    for path in player.paths() { player.write(path) }
    #expect(said(player.heard).isEmpty)
  }

  // MARK: - What is said to a cue

  @Test func theTaskIsSaidWhenItIsNewOrAskedForAgain() {
    let voice = LessonVoice { Tongues(interface: "en", lesson: "en") }
    #expect(voice.phrases(for: .task(item: "a", rung: 2)) == [.letter("a"), .rung(2)])
    #expect(voice.phrases(for: .task(item: "b", rung: 2)) == [.letter("b")])
    #expect(voice.phrases(for: .task(item: "b", rung: 2)) == [.letter("b"), .rung(2)], "the ear button")
    #expect(voice.phrases(for: .task(item: "b", rung: 3)) == [.letter("b"), .rung(3)])
    #expect(voice.phrases(for: .task(item: "owl", rung: 3)) == [.word("owl")])
  }

  @Test func aStrokeIsSaidAfterTheLettersName() {
    let voice = LessonVoice { Tongues(interface: "ru", lesson: "en") }
    guard case .sound(.say(let names, let interrupts))? = voice.say(.stroke(["around", "up"])).requests.first else {
      Issue.record("nothing is said")
      return
    }
    #expect(!interrupts)
    #expect(names.map(\.entries.last) == ["Voice/en/stroke/around.opus", "Voice/en/stroke/up.opus"])
  }

  @Test func nothingIsSaidTheSameWayTwiceInARow() {
    let voice = LessonVoice { Tongues(interface: "en", lesson: "en") }
    let faults = (0..<6).map { _ in voice.phrases(for: .fault(.wrongStart)) }
    #expect(Set(faults.map { $0.first?.path }).count == Phrase.faultVariants)
    #expect(zip(faults, faults.dropFirst()).allSatisfy { $0.first?.path != $1.first?.path })
    #expect(Set((0..<12).map { _ in voice.phrases(for: .praise).first?.path }).count == Phrase.praises)
  }
}
