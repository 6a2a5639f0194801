/// What a recipe asks of a script that is spoken.
struct SpeechWish: Equatable {
  /// Names of engines, the best first: the first that is installed and can say a phrase says it.
  var engines: [String] = []
  /// How fast, beside an engine's usual pace. Less is kinder to a child's ear: a word that is to be written is dictated.
  var pace = 1.0
  /// The column that names the entry.
  var keyColumn = "key"
  /// The column that is spoken.
  var sayColumn = "phrase"
  /// A file about single phrases.
  var overrides: String?
  /// A file about words, wherever they stand.
  var lexicon: String?

  /// Paces at which every engine can be understood.
  static let paces = 0.5...1.5
}
