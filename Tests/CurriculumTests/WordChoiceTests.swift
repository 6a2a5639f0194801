import Curriculum
import Testing

@Suite struct WordChoiceTests {
  static let words = [
    PicturedWord("cat"), PicturedWord("act"), PicturedWord("tack"), PicturedWord("Tac", source: .name),
    PicturedWord("cat", picture: "second"), PicturedWord("taccata", source: .own), PicturedWord("a"),
  ]

  private func choose(
    _ letter: Character?, _ known: String, gives: Bool = false, written: [String: Int] = [:]
  ) -> String? {
    WordChoice(Self.words, givesLetters: gives).choose(letter: letter, known: Set(known)) { written[$0] ?? 0 }?
      .word.text
  }

  @Test func theNameComesFirstAsSoonAsItCanBeWritten() {
    #expect(choose("t", "actT") == "Tac")
    #expect(choose("t", "actT", written: ["Tac": 1]) == "taccata")
    #expect(choose("t", "act") == "taccata")
  }

  @Test func theWordWrittenLeastWithTheLetter() {
    #expect(choose("t", "act", written: ["taccata": 1]) == "cat")
    #expect(choose("t", "act", written: ["taccata": 1, "cat": 1]) == "act")
    #expect(choose("k", "actk", written: ["taccata": 0]) == "tack")
    #expect(choose("t", "xyz") == nil)
  }

  @Test func unknownLettersStandThereAlready() {
    let choice = WordChoice([PicturedWord("tack")], givesLetters: true)
    #expect(choice.choose(letter: "c", known: ["a", "c", "t"]) { _ in 0 }?.given == [3])
    #expect(choice.choose(letter: "c", known: ["a", "c"]) { _ in 0 } == nil, "half a word is not the child's work")
    #expect(WordChoice([PicturedWord("tack")], givesLetters: false).given(PicturedWord("tack"), known: ["a"]) == nil)
  }

  @Test func wordsThatAreTooLongOrTwiceAreLeftOut() {
    let choice = WordChoice(Self.words, givesLetters: false, longest: 4)
    #expect(choice.words.map(\.text) == ["cat", "act", "tack", "Tac"])
    #expect(choice.words[0].picture == nil)
  }
}
