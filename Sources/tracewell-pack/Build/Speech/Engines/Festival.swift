import Glibc

/// The Festival speech synthesis system. Starting takes longer than speaking, so it says many phrases in one run.
struct Festival: SpeechEngine {
  /// "slt" or "ru".
  let voice: String

  /// The voice's name in Festival and its Debian package.
  private var facts: (name: String, package: String)? {
    switch voice {
    case "slt": ("cmu_us_slt_arctic_hts", "festvox-us-slt-hts")
    case "ru": ("msu_ru_nsh_clunits", "festvox-ru")
    default: nil
    }
  }

  var version: String? {
    guard let facts, Subprocess.isThere("festival"), let voice = InstalledPackage.version(facts.package) else {
      return nil
    }
    return "\(InstalledPackage.version("festival") ?? "") \(voice)"
  }

  func speak(_ phrases: [Utterance], pace: Double) {
    guard let facts, let folder = TemporaryFolder() else { return }
    // A phrase that cannot be said must not stop those after it.
    var script = "(voice_\(facts.name))\n"
    // The Russian voice is put together from recordings, whose pace stays.
    if pace != 1, facts.name.hasSuffix("_hts") {
      script += "(set! hts_engine_params (append hts_engine_params (list (list \"-r\" \(pace)))))\n"
    }
    script += "(define (say text file)\n"
    script += "  (unwind-protect (utt.save.wave (utt.synth (eval (list 'Utterance 'Text text))) file 'riff) nil))\n"
    for phrase in phrases { script += "(say \(Self.quoted(Self.plain(phrase.text))) \(Self.quoted(phrase.file)))\n" }
    let path = folder.path + "/script.scm"
    guard (try? LooseFile.write(path, Array(script.utf8))) != nil else { return }
    _ = Subprocess.run(["festival", "--batch", path])
  }

  /// A text in the characters that Festival's voices know: the Russian one wants "+" before a stressed vowel, where
  /// people write an acute accent after it, and refuses a phrase with a dash, quotation marks or a comma that stands alone.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{301}":
        guard let vowel = plain.popLast() else { continue }
        plain.append("+")
        plain.append(vowel)
      case "\u{2013}", "\u{2014}":
        while plain.last == " " { plain.removeLast() }
        plain.append(",")
      case "\u{ab}", "\u{bb}", "\u{201c}", "\u{201d}", "\u{201e}": continue
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  /// A string of Scheme.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
