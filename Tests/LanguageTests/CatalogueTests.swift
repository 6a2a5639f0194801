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

  /// Other programs' languages lie in the system's folder, too.
  @Test func languagesAreThoseWithACatalogueOfOurs() {
    let folder = "/tmp/tracewell-languages-\(getpid())"
    defer { for language in ["de", "fr"] { removeCatalogue(language, in: folder) } }
    mkdir(folder, 0o700)
    for (language, name) in [("de", "tracewell"), ("fr", "another")] {
      for part in ["\(folder)/\(language)", "\(folder)/\(language)/LC_MESSAGES"] { mkdir(part, 0o700) }
      let file = fopen("\(folder)/\(language)/LC_MESSAGES/\(name).mo", "we")
      fclose(file)
    }
    #expect(Catalogue.languages(in: folder) == ["de"])
    #expect(Catalogue.languages(in: "/nonexistent") == [])
    #expect(
      Set(Catalogue.languages(in: "Localization/built")).isSuperset(of: ["de", "es", "fr", "pl", "ru", "uk"]))
  }

  @Test func aLanguageSaysWhichWayItIsRead() {
    Catalogue.open(folder: "Localization/built")
    defer { Catalogue.select(language: "en") }
    // The mirrored texts of the tests of layout.
    for (language, isMirrored) in [("qab", true), ("ru", false), ("en", false)] {
      Catalogue.select(language: language)
      #expect(Catalogue.readsFromRightToLeft == isMirrored, "\(language)")
    }
  }

  @Test func countsTakeTheirFormOfTheLanguage() {
    Catalogue.open(folder: "Localization/built")
    defer { Catalogue.select(language: "en") }
    Catalogue.select(language: "ru")
    let forms = [1, 2, 5, 21, 112].map { plural("Wait {count} second", "Wait {count} seconds", $0) }
    #expect(forms[0] == forms[3] && forms[2] == forms[4] && Set(forms).count == 3, "\(forms)")
  }

  @Test func textsAreFilledInTheLanguageOfTheInterface() {
    Catalogue.select(language: "en")
    #expect(text("{name} of another program", filling: ["name": "A"]) == "A of another program")
  }

  /// The environment names a language in four places; the first that says one counts.
  @Test func theEnvironmentsLanguage() {
    let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    let before = names.map { getenv($0).map { String(cString: $0) } }
    defer {
      for (name, value) in zip(names, before) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    for name in names { unsetenv(name) }
    #expect(Catalogue.environmentLanguage() == nil)
    setenv("LANG", "de_DE.UTF-8", 1)
    #expect(Catalogue.environmentLanguage() == "de_DE")
    setenv("LC_MESSAGES", "sr@latin", 1)
    #expect(Catalogue.environmentLanguage() == "sr")
    setenv("LC_ALL", "C.UTF-8", 1)
    #expect(Catalogue.environmentLanguage() == "sr")
    setenv("LANGUAGE", "uk:ru", 1)
    #expect(Catalogue.environmentLanguage() == "uk:ru")
  }

  /// Without a folder to lay a pack's catalogue in, the language is that of the file.
  @Test func aPackedCatalogueThatCannotBeLaidIsNone() {
    Catalogue.open(folder: "Localization/built")
    let packed = CatalogueFileTests.catalogue(texts: [("Well done!", "Ура!")])
    Catalogue.openPacked(layingIn: "/proc/nowhere") { $0 == "ru" ? packed : nil }
    defer {
      Catalogue.openPacked(layingIn: "/proc/nowhere") { _ in nil }
      Catalogue.select(language: "en")
    }
    #expect(Catalogue.select(language: "ru") == [])
    #expect(text("Well done!") == "Молодец!")
  }

  private func removeCatalogue(_ language: String, in folder: String) {
    for name in ["tracewell", "another"] { unlink("\(folder)/\(language)/LC_MESSAGES/\(name).mo") }
    for part in ["\(folder)/\(language)/LC_MESSAGES", "\(folder)/\(language)", folder] { rmdir(part) }
  }

  private func removeFolder(_ folder: String) throws {
    unlink("\(folder)/de/LC_MESSAGES/tracewell.mo")
    for part in ["\(folder)/de/LC_MESSAGES", "\(folder)/de", folder] { rmdir(part) }
  }
}
