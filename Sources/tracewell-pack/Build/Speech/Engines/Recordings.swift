/// People's recordings, Ogg Vorbis or WAV files: the "*" of a path stands for what is to be said.
struct Recordings: SpeechEngine {
  let pattern: String

  private var folder: String { pattern.lastIndex(of: "/").map { String(pattern[..<$0]) } ?? "." }

  var version: String? { LooseFile.exists(folder) ? pattern : nil }

  func speak(_ phrases: [Utterance], pace _: Double) {
    for phrase in phrases where !phrase.text.contains("/") {
      let path = pattern.replacing("*", with: phrase.text)
      if path.hasSuffix(".wav") {
        if let bytes = try? LooseFile.read(path) { try? LooseFile.write(phrase.file, bytes) }
      } else if LooseFile.exists(path) {
        _ = Subprocess.run(["oggdec", "--quiet", "-o", phrase.file, path])
      }
    }
  }
}
