/// Music written as a score in ABC notation, played by a synthesizer.
enum Score {
  /// Loudness of every piece, LUFS: well under the voices'. Lower is calmer.
  private static let loudness = -24.0
  /// Seconds over which a piece ends.
  private static let fade = "2"

  /// Plays a score into a WAV file; nil when all went well, else the program that did not.
  ///
  /// - Parameter soundfont: the instruments' sounds, an SF2 file.
  static func play(_ score: String, soundfont: String, target: String) -> Failure? {
    guard let folder = TemporaryFolder() else { return .fluidsynth }
    let (midi, wav) = (folder.path + "/score.mid", folder.path + "/score.wav")
    guard Subprocess.run(["abc2midi", score, "-o", midi, "-quiet"]), LooseFile.exists(midi) else { return .abc2midi }
    let play = ["fluidsynth", "-ni", "-q", "-g", "0.6", "-r", "44100", "-F", wav, soundfont, midi]
    guard Subprocess.run(play), LooseFile.exists(wav) else { return .fluidsynth }
    guard let played = try? LooseFile.read(wav), let sound = WAV.waveform(played) else { return .fluidsynth }
    let gain = loudness - Loudness(sound).integrated
    guard gain.isFinite else { return .fluidsynth }
    // The silence of the last note's end goes, and a short fade instead of it.
    let finish = ["reverse", "silence", "1", "0.1", "0.1%", "fade", "t", fade, "reverse", "gain", "-l", "\(gain)"]
    guard Subprocess.run(["sox", "-R", wav, "-b", "16", target] + finish) else { return .sox }
    return nil
  }

  /// A program that is not there, or refused.
  enum Failure: Equatable {
    case abc2midi, fluidsynth, sox

    /// The program's name and the Debian package it is in.
    var program: (name: String, package: String) {
      switch self {
      case .abc2midi: ("abc2midi", "abcmidi")
      case .fluidsynth: ("fluidsynth", "fluidsynth")
      case .sox: ("sox", "sox")
      }
    }
  }
}
