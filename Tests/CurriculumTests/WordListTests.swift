import Curriculum
import Foundation
import Testing

@Suite struct WordListTests {
  private static func list(_ language: String) throws -> WordList {
    let name = WordList.file(language: language)
    return try WordList(tsv: Array(Data(contentsOf: LevelTableTests.folder.appending(path: name))), name: name)
  }

  @Test(arguments: [
    ("en", "abcdefghijklmnopqrstuvwxyz"), ("ru", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
  ])
  func ourListsTeachEveryLetter(_ language: String, _ alphabet: String) throws {
    let list = try Self.list(language)
    #expect(list.words.count >= 300)
    for letter in alphabet { #expect(list.words(with: letter).count >= 6, "\(letter)") }
    #expect(list.words(of: Set(alphabet)) == list.words)
    #expect(Set(list.words.map(\.picture)).count == list.words.count)
    #expect(list.words.map(\.level) == list.words.map(\.level).sorted())
    #expect(list.words.allSatisfy { $0.text.count >= 2 && $0.text.count <= 11 })
  }

  @Test func wordsOfTheLettersLearnt() throws {
    let list = try Self.list("en")
    let words = list.words(of: ["c", "a", "t", "r"]).map(\.text)
    #expect(words.contains("cat"))
    #expect(!words.contains("crab"))
    #expect(list.words.first { $0.text == "cat" }?.pictureFile == "Words/1f408.png")
    #expect(list.words.first?.voiceFile(language: "en").hasPrefix("Voice/en/word/") == true)
  }

  @Test(arguments: [
    ("", ListRule.header(expected: WordList.columns), 1),
    ("word\tlevel\n", .header(expected: WordList.columns), 1),
    ("cat\t1f408", .fieldCount(found: 2, expected: 3), 2),
    ("# a comment\ncat\t1f408\t", .empty(column: "level"), 3),
    ("Cat\t1f408\t1", .notAWord("Cat"), 2),
    ("a cat\t1f408\t1", .notAWord("a cat"), 2),
    ("cat\t../cat\t1", .badName("../cat"), 2),
    ("cat\t1f408\t0", .badLevel("0"), 2),
    ("cat\t1f408\t1\ncat\t1f431\t1", .repeated("cat"), 3),
    ("и\u{306}од\t1f408\t1", .notAWord("и\u{306}од"), 2),
  ])
  func aBadLineIsNamed(_ text: String, _ rule: ListRule, _ line: Int) {
    let text = line == 1 ? text : WordList.columns.joined(separator: "\t") + "\n" + text
    #expect(throws: CurriculumError.list(file: "w", line: line, rule: rule)) {
      try WordList(tsv: Array(text.utf8), name: "w")
    }
    #expect(!rule.message.isEmpty)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: CurriculumError.list(file: "w", line: 1, rule: .notText)) {
      try WordList(tsv: [0xff, 0xfe], name: "w")
    }
  }
}
