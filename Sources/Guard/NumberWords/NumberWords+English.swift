extension NumberWords {
  private static let ones = [
    "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  /// "and" before tens and ones, a hyphen from twenty-one to ninety-nine (New Hart's Rules, 11.1).
  static func english(_ number: Int) -> String {
    let rest = number % 100
    var parts: [String] = []
    if number >= 1000 { parts.append("\(ones[number / 1000]) thousand") }
    if number / 100 % 10 > 0 { parts.append("\(ones[number / 100 % 10]) hundred") }
    if rest > 0, number > 100 { parts.append("and") }
    if rest < 20 {
      parts.append(ones[rest])
    } else {
      parts.append(rest % 10 == 0 ? tens[rest / 10] : "\(tens[rest / 10])-\(ones[rest % 10])")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
