extension NumberWords {
  private static let table = SlavicWords(
    ones: [
      "", "один", "два", "три", "чотири", "п’ять", "шість", "сім", "вісім", "дев’ять", "десять", "одинадцять",
      "дванадцять", "тринадцять", "чотирнадцять", "п’ятнадцять", "шістнадцять", "сімнадцять", "вісімнадцять",
      "дев’ятнадцять",
    ],
    tens: [
      "", "", "двадцять", "тридцять", "сорок", "п’ятдесят", "шістдесят", "сімдесят", "вісімдесят", "дев’яносто",
    ],
    hundreds: [
      "", "сто", "двісті", "триста", "чотириста", "п’ятсот", "шістсот", "сімсот", "вісімсот", "дев’ятсот",
    ],
    thousands: (0...9).map { digit in
      guard digit > 0 else { return "" }
      let count = ["одна", "дві", "три", "чотири", "п’ять", "шість", "сім", "вісім", "дев’ять"][digit - 1]
      return switch SlavicCount(digit) {
      case .one: "\(count) тисяча"
      case .few: "\(count) тисячі"
      case .many: "\(count) тисяч"
      }
    })

  /// "Тисяча" is feminine: одна, дві; two to four take the plural nominative, the rest the plural genitive
  /// (Український правопис, 2019, § 105 and following).
  static func ukrainian(_ number: Int) -> String { table.words(number) }
}
