/// RHVoice, which Debian 12 does not have and other systems do.
struct RHVoice: SpeechEngine {
  /// "slt", "elena", ...
  let voice: String
  private static let program = "RHVoice-test"

  var version: String? { Subprocess.isThere(Self.program) ? InstalledPackage.version("rhvoice") ?? "unknown" : nil }

  func speak(_ phrases: [Utterance]) {
    guard let folder = TemporaryFolder() else { return }
    let path = folder.path + "/text"
    for phrase in phrases where (try? LooseFile.write(path, Array(phrase.text.utf8))) != nil {
      _ = Subprocess.run([Self.program, "-p", voice, "-i", path, "-o", phrase.file])
    }
  }
}
