import CSDL
import Glibc
import Packs
import Testing
import Threads

@testable import Stage

/// SDL2_mixer itself, on SDL's "disk" device: what would be heard is a file of samples.
@Suite(.serialized) struct MixerEngineTests {
  /// A device that writes to a file of its own as fast as it is read: twenty times as fast as sound.
  struct DiskDevice: ~Copyable {
    let path: String

    init() {
      var template = Array("/tmp/mixer.XXXXXX".utf8CString)
      close(mkstemp(&template))
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      for (name, value) in [("SDL_AUDIODRIVER", "disk"), ("SDL_DISKAUDIOFILE", path), ("SDL_DISKAUDIODELAY", "1")] {
        SDL_setenv(name, value, 1)
      }
    }

    deinit { unlink(path) }

    /// Waits until so many milliseconds of sound were written.
    func wait(for milliseconds: Double) {
      var status = stat()
      let bytes = Int(milliseconds * OpenMixer.bytesPerMillisecond)
      for _ in 0..<10_000 where stat(path, &status) != 0 || status.st_size < bytes { usleep(1000) }
    }

    /// Where something is heard, milliseconds, and its level: the root of the mean square, 1 for a full square wave.
    func heard() throws -> (length: Double, level: Double)? {
      let file = try #require(fopen(path, "r"))
      defer { fclose(file) }
      var samples: [Int16] = []
      var block = [Int16](repeating: 0, count: 4096)
      while true {
        let count = fread(&block, 2, block.count, file)
        if count == 0 { break }
        samples += block[..<count]
      }
      guard let first = samples.firstIndex(where: { abs(Int($0)) > 100 }),
        let last = samples.lastIndex(where: { abs(Int($0)) > 100 })
      else { return nil }
      let part = samples[first...last]
      let sum = part.reduce(0.0) { $0 + Double($1) * Double($1) }
      return (Double(part.count) * 2 / OpenMixer.bytesPerMillisecond, (sum / Double(part.count)).squareRoot() / 32768)
    }
  }

  /// A tone of one second with a level of 0.1768, -15.05 dB.
  private func tone(_ kind: String) throws -> [UInt8] { try FolderLayer(path: "Tests/StageTests/Fixtures").read(kind) }

  private func play(_ files: [String], gain: Double) throws -> (length: Double, level: Double) {
    let disk = DiskDevice()
    var engine = MixerEngine()
    try engine.open()
    for (channel, file) in files.enumerated() {
      let length = try engine.load(file, try tone(file))
      #expect(abs(length - 1000) < 30)
      try engine.play(file, on: .voice(channel), gain: gain, repeats: false)
    }
    disk.wait(for: 3000)
    engine.close()
    return try #require(try disk.heard())
  }

  @Test(arguments: ["tone.opus", "tone.ogg"]) func aSoundIsHeardInFullLengthAndLevel(_ file: String) throws {
    let heard = try play([file], gain: 1)
    #expect(abs(heard.length - 1000) < 30)
    #expect(abs(20 * log10(heard.level) + 15.05) < 0.5)
  }

  @Test func itsLevelIsWhatWasAskedFor() throws {
    let heard = try play(["tone.opus"], gain: 0.25)
    #expect(abs(20 * log10(heard.level) + 15.05 + 12.04) < 0.5)
  }

  @Test func theDeviceIsClosedAndOpenedAgain() throws {
    let disk = DiskDevice()
    var engine = MixerEngine()
    for _ in 0..<3 {
      try engine.open()
      #expect(SDL_WasInit(SDL_INIT_AUDIO) != 0)
      engine.close()
      #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0, "nothing of SDL's sound is left to wake the process")
    }
    try engine.open()
    _ = try engine.load("tone.opus", try tone("tone.opus"))
    engine.close()
    try engine.open()
    #expect(engine.length(of: "tone.opus") != nil, "what was decoded is kept")
    try engine.play("tone.opus", on: .voice(0), gain: 1, repeats: false)
    disk.wait(for: 3000)
    engine.close()
    #expect(abs(try #require(try disk.heard()).length - 1000) < 30)
  }

  @Test func damagedSoundsAreRefused() throws {
    let disk = DiskDevice()
    var engine = MixerEngine()
    try engine.open()
    for file in [[], Array("OggS and nothing more".utf8), Array(try tone("tone.opus").prefix(60))] {
      #expect(throws: SoundRefusal.self) { _ = try engine.load("damaged", file) }
      #expect(throws: SoundRefusal.self) { try engine.playMusic("damaged", file, gain: 1) }
    }
    #expect(throws: SoundRefusal.self) { try engine.play("damaged", on: .pen, gain: 1, repeats: true) }
    engine.close()
    _ = consume disk
  }

  @Test func musicIsHeardUnderItsGain() throws {
    let disk = DiskDevice()
    var engine = MixerEngine()
    try engine.open()
    #expect(!engine.isMusicOver, "there is none")
    try engine.playMusic("tone.ogg", try tone("tone.ogg"), gain: 0.5)
    disk.wait(for: 3000)
    #expect(engine.isMusicOver)
    engine.close()
    let heard = try #require(try disk.heard())
    #expect(abs(heard.length - 1000) < 30)
    #expect(abs(20 * log10(heard.level) + 15.05 + 6.02) < 0.5)
  }

  /// SDL's "disk" microphone hears a file of samples, and silence after its end.
  @Test func theMicrophoneHearsWhatIsThere() throws {
    let disk = DiskDevice()
    let heard = (0..<12_000).map { Float(sin(Double($0) / 10)) * 0.5 }
    let file = try #require(fopen(disk.path, "w"))
    #expect(fwrite(heard, 4, heard.count, file) == heard.count)
    fclose(file)
    SDL_setenv("SDL_DISKAUDIOFILEIN", disk.path, 1)
    let told = Signal()
    let recorder = Recorder { told.give() }
    recorder.start()
    while true {
      told.wait()
      if case .recording(_, let length) = recorder.status, length >= 600 { recorder.stop() }
      if case .done = recorder.status { break }
      if case .failed(let reason) = recorder.status { throw SoundRefusal(words: reason) }
    }
    guard case .done(let take) = recorder.status else { return }
    #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0, "the microphone is closed before the end is told")
    let start = try #require(take.samples.firstIndex { $0 != 0 })
    #expect(Array(take.samples[(start - 1)..<(start - 1 + heard.count)]) == heard)
    let cut = try #require(take.trimmed())
    #expect(abs(cut.milliseconds - 580) <= 40, "half a second and a breath after it")
  }

  @Test func withoutADeviceOpeningIsRefused() throws {
    SDL_setenv("SDL_AUDIODRIVER", "no such driver", 1)
    var engine = MixerEngine()
    #expect(throws: SoundRefusal.self) { try engine.open() }
    #expect(throws: SoundRefusal.self) { _ = try Microphone(rate: 24_000) }
    #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0)
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1)
    try engine.open()
    engine.close()
  }
}
