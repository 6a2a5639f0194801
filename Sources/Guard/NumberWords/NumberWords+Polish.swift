extension NumberWords {
  private static let table = SlavicWords(
    ones: [
      "", "jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć", "dziesięć", "jedenaście",
      "dwanaście", "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście", "osiemnaście",
      "dziewiętnaście",
    ],
    tens: [
      "", "", "dwadzieścia", "trzydzieści", "czterdzieści", "pięćdziesiąt", "sześćdziesiąt", "siedemdziesiąt",
      "osiemdziesiąt", "dziewięćdziesiąt",
    ],
    hundreds: [
      "", "sto", "dwieście", "trzysta", "czterysta", "pięćset", "sześćset", "siedemset", "osiemset", "dziewięćset",
    ],
    thousands: SlavicWords.thousands(
      ["", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć"], one: "tysiąc", few: "tysiące",
      many: "tysięcy"))

  /// One thousand goes without its number, two to four take the plural nominative, the rest the plural genitive
  /// (Wielki słownik ortograficzny PWN, liczebniki).
  static func polish(_ number: Int) -> String { table.words(number) }
}
