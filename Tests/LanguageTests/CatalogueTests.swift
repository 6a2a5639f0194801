import Testing

@testable import Language

/// gettext keeps one language a process, so these run one after the other.
@Suite(.serialized) struct CatalogueTests {
  @Test func aTextWithoutCatalogueComesBackInEnglish() {
    Catalogue.open(folder: "/nonexistent")
    Catalogue.select(language: "ru")
    #expect(text("Well done!") == "Well done!")
  }

  @Test func theEmptyTextIsNotTheCataloguesHeader() {
    #expect(text("") == "")
  }

  @Test func languagesAreSwitchedWhileRunning() {
    Catalogue.open(folder: "Localization/built")
    Catalogue.select(language: "ru")
    #expect(text("Well done!") == "Молодец!")
    Catalogue.select(language: "en")
    #expect(text("Well done!") == "Well done!")
    Catalogue.select(language: "ru")
    #expect(text("Well done!") == "Молодец!")
  }

  @Test func aTextMissingInItsContextComesBackPlain() {
    #expect(text("Open", context: "a gate") == "Open")
  }

  @Test func anUntranslatedPluralFollowsEnglish() {
    #expect(plural("one star", "stars", 1) == "one star")
    #expect(plural("one star", "stars", 3) == "stars")
  }
}
