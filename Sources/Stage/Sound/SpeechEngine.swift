/// Speaks words that no pack has a sound for; from the sound's own thread.
protocol SpeechEngine {
  /// Begins to say `text`; false when it cannot, as in a language it does not have.
  func speak(_ text: SpokenText, gain: Double) -> Bool
  /// Ends it.
  func stop()
  /// Whether it is still heard.
  var isSpeaking: Bool { get }
}
