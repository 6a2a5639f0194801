/// Numbers from 1 to 9999 as a language writes them in words.
///
/// Each language's rules stand in a file of its own, with their source.
public enum NumberWords {
  /// The numbers that are written.
  public static let range = 1...9999

  /// The languages that are known, ISO 639 codes.
  public static let languages = ["de", "en", "es", "fr", "pl", "ru", "uk"]

  /// `number` in words, without a capital at the beginning.
  ///
  /// ```
  /// NumberWords.words(2141, in: "ru")   // две тысячи сто сорок один
  /// ```
  /// - Parameters:
  ///   - number: in ``range``.
  ///   - language: an ISO 639 code; one with a country after it (`de_AT`) is read as its language, an unknown one as
  ///     English.
  public static func words(_ number: Int, in language: String) -> String {
    precondition(range.contains(number), "numbers from 1 to 9999 are written")
    return switch language.prefix(while: { $0 != "_" && $0 != "-" && $0 != ":" }) {
    case "de": german(number)
    case "es": spanish(number)
    case "fr": french(number)
    case "pl": polish(number)
    case "ru": russian(number)
    case "uk": ukrainian(number)
    default: english(number)
    }
  }

  /// The form that Russian, Ukrainian and Polish count with: one, two to four, or more.
  enum SlavicCount {
    case one, few, many

    /// The form that goes with 1 to 9.
    init(_ digit: Int) {
      switch digit {
      case 1: self = .one
      case 2...4: self = .few
      default: self = .many
      }
    }
  }

  /// The words of a Slavic language: thousands, hundreds, tens and ones follow each other with spaces.
  struct SlavicWords {
    /// Nothing and the words for 1 to 19.
    var ones: [String]
    /// Two empty places and the words for 20 to 90.
    var tens: [String]
    /// An empty place and the words for 100 to 900.
    var hundreds: [String]
    /// How 1 to 9 thousands are written, each with its noun.
    var thousands: [String]

    /// 1 to 9 thousands from the counts that go with the noun, and the noun as each count wants it.
    static func thousands(_ counts: [String], one: String, few: String, many: String) -> [String] {
      [""]
        + zip(1..., counts).map { number, count in
          let noun =
            switch SlavicCount(number) {
            case .one: one
            case .few: few
            case .many: many
            }
          return count.isEmpty ? noun : "\(count) \(noun)"
        }
    }

    func words(_ number: Int) -> String {
      let rest = number % 100
      var parts = [thousands[number / 1000], hundreds[number / 100 % 10]]
      parts += rest < 20 ? [ones[rest]] : [tens[rest / 10], ones[rest % 10]]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}
