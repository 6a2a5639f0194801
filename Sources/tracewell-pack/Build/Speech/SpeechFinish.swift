/// What becomes of an engine's sound before it goes into a pack.
enum SpeechFinish {
  /// Bits a second, in thousands.
  private static let kilobits = "24"
  /// Loudness is measured over 0.4 s: no phrase is shorter than this, in seconds.
  private static let shortest = 0.6
  /// Changes whenever the same sound of an engine gives another file.
  static let version = "1"

  /// A phrase as Ogg Opus.
  struct Spoken {
    let bytes: [UInt8]
    let seconds: Double
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
    sound.level()
    guard let folder = TemporaryFolder() else { return nil }
    let (source, target) = (folder.path + "/sound.wav", folder.path + "/sound.opus")
    let plain = WAV.bytes(sound)
    let encode = [
      "opusenc", "--quiet", "--serial", "1", "--bitrate", kilobits, "--discard-comments", "--padding", "0", source,
      target,
    ]
    guard (try? LooseFile.write(source, plain)) != nil, Subprocess.run(encode),
      let bytes = try? LooseFile.read(target)
    else { return nil }
    return Spoken(bytes: bytes, seconds: sound.seconds, loudness: Loudness(sound), plainBytes: plain.count)
  }
}
