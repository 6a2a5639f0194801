import Glibc
import Testing

@testable import Packs

@Suite struct PackStackTests {
  @Test func laterLayersHideEarlierOnes() throws {
    let folder = try TemporaryFolder()
    mkdir(folder.path + "/loose", 0o755)
    mkdir(folder.path + "/loose/Letters", 0o755)
    folder.write("a.zip", try PackWriter.bytes(of: [("Letters/a.svg", [1]), ("Letters/b.svg", [2])]))
    folder.write("b.zip", try PackWriter.bytes(of: [("Letters/a.svg", [3]), ("Levels/x.csv", [4])]))
    folder.write("loose/Letters/b.svg", [5])
    let stack = PackStack(["a.zip", "b.zip", "loose"].map { folder.path + "/" + $0 })
    #expect(try stack.read("Letters/a.svg") == [3])
    #expect(try stack.read("Letters/b.svg") == [5])
    #expect(stack.contains("Levels/x.csv"))
    #expect(stack.list("") == ["Letters/", "Levels/"])
    #expect(stack.list("Letters") == ["a.svg", "b.svg"])
    #expect(stack.list("Letters/") == ["a.svg", "b.svg"])
    #expect(stack.list("Let").isEmpty)
    #expect(throws: PackError.missing(name: "Letters/c.svg")) { try stack.read("Letters/c.svg") }
  }

  @Test func badPacksAreLeftOutAndNamed() throws {
    let folder = try TemporaryFolder()
    folder.write("good.zip", try PackWriter.bytes(of: [("a", [1])]))
    folder.write("bad.zip", Array("not a zip file at all, though long enough".utf8))
    let stack = PackStack(["good.zip", "bad.zip", "absent.zip"].map { folder.path + "/" + $0 })
    #expect(try stack.read("a") == [1])
    #expect(stack.refusals.count == 2)
    #expect(stack.refusals[0].description.contains("bad.zip: rule 1: no end record"))
    #expect(stack.refusals[1].description.contains("absent.zip: cannot be read"))
  }

  @Test func aDamagedEntryFallsToTheLayerBelow() throws {
    let folder = try TemporaryFolder()
    folder.write("below.zip", try PackWriter.bytes(of: [("a", [1])]))
    let damaged = ZipSketch([
      ZipSketch.Entry("a").with { $0.checksum = 7 }, ZipSketch.Entry("only").with { $0.checksum = 7 },
    ])
    folder.write("above.zip", damaged.bytes)
    let stack = PackStack(["below.zip", "above.zip"].map { folder.path + "/" + $0 })
    #expect(stack.refusals.isEmpty)
    #expect(try stack.read("a") == [1])
    #expect(try stack.read("a") == [1])
    #expect(stack.refusals.count == 1)
    #expect(throws: PackError.self) { try stack.read("only") }
    #expect(stack.refusals.count == 2)
  }

  @Test func theFolderLayerKeepsInside() throws {
    let folder = try TemporaryFolder()
    folder.write("secret", [1])
    mkdir(folder.path + "/layer", 0o755)
    mkdir(folder.path + "/layer/sub", 0o755)
    folder.write("layer/sub/plain", [2])
    symlink(folder.path + "/secret", folder.path + "/layer/link")
    symlink(folder.path, folder.path + "/layer/up")
    mkfifo(folder.path + "/layer/pipe", 0o644)
    let layer = FolderLayer(path: folder.path + "/layer")
    #expect(try layer.read("sub/plain") == [2])
    for name in [
      "link", "up/secret", "../secret", "sub/../../secret", folder.path + "/secret", "sub", "sub/", "", ".", "pipe",
      "sub/plain/x", "a\u{0}b",
    ] {
      #expect(throws: PackError.missing(name: name)) { try layer.read(name) }
      #expect(!layer.contains(name))
    }
    #expect(layer.list("") == ["sub/"])
    #expect(layer.list("up").isEmpty)
    #expect(layer.list("..").isEmpty)
    #expect(layer.list("sub") == ["plain"])
  }

