/// The gate that keeps what is for grown-ups from children: two tasks, or the PIN where one is set.
///
/// ```
/// var gate = Gate(record: record, now: .now, using: &generator)
/// gate.answer("2141", now: .now, using: &generator)
/// // keep gate.record before anything is shown
/// ```
/// Whether an answer was wrong is told after the last task only, so that no task can be guessed by itself. A pure
/// value: time and chance are handed in, and whoever owns the gate keeps ``record`` after every change.
public struct Gate: Sendable {
  /// What the gate is at.
  public enum Phase: Hashable, Sendable {
    /// A task is asked: the first of so many.
    case task(GateTask, step: Int, of: Int)
    /// The PIN is asked.
    case pin
    /// Nothing is asked until a wait is over.
    case waiting
    /// Whoever stands here is grown up.
    case open
  }

  /// What the gate is at now.
  public private(set) var phase = Phase.waiting
  /// What must outlast the program.
  public private(set) var record: GateRecord

  /// Tasks asked so far; none is asked twice.
  private var asked: Set<GateTask> = []
  /// Whether every task of this round was solved.
  private var isRight = true

  /// A gate as it was left.
  public init(record: GateRecord, now: MachineTime, using generator: inout some RandomNumberGenerator) {
    self.record = record
    self.record.settle(now)
    ask(now, using: &generator)
  }

  /// Milliseconds until something is asked again; 0 when nothing keeps the gate waiting.
  public func wait(at now: MachineTime) -> Int64 { record.remaining(at: now) }

  /// Takes an answer. A wrong one costs a wait, longer each time.
  ///
  /// Checking a PIN takes some 50 ms and 16 MiB.
  public mutating func answer(_ text: String, now: MachineTime, using generator: inout some RandomNumberGenerator) {
    switch phase {
    case .waiting: tick(now, using: &generator)
    case .open: break
    case .pin: finish(record.pin?.isOpened(by: text) == true, now)
    case .task(let task, let step, let count):
      isRight = task.isAnswered(by: text) && isRight
      if step < count {
        phase = .task(fresh(step: step + 1, using: &generator), step: step + 1, of: count)
      } else {
        finish(isRight, now)
      }
    }
  }

  /// Asks again once the wait is over; to be called when it should be.
  public mutating func tick(_ now: MachineTime, using generator: inout some RandomNumberGenerator) {
    record.settle(now)
    if phase == .waiting { ask(now, using: &generator) }
  }

  /// A finger that the system knows was laid on.
  public mutating func openByFinger() {
    record.failures = 0
    record.wait = 0
    phase = .open
  }

  private mutating func finish(_ isRight: Bool, _ now: MachineTime) {
    if isRight {
      record.failures = 0
      phase = .open
    } else {
      record.fail(now)
      phase = .waiting
    }
  }

  private mutating func ask(_ now: MachineTime, using generator: inout some RandomNumberGenerator) {
    guard record.remaining(at: now) == 0 else { return }
    isRight = true
    if record.pin != nil {
      phase = .pin
    } else {
      phase = .task(fresh(step: 1, using: &generator), step: 1, of: GateTuning.tasks)
    }
  }

  /// A task that was not asked yet: first a number to read, then something to work out.
  private mutating func fresh(step: Int, using generator: inout some RandomNumberGenerator) -> GateTask {
    while true {
      let task =
        step == 1 ? GateTask.number(using: &generator) : GateTask.calculation(using: &generator)
      if asked.insert(task).inserted { return task }
      // More rounds than there are tasks: nobody has seen the first ones lately.
      if asked.count > 1000 { asked = [] }
    }
  }
}
