/// What the gate must remember: wrong answers, a wait that runs, the PIN.
///
/// A wait is kept without the clock, so that setting the clock moves it neither way: as the milliseconds that were
/// left at a moment of one start of the machine. After a restart it goes on from there, less the time the machine has
/// been on since.
public struct GateRecord: Hashable, Sendable {
  /// Wrong answers since the gate was last opened.
  public internal(set) var failures = 0
  /// Milliseconds that were left at ``since``.
  var wait: Int64 = 0
  /// When ``wait`` was true.
  var since = MachineTime(boot: "", milliseconds: 0)
  /// The PIN; nil where tasks are asked.
  public internal(set) var pin: PIN?
  /// The placing of the reset file that was obeyed last.
  var reset: String?

  /// Nothing has happened yet.
  public init() {}

  /// Milliseconds left at `now`.
  public func remaining(at now: MachineTime) -> Int64 {
    guard wait > 0 else { return 0 }
    // Since a start of the machine at least its own time has gone by.
    let gone = now.boot == since.boot ? now.milliseconds - since.milliseconds : now.milliseconds
    // A moment before the one on record is none of this start: the wait begins anew.
    return gone < 0 ? wait : max(0, wait - gone)
  }

  /// Brings the wait up to `now`, so that a restart from here on finds it.
  public mutating func settle(_ now: MachineTime) {
    wait = remaining(at: now)
    since = now
  }

  /// Counts a wrong answer.
  mutating func fail(_ now: MachineTime) {
    failures = min(failures + 1, 1_000_000)
    wait = GateTuning.wait(after: failures)
    since = now
  }

  /// Sets the PIN, or takes it away.
  public mutating func setPIN(_ pin: PIN?) { self.pin = pin }

  /// Forgets PIN and waits once for each placing of the reset file; whether it did.
  @discardableResult
  public mutating func obey(_ file: ResetFile?) -> Bool {
    guard let file, file.mark != reset else { return false }
    self = GateRecord()
    reset = file.mark
    return true
  }
}
