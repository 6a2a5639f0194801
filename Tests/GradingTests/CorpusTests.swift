import Grading
import Letterform
import Testing

@Suite struct CorpusTests {
  @Test func everyScenarioGetsItsVerdict() throws {
    let all = try Corpus.traces("scenarios.jsonl")
    #expect(all.count == 77)
    for one in all {
      let verdict = one.trace.graded(against: try one.plan())
      #expect(one.expect.contains(verdict.code.name), "\(one.id), \(one.how): \(verdict)")
    }
  }

  @Test func faultsAreNamedAndGoodTracesAccepted() throws {
    let all = try Corpus.traces("faults.jsonl")
    #expect(all.count == 597)
    var right = 0
    for one in all {
      let verdict = one.trace.graded(against: try one.plan())
      if one.expect.contains(verdict.code.name) { right += 1 }
      if one.isGood { #expect(verdict.code == .accepted, "\(one.id): \(verdict)") }
    }
    #expect(Double(right) >= 0.98 * Double(all.count))
  }
}
