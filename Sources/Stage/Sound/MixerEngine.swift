/// SDL2_mixer as the desk's engine, with the sounds that were decoded last.
struct MixerEngine: SoundEngine {
  /// Bytes of decoded sounds that are kept: about twenty seconds. Larger: repeated prompts begin a little sooner.
  private static let kept = 4 << 20

  private var mixer: OpenMixer?
  private var music: MixerMusic?
  private var sounds: [String: MixerChunk] = [:]
  /// The entries of `sounds`, the longest unused first.
  private var order: [String] = []

  mutating func open() throws(SoundRefusal) {
    guard mixer == nil else { return }
    guard let library = MixerLibrary.shared else { throw SoundRefusal(words: "SDL2_mixer is not installed") }
    mixer = try OpenMixer(library)
  }

  mutating func close() {
    music = nil
    mixer = nil
  }

  func length(of entry: String) -> Double? {
    sounds[entry].map { Double($0.bytes) / OpenMixer.bytesPerMillisecond }
  }

  mutating func load(_ entry: String, _ file: [UInt8]) throws(SoundRefusal) -> Double {
    guard mixer != nil else { throw SoundRefusal(words: "no device is open") }
    let chunk = try mixer?.chunk(file)
    keep(chunk, entry)
    return length(of: entry) ?? 0
  }

  private mutating func keep(_ chunk: MixerChunk?, _ entry: String) {
    guard let chunk else { return }
    sounds[entry] = chunk
    use(entry)
    var bytes = sounds.values.reduce(0) { $0 + $1.bytes }
    while bytes > Self.kept, order.count > 1 {
      // What is still heard is stopped by the mixer when it is freed; with so many seconds kept that is none.
      bytes -= sounds.removeValue(forKey: order.removeFirst())?.bytes ?? 0
    }
  }

  private mutating func use(_ entry: String) {
    order.removeAll { $0 == entry }
    order.append(entry)
  }

  mutating func forget() {
    sounds.removeAll()
    order.removeAll()
  }

  mutating func play(_ entry: String, on channel: SoundChannel, gain: Double, repeats: Bool) throws(SoundRefusal) {
    guard let chunk = sounds[entry], mixer != nil else { throw SoundRefusal(words: "it is not loaded") }
    use(entry)
    // Silent until it has its own level, not that of what played there before.
    mixer?.halt(channel.index)
    mixer?.setGain(gain, of: channel.index)
    try mixer?.play(chunk, on: channel.index, repeats: repeats)
  }

  mutating func setGain(_ gain: Double, of channel: SoundChannel) { mixer?.setGain(gain, of: channel.index) }

  mutating func fadeOut(_ channel: SoundChannel, over milliseconds: Double) {
    mixer?.fadeOut(channel.index, over: milliseconds)
  }

  mutating func playMusic(_ entry: String, _ file: [UInt8], gain: Double) throws(SoundRefusal) {
    // The piece before goes first: there is one music at a time.
    music = nil
    let piece = try mixer?.music(file)
    mixer?.setMusicGain(gain)
    try piece?.play()
    music = piece
  }

  mutating func setMusicGain(_ gain: Double) { mixer?.setMusicGain(gain) }

  mutating func pauseMusic(_ isPaused: Bool) { mixer?.pauseMusic(isPaused) }

  mutating func stopMusic() { music = nil }

  var isMusicOver: Bool { music != nil && mixer?.isMusicPlaying == false }
}
