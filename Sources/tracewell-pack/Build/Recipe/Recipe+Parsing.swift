extension Recipe {
  /// A mistake and the line it is in, counted from 1.
  struct Mistake: Error, Equatable {
    let line: Int
    let error: RecipeError
  }

  /// Reads a recipe's text.
  init(_ text: String) throws(Mistake) {
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      do throws(RecipeError) {
        var words = try RecipeWords(line)
        guard let first = words.next() else { continue }
        try read(first, &words, number)
      } catch {
        throw Mistake(line: number, error: error)
      }
    }
  }

  /// The words that a line may begin with.
  private static let words: Set = ["copy", "picture", "sound", "effect", "music", "speak", "gallery", "animation"]

  private mutating func read(_ first: String, _ words: inout RecipeWords, _ line: Int) throws(RecipeError) {
    var word = first
    let isOptional = word == "optional"
    if isOptional { word = try words.need(after: word) }
    if word == "source", !isOptional {
      sources.append(try Source(&words))
      return
    }
    guard Self.words.contains(word) else { throw .unknownWord(word) }
    guard !sources.isEmpty else { throw .noSourceYet }
    let target = try words.need(after: word)
    let path = try words.need(after: target)
    var pattern = "*"
    let kind = try Kind(word, target, path, &words, &pattern)
    items.append(
      Item(
        line: line, kind: kind, target: target, path: path, pattern: pattern, isOptional: isOptional,
        source: sources.count - 1))
  }
}

extension Recipe.Source {
  /// `source TITLE licence L author A [package P] [from PLACE] [engine E]`
  fileprivate init(_ words: inout RecipeWords) throws(RecipeError) {
    let title = try words.need(after: "source")
    var licence: String?
    var author: String?
    var package: String?
    var origin: String?
    var engine: String?
    try words.options { (word, words) throws(RecipeError) in
      switch word {
      case "licence": licence = try words.need(after: word)
      case "author": author = try words.need(after: word)
      case "package": package = try words.need(after: word)
      case "from": origin = try words.need(after: word)
      case "engine": engine = try words.need(after: word)
      default: throw .unknownWord(word)
      }
    }
    guard let licence else { throw .missingWords(after: "licence") }
    guard let author else { throw .missingWords(after: "author") }
    self.init(title: title, licence: licence, author: author, package: package, origin: origin, engine: engine)
  }
}
