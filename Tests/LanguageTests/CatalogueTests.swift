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

  /// A pack's catalogue changes single texts; what it lacks comes from the file, and a damaged one is told.
  @Test func aPackIsAskedFirst() throws {
    let folder = "/tmp/tracewell-packed-\(getpid())"
    let packed = CatalogueFileTests.catalogue(texts: [("Well done!", "Ура!")])
    Catalogue.open(folder: "Localization/built")
    Catalogue.openPacked(layingIn: folder) { $0 == "ru" ? packed : $0 == "de" ? [1, 2, 3] : nil }
    defer {
      Catalogue.openPacked(layingIn: folder) { _ in nil }
      let path = "\(folder)/ru/LC_MESSAGES"
      unlink("\(path)/\(PackedCatalogues.domain).mo")
      for part in [path, "\(folder)/ru", folder] { rmdir(part) }
    }
    #expect(Catalogue.select(language: "ru") == [])
    #expect(text("Well done!") == "Ура!")
    #expect(text("Back to the road") == "Вернись на дорожку")
    #expect(Catalogue.select(language: "de").map(\.rule) == [.outside(offset: 0)])
    // A damaged catalogue of a pack leaves the language to the file.
    #expect(text("Well done!") == "Gut gemacht!")
    Catalogue.select(language: "en")
    #expect(text("Well done!") == "Well done!")
    // What a pack had, which is no longer there, is not found by the next start of the program.
    #expect(access("\(folder)/ru/LC_MESSAGES/\(PackedCatalogues.domain).mo", F_OK) == 0)
    Catalogue.openPacked(layingIn: folder) { _ in nil }
    Catalogue.select(language: "ru")
    #expect(access("\(folder)/ru/LC_MESSAGES/\(PackedCatalogues.domain).mo", F_OK) != 0)
    Catalogue.select(language: "en")
  }

  private func removeFolder(_ folder: String) throws {
    unlink("\(folder)/de/LC_MESSAGES/tracewell.mo")
    for part in ["\(folder)/de/LC_MESSAGES", "\(folder)/de", folder] { rmdir(part) }
  }
}
