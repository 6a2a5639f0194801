import Grading
import Testing

@testable import Guard

@Suite struct LicenceTextTests {
  private let text: String
  private let code: String

  init() throws {
    text = try TestLicence.family().text(signedWith: TestLicence.key)
    code = text.split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  @Test func aLineIsShortEnoughToBeTyped() {
    #expect(text.hasPrefix("Tracewell licence:\nName: Anna Müller\n"))
    #expect(code.split(separator: "\n").allSatisfy { $0.count <= 29 })
  }

  @Test func caseSpacesAndLineBreaksDoNotMatter() {
    #expect(TestLicence.rule(code) == nil)
    #expect(TestLicence.rule(code.lowercased()) == nil)
    #expect(TestLicence.rule(String(code.filter { $0 != "-" && $0 != "\n" })) == nil)
    #expect(TestLicence.rule(code.map { "\($0) " }.joined()) == nil)
    #expect(TestLicence.rule(text.split(separator: "\n").map { "> \($0)\r\n" }.joined()) == nil)
    #expect(TestLicence.rule(String(code.map { $0 == "-" ? "—" : $0 })) == nil)
    #expect(TestLicence.rule("\u{FEFF}" + text) == nil)
  }

  @Test func lettersThatLookAlikeAreTakenForEachOther() {
    for (symbol, others) in [
      ("0", "OoОо"), ("1", "IiLl|І"), ("A", "Аа"), ("B", "Вв"), ("C", "Сс"), ("E", "Ее"), ("H", "Нн"), ("K", "Кк"),
      ("M", "Мм"), ("P", "Рр"), ("T", "Тт"), ("X", "Хх"), ("Y", "Уу"), ("3", "Зз"),
    ] {
      for other in others {
        #expect(TestLicence.rule(code.replacing(symbol, with: String(other))) == nil, "\(other) for \(symbol)")
      }
    }
  }

  @Test func aLetterThatNoLicenceHasIsNamed() {
    #expect(TestLicence.rule("U" + code) == .badCharacter("U", row: 1))
    #expect(TestLicence.rule(code + "!") == .badCharacter("!", row: 7))
    #expect(TestLicence.rule("ß" + code) == .badCharacter("ß", row: 1))
  }

  @Test func textWithoutALicenceSaysSo() {
    for text in ["", "\n\n", "Name: Anna", " - - "] { #expect(TestLicence.rule(text) == .empty) }
    do throws(LicenceRule) {
      _ = try Licence(text: [0x41, 0xFF], key: TestLicence.key.verifying)
      Issue.record("taken")
    } catch {
      #expect(error == .notText)
    }
    #expect(TestLicence.rule(String(repeating: "A", count: 16_385)) == .tooLarge(limit: 16_384))
  }

  /// Wherever the text is cut, that is what is said.
  @Test func aCutTextIsCalledCut() {
    let letters = Array(code.filter { $0 != "-" && $0 != "\n" })
    for count in 1..<letters.count {
      let rule = TestLicence.rule(String(letters[..<count]))
      guard case .cut(count, _) = rule else {
        Issue.record("\(count) letters: \(String(describing: rule))")
        continue
      }
    }
    #expect(TestLicence.rule(code + "A") == .tooLong(extra: 1))
  }

  /// Each wrong letter, and each two neighbours that changed places, are found in their row.
  @Test func aMistypedLetterIsFoundInItsRow() {
    let letters = Array(code.filter { $0 != "-" && $0 != "\n" })
    for place in letters.indices {
      for symbol in Base32.symbols where symbol != letters[place] {
        var typed = letters
        typed[place] = symbol
        #expect(TestLicence.rule(String(typed)) == .mistyped(row: place / 25 + 1), "\(place) \(symbol)")
      }
      guard place % 25 < 24, place + 1 < letters.count, letters[place] != letters[place + 1] else { continue }
      var typed = letters
      typed.swapAt(place, place + 1)
      #expect(TestLicence.rule(String(typed)) == .mistyped(row: place / 25 + 1), "\(place) swapped")
    }
  }

  @Test func rowsThatChangedPlacesAreFound() {
    var rows = code.split(separator: "\n")
    rows.swapAt(1, 2)
    #expect(TestLicence.rule(rows.joined(separator: "\n")) == .mistyped(row: 2))
  }

  @Test func aLaterVersionIsNamed() throws {
    var bytes = try TestLicence.family().bytes(signedWith: TestLicence.key)
    bytes[0] = 2
    #expect(TestLicence.rule(LicenceText.text(name: "a", bytes: bytes)) == .newerVersion(2))
  }

  @Test func bytesComeBackFromTheirLetters() {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let values = Base32.values(of: bytes)
      #expect(values.count == (count * 8 + 4) / 5)
      #expect(Base32.bytes(of: values) == bytes)
    }
  }

  @Test func noiseIsRefused() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let noise = (0..<Int.random(in: 0...400, using: &generator)).map { _ in
        Base32.symbols.randomElement(using: &generator) ?? "0"
      }
      #expect(TestLicence.rule(String(noise)) != nil)
    }
  }
}
