import Glibc
import Grading
import Testing

@testable import Guard

/// A child that has an hour and guesses.
private enum GuessingChild: CaseIterable {
  /// Any number of as many digits as there are boxes.
  case uniform
  /// A number up to twenty.
  case small
  /// The same digit all over, or a run.
  case repeated
  /// What was typed the last time.
  case last
  /// Knows the ranges that answers come from, and takes any of them.
  case informed

  func guess(at task: GateTask, last: Int, using generator: inout SeededGenerator) -> Int {
    let limit = [1, 10, 100, 1000, 10000][min(task.digits, 4)]
    switch self {
    case .uniform: return Int.random(in: limit / 10..<limit, using: &generator)
    case .small: return Int.random(in: 0...20, using: &generator)
    case .repeated: return [1, 11, 111, 1111][task.digits - 1] * Int.random(in: 1...9, using: &generator)
    case .last: return last
    case .informed:
      switch task {
      case .numberInWords: return GateTask.number(using: &generator).answer
      case .product: return Int.random(in: 13...99, using: &generator) * Int.random(in: 3...9, using: &generator)
      case .yearBefore: return Int.random(in: 1930...1989, using: &generator)
      case .daysBetween: return Int.random(in: 21...60, using: &generator)
      }
    }
  }

  /// Whether the gate opens within an hour, and how often it was tried.
  func passes(using generator: inout SeededGenerator) -> (isOpen: Bool, tries: Int) {
    var now = MachineTime(boot: "a", milliseconds: 0)
    var gate = Gate(record: GateRecord(), now: now, using: &generator)
    var (last, tries) = (7, 0)
    while now.milliseconds < 3_600_000 {
      switch gate.phase {
      case .task(let task, let step, let count):
        last = guess(at: task, last: last, using: &generator)
        tries += step == count ? 1 : 0
        // A child that only hammers on the keys takes a second an answer.
        now.milliseconds += 1000
        gate.answer("\(last)", now: now, using: &generator)
      case .waiting:
        now.milliseconds += gate.wait(at: now)
        gate.tick(now, using: &generator)
      case .open: return (true, tries)
      case .pin: return (false, tries)
      }
    }
    return (false, tries)
  }
}

@Suite struct GuessingChildTests {
  /// Of so many children at most 1 in 10,000 may pass. With the sums of `GateTuning` fewer than 1 in 26,000 do, so
  /// that 20,000 children of each kind let in hardly one.
  @Test(arguments: GuessingChild.allCases)
  fileprivate func hardlyAnyGetsThroughInAnHour(child: GuessingChild) {
    let isLong = getenv("TRACEWELL_LONG") != nil
    let children = isLong ? 400_000 : 20_000
    var generator = SeededGenerator(seed: 20)
    var (open, most) = (0, 0)
    for _ in 0..<children {
      let (isOpen, tries) = child.passes(using: &generator)
      open += isOpen ? 1 : 0
      most = max(most, tries)
    }
    #expect(open * 10_000 < children, "\(open) of \(children) passed")
    #expect(most <= 11)
  }
}
