import Grading
import Letterform
import Testing

/// What must hold for every trace; see the list in the design of the grader.
@Suite struct PropertyTests {
  let traces: [LabelledTrace]

  init() throws {
    // Two scenarios are recorded in another unit than their path; here the path's own unit is what is changed.
    traces = try (Corpus.traces("scenarios.jsonl") + Corpus.traces("faults.jsonl")).filter {
      !$0.how.contains("10 times larger")
    }
  }

  private func code(_ one: LabelledTrace, _ change: (Point) -> Point = { $0 }, scale: Double = 1) throws -> VerdictCode
  {
    let plan = StrokePlan(path: try Path(svg: one.path).mapped(change), radius: one.corridor * scale)
    return one.trace.mapped(change).graded(against: plan).code
  }

  @Test(arguments: [0.05, 0.31, 2, 10]) func scaleDoesNotMatter(scale: Double) throws {
    for one in traces { #expect(try code(one, { $0 * scale }, scale: scale) == code(one), "\(one.id)") }
  }

  @Test(arguments: [17.0, 90, 180, 261]) func rotationDoesNotMatter(degrees: Double) throws {
    let turn = Point.direction(degrees.radians)
    for one in traces {
      let rotated = try code(one, { Point($0.x * turn.x - $0.y * turn.y, $0.x * turn.y + $0.y * turn.x) })
      #expect(try rotated == code(one), "\(one.id)")
    }
  }

  @Test func shiftAndMirrorDoNotMatter() throws {
    for one in traces {
      #expect(try code(one, { $0 + Point(3000, -777) }) == code(one), "\(one.id)")
      #expect(try code(one, { Point(-$0.x, $0.y) }) == code(one), "\(one.id)")
    }
  }

  @Test func doubledReportsAndDwellDoNotMatter() throws {
    for one in traces {
      let plan = try one.plan()
      let code = one.trace.graded(against: plan).code
      #expect(one.trace.doubled.graded(against: plan).code == code, "\(one.id)")
      #expect(one.trace.dwelling.graded(against: plan).code == code, "\(one.id)")
    }
  }

  @Test(arguments: [30.0, 60, 120, 240]) func goodIsGoodAtEveryRate(rate: Double) throws {
    var (same, all) = (0, 0)
    for one in traces {
      let plan = try one.plan()
      let verdict = one.trace.sampled(at: rate).graded(against: plan)
      if one.isGood { #expect(verdict.code == .accepted, "\(one.id) \(verdict)") }
      all += 1
      if one.expect.contains(verdict.code.name) { same += 1 }
    }
    #expect(Double(same) >= 0.97 * Double(all), "\(same) of \(all)")
  }

  @Test func reversedIsNeverAccepted() throws {
    for one in traces where one.isGood {
      let verdict = one.trace.reversed.graded(against: try one.plan())
      #expect(verdict.code == .wrongStart, "\(one.id) \(verdict)")
    }
  }

  @Test func aVerdictNeverChangesWithMoreInput() throws {
    for one in traces {
      let plan = try one.plan()
      let whole = one.trace.graded(against: plan)
      for extra in [0, 1, 7] {
        let events = Array(one.trace.events.prefix(whole.point + 1 + extra))
        #expect(Trace(events).graded(against: plan) == whole, "\(one.id)")
      }
      let more = one.trace.events + one.trace.reversed.events
      if whole.point < one.trace.events.count - 1 { #expect(Trace(more).graded(against: plan) == whole, "\(one.id)") }
    }
  }

  @Test func looserNeverRejectsWhatStricterAccepts() throws {
    for one in traces {
      let plan = try one.plan()
      let codes = [Strictness.strict, .normal, .kind].map { one.trace.graded(against: plan, strictness: $0).code }
      if codes[0] == .accepted { #expect(codes[1] == .accepted, "\(one.id)") }
      if codes[1] == .accepted { #expect(codes[2] == .accepted, "\(one.id)") }
    }
  }

  @Test(arguments: [1.1, 1.3, 1.6]) func aWiderCorridorAcceptsWhatANarrowOneDoes(factor: Double) throws {
    for one in traces where one.trace.graded(against: try one.plan()).code == .accepted {
      let path = try Path(svg: one.path)
      guard path.flattened().length > 3 * one.corridor * factor else { continue }
      let plan = StrokePlan(path: path, radius: one.corridor * factor)
      #expect(one.trace.graded(against: plan).code == .accepted, "\(one.id)")
    }
  }

  /// Whoever turns round at the end goes on past it from there, and not from where the new direction is seen.
  @Test(arguments: [(back: 1.0, isFine: true), (1.5, false)])
  func turningBackAtTheEndCountsFromTheTurn(back: Double, isFine: Bool) {
    let radius = 30.0
    var grader = StrokeGrader(plan: StrokePlan(polyline: Polyline([Point(0, 0), Point(0, 200)]), radius: radius))
    _ = grader.down(Point(0, 0), time: 0)
    for y in stride(from: 4.0, through: 200, by: 4) { _ = grader.move(Point(0, y), time: y) }
    for y in stride(from: 4.0, through: back * radius, by: 1) { _ = grader.move(Point(0, 200 - y), time: 200 + y) }
    _ = grader.up(Point(0, 200 - back * radius), time: 500)
    #expect(grader.finish().code == (isFine ? .accepted : .tooOverextended))
  }

  @Test func segmentTestsAPointAreBounded() throws {
    let path = try Path(svg: "M0,0 C500,-400 500,400 0,0 L3000,0 L0,20 L3000,40 L0,60")
    let plan = StrokePlan(path: path, radius: 10)
    var random = SeededGenerator(seed: 1)
    var most = 0
    for _ in 0..<200 {
      var grader = StrokeGrader(plan: plan)
      _ = grader.down(.zero, time: 0)
      for step in 1...100 {
        let before = grader.segmentTests
        let far = Double(step * step)
        _ = grader.move(
          Point(Double.random(in: -far...far, using: &random), Double.random(in: -far...far, using: &random)), time: 0)
        most = max(most, grader.segmentTests - before)
        if grader.verdict != nil { break }
      }
    }
    // 48 steps, each over the window forwards and backwards and once at a mirrored place.
    #expect(most > 0 && most <= 48 * 120, "\(most)")
  }

  @Test(arguments: ["M0,0 L100,0", "M0,0 L0.1,0", "M0,0 L0,0", "M0,0 L30,0 L0,0", "M5,5 C5,5 5,5 5,5 L60,5"])
  func oddInputGivesNoNaN(path: String) throws {
    let plan = StrokePlan(path: try Path(svg: path), radius: 10)
    let odd: [Point] = [
      .zero, .zero, Point(.nan, 0), Point(0, .infinity), Point(1e300, -1e300), Point(1e9, 1e9), .zero, Point(1e-300, 0),
    ]
    for first in odd {
      for second in odd {
        let trace = Trace([
          .init(.down, first, time: 0), .init(.move, second, time: 0), .init(.move, second, time: .nan),
          .init(.up, second, time: 0),
        ])
        let verdict = trace.graded(against: plan)
        #expect(verdict.arc.isFinite && verdict.progress.isFinite)
      }
    }
  }
}
