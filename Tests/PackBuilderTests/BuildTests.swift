import Glibc
import Packs
import Testing

@testable import tracewell_pack

/// The commands, from arguments to exit codes.
@Suite struct BuildTests {
  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
    <circle cx="10" cy="10" r="8" fill="#336699"/></svg>
    """

  /// A folder with a recipe and its sources.
  final class Place {
    let path: String

    init() throws {
      var template = Array("/tmp/pack-builder.XXXXXX".utf8CString)
      try #require(mkdtemp(&template) != nil)
      path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      mkdir(path + "/drawings", 0o755)
      try write("drawings/owl.svg", BuildTests.drawing)
      try write("drawings/cat.svg", BuildTests.drawing.replacing("#336699", with: "#993366"))
      try write("decode-costs.tsv", PictureFormatsTests.costs)
      try write(
        "a.recipe",
        "source Owls licence CC0-1.0 author Me\npicture Pictures/ drawings\ncopy text decode-costs.tsv\n"
          + "optional copy More/ more\n")
    }

    func write(_ name: String, _ text: String) throws { try LooseFile.write(path + "/" + name, Array(text.utf8)) }

    func run(_ words: String...) -> Int32 { Command.run(words.map { $0.replacing("@", with: path) }) }

    deinit { BenchFiles.remove(path) }
  }

  @Test func aPackIsBuiltTheSameEveryTime() throws {
    let place = try Place()
    #expect(place.run("build", "@/a.recipe", "-o", "@/built/a.zip", "--jobs", "2") == 0)
    #expect(place.run("build", "@/a.recipe", "-o", "@/built/b.zip", "--jobs", "1", "--cache", "@/other") == 0)
    #expect(try LooseFile.read(place.path + "/built/a.zip") == LooseFile.read(place.path + "/built/b.zip"))
    let pack = try Pack(path: place.path + "/built/a.zip")
    #expect(pack.check() == .accept)
    let names = pack.entries.map { BuildPlan.stem($0.name) }
    #expect(names == ["CREDITS", "Pictures/cat", "Pictures/cat@2x", "Pictures/owl", "Pictures/owl@2x", "text"])
    let credits = String(decoding: try pack.read("CREDITS.tsv"), as: UTF8.self)
    #expect(credits.contains("Owls\tCC0-1.0\tMe\t\tPictures/cat."))
    let report = try LooseFile.read(place.path + "/built/a.report.tsv")
    #expect(String(decoding: report, as: UTF8.self).split(separator: "\n").count == 6)
  }

  @Test func creditsOfSeveralPacksAreOneText() throws {
    var credits = CreditsText()
    let heading = "title\tlicence\tauthor\tfrom\tentries\n"
    try credits.add(heading + "Owls\tCC0-1.0\tMe\t\ta.png a@2x.png\nCats\tMIT\tYou\tthere\tc\n", pack: "one.zip")
    try credits.add(heading + "Owls\tCC0-1.0\tMe\t\tb.png\n", pack: "two.zip")
    #expect(
      credits.text == """
        Owls
          by Me
          licence: CC0-1.0
          one.zip: 2 files
          two.zip: 1 file

        Cats
          by You
          licence: MIT
          from there
          one.zip: 1 file

        """)
    #expect(throws: Table.Mistake.self) { try credits.add("title\n", pack: "three.zip") }
    let place = try Place()
    #expect(place.run("build", "@/a.recipe", "-o", "@/a.zip") == 0)
    #expect(place.run("credits", "@/a.zip") == 0)
    #expect(place.run("add", "@/b.zip", "@/a.recipe") == 0)
    #expect(place.run("credits", "@/b.zip") == 1)
  }

  @Test func onlyWhatChangedIsMadeAgain() throws {
    let place = try Place()
    #expect(place.run("build", "@/a.recipe", "-o", "@/a.zip") == 0)
    #expect(FolderLayer(path: place.path + "/.cache").list("").count == 2)
    try place.write("drawings/owl.svg", Self.drawing.replacing("r=\"8\"", with: "r=\"5\""))
    #expect(place.run("build", "@/a.recipe", "-o", "@/a.zip") == 0)
    #expect(FolderLayer(path: place.path + "/.cache").list("").count == 3)
    // A damaged piece of the cache is made again.
    for name in FolderLayer(path: place.path + "/.cache").list("") { try place.write(".cache/" + name, "spoilt") }
    #expect(place.run("build", "@/a.recipe", "-o", "@/b.zip") == 0)
    #expect(try LooseFile.read(place.path + "/a.zip") == LooseFile.read(place.path + "/b.zip"))
  }

  @Test func exitCodesSayWhatHappened() throws {
    let place = try Place()
    #expect(place.run() == 2)
    #expect(place.run("paint") == 2)
    #expect(place.run("list") == 2)
    #expect(place.run("list", "--no", "@/a.zip") == 2)
    #expect(place.run("build", "@/a.recipe") == 2)
    #expect(place.run("build", "@/none.recipe", "-o", "@/a.zip") == 1)
    #expect(place.run("verify", "@/a.recipe") == 1)
    try place.write("bad.recipe", "source x licence y author z\ncopy a nothing\n")
    #expect(place.run("build", "@/bad.recipe", "-o", "@/bad.zip") == 1)
    try place.write("drawings/bad.svg", "<svg")
    #expect(place.run("build", "@/a.recipe", "-o", "@/bad.zip") == 1)
    #expect(!LooseFile.exists(place.path + "/bad.zip"))
  }

  @Test func entriesAreAddedReplacedAndCompared() throws {
    let place = try Place()
    #expect(place.run("add", "@/a.zip", "@/a.recipe", "@/decode-costs.tsv", "--as", "x/one", "--as", "two") == 0)
    #expect(place.run("add", "@/b.zip", "@/a.recipe", "@/a.recipe", "--as", "x/one", "--as", "two") == 0)
    #expect(place.run("diff", "@/a.zip", "@/a.zip") == 0)
    #expect(place.run("diff", "@/a.zip", "@/b.zip") == 1)
    #expect(place.run("add", "@/b.zip", "@/decode-costs.tsv", "--as", "two") == 0)
    #expect(place.run("diff", "@/a.zip", "@/b.zip") == 0)
    #expect(place.run("verify", "@/a.zip", "@/b.zip") == 0)
    #expect(place.run("add", "@/a.zip", "@/a.recipe", "--as", "../up") == 1)
    #expect(place.run("diff", "@/a.zip", "@/b.zip") == 0)
    #expect(place.run("cat", "@/a.zip", "three") == 1)
  }

  @Test func lengthsOfSounds() {
    func word(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    var wav = Array("RIFF".utf8) + word(0) + Array("WAVEfmt ".utf8) + word(16) + [1, 0, 1, 0] + word(8_000)
    wav += word(16_000) + [2, 0, 16, 0] + Array("LIST".utf8) + word(3) + [1, 2, 3, 0]
    wav += Array("data".utf8) + word(8_000) + [UInt8](repeating: 0, count: 8_000)
    #expect(WAV.seconds(wav) == 0.5)
    for length in 0..<60 { _ = WAV.seconds(Array(wav[..<length])) }
    #expect(WAV.seconds(Array("RIFFxxxxWAVE".utf8)) == nil)
    #expect(WAV.seconds([]) == nil)
  }
}
