/// The words of one language that have pictures, the easiest first.
public struct WordList: Hashable, Sendable {
  /// One word.
  public struct Word: Hashable, Sendable {
    /// In small letters.
    public let text: String
    /// The picture's id; several words of different languages may share one.
    public let picture: String
    /// How hard it is to write, from 1.
    public let level: Int

    /// The picture's file in a pack.
    public var pictureFile: String { "Words/\(picture).png" }

    /// The file in which a voice says it.
    public func voiceFile(language: String) -> String { "Voice/\(language)/word/\(text).opus" }
  }

  /// In the order of the list.
  public let words: [Word]

  /// The list of a language: `Words/en.tsv`.
  public static func file(language: String) -> String { "Words/\(language).tsv" }

  /// The columns, in order.
  public static let columns = ["word", "picture", "level"]

  /// Reads a list.
  ///
  /// - Throws: ``CurriculumError/list(file:line:rule:)`` for the first line that breaks a rule.
  public init(tsv: [UInt8], name: String) throws(CurriculumError) {
    let table = try ListTable(tsv, name: name, columns: Self.columns)
    var words: [Word] = []
    var seen: Set<String> = []
    for row in table.rows {
      func refuse(_ rule: ListRule) -> CurriculumError { .list(file: name, line: row.line, rule: rule) }
      let (text, picture) = (row.fields[0], row.fields[1])
      // A letter of one scalar each: й and ё in two would not be found among a course's letters.
      guard text == text.lowercased(), text.allSatisfy({ $0.isLetter && $0.unicodeScalars.count == 1 }) else {
        throw refuse(.notAWord(text))
      }
      guard ListRule.isName(picture) else { throw refuse(.badName(picture)) }
      guard let level = Int(row.fields[2]), (1...9).contains(level) else { throw refuse(.badLevel(row.fields[2])) }
      guard seen.insert(text).inserted else { throw refuse(.repeated(text)) }
      words.append(Word(text: text, picture: picture, level: level))
    }
    self.words = words
  }

  /// The words in which a letter stands, the easiest first.
  public func words(with letter: Character) -> [Word] { words.filter { $0.text.contains(letter) } }

  /// The words that can be written with these letters alone.
  public func words(of letters: Set<Character>) -> [Word] { words.filter { letters.isSuperset(of: $0.text) } }
}
