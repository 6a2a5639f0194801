/// A program that speaks, or a folder of recordings.
protocol SpeechEngine: Sendable {
  /// What its sound depends on besides the text, or nil when it is not installed.
  var version: String? { get }

  /// Says each text into the WAV file beside it, of any number of channels and any rate. What it cannot say has no file
  /// afterwards.
  ///
  /// - Parameter pace: how fast beside the usual pace, 0.5 to 1.5; recordings stay as they are.
  func speak(_ phrases: [Utterance], pace: Double)
}

/// One text for an engine.
struct Utterance: Sendable {
  let text: String
  let file: String
}

/// The engines by the names that recipes use.
enum SpeechEngines {
  /// `recording:PATTERN`, `piper:VOICE`, `festival:VOICE`, `espeak-ng:VOICE` or `rhvoice:VOICE`; nil for another name.
  ///
  /// - Parameter virtualEnvironment: folder of the Python packages.
  static func engine(_ name: String, virtualEnvironment: String) -> (any SpeechEngine)? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let voice = String(name[name.index(after: colon)...])
    switch name[..<colon] {
    case "recording": return Recordings(pattern: voice)
    case "piper": return Piper(voice: voice, environment: virtualEnvironment)
    case "festival": return Festival(voice: voice)
    case "espeak-ng": return ESpeak(voice: voice)
    case "rhvoice": return RHVoice(voice: voice)
    default: return nil
    }
  }
}

/// Installed packages.
enum InstalledPackage {
  /// The version of a Debian package; nil when it is not installed.
  static func version(_ name: String) -> String? {
    Subprocess.firstLine(["dpkg-query", "-W", "-f", "${Version}\n", name])
  }
}
