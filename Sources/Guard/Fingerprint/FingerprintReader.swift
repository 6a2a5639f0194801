internal import Synchronization
import Threads

/// Asks fprintd whether a finger laid on the reader is one that the system knows of this user.
///
/// ```
/// let wake = stage.waker
/// let reader = FingerprintReader { _ in wake() }
/// reader.state      // .looking, then .waiting, .matched ...
/// reader.cancel()
/// ```
/// A thread of its own talks to `net.reactivated.Fprint` on the system bus and sleeps in between; nothing here waits.
public final class FingerprintReader: Sendable {
  /// Wrong fingers after which the reader is let go.
  static let mostWrong = 3

  private let shared: Shared

  /// What the thread and the owner both know.
  final class Shared: Sendable {
    let state = Mutex(FingerprintState.looking)
    let interrupt = Interrupt()
    let report: @Sendable (FingerprintState) -> Void

    init(report: @escaping @Sendable (FingerprintState) -> Void) { self.report = report }

    /// Takes in a new state, unless the last one was there already.
    func become(_ next: FingerprintState) {
      let isNew = state.withLock { state in
        guard !state.isLast, state != next else { return false }
        state = next
        return true
      }
      if isNew { report(next) }
    }

    var isOver: Bool { state.withLock { $0.isLast } }
  }

  /// Begins to look for a reader.
  ///
  /// - Parameters:
  ///   - bus: address of the bus; nil for the system's.
  ///   - timeout: milliseconds for which a finger is waited for.
  ///   - report: called with each new ``state``, on that thread or on the one that cancels.
  public init(
    bus: String? = nil, timeout: Int = 60_000, report: @escaping @Sendable (FingerprintState) -> Void
  ) {
    let shared = Shared(report: report)
    self.shared = shared
    let isStarted = Thread.start {
      shared.become(.ended(Conversation(shared, bus: bus, timeout: timeout).run()))
    }
    if !isStarted { shared.become(.ended(.noService)) }
  }

  deinit { cancel() }

  /// How far it has come.
  public var state: FingerprintState { shared.state.withLock { $0 } }

  /// Lets go of the reader.
  public func cancel() {
    shared.become(.ended(.cancelled))
    shared.interrupt.give()
  }
}
