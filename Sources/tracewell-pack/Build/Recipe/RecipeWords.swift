/// The words of a line: apart by spaces, "in quotation marks" one word, nothing after a "#" that begins a word.
struct RecipeWords {
  private var words: ArraySlice<String>

  init(_ line: Substring) throws(RecipeError) {
    var found: [String] = []
    var rest = line[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = rest.first, first != "#" else { break }
      if first == "\"" {
        rest = rest.dropFirst()
        guard let end = rest.firstIndex(of: "\"") else { throw .openQuote }
        found.append(String(rest[..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
        found.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    words = found[...]
  }

  mutating func next() -> String? { words.popFirst() }

  mutating func need(after word: String) throws(RecipeError) -> String {
    guard let next = words.popFirst() else { throw .missingWords(after: word) }
    return next
  }

  mutating func number(after word: String) throws(RecipeError) -> Int {
    let text = try need(after: word)
    guard let number = Int(text), number > 0 else { throw .badNumber(text) }
    return number
  }

  /// "1,2,3"
  mutating func list(after word: String) throws(RecipeError) -> [String] {
    try need(after: word).split(separator: ",").map(String.init)
  }

  mutating func options(
    _ body: (String, inout RecipeWords) throws(RecipeError) -> Void
  ) throws(RecipeError) {
    while let word = next() { try body(word, &self) }
  }
}
