import Glibc
import Testing

@testable import Stage

@Suite struct SoundDeskTests {
  // MARK: Prompts

  @Test func promptsFollowOneAnother() {
    var studio = Studio()
    studio.send(.say(["a-10", "b-5"]), .say(["c-3"], interrupts: false))
    studio.pass(10_000)
    let began = studio.log.began
    #expect(began.map(\.entry) == ["a-10", "b-5", "c-3"])
    #expect(began[0].time == 0)
    #expect(began[1].time >= began[0].time + 1000)
    #expect(began[1].time <= began[0].time + 1300)
    #expect(began[2].time >= began[1].time + 500)
  }

  @Test func aNewPromptCutsTheOldOneShort() {
    var studio = Studio()
    studio.send(.say(["a-30", "b-30"]))
    studio.pass(500)
    studio.send(.say(["c-5"]))
    studio.pass(10_000)
    let began = studio.log.began
    #expect(began.map(\.entry) == ["a-30", "c-5"], "what waited is forgotten too")
    #expect(began[1].time == 500)
    #expect(began[0].channel != began[1].channel, "the old one fades while the new one begins")
    #expect(studio.log.times(of: .faded(began[0].channel)) == [500])
  }

  @Test func theEarButtonRepeatsTheLastPrompt() {
    var studio = Studio()
    studio.send(.repeatLast)
    studio.pass(100)
    #expect(studio.log.events.isEmpty, "there is nothing to repeat")
    studio.send(.say(["a-5", "b-5"]))
    studio.pass(5000)
    studio.send(.repeatLast)
    studio.pass(700)
    studio.send(.repeatLast)
    studio.pass(5000)
    #expect(studio.log.began.map(\.entry) == ["a-5", "b-5", "a-5", "a-5", "b-5"])
  }

  @Test func aPromptIsFollowedWhileItIsHeard() {
    var studio = Studio()
    studio.send(.say(["a-5"]))
    #expect(studio.desk.isSpeaking)
    studio.pass(400)
    #expect(studio.desk.isSpeaking)
    studio.pass(400)
    #expect(!studio.desk.isSpeaking)
  }

  @Test func tooManyPromptsAreForgottenTheOldestFirst() {
    var studio = Studio()
    for i in 0..<40 { studio.send(.say(["p\(i)-1"], interrupts: false)) }
    studio.pass(60_000)
    #expect(studio.log.began.count == 1 + SoundTuning.mostWaiting)
    #expect(studio.log.began.last?.entry == "p39-1")
  }

  @Test func theFirstEntryThatIsThereIsPlayed() {
    var studio = Studio()
    studio.send(.say([SoundName(["missing-own", "refused-1", "ours-2"]), SoundName(["missing-own", "ours-3"])]))
    studio.pass(5000)
    #expect(studio.log.began.map(\.entry) == ["ours-2", "ours-3"])
    #expect(studio.log.notes.filter { $0.fault != nil }.count == 1, "only the damaged one is told of")
  }

