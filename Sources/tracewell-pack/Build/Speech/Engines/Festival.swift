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

  func speak(_ phrases: [Utterance]) {
    guard let facts, let folder = TemporaryFolder() else { return }
    // A phrase that cannot be said must not stop those after it.
    var script = "(voice_\(facts.name))\n(define (say text file)\n"
    script += "  (unwind-protect (utt.save.wave (utt.synth (eval (list 'Utterance 'Text text))) file 'riff) nil))\n"
    for phrase in phrases { script += "(say \(Self.quoted(Self.stressed(phrase.text))) \(Self.quoted(phrase.file)))\n" }
    let path = folder.path + "/script.scm"
    guard (try? LooseFile.write(path, Array(script.utf8))) != nil else { return }
    _ = Subprocess.run(["festival", "--batch", path])
  }

  /// Festival's Russian voice wants "+" before a stressed vowel, where people write an acute accent after it.
  private static func stressed(_ text: String) -> String {
    var stressed = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{301}", let vowel = stressed.popLast() {
        stressed.append("+")
        stressed.append(vowel)
      } else {
        stressed.append(scalar)
      }
    }
    return String(stressed)
  }

  /// A string of Scheme.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
