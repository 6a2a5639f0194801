import Curriculum
import Foundation
import Testing

@Suite struct StickerBookTests {
  private static func book() throws -> StickerBook {
    try StickerBook { Array(try Data(contentsOf: LevelTableTests.folder.appending(path: $0))) }
  }

  @Test func ourStickersAreMany() throws {
    let book = try Self.book()
    let stickers = book.sets.flatMap(\.stickers)
    #expect(stickers.count >= 2_000)
    for language in ["en", "ru"] {
      #expect(stickers.allSatisfy { $0.names[language]?.isEmpty == false })
      #expect(book.sets.allSatisfy { $0.names[language]?.isEmpty == false })
    }
    #expect(book[stickers[7].id] == stickers[7])
    #expect(book["no-such-sticker"] == nil)
    #expect(stickers[0].pictureFile == "Stickers/\(book.sets[0].id)/\(stickers[0].id).png")
  }

  /// Half of them are different subjects, half are composed; no drawing stands twice.
  @Test func ourPicturesAreDifferent() throws {
    var pictures: [String] = []
    for set in try Self.book().sets {
      let path = StickerBook.file(set: set.id)
      let text = try String(contentsOf: LevelTableTests.folder.appending(path: path), encoding: .utf8)
      pictures += text.split(separator: "\n").dropFirst().map { String($0.split(separator: "\t")[1]) }
    }
    #expect(Set(pictures).count == pictures.count)
    #expect(pictures.filter { !$0.contains("+") }.count >= 1_000)
    #expect(pictures.filter { $0.contains("+") }.count >= 1_000)
    // Skin tones, flags of countries, weapons, alcohol, skulls.
    let refused = ["1f3fb", "1f3fc", "1f3fd", "1f3fe", "1f3ff", "1f1e", "1f1f", "1f52b", "1f37a", "1f480", "1f595"]
    for part in refused { #expect(!pictures.contains { $0.contains(part) }, "\(part)") }
  }

  /// Spelling that a table's author forgets: ё and the letters that look like others.
  @Test func russianNamesAreRussian() throws {
    let letters = Set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
    for sticker in try Self.book().sets.flatMap(\.stickers) {
      let name = sticker.names["ru"] ?? ""
      #expect(
        name.lowercased().allSatisfy { letters.contains($0) || " -«»,".contains($0) || "ДНК".contains($0) }, "\(name)")
      for word in name.split(separator: " ") where !["черника", "чернила"].contains(word) {
        #expect(!["желт", "зелен", "черн", "темн"].contains { word.hasPrefix($0) }, "\(name)")
      }
    }
  }

  private static func book(_ sets: String, _ list: String) throws -> StickerBook {
    try StickerBook { name in
      if name == StickerBook.file { return Array(sets.utf8) }
      if name == StickerBook.file(set: "pets") { return Array(list.utf8) }
      throw CurriculumError.unreadable(file: name, reason: "absent")
    }
  }

  private static let sets = "set\ten\tcover\npets\tPets\tcat\n"

  @Test func aSmallBookIsRead() throws {
    let book = try Self.book(Self.sets, "id\tpicture\ten\tru\ncat\t1\tcat\tкот\ndog\t2\tdog\tпёс\n")
    #expect(book.sets.map(\.id) == ["pets"])
    #expect(book.sets[0].names == ["en": "Pets"])
    #expect(book["dog"]?.names == ["en": "dog", "ru": "пёс"])
    #expect(book["dog"]?.voiceFile(language: "ru") == "Voice/ru/sticker/dog.opus")
  }

  @Test(arguments: [
    ("id\tpicture\nowl\t1\n", "Stickers/sets.tsv", 2, ListRule.noCover("cat")),
    ("id\tpicture\ncat\t1\ncat\t2\n", "Stickers/lists/pets.tsv", 3, .repeated("cat")),
    ("id\tpicture\ncat/\t1\n", "Stickers/lists/pets.tsv", 2, .badName("cat/")),
    ("name\n", "Stickers/lists/pets.tsv", 1, .header(expected: ["id", "picture"])),
  ])
  func aBadListIsNamed(_ list: String, _ file: String, _ line: Int, _ rule: ListRule) {
    #expect(throws: CurriculumError.list(file: file, line: line, rule: rule)) { try Self.book(Self.sets, list) }
    #expect(!rule.message.isEmpty)
  }

  @Test func aBookWithoutItsListIsRefused() {
    #expect(throws: CurriculumError.self) { try Self.book("set\tcover\nfood\tpie\n", "") }
  }
}
