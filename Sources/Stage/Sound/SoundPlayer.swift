import Synchronization
import Threads

/// Everything that is heard: takes commands and never waits.
///
/// A thread of its own reads, decodes, opens the device and closes it again after two seconds of silence; it is started
/// by the first command and sleeps while nothing is heard. Without a device, without SDL2_mixer and without sounds the
/// program goes on in silence, and tries again at the next prompt.
///
/// ```swift
/// let sounds = SoundPlayer(source: stack) { note in if let fault = note.fault { complain(fault) } }
/// sounds.say(["Voice/en/fault/wrong-start-1.opus"], at: stage.now)
/// sounds.repeatLast(at: stage.now)
/// ```
public final class SoundPlayer: Sendable {
  struct State {
    var commands: [(command: SoundCommand, time: Double)] = []
    var isStarted = false
    var isOver = false
    var isSpeaking = false
  }

  let state = Mutex(State())
  private let work = Signal()
  private let ended = Signal()
  private let start: @Sendable (SoundPlayer) -> Void

  /// How long the program's end waits for a device to close, in milliseconds. Longer: a slow device is closed in order.
  private static let patience = 500.0

  /// A player of the sounds in `source` through SDL2_mixer.
  ///
  /// - Parameters:
  ///   - tell: gets what begins and what fails, on the sound's thread.
  public convenience init<Source: SoundSource>(source: Source, tell: @escaping @Sendable (SoundNote) -> Void) {
    self.init(clock: SDLLibrary.now) {
      SoundDesk(source: source, engine: MixerEngine(), speech: SpeechProgram.espeak, tell: tell)
    }
  }

  /// A player at the desk that `makeDesk` makes on the sound's thread.
  init<Source: SoundSource, Engine: SoundEngine>(
    clock: @escaping @Sendable () -> Double, _ makeDesk: @escaping @Sendable () -> SoundDesk<Source, Engine>
  ) {
    start = { player in
      let (work, ended, box) = (player.work, player.ended, WeakPlayer(player))
      Thread.start {
        Self.run(makeDesk(), clock: clock, work: work, box)
        ended.give()
      }
    }
  }

  deinit { work.give() }

  /// Takes in what a scene wants to be heard; `time` is the stage's.
  ///
  /// - Complexity: a lock that is never held for long.
  public func send(_ command: SoundCommand, at time: Double) {
    let isFirst = state.withLock { state in
      // Of a pen's speeds only the last is of interest.
      if case .penSpeed = command, case .penSpeed? = state.commands.last?.command { state.commands.removeLast() }
      state.commands.append((command, time))
      defer { state.isStarted = true }
      return !state.isStarted
    }
    if isFirst { start(self) }
    // The pen's level is looked at in its own time; nobody need be woken for each of its points.
    if case .penSpeed = command { return }
    work.give()
  }

  /// Says `names` one after another, at once or after what is being said.
  public func say(_ names: [SoundName], interrupts: Bool = true, at time: Double) {
    send(.say(names, interrupts: interrupts), at: time)
  }

  /// Says again what was said last.
  public func repeatLast(at time: Double) { send(.repeatLast, at: time) }

  /// Whether a prompt is heard, or about to be.
  public var isSpeaking: Bool { state.withLock { $0.isSpeaking } }

  /// Ends what is heard and closes the device; waits a moment for that.
  public func stop() {
    let wasStarted = state.withLock { state in
      defer { state.isOver = true }
      return state.isStarted && !state.isOver
    }
    guard wasStarted else { return }
    work.give()
    ended.wait(atMost: Self.patience)
  }

  /// The thread's life: waits for commands and for what the desk wants to do by itself.
  private static func run<Source: SoundSource, Engine: SoundEngine>(
    _ made: SoundDesk<Source, Engine>, clock: () -> Double, work: Signal, _ box: WeakPlayer
  ) {
    var desk = made
    defer { desk.close() }
    while true {
      // The thread holds the player only while it works, so that letting go of the player ends the thread.
      do {
        guard let player = box.player, let commands = player.take() else { return }
        for (command, time) in commands { desk.handle(command, at: max(time, clock())) }
        if let due = desk.due, due <= clock() { desk.step(at: clock()) }
        let isSpeaking = desk.isSpeaking
        player.state.withLock { $0.isSpeaking = isSpeaking }
      }
      if let due = desk.due { work.wait(atMost: due - clock()) } else { work.wait() }
    }
  }

  /// What was asked for since the last time; nil when all is over.
  private func take() -> [(command: SoundCommand, time: Double)]? {
    state.withLock { state in
      guard !state.isOver else { return nil }
      defer { state.commands.removeAll() }
      return state.commands
    }
  }
}

/// Lets the sound's thread see whether the player is still there.
private final class WeakPlayer: Sendable {
  private let held: Mutex<Held>
  private struct Held { weak var player: SoundPlayer? }
  var player: SoundPlayer? { held.withLock { $0.player } }
  init(_ player: SoundPlayer) { held = Mutex(Held(player: player)) }
}
