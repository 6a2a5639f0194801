import Packs
import Testing

@testable import tracewell_pack

@Suite struct GalleryTests {
  @Test func layersAreRead() {
    #expect(Layer.layers("1f98a") == [Layer(drawing: "1f98a", colour: nil)])
    #expect(
      Layer.layers("1f98a+party-hat:E4573D")
        == [Layer(drawing: "1f98a", colour: nil), Layer(drawing: "party-hat", colour: "#E4573D")])
    for bad in ["", "+", "a+", "../a", "a:red", "a:12345", "a:123456:1", "a b"] { #expect(Layer.layers(bad) == nil) }
  }

  @Test func drawingsAreLaidOnEachOther() throws {
    func square(_ fill: String, _ box: String) -> [UInt8] {
      Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\"><path d=\"M0 0H48V48H0Z\" fill=\"\(fill)\"/></svg>"
          .utf8)
    }
    let drawing = try Composition.drawing([
      (square("#ff0000", "0 0 48 48"), nil), (square("currentColor", "0 0 96 96"), "#00ff00"),
    ])
    let raster = try SVG(drawing).render(longerSide: 48)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(raster.pixels[(y * 48 + x) * 4..<(y * 48 + x) * 4 + 4]) }
    // The second covers a quarter from the corner; the first stands below the top, inset.
    #expect(pixel(2, 2) == [0, 255, 0, 255])
    #expect(pixel(20, 20) == [0, 255, 0, 255])
    #expect(pixel(35, 40) == [255, 0, 0, 255])
    #expect(pixel(46, 2) == [0, 0, 0, 0])
    #expect(throws: PictureError.self) { try Composition.drawing([(Array("<svg></svg>".utf8), nil)]) }
  }

  @Test func aTableBecomesPictures() throws {
    let place = try BuildTests.Place()
    try LooseFile.makeFolder(place.path + "/lists")
    try place.write("lists/pets.tsv", "id\tpicture\nowl-and-cat\towl+cat:112233\nowl\towl\n")
    try place.write("lists/birds.tsv", "id\tpicture\nowl\towl\n")
    try place.write(
      "g.recipe",
      "source A licence x author y\ngallery S/*/ lists only *.tsv drawings drawings size 20 scales 1\n"
        + "gallery T/ lists only *.tsv drawings none,drawings size 20 scales 1\n")
    #expect(place.run("build", "@/g.recipe", "-o", "@/a.zip") == 0)
    let names = try Pack(path: place.path + "/a.zip").entries.map { BuildPlan.stem($0.name) }.sorted()
    #expect(names.filter { $0.hasPrefix("S/") } == ["S/birds/owl", "S/pets/owl", "S/pets/owl-and-cat"])
    // Both lists want the same owl: it is there once.
    #expect(names.filter { $0.hasPrefix("T/") } == ["T/owl", "T/owl-and-cat"])
    try place.write("lists/birds.tsv", "id\tpicture\nowl\traven\n")
    #expect(place.run("build", "@/g.recipe", "-o", "@/a.zip") == 1)
  }

  @Test func recipesOfEffectsAreRead() throws {
    let recipe = try SynthRecipe(
      "# a knock\npart synth 0.1 sine 200\npart synth 0.1 pinknoise pad 0.1\n\nmix norm -6\n")
    #expect(recipe.parts.count == 2)
    #expect(recipe.mix == ["norm", "-6"])
    #expect(throws: SynthRecipe.Mistake(line: 2, word: "play")) { try SynthRecipe("\nplay it\n") }
    #expect(throws: SynthRecipe.Mistake(line: 1, word: "")) { try SynthRecipe("# nothing\n") }
  }
}
