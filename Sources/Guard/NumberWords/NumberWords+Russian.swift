extension NumberWords {
  private static let table = SlavicWords(
    ones: [
      "", "один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять", "одиннадцать",
      "двенадцать", "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать", "семнадцать", "восемнадцать",
      "девятнадцать",
    ],
    tens: [
      "", "", "двадцать", "тридцать", "сорок", "пятьдесят", "шестьдесят", "семьдесят", "восемьдесят", "девяносто",
    ],
    hundreds: [
      "", "сто", "двести", "триста", "четыреста", "пятьсот", "шестьсот", "семьсот", "восемьсот", "девятьсот",
    ],
    thousands: (0...9).map { digit in
      guard digit > 0 else { return "" }
      let count = ["одна", "две", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"][digit - 1]
      return switch SlavicCount(digit) {
      case .one: "\(count) тысяча"
      case .few: "\(count) тысячи"
      case .many: "\(count) тысяч"
      }
    })

  /// "Тысяча" is feminine: одна, две; two to four take the singular genitive, the rest the plural (Русская
  /// грамматика, 1980, § 1366 and following).
  static func russian(_ number: Int) -> String { table.words(number) }
}
