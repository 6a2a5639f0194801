/// A word that a child may write, with what is seen beside it.
public struct PicturedWord: Hashable, Sendable {
  /// Where a word comes from.
  public enum Source: Hashable, Sendable {
    /// The lesson language's list.
    case list
    /// The child's own name.
    case name
    /// A grown-up's list.
    case own
  }

  /// The word.
  public var text: String
  /// The picture's name in a pack; nil if there is none.
  public var picture: String?
  /// Where it comes from.
  public var source: Source

  /// A word.
  public init(_ text: String, picture: String? = nil, source: Source = .list) {
    (self.text, self.picture, self.source) = (text, picture, source)
  }
}

/// The words that one learner may be given, and which of them is next.
public struct WordChoice: Hashable, Sendable {
  /// The words, each once.
  public let words: [PicturedWord]
  /// Whether letters may stand there already: only where they do not join.
  public let givesLetters: Bool
  /// Most letters of a word.
  public let longest: Int

  /// A choice among `words`; the first of those with one text counts.
  ///
  /// - Parameters:
  ///   - givesLetters: whether letters that are not learned may stand there already.
  ///   - longest: most letters of a word, as the level has it.
  public init(_ words: [PicturedWord], givesLetters: Bool, longest: Int = 30) {
    var seen: Set<String> = []
    self.words = words.filter { $0.text.count > 1 && $0.text.count <= longest && seen.insert($0.text).inserted }
    (self.givesLetters, self.longest) = (givesLetters, longest)
  }

  /// The next word and the letters of it that stand there already; nil if none can be written.
  ///
  /// The own name comes as soon as it can be written, and own lists before the language's. Else the word written least
  /// often, with the fewest letters given, the earliest in the list.
  /// - Parameters:
  ///   - letter: one that the word must have, e.g. the letter just learned; nil for any.
  ///   - known: the letters that the child can write.
  ///   - written: how often a word was tried.
  public func choose(
    letter: Character?, known: Set<Character>, written: (String) -> Int
  ) -> (word: PicturedWord, given: [Int])? {
    var best: (word: PicturedWord, given: [Int])?
    var least: [Int] = []
    for word in words {
      guard let given = given(word, known: known) else { continue }
      let times = written(word.text)
      let isDueName = word.source == .name && times == 0
      let hasLetter = letter.map { word.text.contains($0) } ?? true
      // A word without the letter is better than none.
      let rank = [isDueName ? 0 : hasLetter ? 1 : 2, times, word.source == .list ? 1 : 0, given.count]
      if best == nil || rank.lexicographicallyPrecedes(least) { (best, least) = ((word, given), rank) }
    }
    return best
  }

  /// Which characters of `word` stand there already; nil if it cannot be written yet.
  public func given(_ word: PicturedWord, known: Set<Character>) -> [Int]? {
    let unknown = word.text.indices.filter { !known.contains(word.text[$0]) && word.text[$0] != " " }
    let letters = word.text.count { $0 != " " }
    // Most of the word is the child's own work.
    guard unknown.isEmpty || givesLetters, unknown.count <= LadderTuning.givenLetters, unknown.count * 2 < letters
    else { return nil }
    return unknown.map { word.text.distance(from: word.text.startIndex, to: $0) }
  }
}
