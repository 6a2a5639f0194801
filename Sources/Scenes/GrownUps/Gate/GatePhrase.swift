import Guard
import Language
import Records

/// The words of the gate.
enum GatePhrase {
  /// What to do, and with what.
  static func words(for task: GateTask, language: String) -> (prompt: String, task: String) {
    func number(_ number: Int) -> String { breakable(NumberWords.words(number, in: language), language) }
    switch task {
    case .numberInWords(let value): return (text("Type this number in digits:"), number(value))
    case .product(let a, let b):
      // Translators: {first} and {second} are numbers in words: "seventeen times six".
      let words = text("{first} times {second}", filling: ["first": number(a), "second": number(b)])
      return (text("Work it out and type the answer:"), words)
    case .yearBefore(let year, let years):
      // Translators: a sum, such as "37 years before 2024"; the answer is a year.
      let words = plural("{count} year before {year}", "{count} years before {year}", years)
      return (text("Which year was it? Type it:"), filled(words, ["count": "\(years)", "year": "\(year)"]))
    case .daysBetween(let from, let to):
      // Translators: {first} and {last} are dates such as "25 March".
      let words = text(
        "from {first} to {last}",
        filling: ["first": CalendarWords.shortDate(from.number), "last": CalendarWords.shortDate(to.number)])
      return (text("How many days is it? Type the number:"), words)
    }
  }

  /// German writes a number as one word, too long for a line: soft hyphens say where it may go on in the next.
  private static func breakable(_ words: String, _ language: String) -> String {
    guard language.hasPrefix("de") else { return words }
    return ["tausend", "hundert"].reduce(words) { $0.replacing($1, with: "\($1)\u{AD}") }
  }

  /// How long is still to be waited, whole seconds or minutes.
  static func wait(_ milliseconds: Int64) -> String {
    let seconds = Int((milliseconds + 999) / 1000)
    if seconds < 100 {
      return filled(plural("Wait {count} second", "Wait {count} seconds", seconds), ["count": "\(seconds)"])
    }
    let minutes = (seconds + 59) / 60
    return filled(plural("Wait {count} minute", "Wait {count} minutes", minutes), ["count": "\(minutes)"])
  }

  /// What the reader of fingerprints has to say; empty where there is none.
  static func words(for state: FingerprintState?) -> String {
    switch state {
    case nil, .looking, .matched, .ended: return ""
    case .waiting: return text("Or lay a finger on the reader.")
    case .wrong: return text("That is another finger. Please try again.")
    case .again(let hint):
      switch hint {
      case .unclear: return text("The finger was not seen well. Please try again.")
      case .tooShort: return text("That was too quick. Please move the finger more slowly.")
      case .notCentred: return text("Please lay the finger on the middle.")
      case .takeOff: return text("Please take the finger off and lay it on again.")
      }
    }
  }
}
