extension NumberWords {
  /// The words as they stand before another part: "ein", not "eins".
  private static let ones = [
    "", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn",
    "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
  ]
  private static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]

  /// One word below a million, ones before tens, "eins" only at the end (Duden, Grammatik, Zahlwörter).
  static func german(_ number: Int) -> String {
    let (rest, one) = (number % 100, number % 10)
    var word = ""
    if number >= 1000 { word += "\(ones[number / 1000])tausend" }
    if number / 100 % 10 > 0 { word += "\(ones[number / 100 % 10])hundert" }
    if rest == 1 { return word + "eins" }
    if rest < 20 { return word + ones[rest] }
    return word + (one == 0 ? "" : "\(ones[one])und") + tens[rest / 10]
  }
}
