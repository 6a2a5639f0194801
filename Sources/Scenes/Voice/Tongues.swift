import Language
public import Stage

/// The languages that speak: what a phrase's sound is called in the packs.
///
/// ```swift
/// let tongues = Tongues(interface: "ru", lesson: "en")
/// tongues.sound(of: .letter("B"))  // Voice/en/letter/b.wav, else Voice/en/letter/b.opus
/// tongues.sound(of: .praise(3))    // Voice/ru/praise/3.wav, else Voice/ru/praise/3.opus
/// ```
public struct Tongues: Hashable, Sendable {
  /// Languages of the interface, the best first: ISO 639 codes.
  public var interface: [String]
  /// The language that is being learnt to write.
  public var lesson: String

  /// The two languages; `interface` may be several in order of preference with their countries, as `LANGUAGE` has them
  /// (`uk_UA:ru`).
  public init(interface: String, lesson: String) {
    self.interface = interface.split(separator: ":").compactMap { name in
      let code = name.prefix { $0 != "_" && $0 != "." && $0 != "@" }
      return code.isEmpty ? nil : String(code)
    }
    self.lesson = lesson
  }

  /// Folder of all voices in a pack.
  public static let folder = "Voice"
  /// How a grown-up's own recording ends, and how the voices of our packs do. What somebody recorded goes first.
  static let endings = ["wav", "opus"]

  /// Where a phrase may be found; silence where no pack has it.
  public func sound(of phrase: Phrase) -> SoundName {
    guard let path = phrase.path else { return SoundName([], spoken: spoken(phrase)) }
    let languages =
      switch phrase.tongue {
      case .interface: interface
      case .lesson: [lesson]
      case .own(let language): [language]
      }
    let entries = languages.flatMap { language in
      Self.endings.map { "\(Self.folder)/\(language)/\(path).\($0)" }
    }
    return SoundName(entries, spoken: spoken(phrase))
  }

  /// Several phrases, said one after another.
  public func sounds(of phrases: Phrase...) -> [SoundName] { phrases.map { sound(of: $0) } }

  /// Names, languages, and words of a grown-up's own, are said by the speaking engine where no pack has them.
  private func spoken(_ phrase: Phrase) -> SpokenText? {
    switch phrase {
    case .word(let word): SpokenText(words: word, language: lesson)
    case .name(let name): SpokenText(words: name, language: language(of: name))
    case .language(let code): SpokenText(words: Locale.best(for: code).languageName, language: code)
    default: nil
    }
  }

  /// The first of the languages spoken here that is written with a name's letters.
  func language(of name: String) -> String {
    let isCyrillic = name.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
    let known = (interface + [lesson]).first { Self.cyrillic.contains($0) == isCyrillic }
    return known ?? (isCyrillic ? "ru" : "en")
  }

  /// Languages with Cyrillic letters.
  private static let cyrillic: Set = ["ru", "uk", "be", "bg", "sr", "mk", "kk"]
}
