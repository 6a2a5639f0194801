import Packs

/// The mixing desk: who speaks when, what makes room for what, when the device is opened and closed.
///
/// A value without a clock: the time is passed in, and `due` says when it wants to be asked again. All that needs a
/// device is the engine's.
///
/// ```swift
/// desk.handle(.say(["Voice/en/letter/a.opus"]), at: now)
/// while let due = desk.due { desk.step(at: due) }
/// ```
struct SoundDesk<Source: SoundSource, Engine: SoundEngine> {
  /// Where a prompt is.
  enum Voice {
    case silent
    /// Decoded; begins as soon as music has made room.
    case prepared(SoundName, entry: String, length: Double)
    case speaking(SoundName, until: Double)
  }

  /// Where the music is.
  enum Music {
    case off
    /// Wanted, and begins when it may be heard.
    case waiting
    case playing
    /// Stands still while the pen writes.
    case paused
  }

  let source: Source
  let tell: (SoundNote) -> Void
  var engine: Engine
  /// Says what no pack has; nil for silence.
  let speech: (any SpeechEngine)?
  var volumes = SoundVolumes()

  var isOpen = false
  var retryAt = -Double.infinity
  var silentSince: Double?
  /// Sounds that are in no pack.
  var lent: [String: [UInt8]] = [:]
  /// Faults told already.
  var told: Set<String> = []

  var voice = Voice.silent
  var waiting: [SoundName] = []
  var last: [SoundName] = []
  var voiceChannel = 0
  /// The next prompt begins no sooner.
  var nextVoice = -Double.infinity
  /// When somebody spoke last.
  var spokeUntil = -Double.infinity
  var restarts = 0

  var effectChannel = 0
  var effectsUntil = -Double.infinity
  var lastEffect: (name: SoundName, time: Double)?

  var pen: PenSound?
  var penIsHeard = false
  var penUntil = -Double.infinity

  var music = Music.off
  var pieces: [SoundName] = []
  var piece = 0
  var musicFade = Fade(0)
  /// Whether nobody sees the window.
  var isHidden = false
  /// When anything was asked for last.
  var stirred = 0.0

  /// When it wants to be asked again, if nothing comes in before; nil for never.
  private(set) var due: Double?

  init(
    source: Source, engine: Engine, speech: (any SpeechEngine)? = nil, tell: @escaping (SoundNote) -> Void = { _ in }
  ) {
    (self.source, self.engine, self.speech, self.tell) = (source, engine, speech, tell)
  }

  /// Does what was asked for at `time`.
  mutating func handle(_ command: SoundCommand, at time: Double) {
    if command.stirs { stirred = time }
    switch command {
    case .say(let names, let interrupts): say(names, interrupts: interrupts, at: time)
    case .repeatLast: say(last, interrupts: true, at: time)
    case .hush: hush(at: time)
    case .effect(let name): effect(name, at: time)
    case .music(let names): play(music: names)
    case .penDown: penDown(at: time)
    case .penSpeed(let speed): pen?.move(speed, at: time)
    case .penUp: penUp(at: time)
    case .volumes(let new): set(new, at: time)
    case .hidden(let hides):
      isHidden = hides
      if hides { hush(at: time) }
    case .deviceLost: deviceLost(at: time)
    case .lend(let entry, let file):
      lent[entry] = file
      engine.forget()
    case .forget: engine.forget()
    }
    step(at: time)
  }

  /// Moves everything on to `time`.
  mutating func step(at time: Double) {
    stepVoice(at: time)
    stepPen(at: time)
    stepMusic(at: time)
    stepDevice(at: time)
    let dues = [voiceDue(at: time), penDue(at: time), musicDue(at: time), deviceDue(at: time)]
    due = dues.compactMap { $0 }.min()
  }

  private mutating func set(_ new: SoundVolumes, at time: Double) {
    volumes = new
    if new.gain(\.voice) == 0 { hush(at: time) }
    if case .speaking = voice { engine.setGain(new.gain(\.voice), of: .voice(voiceChannel)) }
    if new.gain(\.effects) == 0 || !new.penSounds { endPenSound() }
    guard new.isMuted else { return }
    // Muted is silent now, not in two seconds.
    close()
  }

  // MARK: Effects

  private mutating func effect(_ name: SoundName, at time: Double) {
    let gain = volumes.gain(\.effects)
    if let lastEffect, lastEffect.name == name, time - lastEffect.time < SoundTuning.sameEffect { return }
    guard gain > 0, ready(at: time, insists: false), let sound = load(name) else { return }
    lastEffect = (name, time)
    effectChannel += 1
    guard play(sound.entry, on: .effect(effectChannel), gain: gain) else { return }
    tell(.began(entry: sound.entry, milliseconds: sound.length))
    effectsUntil = max(effectsUntil, time + sound.length + SoundTuning.slack)
  }

  // MARK: What all kinds need

  /// The first of a name's entries that can be played, decoded; the device must be open.
  mutating func load(_ name: SoundName) -> (entry: String, length: Double)? {
    for entry in name.entries {
      if let length = engine.length(of: entry) { return (entry, length) }
      guard let file = read(entry) else { continue }
      do throws(SoundRefusal) {
        return (entry, try engine.load(entry, file))
      } catch {
        tellOnce(.damaged(entry: entry, reason: error.words), about: entry)
      }
    }
    if let text = name.spoken { return speak(text) }
    if let first = name.entries.first { tellOnce(.missing(entry: first), about: first) }
    return nil
  }

  /// Words that no pack has a sound for, where something can say them.
  private mutating func speak(_ text: SpokenText) -> (entry: String, length: Double)? {
    if let length = engine.length(of: text.entry) { return (text.entry, length) }
    guard let file = speech?.file(saying: text) else { return nil }
    return (try? engine.load(text.entry, file)).map { (text.entry, $0) }
  }

  /// A file that was lent or is in the packs; nil when there is none that is sound.
  mutating func read(_ entry: String) -> [UInt8]? {
    if let file = lent[entry] { return file }
    do throws(PackError) {
      return try source.sound(entry)
    } catch .missing {
      return nil
    } catch {
      tellOnce(.damaged(entry: entry, reason: "\(error)"), about: entry)
      return nil
    }
  }

  /// Whether it plays; an engine that will not is closed, and opened anew for the next sound.
  mutating func play(_ entry: String, on channel: SoundChannel, gain: Double, repeats: Bool = false) -> Bool {
    do throws(SoundRefusal) {
      try engine.play(entry, on: channel, gain: gain, repeats: repeats)
      return true
    } catch {
      tellOnce(.damaged(entry: entry, reason: error.words), about: entry)
      close()
      return false
    }
  }

  mutating func tellOnce(_ note: SoundNote, about what: String) {
    if told.insert(what).inserted { tell(note) }
  }
}

extension SoundCommand {
  /// Whether somebody is there: music that plays for nobody rests.
  fileprivate var stirs: Bool {
    switch self {
    case .volumes, .deviceLost, .lend, .forget, .hidden(true): false
    default: true
    }
  }
}
