/// What mixes and plays; the desk above it says what and when.
///
/// Sounds are kept by their entry's name once they were loaded. All calls come from one thread.
protocol SoundEngine: SendableMetatype {
  /// Opens the device, with whatever the system has for one now.
  mutating func open() throws(SoundRefusal)
  /// Closes it; what plays is over.
  mutating func close()
  /// The length of a sound that is loaded already, in milliseconds.
  func length(of entry: String) -> Double?
  /// Decodes a file while the device is open; its length in milliseconds.
  mutating func load(_ entry: String, _ file: [UInt8]) throws(SoundRefusal) -> Double
  /// Lets go of what was loaded.
  mutating func forget()

  /// Plays a loaded sound from its beginning, in place of what `channel` plays.
  mutating func play(_ entry: String, on channel: SoundChannel, gain: Double, repeats: Bool) throws(SoundRefusal)
  /// How loud a channel is from now on.
  mutating func setGain(_ gain: Double, of channel: SoundChannel)
  /// Ends what `channel` plays within `milliseconds`.
  mutating func fadeOut(_ channel: SoundChannel, over milliseconds: Double)

  /// Begins a piece, in place of the one that plays.
  mutating func playMusic(_ entry: String, _ file: [UInt8], gain: Double) throws(SoundRefusal)
  /// How loud music is from now on.
  mutating func setMusicGain(_ gain: Double)
  /// Lets music stand still, or go on.
  mutating func pauseMusic(_ isPaused: Bool)
  /// Ends it.
  mutating func stopMusic()
  /// Whether the piece has come to its end.
  var isMusicOver: Bool { get }
}

/// One of the voices that are mixed.
enum SoundChannel: Hashable {
  /// Two for prompts: one that is cut short fades while the next begins.
  case voice(Int)
  case pen
  case effect(Int)

  /// Its number for the mixer.
  var index: Int {
    switch self {
    case .voice(let i): i & 1
    case .pen: 2
    case .effect(let i): 3 + i % SoundTuning.effects
    }
  }

  /// How many there are.
  static let count = 3 + SoundTuning.effects
}

/// An engine would not; the words are its own.
struct SoundRefusal: Error, Equatable {
  let words: String
}
