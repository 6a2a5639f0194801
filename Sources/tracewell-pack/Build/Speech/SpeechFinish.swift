/// What becomes of an engine's sound before it goes into a pack.
enum SpeechFinish {
  /// Bits a second, in thousands.
  private static let kilobits = "24"
  /// Loudness is measured over 0.4 s: no phrase is shorter than this, in seconds.
  private static let shortest = 0.6
  /// The coder takes some of the hiss out of ш and щ: a phrase heard more than this from its loudness, LU, is coded again.
  private static let nearEnough = 0.3
  /// No phrase is heard higher than this, dBTP; one that the coder brought over it is coded again, so much lower and a
  /// little more.
  private static let highestPeak = -1.5
  private static let margin = 0.3
  /// So often a phrase is coded at most: a coder brings a clipped recording over its peak more than once.
  private static let mostCodings = 4
  /// Changes whenever the same sound of an engine gives another file.
  static let version = "5"

  /// A phrase as Ogg Opus.
  struct Spoken {
    let bytes: [UInt8]
    let seconds: Double
    /// As it is heard, after coding.
    let loudness: Loudness
    /// Bytes of the samples it was coded from.
    let plainBytes: Int
  }

  /// Trims, levels and codes a WAV file; nil when it is none, when nothing sounds in it, or without `opusenc`.
  static func finish(_ wav: [UInt8]) -> Spoken? {
    guard var sound = WAV.waveform(wav) else { return nil }
    sound.trim()
    guard !sound.samples.isEmpty else { return nil }
    sound.extend(to: shortest)
    var (loudness, peak) = (Waveform.speechLoudness, Waveform.highestPeak)
    var last: Spoken?
    for _ in 0..<mostCodings {
      guard let spoken = code(sound, loudness: loudness, peak: peak) else { return last }
      last = spoken
      let error = Waveform.speechLoudness - spoken.loudness.integrated
      let excess = spoken.loudness.truePeak - highestPeak
      guard error.isFinite, abs(error) > nearEnough || excess > 0 else { return spoken }
      loudness += error
      if excess > 0 { peak -= excess + margin }
    }
    return last
  }

  private static func code(_ sound: Waveform, loudness: Double, peak: Double) -> Spoken? {
    var sound = sound
    sound.level(to: loudness, peak: peak)
    guard let folder = TemporaryFolder() else { return nil }
    let (source, target) = (folder.path + "/sound.wav", folder.path + "/sound.opus")
    let heard = folder.path + "/heard.wav"
    let plain = WAV.bytes(sound)
    let encode = [
      "opusenc", "--quiet", "--serial", "1", "--bitrate", kilobits, "--discard-comments", "--padding", "0", source,
      target,
    ]
    guard (try? LooseFile.write(source, plain)) != nil, Subprocess.run(encode),
      let bytes = try? LooseFile.read(target), Subprocess.run(["opusdec", "--quiet", "--no-dither", target, heard]),
      let decoded = try? LooseFile.read(heard), let after = WAV.waveform(decoded)
    else { return nil }
    return Spoken(bytes: bytes, seconds: sound.seconds, loudness: Loudness(after), plainBytes: plain.count)
  }
}
