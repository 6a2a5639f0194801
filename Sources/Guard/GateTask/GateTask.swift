/// A question that a grown-up answers in seconds and a child of eight does not. Its answer is typed in digits.
public enum GateTask: Hashable, Sendable {
  /// The number is shown in words; it is to be typed in digits.
  case numberInWords(Int)
  /// A number of two digits times one of one digit, beyond the tables learnt at school.
  case product(Int, Int)
  /// Which year was so many years before this one?
  case yearBefore(year: Int, years: Int)
  /// How many days are there from one day to another of the same year?
  case daysBetween(CalendarDay, CalendarDay)

  /// The right answer.
  public var answer: Int {
    switch self {
    case .numberInWords(let number): number
    case .product(let a, let b): a * b
    case .yearBefore(let year, let years): year - years
    case .daysBetween(let from, let to): to.number - from.number
    }
  }

  /// Digits of the answer.
  public var digits: Int { "\(answer)".utf8.count }

  /// Whether `text`, as typed, is the answer: its digits and nothing else, spaces apart.
  public func isAnswered(by text: String) -> Bool {
    let typed = text.utf8.filter { $0 != 0x20 }
    guard (1...9).contains(typed.count), typed.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return typed.reduce(0) { $0 * 10 + Int($1 - 0x30) } == answer
  }
}
