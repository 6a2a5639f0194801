import Glibc
import Testing

@testable import Language

/// What the C library's locales say, as the build makes them (`make catalogues`).
@Suite struct LocaleTests {
  static let folder = "Localization/built/locales"

  private func locale(_ name: String) throws -> Locale {
    try #require(Locale("\(name).UTF-8", in: Self.folder), "no locale \(name): make catalogues")
  }

  @Test func datesUseTheFormThatFollowsANumber() throws {
    let expected = [
      "en_GB": "May", "ru_RU": "мая", "de_DE": "Mai", "fr_FR": "mai", "es_ES": "mayo", "uk_UA": "травня",
      "pl_PL": "maja",
    ]
    for (name, month) in expected { #expect(try locale(name).month(5) == month) }
    #expect(try locale("ru_RU").month(12) == "декабря")
    #expect(try locale("uk_UA").month(1) == "січня")
  }

  @Test func namesOfDaysBeginOnMonday() throws {
    let expected = ["en_US": "Mon", "ru_RU": "Пн", "de_DE": "Mo", "pl_PL": "pon"]
    for (name, day) in expected { #expect(try locale(name).shortWeekday(0).hasPrefix(day)) }
    #expect(try locale("de_DE").shortWeekday(6) == "So")
  }

  @Test func weeksBeginOnSundayInAmericaOnly() throws {
    for name in ["en_GB", "ru_RU", "de_DE", "fr_FR", "es_ES", "uk_UA", "pl_PL"] {
      #expect(try locale(name).firstWeekday == 0, "\(name)")
    }
    #expect(try locale("en_US").firstWeekday == 6)
  }

  @Test func paperIsLetterInAmericaOnly() throws {
    for name in ["en_GB", "ru_RU", "de_DE", "fr_FR", "es_ES", "uk_UA", "pl_PL"] {
      #expect(try locale(name).paper == (210, 297), "\(name)")
    }
    #expect(try locale("en_US").paper == (216, 279))
  }

  @Test func russianSortsYoAfterYe() throws {
    let russian = try locale("ru_RU")
    let names = ["Яна", "Ёлка", "Жанна", "Елка", "Дима", "Егор"]
    #expect(names.sorted(by: russian.precedes) == ["Дима", "Егор", "Елка", "Ёлка", "Жанна", "Яна"])
    #expect(names.sorted() != names.sorted(by: russian.precedes))
  }

  @Test func germanAndPolishSortLettersWithMarksBesideThoseWithout() throws {
    let (german, polish) = (try locale("de_DE"), try locale("pl_PL"))
    #expect(["Zoe", "Özlem", "Otto", "Paul"].sorted(by: german.precedes) == ["Otto", "Özlem", "Paul", "Zoe"])
    #expect(["Mia", "Łucja", "Lena", "Zoja"].sorted(by: polish.precedes) == ["Lena", "Łucja", "Mia", "Zoja"])
  }

  @Test func decimalPointsAndNamesOfLanguages() throws {
    #expect(try locale("en_US").decimalPoint == "." && locale("ru_RU").decimalPoint == ",")
    let names = ["en_GB": "English", "ru_RU": "Русский", "de_DE": "Deutsch", "fr_FR": "Français", "es_ES": "Español"]
    for (name, own) in names { #expect(try locale(name).languageName == own) }
  }

  @Test func aLocaleThatIsNotThereGivesThePlainOne() {
    #expect(Locale("xx_XX.UTF-8", in: Self.folder) == nil)
    #expect(Locale.best(for: "xx").name == "C")
    #expect(Locale().month(5) == "May" && Locale().decimalPoint == "." && Locale().languageName.isEmpty)
  }
}
