/// eSpeak NG: small, quick, plain.
struct ESpeak: SpeechEngine {
  /// "en", "ru", "de", ...
  let voice: String
  /// Words a minute. Slower is kinder to a child's ear.
  private static let speed = 140.0

  var version: String? {
    guard voice.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
    return Subprocess.isThere("espeak-ng") ? InstalledPackage.version("espeak-ng") ?? "unknown" : nil
  }

  func speak(_ phrases: [Utterance], pace: Double) {
    for phrase in phrases {
      let speed = String(Int((Self.speed * pace).rounded()))
      _ = Subprocess.run(["espeak-ng", "-v", voice, "-s", speed, "-w", phrase.file, "--", phrase.text])
    }
  }
}
