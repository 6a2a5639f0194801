/// RHVoice, which Debian 12 does not have and other systems do.
struct RHVoice: SpeechEngine {
  /// "slt", "elena", ...
  let voice: String
  private static let program = "RHVoice-test"

  var version: String? { Subprocess.isThere(Self.program) ? InstalledPackage.version("rhvoice") ?? "unknown" : nil }

  func speak(_ phrases: [Utterance], pace: Double) {
    guard let folder = TemporaryFolder() else { return }
    let path = folder.path + "/text"
    let rate = String(Int((100 * pace).rounded()))
    for phrase in phrases where (try? LooseFile.write(path, Array(phrase.text.utf8))) != nil {
      _ = Subprocess.run([Self.program, "-p", voice, "-r", rate, "-i", path, "-o", phrase.file])
    }
  }
}