  @Test func theBestVariantIsChosenWithItsScale() throws {
    let names = ["owl.png", "owl@2x.png", "owl@3x.png", "cat@2x.webp", "dog.png", "a.b/c", "star.svg"]
    let pack = try PackWriter.bytes(of: names.map { ($0, [1]) })
    let folder = try TemporaryFolder()
    folder.write("a.zip", pack)
    folder.write("b.zip", try PackWriter.bytes(of: [("dog@2x.qoi", [1]), ("owl.webp", [1])]))
    let low = PackStack([folder.path + "/a.zip"])
    for (scale, name, its) in [
      (1.0, "owl.png", 1), (1.25, "owl@2x.png", 2), (2, "owl@2x.png", 2), (2.5, "owl@3x.png", 3), (9, "owl@3x.png", 3),
      (0.5, "owl.png", 1), (-.infinity, "owl.png", 1), (.nan, "owl.png", 1),
    ] {
      #expect(low.best("owl.png", scale: scale) == ScaledName(name: name, scale: its))
    }
    #expect(low.best("cat.png", scale: 1) == ScaledName(name: "cat@2x.webp", scale: 2))
    #expect(low.best("dog.png", scale: 3) == ScaledName(name: "dog.png", scale: 1))
    #expect(low.best("star.svg", scale: 2) == ScaledName(name: "star.svg", scale: 1))
    #expect(low.best("a.b/c", scale: 2) == ScaledName(name: "a.b/c", scale: 1))
    #expect(low.best("none.png", scale: 1) == nil)
    // The upper layer's plain picture is not hidden by a larger one below.
    let both = PackStack(["a.zip", "b.zip"].map { folder.path + "/" + $0 })
    #expect(both.best("owl.png", scale: 3) == ScaledName(name: "owl.webp", scale: 1))
    #expect(both.best("dog.png", scale: 1) == ScaledName(name: "dog@2x.qoi", scale: 2))
  }

  @Test func variantsOfNames() {
    #expect(ScaledName.variant(of: "a/owl.png", scale: 2) == "a/owl@2x.png")
    #expect(ScaledName.variant(of: "a.b/owl", scale: 3) == "a.b/owl@3x")
    #expect(ScaledName.variant(of: ".hidden", scale: 2) == ".hidden@2x")
    #expect(ScaledName.variant(of: "сова.png", scale: 1) == "сова.png")
  }

  @Test func foldersAreSearchedLeastImportantFirst() {
    #expect(
      PackSearch.folders(
        environment: ["XDG_DATA_DIRS": "/a:/b/:relative::/a", "XDG_DATA_HOME": "/home/me/data"],
        programFolder: "/opt/bin") == [
          "/opt/bin/../share/tracewell/packs", "/b/tracewell/packs", "/a/tracewell/packs",
          "/home/me/data/tracewell/packs",
        ])
    #expect(
      PackSearch.folders(environment: ["HOME": "/home/me", "XDG_DATA_HOME": "here"], programFolder: nil) == [
        "/usr/share/tracewell/packs", "/usr/local/share/tracewell/packs", "/home/me/.local/share/tracewell/packs",
      ])
    #expect(PackSearch.folders(environment: [:], programFolder: nil).count == 2)
  }

  @Test func aFolderComesAfterThePackItStandsInFor() throws {
    let folder = try TemporaryFolder()
    for name in ["b.zip", "a.zip", "notes.txt", ".hidden.zip"] { folder.write(name, []) }
    mkdir(folder.path + "/a", 0o755)
    #expect(
      PackSearch.layers(in: [folder.path, "/nowhere"]) == ["a.zip", "a", "b.zip"].map { folder.path + "/" + $0 })
  }

  @Test func aKnownSoundPackIsOpenedByItsIndex() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.zip"
    folder.write("a.zip", try PackWriter.bytes(of: Samples.entries(count: 100, seed: 9)))
    let first = PackStack([path])
    let record = SoundnessRecord(text: first.soundness.text)
    #expect(record == first.soundness)
    let pack = try Pack(path: path, soundness: record)
    #expect(pack.usesOwnIndex)
    #expect(pack.heapBytes <= 8 * pack.count)
    for entry in pack.entries { #expect(pack.contains(entry.name)) }
    #expect(SoundnessRecord(text: "something else\n1\t2\t3\t/x") == SoundnessRecord())
  }

  @Test func anySizeOfPackKeepsToEightBytesAnEntry() throws {
    for count in [50, 500, 5_000] {
      let sketch = ZipSketch((0..<count).map { ZipSketch.Entry("pictures/\($0).png", "") })
      let pack = try Pack(bytes: sketch.bytes, name: "many")
      #expect(!pack.usesOwnIndex)
      #expect(pack.heapBytes <= 8 * count)
    }
  }

  @Test func otherToolsReadOurPacks() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.zip"
    folder.write("a.zip", try PackWriter.bytes(of: Samples.entries(count: 60, seed: 21)))
    for command in ["python3 -m zipfile -t", "unzip -tq"] {
      guard
        let pipe = popen(
          "command -v \(command.prefix { $0 != " " }) >/dev/null || exit 77; \(command) \(path) 2>&1 >/dev/null", "r")
      else { continue }
      let status = pclose(pipe) >> 8
      #expect(status == 0 || status == 77, "\(command) refuses our pack")
    }
  }
}
