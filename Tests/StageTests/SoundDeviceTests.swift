import Testing

@testable import Stage

@Suite struct SoundDeviceTests {
  @Test func theDeviceIsOpenOnlyWhileSomethingIsHeard() {
    var studio = Studio()
    #expect(studio.desk.due == nil)
    studio.send(.volumes(SoundVolumes()), .penUp, .hush)
    #expect(studio.log.events.isEmpty, "nothing is to be heard yet")
    studio.send(.say(["a-10"]))
    studio.pass(30_000)
    let end = 1000 + SoundTuning.slack
    #expect(studio.log.times(of: .opened) == [0])
    #expect(studio.log.times(of: .closed) == [end + 2000])
    #expect(studio.desk.due == nil, "closed, nothing wakes the process")
    studio.send(.effect("tap-1"))
    #expect(studio.log.times(of: .opened).count == 2)
  }

  @Test func aPromptWithinTheTwoSecondsFindsItOpen() {
    var studio = Studio()
    studio.send(.say(["a-10"]))
    studio.pass(3000)
    studio.send(.say(["b-10"]))
    studio.pass(10_000)
    #expect(studio.log.times(of: .opened).count == 1)
    #expect(studio.log.times(of: .closed).count == 1)
  }

  @Test func withoutADeviceAllGoesOnInSilence() {
    var studio = Studio()
    studio.log.hasDevice = false
    studio.send(.music(["tune-1"]), .say(["a-10", "b-10"]), .effect("tap-1"), .penDown, .penSpeed(1), .penUp)
    studio.pass(3000)
    studio.send(.say(["c-10"]))
    studio.pass(3000)
    #expect(studio.log.events.isEmpty)
    #expect(studio.log.notes == [.noDevice(reason: "no device")], "told once")
    #expect(!studio.desk.isSpeaking)
    studio.log.hasDevice = true
    studio.send(.say(["d-10"]))
    studio.pass(100)
    #expect(studio.log.began.map(\.entry) == ["d-10"], "the next prompt finds the device")
  }

  @Test func effectsDoNotAskForADeviceThatIsNotThereAgainAndAgain() {
    var studio = Studio()
    studio.log.hasDevice = false
    studio.send(.effect("tap-1"))
    studio.log.hasDevice = true
    for _ in 0..<40 {
      studio.pass(100)
      studio.send(.effect("tap-1"))
    }
    #expect(studio.log.began.isEmpty)
    studio.pass(1100)
    studio.send(.effect("tap-1"))
    #expect(studio.log.began.count == 1)
  }

  @Test func aDeviceLostInMidPhraseIsReplacedAndThePhraseBegunAgain() {
    var studio = Studio()
    studio.send(.say(["a-20", "b-5"]))
    studio.pass(700)
    studio.send(.deviceLost)
    studio.pass(10_000)
    #expect(studio.log.began.map(\.entry) == ["a-20", "a-20", "b-5"])
    #expect(studio.log.began[1].time == 700)
    #expect(studio.log.times(of: .opened) == [0, 700])
    #expect(studio.log.notes.contains(.deviceLost))
  }

  @Test func aDeviceLostForGoodEndsThePhraseAndNothingElse() {
    var studio = Studio()
    studio.send(.music(["tune-1"]), .say(["a-20", "b-5"]))
    studio.pass(700)
    studio.log.hasDevice = false
    studio.send(.deviceLost, .deviceLost)
    studio.pass(10_000)
    #expect(!studio.desk.isSpeaking)
    #expect(studio.log.began.map(\.entry) == ["a-20"])
    studio.log.hasDevice = true
    studio.send(.say(["c-5"]))
    studio.pass(3000)
    #expect(studio.log.began.map(\.entry) == ["a-20", "c-5"])
    #expect(studio.log.musicGain > 0.3, "music is back too")
  }

  @Test func aDeviceThatComesAndGoesDoesNotHoldUpThePrompts() {
    var studio = Studio()
    studio.send(.say(["a-20", "b-5"]))
    for _ in 0..<10 {
      studio.pass(100)
      studio.send(.deviceLost)
    }
    #expect(studio.log.began.count == 1 + SoundTuning.restarts)
    studio.send(.say(["c-5"]))
    studio.pass(1000)
    #expect(studio.log.began.last?.entry == "c-5")
  }

  @Test func aMixerThatWillNotPlayIsOpenedAnew() {
    var studio = Studio()
    studio.log.plays = false
    studio.send(.say(["a-5", "b-5"]), .effect("tap-1"), .music(["tune-1"]), .penDown, .penUp)
    studio.pass(5000)
    #expect(studio.log.began.isEmpty)
    studio.log.plays = true
    studio.send(.say(["c-5"]))
    studio.pass(1000)
    #expect(studio.log.began.map(\.entry) == ["c-5"])
  }

  @Test(arguments: 1...40) func anythingInAnyOrderEndsInSilence(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var studio = Studio()
    for _ in 0..<300 {
      switch random(14) {
      case 0: studio.send(.say(["a-\(1 + random(20))", "b-3"]))
      case 1: studio.send(.say(["c-\(1 + random(9))"], interrupts: false))
      case 2: studio.send(.repeatLast)
      case 3: studio.send(.hush)
      case 4, 5: studio.send(.effect("e\(random(3))-2"))
      case 6: studio.send(.music(random(3) == 0 ? [] : ["tune-1", "missing-tune"]))
      case 7: studio.send(.penDown)
      case 8: studio.send(.penSpeed(Double(random(30)) / 10))
      case 9: studio.send(.penUp)
      case 10:
        studio.send(
          .volumes(
            SoundVolumes(
              voice: Double(random(3)) / 2, effects: Double(random(3)) / 2, music: Double(random(3)) / 2,
              penSounds: random(2) == 0, isMuted: random(5) == 0)))
      case 11: studio.send(.deviceLost)
      case 12: studio.log.hasDevice = random(4) != 0
      default: studio.log.plays = random(4) != 0
      }
      if random(20) == 0 { studio.log.pieceIsOver = true }
      studio.pass(Double(random(700)))
    }
    studio.send(.penUp, .music([]), .hush)
    let steps = studio.steps
    studio.pass(20_000)
    #expect(studio.desk.due == nil)
    #expect(studio.steps - steps < 100)
    #expect(Double(steps) < studio.time / 10, "it never asks again and again without need")
    #expect(studio.log.times(of: .opened).count == studio.log.times(of: .closed).count)
    checkVoices(studio.log)
  }

  /// One voice at a time: the one before has ended, or was faded, or its device was closed.
  private func checkVoices(_ log: SoundLog) {
    var until = -1.0
    for (event, time) in log.events {
      switch event {
      case .began(let entry, .voice, _):
        #expect(time >= until, "two speak at once")
        until = time + (entry.split(separator: "-").last.flatMap { Double($0) } ?? 2) * 100
      case .faded(.voice), .closed: until = time
      default: break
      }
    }
  }
}
