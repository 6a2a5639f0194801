import Grading
import Letterform
import Testing

@Suite struct LetterGraderTests {
  private func form(_ id: String, _ paths: [String], small: Set<Int> = []) throws -> Form {
    let strokes = try paths.enumerated().map { Stroke(path: try Path(svg: $1), isSmall: small.contains($0)) }
    return Form(id: id, isTarget: id == "target", strokes: strokes)
  }

  /// Grades a pen that goes straight from corner to corner of each stroke.
  private func grade(
    _ forms: [Form], _ strokes: [[Point]], radius: Double = 20, slides: ClosedRange<Double>? = nil
  ) -> (Verdict, LetterGrader) {
    var grader = LetterGrader(plan: LetterPlan(forms: forms, radius: radius), slides: slides)
    let samples = strokes.map { corners in
      let line = Polyline(corners)
      let places = line.length > 0 ? line.samples(every: 2).map { line.point(at: $0) } : corners
      return places.map { PenSample($0, time: 0) }
    }
    let verdict = grader.grade(samples)
    return (verdict, grader)
  }

  private let t = ["M40,20 L40,200", "M12,100 L68,100"]
  private let stem = [Point(40, 20), Point(40, 200)]
  private let bar = [Point(12, 100), Point(68, 100)]

  @Test func strokesComeInOrder() throws {
    let forms = [try form("target", t, small: [1])]
    #expect(grade(forms, [stem, bar]).0.code == .accepted)
    #expect(grade(forms, [bar, stem]).0.code == .wrongStart)
    let unfinished = grade(forms, [stem]).0
    #expect(unfinished.code == .lineNotCovered && unfinished.stroke == 1)
    #expect(abs(unfinished.progress - 180 / 236) < 0.02)
  }

  @Test func theFormThatLastsLongestDecides() throws {
    let forms = [try form("target", t, small: [1]), try form("left-bar", [t[0], "M68,100 L12,100"], small: [1])]
    let (verdict, grader) = grade(forms, [stem, bar.reversed()])
    #expect(verdict.code == .accepted)
    #expect(grader.plan.forms[grader.form].id == "left-bar")
    // Both fail at the stem's exit; the target is named.
    let (fault, after) = grade(forms, [[Point(40, 20), Point(40, 90), Point(120, 120)]])
    #expect(fault.code == .lineExitedCorridor && after.form == 0)
  }

  @Test func aLiftInAStrokeIsFree() throws {
    let forms = [try form("target", t, small: [1])]
    let (verdict, grader) = grade(forms, [[stem[0], Point(40, 110)], [Point(40, 106), stem[1]], bar])
    #expect(verdict.code == .accepted)
    #expect(grader.lifts == 1)
    #expect(grade(forms, [[stem[0], Point(40, 60)], [Point(40, 130), stem[1]], bar]).0.code == .lineNotCovered)
  }

  @Test func theRestOfAShortStrokeMayFollow() throws {
    let forms = [try form("target", t, small: [1])]
    let late = [[stem[0], Point(40, 186)], [Point(40, 184), stem[1]], bar]
    #expect(grade(forms, late).0.code == .accepted)
  }

  @Test func dotsAreToldFromEachOther() throws {
    let dots = [try form("target", ["M0,100 L0,200", "M-20,60 l0.1,0", "M20,60 l0.1,0"], small: [1, 2])]
    let body = [Point(0, 100), Point(0, 200)]
    let (left, right) = ([Point(-18, 58)], [Point(21, 63)])
    #expect(grade(dots, [body, left, right], radius: 40).0.code == .accepted)
    #expect(grade(dots, [body, left, left], radius: 40).0.code == .wrongStart)
    #expect(grade(dots, [body, left], radius: 40).0.code == .lineNotCovered)
    #expect(grade(dots, [body, [Point(-20, 60), Point(-20, 130)]], radius: 40).0.code == .tooOverextended)
  }

  @Test func aShortBarHasADirection() throws {
    let bars = [try form("target", ["M0,0 L24,0"], small: [0])]
    for radius in [18.0, 24, 40] {
      #expect(grade(bars, [[Point(1, 2), Point(23, -1)]], radius: radius).0.code == .accepted)
      #expect(grade(bars, [[Point(23, -1), Point(1, 2)]], radius: radius).0.code == .wrongStart)
    }
  }

  @Test func theIdealSlidesSidewaysOnly() throws {
    let forms = [try form("target", t, small: [1])]
    let away = [stem, bar].map { $0.map { $0 + Point(300, 4) } }
    let (verdict, grader) = grade(forms, away, slides: -500...500)
    #expect(verdict.code == .accepted && abs(grader.slide - 300) < 5)
    #expect(grade(forms, away).0.code == .wrongStart)
    #expect(grade(forms, away, slides: -100...100).0.code == .wrongStart)
    #expect(grade(forms, [stem, bar].map { $0.map { $0 + Point(0, 60) } }, slides: -500...500).0.code == .wrongStart)
  }

  @Test func noFormIsNeverAccepted() {
    #expect(grade([], [stem]).0.code == .lineNotCovered)
  }

  /// The tail of a Ц is shorter than a wide corridor's half-width: inside it a scribble has room.
  @Test func aTailIsNoPlaceForAScribble() throws {
    let forms = [try form("target", ["M16,200 L138,200 L138,230"])]
    let base = [Point(16, 200), Point(138, 200)]
    #expect(grade(forms, [base, [Point(138, 200), Point(138, 230)]], radius: 40).0.code == .accepted)
    let scribble = [(138, 200), (160, 215), (115, 225), (160, 210), (120, 235), (138, 230)].map { Point($0.0, $0.1) }
    let (verdict, _) = grade(forms, [base, scribble], radius: 40)
    #expect([.errorTooBig, .tooOverextended].contains(verdict.code), "\(verdict)")
  }
}
