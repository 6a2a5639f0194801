import Synchronization
import Threads

/// Records from the microphone: opens it on a thread of its own, tells the level while somebody speaks, gives the take.
///
/// ```swift
/// let recorder = Recorder(wake: stage.waker)
/// recorder.start()
/// // at `arrived`: recorder.status is .recording(level: 0.1, milliseconds: 420), and so on
/// recorder.stop()
/// // at `arrived`: recorder.status is .done(recording)
/// ```
public final class Recorder: Sendable {
  /// Where a take is.
  public enum Status: Hashable, Sendable {
    /// The microphone is closed.
    case idle
    /// It is being opened.
    case opening
    /// Somebody speaks: how loud now, 0 to 1, and for how long.
    case recording(level: Double, milliseconds: Double)
    /// What was said, untrimmed.
    case done(Recording)
    /// There is no microphone, or it went away; the words are the system's.
    case failed(reason: String)
  }

  /// Samples in a second: enough for speech.
  static let rate = 24_000
  /// A take is no longer than this, milliseconds; then it ends by itself.
  public static let longest = 15_000.0
  /// How often what was heard is fetched, milliseconds.
  private static let fetch = 40.0

  private struct State {
    var status = Status.idle
    /// The number of the take; a thread of an older one has nothing to say any more.
    var take = 0
    var isStopping = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void
  private let open: @Sendable () throws(SoundRefusal) -> any CaptureDevice

  /// A recorder on the system's own microphone; `wake` is called on its thread whenever the status is another one.
  public convenience init(wake: @escaping @Sendable () -> Void) {
    self.init(wake: wake) { () throws(SoundRefusal) in try Microphone(rate: Self.rate) }
  }

  init(
    wake: @escaping @Sendable () -> Void, open: @escaping @Sendable () throws(SoundRefusal) -> any CaptureDevice
  ) {
    (self.wake, self.open) = (wake, open)
  }

  /// Where it is now.
  public var status: Status { state.withLock { $0.status } }

  /// Begins a take; the one before is gone.
  public func start() {
    let take = state.withLock { state in
      state.take += 1
      (state.status, state.isStopping) = (.opening, false)
      return state.take
    }
    Thread.start { self.run(take) }
  }

  /// Ends the take; it is `done` a moment later.
  public func stop() { state.withLock { $0.isStopping = true } }

  /// Throws the take away and closes the microphone.
  public func cancel() {
    state.withLock { state in
      state.take += 1
      state.status = .idle
    }
  }

  /// The thread's life. The microphone is closed before its end is told: what is heard next may want the same device.
  private func run(_ take: Int) {
    if let end = record(take) { set(end, of: take) }
  }

  /// Opens the microphone and listens until the take ends; nil when it was thrown away.
  private func record(_ take: Int) -> Status? {
    do throws(SoundRefusal) {
      let device = try open()
      var samples: [Float] = []
      let pause = Signal()
      while true {
        pause.wait(atMost: Self.fetch)
        guard let isStopping = state.withLock({ $0.take == take ? $0.isStopping : nil }) else { return nil }
        let fresh = try device.fetch()
        samples += fresh
        let heard = Recording(rate: Self.rate, samples: samples)
        if isStopping || heard.milliseconds >= Self.longest { return .done(heard) }
        set(.recording(level: Recording.level(of: fresh[...]), milliseconds: heard.milliseconds), of: take)
      }
    } catch {
      return .failed(reason: error.words)
    }
  }

  private func set(_ status: Status, of take: Int) {
    let isCurrent = state.withLock { state in
      guard state.take == take else { return false }
      state.status = status
      return true
    }
    if isCurrent { wake() }
  }
}

/// Something that gives samples as they are spoken; closed when it is let go of.
protocol CaptureDevice {
  /// What came since the last call, from -1 to 1.
  func fetch() throws(SoundRefusal) -> [Float]
}
