extension NumberWords {
  private static let ones = [
    "", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
    "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
  ]
  private static let tens = [
    "", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt",
  ]

  /// France's usual spelling: hyphens below a hundred, "et" before one and eleven up to 71; "cent" and "vingt" take
  /// their s only at the end, "mille" never (Grevisse, Le bon usage, § 599 and following).
  static func french(_ number: Int) -> String {
    let (thousands, hundreds, rest) = (number / 1000, number / 100 % 10, number % 100)
    var parts: [String] = []
    if thousands > 0 { parts.append(thousands == 1 ? "mille" : "\(ones[thousands]) mille") }
    if hundreds == 1 { parts.append("cent") }
    if hundreds > 1 { parts.append("\(ones[hundreds]) cent\(rest == 0 ? "s" : "")") }
    if rest > 0 { parts.append(frenchBelowHundred(rest)) }
    return parts.joined(separator: " ")
  }

  private static func frenchBelowHundred(_ number: Int) -> String {
    if number < 20 { return ones[number] }
    // Seventies and nineties go on counting from sixty and eighty.
    let counted = [7, 9].contains(number / 10) ? number % 10 + 10 : number % 10
    let ten = tens[number / 10]
    switch (number, counted) {
    case (80, _): return "quatre-vingts"
    case (_, 0): return ten
    case (...71, 1), (...71, 11): return "\(ten) et \(ones[counted])"
    default: return "\(ten)-\(ones[counted])"
    }
  }
}
