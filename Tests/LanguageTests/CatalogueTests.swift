import Glibc
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

  /// The C library never sees a damaged catalogue: the next language of the list is shown.
  @Test func aDamagedCatalogueIsPassedOver() throws {
    let folder = "/tmp/tracewell-catalogues-\(getpid())"
    defer { _ = try? removeFolder(folder) }
    let path = "\(folder)/de/LC_MESSAGES/tracewell.mo"
    for part in [folder, "\(folder)/de", "\(folder)/de/LC_MESSAGES"] { mkdir(part, 0o700) }
    let file = try #require(fopen(path, "we"))
    fputs("not a catalogue", file)
    fclose(file)
    Catalogue.open(folder: folder)
    let problems = Catalogue.select(language: "de:en")
    #expect(problems == [CatalogueError(file: path, rule: .notACatalogue)])
    #expect(text("Well done!") == "Well done!")
    Catalogue.open(folder: "Localization/built")
  }

  private func removeFolder(_ folder: String) throws {
    unlink("\(folder)/de/LC_MESSAGES/tracewell.mo")
    for part in ["\(folder)/de/LC_MESSAGES", "\(folder)/de", folder] { rmdir(part) }
  }
}
