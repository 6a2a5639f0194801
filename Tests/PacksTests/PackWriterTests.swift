import Glibc
import Testing

@testable import Packs

@Suite struct PackWriterTests {
  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let entries = Samples.entries(count: 300, seed: 7)
    var writer = try PackWriter(path: folder.path + "/a.zip")
    for entry in entries { try writer.add(entry.name, entry.contents) }
    try writer.finish()
    let pack = try Pack(path: folder.path + "/a.zip")
    #expect(pack.count == 300)
    #expect(pack.usesOwnIndex)
    for entry in entries { #expect(try pack.read(entry.name) == entry.contents) }
    #expect(pack.check() == .accept)
    #expect(pack.entries.map(\.name) == entries.map(\.name))
  }

  @Test func sameEntriesGiveTheSameBytes() throws {
    let entries = Samples.entries(count: 40, seed: 3)
    #expect(try PackWriter.bytes(of: entries) == PackWriter.bytes(of: entries))
  }

  @Test func contentsAreAligned() throws {
    let bytes = try PackWriter.bytes(of: Samples.entries(count: 50, seed: 11))
    let pack = try Pack(bytes: bytes, name: "aligned")
    pack.forEachRecord { record in
      let header = LocalHeader(pack.bytes.base + record.localOffset)
      #expect((record.localOffset + header.size) % PackLayout.alignment == 0)
    }
  }

  @Test(arguments: [
    ["a.png", "A.png"], ["Straße", "STRASSE"], ["é", "e\u{301}"], ["a", "a/b"], ["А/б", "а"], ["ſ", "S"], ["ß", "ẞ"],
    ["ss/a", "ß"], ["ﬁ", "FI"],
  ])
  func namesThatAreOneSomewhereAreRefused(_ names: [String]) {
    for names in [names, names.reversed()] {
      #expect(throws: PackError.self) {
        try PackWriter.bytes(of: names.map { ($0, [1]) })
      }
    }
  }

  @Test(arguments: [["ı", "i"], ["а", "a"], ["a/b", "a.b"], ["e", "é"], ["й", "и"]])
  func namesThatDifferAreKept(_ names: [String]) throws {
    let pack = try Pack(bytes: PackWriter.bytes(of: names.map { ($0, [1]) }), name: "kept")
    #expect(pack.count == 2)
    for name in names { #expect(pack.contains(name)) }
  }

  @Test(arguments: ["", "/a", "a//b", "a/", "../a", "a/./b", "a\\b", "c:a", "a\nb", "a\u{85}b", PackIndex.name])
  func badNamesAreRefused(_ name: String) throws {
    let folder = try TemporaryFolder()
    var writer = try PackWriter(path: folder.path + "/a.zip")
    #expect(throws: PackError.self) { try writer.add(name, []) }
    #expect(FolderLayer(path: folder.path).contains("a.zip") == false)
  }
}
