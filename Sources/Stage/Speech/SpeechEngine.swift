/// Makes a sound of words that no pack has one for; asked on the sound's own thread.
protocol SpeechEngine {
  /// A WAV file of the words; nil when it cannot say them, as in a language it does not have.
  func file(saying text: SpokenText) -> [UInt8]?
}

extension SpokenText {
  /// Its name among the sounds of packs, which it can never have there: packs' names have no colon.
  var entry: String { "speech:\(language):\(words)" }
}
