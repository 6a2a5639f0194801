public import Grading

/// Something that is said, whatever voice says it.
///
/// Its entry in a pack is `Voice/<language>/<kind>/<key>.opus`; the scripts from which voices are made list the keys.
public enum Phrase: Hashable, Sendable {
  /// The name of a letter or digit; small letters and capitals have one name.
  case letter(Character)
  /// A letter in its word, for its sound: "A, as in apple".
  case keyword(Character)
  /// A word that is written.
  case word(String)
  /// One move of a stroke by its key in the letter files, e.g. `around`.
  case stroke(String)
  /// The name of a sticker.
  case sticker(String)
  /// Somebody's name, which only a speaking engine can say.
  case name(String)
  /// What to do after a fault, in one of three ways.
  case fault(VerdictCode, variant: Int)
  /// Praise for a letter that is right, one of twelve.
  case praise(Int)
  /// What to do on a rung of the ladder, 1 to 6.
  case rung(Int)
  /// The name of a button or page.
  case menu(String)
  /// The name that a language has for itself, said in it.
  case language(String)

  /// How many ways there are to say each fault.
  public static let faultVariants = 3
  /// How many praises there are.
  public static let praises = 12

  /// Which language says it.
  public enum Tongue: Hashable, Sendable {
    /// The one the interface speaks.
    case interface
    /// The one that is being learnt to write.
    case lesson
    /// This one, whatever interface and lesson speak.
    case own(String)
  }

  /// Letters and words are said in the language they belong to, all that speaks to the child in the child's.
  public var tongue: Tongue {
    switch self {
    case .letter, .keyword, .word, .stroke, .sticker, .name: .lesson
    case .language(let code): .own(code)
    case .fault, .praise, .rung, .menu: .interface
    }
  }

  /// Kind and key, `fault/wobbly-2`; nil where there is nothing to say.
  public var path: String? {
    switch self {
    case .letter(let letter): "letter/\(letter.lowercased())"
    case .keyword(let letter): "keyword/\(letter.lowercased())"
    case .word(let word): "word/\(word)"
    case .stroke(let key): "stroke/\(key)"
    case .sticker(let id): "sticker/\(id)"
    case .name: nil
    case .fault(let code, let variant):
      FaultPhrase.key(for: code).map { "fault/\($0)-\(Self.wrapped(variant, Self.faultVariants))" }
    case .praise(let number): "praise/\(Self.wrapped(number, Self.praises))"
    case .rung(let rung): "rung/\(rung)"
    case .menu(let key): "menu/\(key)"
    case .language: "menu/language"
    }
  }

  /// 1 to `count`, whatever the number.
  private static func wrapped(_ number: Int, _ count: Int) -> Int {
    let index = (number - 1) % count
    return (index < 0 ? index + count : index) + 1
  }
}
