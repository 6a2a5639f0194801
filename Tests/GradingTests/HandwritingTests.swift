import Grading
import Letterform
import Testing

/// What an adult writes, graded against itself smoothed: the grader must bear ideals that nobody designed.
@Suite struct HandwritingTests {
  private static let count: UInt64 = LetterFiles.isLong ? 4000 : 600

  /// Grades what `change` makes of each curve; the share whose verdict is `code`, and the first few others.
  private func share(
    of code: VerdictCode, _ change: (Handwriting, Double) -> Trace?
  ) -> (share: Double, others: [String]) {
    var (right, all) = (0, 0)
    var others: [String] = []
    for seed in 0..<Self.count {
      let one = Handwriting(seed: seed)
      let radius = 10 + 30 * Double(seed % 31) / 30
      guard let trace = change(one, radius) else { continue }
      all += 1
      let verdict = trace.graded(against: StrokePlan(polyline: one.ideal, radius: radius))
      if verdict.code == code {
        right += 1
      } else if others.count < 40 {
        others.append("seed \(seed) R \(radius): \(verdict.code.name) at \(verdict.arc) of \(one.ideal.length)")
      }
    }
    print("RATE", code.name, right, all)
    return (Double(right) / Double(max(1, all)), others)
  }

  @Test func whatIsWrittenIsAccepted() {
    let (share, others) = share(of: .accepted) { one, _ in one.written }
    #expect(share >= 0.99, "\(share) \(others)")
  }

  @Test func reversedIsAWrongStart() {
    let (share, others) = share(of: .wrongStart) { one, _ in one.reversed }
    #expect(share == 1, "\(share) \(others)")
  }

  @Test func cutShortIsNotCovered() {
    let (share, others) = share(of: .lineNotCovered) { one, radius in
      let keep = 1 - max(0.3, 3 * radius / one.ideal.length)
      return keep > 0.2 ? one.cut(at: keep) : nil
    }
    #expect(share >= 0.999, "\(share) \(others)")
  }

  @Test func runOnIsOverextended() {
    let (share, others) = share(of: .tooOverextended) { one, radius in one.runOn(by: 3 * radius) }
    #expect(share >= 0.99, "\(share) \(others)")
  }
}
