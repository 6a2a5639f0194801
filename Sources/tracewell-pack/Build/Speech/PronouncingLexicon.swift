/// How words are to be spelled for the engines, wherever they stand: a stress mark, or another spelling.
struct PronouncingLexicon: Equatable {
  private let spellings: [String: String]

  /// A lexicon without words.
  init() { spellings = [:] }

  /// Reads a file with the columns `word`, in small letters, and `spelling`.
  init(_ text: String) throws(Table.Mistake) {
    let table = try Table(text)
    let columns = (try table.column("word"), try table.column("spelling"))
    var spellings: [String: String] = [:]
    for row in table.rows {
      let word = row.fields[columns.0]
      guard spellings.updateValue(row.fields[columns.1], forKey: word) == nil else {
        throw Table.Mistake(line: row.line, rule: .repeated(word))
      }
    }
    self.spellings = spellings
  }

  /// A text with its words spelled as the lexicon says.
  func spell(_ text: String) -> String {
    guard !spellings.isEmpty else { return text }
    var spelled = ""
    var word = ""
    for character in text {
      if character.isLetter {
        word.append(character)
      } else {
        spelled += spellings[word.lowercased()] ?? word
        spelled.append(character)
        word = ""
      }
    }
    return spelled + (spellings[word.lowercased()] ?? word)
  }
}
