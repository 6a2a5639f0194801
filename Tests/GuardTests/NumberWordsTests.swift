import Testing

@testable import Guard

@Suite struct NumberWordsTests {
  @Test(arguments: [
    ("en", 2141, "two thousand one hundred and forty-one"), ("en", 1001, "one thousand and one"),
    ("en", 7000, "seven thousand"), ("en", 4380, "four thousand three hundred and eighty"), ("en", 13, "thirteen"),
    ("en", 100, "one hundred"), ("en", 110, "one hundred and ten"),
    ("ru", 2141, "две тысячи сто сорок один"), ("ru", 1001, "одна тысяча один"),
    ("ru", 5916, "пять тысяч девятьсот шестнадцать"),
    ("ru", 4200, "четыре тысячи двести"), ("ru", 8392, "восемь тысяч триста девяносто два"),
    ("uk", 2141, "дві тисячі сто сорок один"), ("uk", 1519, "одна тисяча п’ятсот дев’ятнадцять"),
    ("uk", 5996, "п’ять тисяч дев’ятсот дев’яносто шість"), ("uk", 4253, "чотири тисячі двісті п’ятдесят три"),
    ("pl", 1241, "tysiąc dwieście czterdzieści jeden"), ("pl", 2315, "dwa tysiące trzysta piętnaście"),
    ("pl", 5692, "pięć tysięcy sześćset dziewięćdziesiąt dwa"), ("pl", 4419, "cztery tysiące czterysta dziewiętnaście"),
    ("de", 2141, "zweitausendeinhunderteinundvierzig"), ("de", 1101, "eintausendeinhunderteins"),
    ("de", 7616, "siebentausendsechshundertsechzehn"), ("de", 3377, "dreitausenddreihundertsiebenundsiebzig"),
    ("de", 30, "dreißig"), ("de", 1, "eins"),
    ("fr", 2141, "deux mille cent quarante et un"), ("fr", 1980, "mille neuf cent quatre-vingts"),
    ("fr", 4271, "quatre mille deux cent soixante et onze"), ("fr", 3200, "trois mille deux cents"),
    ("fr", 5981, "cinq mille neuf cent quatre-vingt-un"), ("fr", 7791, "sept mille sept cent quatre-vingt-onze"),
    ("fr", 6677, "six mille six cent soixante-dix-sept"), ("fr", 80, "quatre-vingts"), ("fr", 70, "soixante-dix"),
    ("fr", 90, "quatre-vingt-dix"), ("fr", 61, "soixante et un"),
    ("es", 2141, "dos mil ciento cuarenta y uno"), ("es", 1100, "mil cien"),
    ("es", 9726, "nueve mil setecientos veintiséis"),
    ("es", 5516, "cinco mil quinientos dieciséis"), ("es", 1922, "mil novecientos veintidós"),
    ("es", 130, "ciento treinta"),
  ])
  func asTheLanguageWritesIt(language: String, number: Int, words: String) {
    #expect(NumberWords.words(number, in: language) == words)
  }

  @Test(arguments: NumberWords.languages)
  func everyNumberHasWordsOfItsOwn(language: String) {
    let all = NumberWords.range.map { NumberWords.words($0, in: language) }
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { !$0.hasPrefix(" ") && !$0.hasSuffix(" ") && !$0.contains("  ") && !$0.isEmpty })
  }

  @Test func aCountryDoesNotMatterAndAnUnknownLanguageIsEnglish() {
    #expect(NumberWords.words(21, in: "de_AT") == "einundzwanzig")
    #expect(NumberWords.words(21, in: "ru:en") == "двадцать один")
    #expect(NumberWords.words(21, in: "tlh") == "twenty-one")
  }
}
