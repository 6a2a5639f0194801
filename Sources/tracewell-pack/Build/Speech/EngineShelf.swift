/// The engines that a recipe's sources name and this machine has.
struct EngineShelf: Sendable {
  struct Available: Sendable {
    let engine: any SpeechEngine
    let version: String
    /// The source credited for what it says.
    let source: Int
  }

  private(set) var available: [String: Available] = [:]
  /// Every engine that the sources name, installed or not.
  private(set) var named: Set<String> = []

  /// Looks for the engines of a recipe's sources.
  init(_ recipe: Recipe, virtualEnvironment: String) {
    for (number, source) in recipe.sources.enumerated() {
      guard let name = source.engine else { continue }
      named.insert(name)
      guard let engine = SpeechEngines.engine(name, virtualEnvironment: virtualEnvironment),
        let version = engine.version
      else { continue }
      available[name] = Available(engine: engine, version: version, source: number)
    }
  }

  /// The first way that can be tried here.
  func way(_ phrase: Phrase) -> Phrase.Way? { phrase.ways.first { available[$0.engine] != nil } }
}
