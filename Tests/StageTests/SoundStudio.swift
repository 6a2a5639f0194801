import Packs

@testable import Stage

/// What a fake engine was asked for, and what it does about it; time is the studio's.
final class SoundLog {
  enum Event: Equatable {
    case opened, closed
    case began(String, SoundChannel, gain: Double)
    case faded(SoundChannel)
    case gain(Double, SoundChannel)
    case music(String), musicGain(Double), musicPaused, musicResumed, musicStopped
  }

  var time = 0.0
  var events: [(event: Event, time: Double)] = []
  var notes: [SoundNote] = []
  /// Whether there is a device to open.
  var hasDevice = true
  /// Whether the mixer plays what it is given.
  var plays = true
  var pieceIsOver = false
  var musicGain = 0.0

  func add(_ event: Event) { events.append((event, time)) }

  /// The sounds that began, with their times.
  var began: [(entry: String, channel: SoundChannel, time: Double)] {
    events.compactMap {
      if case .began(let entry, let channel, _) = $0.event { (entry, channel, $0.time) } else { nil }
    }
  }

  /// When an event happened.
  func times(of event: Event) -> [Double] { events.filter { $0.event == event }.map(\.time) }
}

/// An engine without sound. A file's first byte is its length in tenths of a second.
struct FakeEngine: SoundEngine {
  let log: SoundLog
  var loaded: [String: Double] = [:]
  var isOpen = false

  init(_ log: SoundLog) { self.log = log }

  mutating func open() throws(SoundRefusal) {
    guard log.hasDevice else { throw SoundRefusal(words: "no device") }
    isOpen = true
    log.add(.opened)
  }

  mutating func close() {
    isOpen = false
    log.add(.closed)
  }

  func length(of entry: String) -> Double? { loaded[entry] }

  mutating func load(_ entry: String, _ file: [UInt8]) throws(SoundRefusal) -> Double {
    guard let tenths = file.first, isOpen else { throw SoundRefusal(words: "an empty file") }
    loaded[entry] = Double(tenths) * 100
    return Double(tenths) * 100
  }

  mutating func forget() { loaded.removeAll() }

  mutating func play(_ entry: String, on channel: SoundChannel, gain: Double, repeats: Bool) throws(SoundRefusal) {
    guard log.plays, isOpen, loaded[entry] != nil else { throw SoundRefusal(words: "the mixer will not") }
    log.add(.began(entry, channel, gain: gain))
  }

  mutating func setGain(_ gain: Double, of channel: SoundChannel) { log.add(.gain(gain, channel)) }
  mutating func fadeOut(_ channel: SoundChannel, over milliseconds: Double) { log.add(.faded(channel)) }

  mutating func playMusic(_ entry: String, _ file: [UInt8], gain: Double) throws(SoundRefusal) {
    guard log.plays, isOpen else { throw SoundRefusal(words: "the mixer will not") }
    (log.pieceIsOver, log.musicGain) = (false, gain)
    log.add(.music(entry))
  }

  mutating func setMusicGain(_ gain: Double) {
    log.musicGain = gain
    log.add(.musicGain(gain))
  }

  mutating func pauseMusic(_ isPaused: Bool) { log.add(isPaused ? .musicPaused : .musicResumed) }
  mutating func stopMusic() { log.add(.musicStopped) }
  var isMusicOver: Bool { log.pieceIsOver }
}

/// Sounds by name: `a-12` lasts 1.2 seconds; `missing...` is in no pack, `refused...` damaged there, `empty...` no sound.
struct FakeSounds: SoundSource {
  func sound(_ entry: String) throws(PackError) -> [UInt8] {
    if entry.hasPrefix("missing") { throw .missing(name: entry) }
    if entry.hasPrefix("refused") { throw .unreadable(file: entry, code: 5) }
    if entry.hasPrefix("empty") { return [] }
    let tenths = entry.split(separator: "-").last.flatMap { UInt8($0) } ?? 2
    return [tenths]
  }
}

/// A speaking engine that needs a tenth of a second for each letter, and has no language `xx`.
final class FakeSpeech: SpeechEngine {
  private(set) var said: [String] = []

  func file(saying text: SpokenText) -> [UInt8]? {
    guard text.language != "xx" else { return nil }
    said.append(text.words)
    return [UInt8(text.words.count)]
  }
}

/// A desk with a fake engine, played in a time of its own.
struct Studio {
  let log = SoundLog()
  let speech = FakeSpeech()
  var desk: SoundDesk<FakeSounds, FakeEngine>
  /// Steps the desk asked for.
  private(set) var steps = 0

  init() {
    desk = SoundDesk(source: FakeSounds(), engine: FakeEngine(log), speech: speech) { [log] in log.notes.append($0) }
  }

  var time: Double { log.time }

  mutating func send(_ commands: SoundCommand...) {
    for command in commands { desk.handle(command, at: time) }
  }

  /// Lets `milliseconds` pass; the desk is asked exactly when it wants to be.
  mutating func pass(_ milliseconds: Double) {
    let end = time + milliseconds
    while let due = desk.due, due <= end {
      log.time = max(due, time)
      desk.step(at: time)
      steps += 1
    }
    log.time = end
  }
}
