/// Something to be said, and the entry it is kept in.
struct Phrase: Equatable, Sendable {
  /// Name in the pack: "Voice/en/fault/wrong-start-1.opus".
  let target: String
  /// What a child hears, as it is written.
  let text: String
  /// How it may be said, the best way first.
  var ways: [Way]

  struct Way: Equatable, Sendable {
    /// The engine's name in recipes.
    let engine: String
    /// How fast beside the engine's usual pace.
    var pace = 1.0
    /// What the engine is given: another spelling, or stress marks, where it would read the text wrongly.
    let spelling: String
  }
}