  @Test func whatIsMissingIsToldOnce() {
    var studio = Studio()
    for _ in 0..<5 {
      studio.send(.say(["missing-a", "a-2"]), .effect("empty-b"), .effect("missing-c"))
      studio.pass(3000)
    }
    #expect(studio.log.began.count == 5, "the prompts after it are heard")
    #expect(
      Set(studio.log.notes.filter { $0.fault != nil }) == [
        .missing(entry: "missing-a"), .damaged(entry: "empty-b", reason: "an empty file"), .missing(entry: "missing-c"),
      ])
    #expect(studio.log.notes.filter { $0.fault != nil }.count == 3)
  }

  // MARK: Words that no pack has

  @Test func wordsWithoutASoundAreSpokenInTheirTurn() {
    var studio = Studio()
    studio.send(.say(["a-5", .spoken("Mila", language: "en"), "b-5"]))
    studio.pass(5000)
    #expect(studio.log.began.map(\.entry) == ["a-5", "speech:en:Mila", "b-5"])
    #expect(studio.log.began[2].time >= studio.log.began[1].time + 400)
    studio.send(.repeatLast)
    studio.pass(5000)
    #expect(studio.speech.said == ["Mila"], "they are kept like other sounds")
  }

  @Test func wordsGiveWayToASoundAndToSilence() {
    var studio = Studio()
    let spoken = SpokenText(words: "owl", language: "en")
    studio.send(
      .say([
        SoundName(["owl-4"], spoken: spoken), .spoken("zzz", language: "xx"), SoundName(["missing"], spoken: spoken),
      ]))
    studio.pass(3000)
    #expect(studio.log.began.map(\.entry) == ["owl-4", "speech:en:owl"])
    #expect(studio.log.notes.allSatisfy { $0.fault == nil }, "who has no speaking engine is not told so")
  }

  @Test func aTakeIsHeardBeforeItIsKept() {
    var studio = Studio()
    studio.send(.lend("missing-take", [7]), .say(["missing-take"]))
    studio.pass(2000)
    studio.send(.lend("missing-take", [3]), .say(["missing-take"]))
    studio.pass(2000)
    let lengths = studio.log.notes.compactMap { if case .began(_, let length) = $0 { length } else { nil } }
    #expect(lengths == [700, 300])
  }

  // MARK: Volumes

  @Test func eachKindHasItsVolume() {
    var studio = Studio()
    studio.send(.volumes(SoundVolumes(voice: 0.5, effects: 0.25, music: 0)))
    studio.send(.say(["a-5"]), .effect("tap-1"), .music(["tune-200"]))
    studio.pass(1000)
    let gains = studio.log.events.compactMap { if case .began(_, _, let gain) = $0.event { gain } else { nil } }
    #expect(gains.sorted() == [0.0625, 0.25])
    #expect(!studio.log.events.contains { if case .music = $0.event { true } else { false } })
  }

  @Test func aMutedClassHearsNothingAndOpensNoDevice() {
    var studio = Studio()
    studio.send(.volumes(SoundVolumes(isMuted: true)))
    studio.send(.say(["a-5"]), .effect("tap-1"), .music(["tune-200"]), .penDown, .penSpeed(1), .penUp)
    studio.pass(120_000)
    #expect(studio.log.events.isEmpty)
    #expect(studio.desk.due == nil, "it sleeps")
    studio.send(.volumes(SoundVolumes()), .repeatLast)
    studio.pass(1000)
    #expect(studio.log.began.map(\.entry) == ["a-5"])
  }

  @Test func muteIsSilentAtOnce() {
    var studio = Studio()
    studio.send(.music(["tune-200"]), .say(["a-50"]))
    studio.pass(1000)
    studio.send(.volumes(SoundVolumes(isMuted: true)))
    #expect(studio.log.times(of: .closed) == [1000])
    studio.pass(10_000)
    #expect(studio.log.began.count == 1)
  }

  @Test func anEffectIsNotBegunTwiceAtOnce() {
    var studio = Studio()
    studio.send(.effect("tap-1"), .effect("tap-1"), .effect("other-1"))
    studio.pass(50)
    studio.send(.effect("tap-1"))
    #expect(studio.log.began.map(\.entry) == ["tap-1", "other-1", "tap-1"])
    #expect(Set(studio.log.began.map(\.channel)).count == 3, "they sound together")
  }

  // MARK: The pen

  @Test func thePenSoundsAsFastAsItMoves() {
    var studio = Studio()
    func level(_ studio: inout Studio, speed: Double) -> Double {
      for _ in 0..<40 {
        studio.send(.penSpeed(speed))
        studio.pass(10)
      }
      return studio.log.events.reversed().lazy.compactMap {
        if case .gain(let gain, .pen) = $0.event { gain } else { nil }
      }.first ?? -1
    }
    studio.send(.penDown)
    let slow = level(&studio, speed: 0.1)
    let quick = level(&studio, speed: 0.8)
    #expect(slow > 0)
    #expect(quick > slow * 3)
    studio.pass(600)
    #expect(level(&studio, speed: 0) < slow / 10, "a pen that stands is not heard")
    let before = studio.log.events.count
    studio.send(.penUp)
    #expect(studio.log.times(of: .faded(.pen)) == [studio.time])
    studio.pass(1000)
    #expect(studio.log.events.count == before + 1, "a lifted pen asks for nothing")
  }

  @Test func thePenMayBeSilent() {
    var studio = Studio()
    studio.send(.volumes(SoundVolumes(penSounds: false)), .penDown, .penSpeed(1))
    studio.pass(1000)
    #expect(studio.log.events.isEmpty)
  }
}
