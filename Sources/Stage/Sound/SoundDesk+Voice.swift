extension SoundDesk {
  /// Whether a prompt is heard, or about to be.
  var isSpeaking: Bool {
    if case .silent = voice { return !waiting.isEmpty }
    return true
  }

  mutating func say(_ names: [SoundName], interrupts: Bool, at time: Double) {
    guard !names.isEmpty else { return }
    last = names
    // Also when it is not heard: the ear button may be pressed after the class mute has gone.
    guard volumes.gain(\.voice) > 0 else { return }
    if interrupts { hush(at: time) }
    waiting += names
    waiting.removeFirst(max(0, waiting.count - SoundTuning.mostWaiting))
    restarts = 0
  }

  /// Ends what is being said, without a click, and forgets what waits.
  mutating func hush(at time: Double) {
    waiting.removeAll()
    // What comes next need not wait: it begins on the other channel.
    nextVoice = time
    switch voice {
    case .silent: return
    case .prepared: break
    case .speaking:
      engine.fadeOut(.voice(voiceChannel), over: SoundTuning.cut)
      effectsUntil = max(effectsUntil, time + SoundTuning.cut + SoundTuning.slack)
    }
    (voice, spokeUntil) = (.silent, time)
  }

  mutating func stepVoice(at time: Double) {
    if case .speaking(_, let end) = voice, time >= end {
      (voice, nextVoice, spokeUntil, restarts) = (.silent, end + SoundTuning.gap, end, 0)
    }
    if case .prepared(let name, let entry, let length) = voice, isMusicOutOfTheWay {
      begin(name, entry, length, at: time)
    }
    // Decoding takes its time, so what was decoded begins at the next step, whose time is a new one.
    while case .silent = voice, time >= nextVoice, !waiting.isEmpty {
      prepare(waiting.removeFirst(), at: time)
    }
  }

  /// When a prompt wants to be asked after.
  func voiceDue(at time: Double) -> Double? {
    switch voice {
    case .silent: waiting.isEmpty ? nil : max(nextVoice, time)
    case .prepared: isMusicOutOfTheWay ? time : nil  // else the fade's own steps come
    case .speaking(_, let end): end
    }
  }

  private mutating func prepare(_ name: SoundName, at time: Double) {
    // Without a device nobody waits for the rest.
    guard ready(at: time, insists: true) else { return waiting.removeAll() }
    if let sound = load(name) { voice = .prepared(name, entry: sound.entry, length: sound.length) }
  }

  private mutating func begin(_ name: SoundName, _ entry: String, _ length: Double, at time: Double) {
    voiceChannel ^= 1
    guard play(entry, on: .voice(voiceChannel), gain: volumes.gain(\.voice)) else {
      voice = .silent
      return
    }
    tell(.began(entry: entry, milliseconds: length))
    voice = .speaking(name, until: time + length + SoundTuning.slack)
  }

  /// The device went away under a prompt: it is said again, from its beginning, where there is another device.
  mutating func beginAgain(at time: Double) {
    guard case .speaking(let name, _) = voice else { return }
    voice = .silent
    spokeUntil = time
    guard restarts < SoundTuning.restarts else { return waiting.removeAll() }
    restarts += 1
    waiting.insert(name, at: 0)
    nextVoice = time
  }
}
