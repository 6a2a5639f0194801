import Packs
import Testing

@testable import tracewell_pack

@Suite struct RecipeTests {
  static let source = "source Owls licence CC0-1.0 author \"A. Person\" from https://example.org\n"

  @Test func aRecipeIsRead() throws {
    let recipe = try Recipe(
      Self.source + """

        # Pictures
        picture Pictures/ owls only *.svg size 96 scales 1,3 formats png,qoi
        optional sound "Sounds/the hoot" hoot.wav effect  # heard at night
        copy Text/ texts
        speak Voice/ words.tsv engines a:x,b:y pace 0.8 key word
        """)
    #expect(
      recipe.sources == [
        Recipe.Source(
          title: "Owls", licence: "CC0-1.0", author: "A. Person", package: nil, origin: "https://example.org")
      ])
    #expect(recipe.items.count == 4)
    #expect(recipe.items[0].kind == .picture(PictureWish(size: 96, formats: [.png, .qoi], scales: [1, 3])))
    #expect(recipe.items[0].pattern == "*.svg")
    #expect(recipe.items[0].line == 4)
    #expect(recipe.items[1].kind == .sound(.effect))
    #expect(recipe.items[1].target == "Sounds/the hoot")
    #expect(recipe.items[1].isOptional)
    #expect(recipe.items[2].kind == .copy)
    #expect(recipe.items[3].kind == .speech(SpeechWish(engines: ["a:x", "b:y"], pace: 0.8, keyColumn: "word")))
  }

  /// Every language that the interface is translated into is in the pack of its texts.
  @Test func thePackOfTextsHasEveryLanguage() throws {
    let recipe = try Recipe(String(decoding: try FolderLayer(path: "Packs").read("texts.recipe"), as: UTF8.self))
    let languages = FolderLayer(path: "Localization").list("").filter { $0.hasSuffix(".po") }.map { $0.dropLast(3) }
    #expect(languages.count >= 6)
    #expect(Set(recipe.items.map(\.target)) == Set(languages.map { "Localization/\($0).mo" }))
  }

  @Test(arguments: [
    ("copy a b", RecipeError.noSourceYet, 0),
    ("paint a b", .unknownWord("paint"), 1),
    ("copy a", .missingWords(after: "a"), 1),
    ("copy \"a b", .openQuote, 1),
    ("picture a b size none", .badNumber("none"), 1),
    ("picture a b scales 0", .badNumber("0"), 1),
    ("picture a b formats gif", .unknownFormat("gif"), 1),
    ("sound a b noise", .unknownSoundKind("noise"), 1),
    ("speak a/ b engines e:x pace slow", .badPace("slow"), 1),
    ("speak a/ b engines e:x pace 0.1", .badPace("0.1"), 1),
    ("speak a/ b engines e:x pace nan", .badPace("nan"), 1),
    ("optional source x licence y author z", .unknownWord("source"), 1),
    ("source x licence y", .missingWords(after: "author"), 1),
  ])
  func aMistakeIsNamedWithItsLine(_ line: String, _ error: RecipeError, _ before: Int) {
    let text = (before == 1 ? Self.source : "\n") + line
    #expect(throws: Recipe.Mistake(line: 2, error: error)) { try Recipe(text) }
    #expect(!error.description.isEmpty)
  }

  /// A grown-up who records phrases needs the scripts; words and stickers have lists of their own.
  @Test(arguments: ["en", "ru"])
  func aVoicePackHasItsScripts(language: String) throws {
    let path = #filePath.replacing(#/Tests/PackBuilderTests/.*/#, with: "") + "Packs/voice-\(language).recipe"
    let recipe = try Recipe(String(decoding: LooseFile.read(path), as: UTF8.self))
    let copied = recipe.items.filter { $0.kind == .copy }.map { [$0.target, $0.path] }
    let scripts = recipe.items.filter { if case .speech = $0.kind { $0.path.contains("/Voice/") } else { false } }
    #expect(scripts.count >= 7)
    for script in scripts { #expect(copied.contains([script.target.dropLast() + ".tsv", script.path])) }
  }

  @Test func patternsFit() {
    #expect(BuildPlan.fits("a.svg", "*.svg"))
    #expect(BuildPlan.fits("a.svg", "*"))
    #expect(BuildPlan.fits("a.svg", "a*g"))
    #expect(!BuildPlan.fits("a.svg", "b*"))
    #expect(!BuildPlan.fits("ab", "abb*b"))
    #expect(!BuildPlan.fits("aba", "ab*ba"))
    #expect(BuildPlan.stem("a.b/c") == "a.b/c")
    #expect(BuildPlan.stem("a.b/c.d.e") == "a.b/c.d")
    #expect(BuildPlan.resolve("../a", "/x/y.recipe") == "/x/../a")
    #expect(BuildPlan.resolve("../a", "y.recipe") == "../a")
    #expect(BuildPlan.resolve("/a", "/x/y.recipe") == "/a")
  }
}
