import Grading
import Testing

@testable import Guard

@Suite struct GateTests {
  private var generator = SeededGenerator(seed: 1)

  private func at(_ seconds: Int, boot: String = "a") -> MachineTime {
    MachineTime(boot: boot, milliseconds: Int64(seconds) * 1000)
  }

  /// Answers every task rightly.
  private mutating func solve(_ gate: inout Gate, now: MachineTime) {
    while case .task(let task, _, _) = gate.phase { gate.answer("\(task.answer)", now: now, using: &generator) }
  }

  private mutating func fail(_ gate: inout Gate, now: MachineTime) {
    while case .task = gate.phase { gate.answer("0", now: now, using: &generator) }
  }

  @Test mutating func twoRightAnswersOpen() {
    var gate = Gate(record: GateRecord(), now: at(0), using: &generator)
    guard case .task(.numberInWords, 1, 2) = gate.phase else { return #expect(Bool(false), "\(gate.phase)") }
    solve(&gate, now: at(5))
    #expect(gate.phase == .open)
    #expect(gate.record.failures == 0)
  }

  @Test mutating func whichTaskWasWrongIsNotTold() {
    var gate = Gate(record: GateRecord(), now: at(0), using: &generator)
    gate.answer("1", now: at(1), using: &generator)
    guard case .task(let task, 2, 2) = gate.phase else { return #expect(Bool(false), "\(gate.phase)") }
    gate.answer("\(task.answer)", now: at(2), using: &generator)
    #expect(gate.phase == .waiting)
    #expect(gate.record.failures == 1)
  }

  @Test mutating func theWaitDoublesUpToALimit() {
    var gate = Gate(record: GateRecord(), now: at(0), using: &generator)
    var waits: [Int64] = []
    var now = at(0)
    for _ in 0..<9 {
      fail(&gate, now: now)
      waits.append(gate.wait(at: now) / 1000)
      now.milliseconds += gate.wait(at: now) - 1
      gate.tick(now, using: &generator)
      #expect(gate.phase == .waiting)
      now.milliseconds += 1
      gate.tick(now, using: &generator)
      #expect(gate.phase != .waiting)
    }
    #expect(waits == [10, 20, 40, 80, 160, 320, 640, 900, 900])
    solve(&gate, now: now)
    #expect(gate.record.failures == 0)
  }

  @Test mutating func anAnswerDuringAWaitCountsForNothing() {
    var gate = Gate(record: GateRecord(), now: at(0), using: &generator)
    fail(&gate, now: at(0))
    gate.answer("1234", now: at(1), using: &generator)
    #expect(gate.phase == .waiting && gate.record.failures == 1)
  }

  @Test mutating func noTaskIsAskedTwice() {
    var gate = Gate(record: GateRecord(), now: at(0), using: &generator)
    var asked: Set<GateTask> = []
    var now = at(0)
    for _ in 0..<300 {
      if case .task(let task, _, _) = gate.phase {
        #expect(asked.insert(task).inserted, "\(task)")
        gate.answer("0", now: now, using: &generator)
      } else {
        now.milliseconds += gate.wait(at: now)
        gate.tick(now, using: &generator)
      }
    }
  }

  @Test mutating func withAPINOnlyThePINOpens() throws {
    var record = GateRecord()
    record.setPIN(try PIN("302817"))
    var gate = Gate(record: record, now: at(0), using: &generator)
    #expect(gate.phase == .pin)
    gate.answer("302818", now: at(1), using: &generator)
    #expect(gate.phase == .waiting && gate.wait(at: at(1)) == 10_000)
    gate.tick(at(11), using: &generator)
    gate.answer("302817", now: at(11), using: &generator)
    #expect(gate.phase == .open)
  }

  @Test mutating func aFingerOpensEvenDuringAWait() {
    var gate = Gate(record: GateRecord(), now: at(0), using: &generator)
    fail(&gate, now: at(0))
    gate.openByFinger()
    #expect(gate.phase == .open && gate.record.failures == 0 && gate.wait(at: at(0)) == 0)
  }

  @Test mutating func startingTheProgramAgainDoesNotShortenAWait() throws {
    var gate = Gate(record: GateRecord(), now: at(100), using: &generator)
    for _ in 0..<4 {
      fail(&gate, now: at(100))
      let kept = try GateRecord(contents: Array(gate.record.contents.utf8), file: "gate")
      #expect(kept == gate.record)
      gate = Gate(record: kept, now: at(100), using: &generator)
      #expect(gate.phase == .waiting && gate.wait(at: at(100)) > 0)
      var later = gate.record
      later.settle(at(100 + 1000))
      gate = Gate(record: later, now: at(100), using: &generator)
    }
    #expect(gate.record.failures == 4)
  }
}
