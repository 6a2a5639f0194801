import Glibc
import Packs
import Synchronization
import Testing
import Threads

@testable import Stage

/// Sounds whose reading waits at a gate.
private struct GatedSounds: SoundSource {
  let gate: Signal
  let entered: Signal

  func sound(_ entry: String) throws(PackError) -> [UInt8] {
    entered.give()
    gate.wait()
    return [1]
  }
}

/// An engine that tells what it did to any thread.
private struct CountingEngine: SoundEngine {
  struct Counts: Sendable {
    var played: [String] = []
    var closed = 0
    var penGains: [Double] = []
  }
  final class Tally: Sendable { let counts = Mutex(Counts()) }

  let tally: Tally
  let played: Signal

  func open() {}
  func close() { tally.counts.withLock { $0.closed += 1 } }
  func length(of entry: String) -> Double? { nil }
  func load(_ entry: String, _ file: [UInt8]) throws(SoundRefusal) -> Double { 10 }
  func forget() {}
  func play(_ entry: String, on channel: SoundChannel, gain: Double, repeats: Bool) throws(SoundRefusal) {
    tally.counts.withLock { $0.played.append(entry) }
    played.give()
  }
  func setGain(_ gain: Double, of channel: SoundChannel) { tally.counts.withLock { $0.penGains.append(gain) } }
  func fadeOut(_ channel: SoundChannel, over milliseconds: Double) {}
  func playMusic(_ entry: String, _ file: [UInt8], gain: Double) throws(SoundRefusal) {}
  func setMusicGain(_ gain: Double) {}
  func pauseMusic(_ isPaused: Bool) {}
  func stopMusic() {}
  var isMusicOver: Bool { false }
}

@Suite struct SoundPlayerTests {
  private let gate = Signal()
  private let entered = Signal()
  private let played = Signal()
  private let tally = CountingEngine.Tally()

  private func player() -> SoundPlayer {
    let (gate, entered, played, tally) = (gate, entered, played, tally)
    return SoundPlayer(clock: SDLLibrary.now) {
      SoundDesk(
        source: GatedSounds(gate: gate, entered: entered), engine: CountingEngine(tally: tally, played: played))
    }
  }

  @Test func nobodyWaitsForASlowDisk() {
    let player = player()
    player.say(["a"], at: 0)
    entered.wait()
    // The file is being read, and every call still comes back: else this test would never end.
    for i in 0..<1000 { player.send(.effect("e\(i)"), at: 0) }
    player.send(.hush, at: 0)
    player.repeatLast(at: 0)
    #expect(!player.isSpeaking || tally.counts.withLock { $0.played.isEmpty })
    for _ in 0..<2000 { gate.give() }
    for _ in 0..<1001 { played.wait() }
    #expect(Set(tally.counts.withLock { $0.played }).count == 1001)
    player.stop()
  }

  @Test func stoppingClosesTheDevice() {
    let player = player()
    gate.give()
    player.say(["a"], at: 0)
    played.wait()
    player.stop()
    #expect(tally.counts.withLock { $0.closed } == 1)
    player.stop()
    player.say(["b"], at: 0)
    #expect(tally.counts.withLock { $0.played } == ["a"], "nothing is heard after the end")
  }

  @Test func aPlayerThatWasNeverAskedForAnythingHasNoThread() {
    let player = player()
    player.stop()
    #expect(tally.counts.withLock { $0.closed } == 0)
  }

  @Test func lettingGoOfThePlayerClosesTheDevice() {
    var player: SoundPlayer? = player()
    gate.give()
    player?.say(["a"], at: 0)
    played.wait()
    player = nil
    for _ in 0..<10_000 where tally.counts.withLock({ $0.closed }) == 0 { usleep(1000) }
    #expect(tally.counts.withLock { $0.closed } == 1)
  }
}
