import Glibc
import Testing

@testable import Stage

@Suite struct RecordingTests {
  /// A tone with silence before and after it, with the hiss of a room.
  static func take(
    rate: Int = 24_000, before: Double = 0.7, tone: Double = 1, after: Double = 0.5, amplitude: Double = 0.2,
    frequency: Double = 997
  ) -> Recording {
    var noise: UInt64 = 1
    let samples = (0..<Int((before + tone + after) * Double(rate))).map { i -> Float in
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let hiss = (Double(noise >> 40) / Double(1 << 24) - 0.5) * 0.001
      let time = Double(i) / Double(rate) - before
      return Float(hiss + (time >= 0 && time < tone ? amplitude * sin(2 * .pi * frequency * time) : 0))
    }
    return Recording(rate: rate, samples: samples)
  }

  @Test(arguments: [0.02, 0.2, 0.9]) func silenceIsCutAwayAndNothingElse(_ amplitude: Double) throws {
    let cut = try #require(Self.take(amplitude: amplitude).trimmed())
    #expect(cut.milliseconds >= 1000)
    #expect(cut.milliseconds <= 1000 + 2 * 80 + 2 * 20)
    #expect(abs(cut.samples.first ?? 1) < 0.001)
    #expect(abs(cut.samples.last ?? 1) < 0.001)
  }

  @Test func whoSaysNothingHasRecordedNothing() {
    #expect(Self.take(amplitude: 0).trimmed() == nil)
    #expect(Recording(rate: 24_000, samples: []).trimmed() == nil)
    #expect(Recording(rate: 24_000, samples: [Float](repeating: 0, count: 9000)).evened() == nil)
  }

  /// EBU Tech 3341, case 1: a 1 kHz sine at -23 dBFS in both channels is -23 LUFS; in one channel it is 3 LU less.
  @Test(arguments: [24_000, 44_100, 48_000]) func aToneHasTheLoudnessOfTheStandard(_ rate: Int) throws {
    let tone = Self.take(
      rate: rate, before: 0, tone: 20, after: 0, amplitude: pow(10, -23.0 / 20), frequency: 1000)
    let loudness = try #require(Loudness.integrated(tone.samples, rate: rate))
    #expect(abs(loudness + 26.0) < 0.1)
  }

  @Test func pausesCountForNothing() throws {
    let spoken = Self.take(before: 0, tone: 4, after: 0)
    let withPause = Self.take(before: 0, tone: 4, after: 8)
    let (a, b) = (
      try #require(Loudness.integrated(spoken.samples, rate: 24_000)),
      try #require(Loudness.integrated(withPause.samples, rate: 24_000))
    )
    #expect(abs(a - b) < 0.5)
  }

  @Test(arguments: [0.01, 0.1, 0.5]) func everyTakeBecomesAsLoudAsTheOtherVoices(_ amplitude: Double) throws {
    let evened = try #require(Self.take(amplitude: amplitude).trimmed()?.evened())
    let loudness = try #require(Loudness.integrated(evened.samples, rate: evened.rate))
    #expect(abs(loudness - Loudness.voice) < 0.5)
    #expect(evened.peak <= 0.8415)
  }

  @Test func aTakeWithOneLoudClickIsNotClipped() throws {
    var samples = Self.take(amplitude: 0.02).samples
    samples[30_000] = 0.9
    let evened = try #require(Recording(rate: 24_000, samples: samples).evened())
    #expect(evened.peak <= 0.8415)
  }

  @Test func aWAVFileGivesBackWhatWentIn() throws {
    let recording = Self.take(before: 0.1, tone: 0.1, after: 0)
    let read = try #require(Recording(wav: recording.wav))
    #expect(read.rate == recording.rate)
    #expect(read.samples.count == recording.samples.count)
    #expect(zip(read.samples, recording.samples).allSatisfy { abs($0 - $1) < 0.0001 })
  }

  @Test func severalChannelsBecomeOneAndALengthThatIsNotKnownYetIsTheRest() throws {
    var bytes = Recording(rate: 8000, samples: [0.5, -0.5, 0.25, 0.25]).wav
    bytes[22] = 2
    bytes.replaceSubrange(40..<44, with: [0xFF, 0xFF, 0xFF, 0x7F])
    let read = try #require(Recording(wav: bytes))
    #expect(read.samples.count == 2)
    #expect(abs(read.samples[0]) < 0.0001)
    #expect(abs(read.samples[1] - 0.25) < 0.0001)
  }

  @Test func otherFilesAreNone() {
    let good = Recording(rate: 8000, samples: [0, 0.5]).wav
    for length in 0..<44 { #expect(Recording(wav: Array(good.prefix(length))) == nil) }
    var eightBits = good
    eightBits[34] = 8
    #expect(Recording(wav: eightBits) == nil)
    var noChannels = good
    noChannels[22] = 0
    #expect(Recording(wav: noChannels) == nil)
  }
}
