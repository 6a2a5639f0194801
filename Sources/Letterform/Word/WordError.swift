/// Why a word cannot be written with a model's letters.
public enum WordError: Error, Hashable, Sendable {
  /// There is nothing to write.
  case empty
  /// The model has no such letter; `index` counts the word's letters from 0.
  case missingLetter(Character, index: Int)
  /// The word has more letters than ``Word/mostLetters``.
  case tooLong(count: Int)
}
