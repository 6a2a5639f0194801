/// What a recipe asks of a script that is spoken.
struct SpeechWish: Equatable {
  /// Names of engines, the best first: the first that is installed and can say a phrase says it.
  var engines: [String] = []
  /// The column that names the entry.
  var keyColumn = "key"
  /// The column that is spoken.
  var sayColumn = "phrase"
  /// A file about single phrases.
  var overrides: String?
  /// A file about words, wherever they stand.
  var lexicon: String?
}
