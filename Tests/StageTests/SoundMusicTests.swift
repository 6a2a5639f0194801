import Glibc
import Testing

@testable import Stage

@Suite struct SoundMusicTests {
  /// Decibels of a factor.
  private func decibels(_ gain: Double) -> Double { 20 * log10(gain) }

  @Test(arguments: [SoundVolumes(), SoundVolumes(voice: 0.4, music: 1), SoundVolumes(voice: 1, music: 0.2)])
  func musicIsTwelveDecibelsUnderEveryVoice(_ volumes: SoundVolumes) {
    var studio = Studio()
    studio.send(.volumes(volumes), .music(["tune-200"]))
    studio.pass(5000)
    let alone = studio.log.musicGain
    #expect(alone == volumes.gain(\.music))
    studio.send(.say(["a-10", "b-10"]))
    while studio.log.began.isEmpty { studio.pass(5) }
    #expect(studio.time < 5300, "the prompt hardly waits")
    while studio.desk.isSpeaking {
      #expect(decibels(studio.log.musicGain / volumes.gain(\.voice)) <= -12)
      #expect(decibels(studio.log.musicGain / alone) <= -12)
      studio.pass(10)
    }
    studio.pass(3000)
    #expect(studio.log.musicGain == alone, "it comes back")
  }

  @Test func musicIsSilentWhileThePenIsDown() {
    var studio = Studio()
    studio.send(.music(["tune-200"]))
    studio.pass(3000)
    studio.send(.penDown)
    studio.pass(200)
    #expect(studio.log.musicGain == 0)
    #expect(studio.log.times(of: .musicPaused).count == 1)
    studio.pass(20_000)
    studio.send(.penUp)
    studio.pass(500)
    studio.send(.penDown)
    studio.pass(100)
    studio.send(.penUp)
    #expect(studio.log.times(of: .musicResumed).isEmpty, "not between two strokes")
    studio.pass(5000)
    #expect(studio.log.times(of: .musicResumed).count == 1)
    #expect(studio.log.events.filter { $0.event == .music("tune-200") }.count == 1, "it goes on where it was")
    #expect(studio.log.musicGain > 0.3)
  }

  @Test func onePieceFollowsTheOther() {
    var studio = Studio()
    studio.send(.music(["tune-1", "missing-tune", "tune-2"]))
    for _ in 0..<3 {
      studio.pass(5000)
      studio.send(.effect("tap-1"))
      studio.log.pieceIsOver = true
    }
    studio.pass(2000)
    let pieces = studio.log.events.compactMap { if case .music(let piece) = $0.event { piece } else { nil } }
    #expect(pieces.first == "tune-1")
    #expect(pieces.contains("tune-2"))
    #expect(pieces.count == 4)
    #expect(studio.log.notes.contains(.missing(entry: "missing-tune")))
  }

  @Test func musicRestsWhileTheWindowIsHidden() {
    var studio = Studio()
    studio.send(.music(["tune-200"]))
    studio.pass(3000)
    studio.send(.say(["a-10"]))
    studio.pass(1000)
    #expect(studio.desk.isSpeaking)
    studio.send(.hidden(true))
    studio.pass(10_000)
    #expect(!studio.desk.isSpeaking)
    #expect(studio.log.musicGain == 0)
    #expect(studio.log.times(of: .musicPaused).count == 1)
    #expect(studio.desk.due == nil && !studio.desk.isOpen, "and nothing wakes the process")
    studio.send(.hidden(false))
    studio.pass(3000)
    #expect(studio.desk.isOpen && studio.log.musicGain > 0, "it comes back")
  }

  @Test func musicRestsWhenNobodyIsThere() {
    var studio = Studio()
    studio.send(.music(["tune-1"]))
    studio.pass(59_000)
    #expect(studio.log.musicGain > 0.3)
    studio.pass(6000)
    #expect(studio.log.musicGain == 0)
    #expect(studio.log.times(of: .closed).count == 1)
    #expect(studio.desk.due == nil, "then it sleeps")
    studio.send(.effect("tap-1"))
    studio.pass(2000)
    #expect(studio.log.musicGain > 0.3, "and comes back with whoever comes back")
  }

  @Test func musicEndsWhenItIsAskedTo() {
    var studio = Studio()
    studio.send(.music(["tune-1"]))
    studio.pass(3000)
    studio.send(.music(["tune-1"]))
    #expect(studio.log.times(of: .musicStopped).isEmpty, "the same pieces go on")
    studio.send(.music([]))
    #expect(studio.log.times(of: .musicStopped) == [3000])
    studio.pass(2500)
    #expect(studio.log.times(of: .closed) == [5000])
    #expect(studio.desk.due == nil)
  }
}
