import Curriculum
import Grading
import Letterform
import Testing

@Suite struct TryGraderTests {
  static let line = Form(id: "target", isTarget: true, strokes: [Stroke(path: straight)])
  private static let straight = Path([.move(Point(0, 0)), .line(Point(0, 200))])

  private func grade(_ strokes: [[Point]], _ strictness: Strictness) -> (VerdictCode, Strictness) {
    var grader = TryGrader(plan: LetterPlan(forms: [Self.line], radius: 20), strictness: strictness)
    var time = 0.0
    let samples = strokes.map { stroke in
      stroke.map { point in
        time += 10
        return PenSample(point, time: time)
      }
    }
    let verdict = grader.grade(samples)
    return (verdict.code, grader.forgiven)
  }

  private func stroke(_ from: Double, _ to: Double, beside x: Double = 0) -> [Point] {
    stride(from: from, through: to, by: 2).map { Point(x, $0) }
  }

  @Test func nothingIsForgivenInAGoodLine() {
    #expect(grade([stroke(0, 200)], .kind) == (.accepted, .normal))
    #expect(grade([stroke(0, 200)], .normal) == (.accepted, .normal))
    #expect(grade([stroke(0, 200)], .strict) == (.accepted, .strict))
  }

  @Test func aLiftInTheMiddleIsForgiven() {
    #expect(grade([stroke(0, 100), stroke(98, 200)], .kind) == (.accepted, .kind))
    #expect(grade([stroke(0, 100), stroke(98, 200)], .normal) == (.accepted, .kind))
  }

  @Test func whatOnlyTheKindLimitsAcceptIsForgiven() {
    let beside = 20 * 0.62
    let found = grade([stroke(0, 200, beside: beside)], .kind)
    #expect(found == (.accepted, .kind))
    #expect(grade([stroke(0, 200, beside: beside)], .normal).0 == .straightLineDrawingDistanceWrong)
  }
}
