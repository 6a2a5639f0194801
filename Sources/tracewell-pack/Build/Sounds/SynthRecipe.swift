/// How a sound effect is made by SoX: a text file of its effects.
///
/// ```
/// # Two notes, the second later and higher
/// part synth 0.9 pluck 523 fade l 0 0.9 0.8
/// part synth 0.9 pluck 659 fade l 0 0.9 0.8 pad 0.16
/// mix norm -6
/// ```
/// Every `part` begins from silence; the parts are laid on each other, and what stands after `mix` is done to the whole.
struct SynthRecipe: Equatable {
  /// SoX's words for each part.
  private(set) var parts: [[String]] = []
  /// SoX's words for the whole.
  private(set) var mix: [String] = []

  /// Samples a second of every part.
  private static let rate = "44100"

  /// What is wrong with a recipe.
  struct Mistake: Error, Equatable {
    let line: Int
    let word: String
  }

  init(_ text: String) throws(Mistake) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch first {
      case "part" where words.count > 1: parts.append(Array(words.dropFirst()))
      case "mix" where mix.isEmpty && words.count > 1: mix = Array(words.dropFirst())
      default: throw Mistake(line: number + 1, word: first)
      }
    }
    guard !parts.isEmpty else { throw Mistake(line: 1, word: "") }
  }

  /// Makes the sound as a WAV file; false without SoX, or when it refuses its words.
  ///
  /// `-R` gives the same noise every time.
  func make(_ target: String) -> Bool {
    guard let folder = TemporaryFolder() else { return false }
    var files: [String] = []
    for (number, part) in parts.enumerated() {
      let file = "\(folder.path)/\(number).wav"
      guard Subprocess.run(["sox", "-R", "-n", "-r", Self.rate, "-c", "1", "-b", "16", file] + part) else {
        return false
      }
      files.append(file)
    }
    // With one file there is nothing to mix. Parts are not made quieter to fit: a recipe says how loud they are.
    let together = files.count > 1 ? ["-m"] + files.flatMap { ["-v", "1", $0] } : files
    return Subprocess.run(["sox", "-R"] + together + ["-b", "16", target] + mix)
  }
}
