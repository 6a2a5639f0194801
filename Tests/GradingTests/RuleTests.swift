import Glibc
import Grading
import Letterform
import Testing

/// Each rule of the grader on a stroke that breaks no other one, or none so soon: where the rule goes, the verdict is
/// another or comes later.
@Suite struct RuleTests {
  private static let radius = 30.0
  /// A level line of twenty half-widths.
  private static let level = [Point(0, 0), Point(600, 0)]

  /// The verdict on a pen that goes straight from point to point of each stroke, and the length drawn until it came.
  ///
  /// - Parameter step: length between two reports.
  private func grade(
    _ strokes: [[Point]], on ideal: [Point] = level, radius: Double = radius, step: Double = 1
  ) -> (code: VerdictCode, drawn: Double) {
    var grader = StrokeGrader(plan: StrokePlan(polyline: Polyline(ideal), radius: radius))
    var drawn = 0.0
    for corners in strokes {
      let line = Polyline(corners)
      if let found = grader.down(corners[0], time: 0) { return (found.code, drawn) }
      for arc in line.samples(every: step) {
        if let found = grader.move(line.point(at: arc), time: 0) { return (found.code, drawn + arc) }
      }
      drawn += line.length
      if let found = grader.up(corners[corners.count - 1], time: 0) { return (found.code, drawn) }
    }
    return (grader.finish().code, drawn)
  }

  /// The verdict on a pen that wavers about `ideal` in reports `step` apart.
  private func waver(
    _ height: Double, _ length: Double, on ideal: [Point], radius: Double, step: Double
  ) -> VerdictCode {
    let line = Polyline(ideal)
    var grader = StrokeGrader(plan: StrokePlan(polyline: line, radius: radius))
    var place = ideal[0]
    if let found = grader.down(place, time: 0) { return found.code }
    for arc in stride(from: step, to: line.length + step, by: step) {
      let at = min(arc, line.length)
      let along = line.point(at: min(at + 1, line.length)) - line.point(at: max(0, at - 1))
      let away = height * sin(arc / length * 2 * .pi) / (along.x * along.x + along.y * along.y).squareRoot()
      let past = max(0, arc - line.length) / (along.x * along.x + along.y * along.y).squareRoot()
      let here = line.point(at: at)
      place = Point(here.x - along.y * away + along.x * past, here.y + along.x * away + along.y * past)
      if let found = grader.move(place, time: 0) { return found.code }
    }
    return (grader.up(place, time: 0) ?? grader.finish()).code
  }

  /// A wave about the level line from `start` to `end`, then the line.
  private func wave(height: Double, length: Double, _ start: Double, _ end: Double) -> [Point] {
    let waves = stride(from: start, through: end, by: 2).map { x in
      Point(x, height * sin((x - start) / length * 2 * .pi))
    }
    return [Point(0, 0)] + waves + [Point(600, 0)]
  }

  @Test func theLineItselfIsAccepted() { #expect(grade([Self.level]).code == .accepted) }

  /// Whoever hangs about the start is told after the length in which to get away, and not after a scribble's.
  @Test func aStrokeMustGetAwayFromItsStart() {
    let about = [Point(0, 0)] + (1...20).map { Point($0 % 2 == 1 ? 10 : 0, 0) }
    let (code, drawn) = grade([about])
    #expect(code == .wrongStart && drawn <= 55, "\(code) after \(drawn)")
  }

  /// A little outside for long.
  @Test func leavingTheCorridorForLong() {
    let (code, drawn) = grade([[Point(0, 0), Point(150, 0), Point(170, 36), Point(600, 36)]])
    #expect(code == .lineExitedCorridor && drawn < 230, "\(code) after \(drawn)")
  }

  /// Far outside at once, as a quick pen that reports seldom goes: not yet outside for long.
  @Test func leavingTheCorridorFar() {
    let (code, drawn) = grade([[Point(0, 0), Point(150, 0), Point(170, 200)]], step: 40)
    #expect(code == .lineExitedCorridor && drawn < 200, "\(code) after \(drawn)")
  }

  /// A stretch that wobbles, in a line that is else good.
  @Test func wobblingForAStretch() {
    let (code, drawn) = grade([wave(height: 20, length: 90, 90, 390)])
    #expect(code == .errorTooBig && drawn < 330, "\(code) after \(drawn)")
    #expect(grade([wave(height: 12, length: 90, 90, 390)]).code == .accepted)
  }

  /// A short line that wobbles from its start to its end, nowhere much.
  @Test func wobblingAllTheWay() {
    let line = [Point(0, 0), Point(-91, -98)]
    #expect(waver(18, 84, on: line, radius: 25, step: 4) == .errorTooBig)
    #expect(waver(12, 84, on: line, radius: 25, step: 4) == .accepted)
  }

  /// A wobble that is found too big only at the end: the pen could have stopped there.
  @Test func pastTheEndRatherThanBesideIt() {
    #expect(waver(26, 86, on: [Point(0, 0), Point(-31, 95)], radius: 34, step: 3) == .tooOverextended)
  }

  @Test func drawingBackwards() {
    let (code, drawn) = grade([[Point(0, 0), Point(300, 0), Point(100, 0), Point(600, 0)]])
    #expect(code == .errorTooBig && drawn < 300 + 3.2 * Self.radius + 20, "\(code) after \(drawn)")
    #expect(grade([[Point(0, 0), Point(300, 0), Point(260, 0), Point(600, 0)]]).code == .accepted)
  }

  /// To and fro across the line, inside the corridor.
  @Test func scribbling() {
    let across = (0..<40).map { Point(200 + Double($0), $0 % 2 == 0 ? 8 : -8) }
    let (code, drawn) = grade([[Point(0, 0)] + across + [Point(600, 0)]])
    #expect(code == .errorTooBig && drawn < 320, "\(code) after \(drawn)")
  }

  /// Beside the middle for long, inside the corridor.
  @Test func besideTheMiddleOfAStraight() {
    let (code, _) = grade([[Point(0, 0), Point(100, 20), Point(600, 20)]])
    #expect(code == .straightLineDrawingDistanceWrong)
    #expect(grade([[Point(0, 0), Point(100, 12), Point(600, 12)]]).code == .accepted)
  }

  @Test func goingOnPastTheEnd() {
    #expect(grade([[Point(0, 0), Point(630, 0)]]).code == .accepted)
    let (code, drawn) = grade([[Point(0, 0), Point(700, 0)]])
    #expect(code == .tooOverextended && drawn < 600 + 1.25 * Self.radius + 10, "\(code) after \(drawn)")
  }

  /// At the end and away from it sideways: the line was good, the end was not.
  @Test func awayFromTheLineAtItsEnd() {
    let (code, drawn) = grade([[Point(0, 0), Point(585, 0), Point(585, 60)]])
    #expect(code == .tooOverextended && drawn < 585 + 38, "\(code) after \(drawn)")
  }

  @Test func liftingBeforeTheEnd() {
    #expect(grade([[Point(0, 0), Point(575, 0)]]).code == .accepted)
    #expect(grade([[Point(0, 0), Point(560, 0)]]).code == .lineNotCovered)
  }

  /// A hook at the start that seldom reports leap over.
  @Test func leavingAPieceOut() {
    let hook = [Point(0, 0), Point(12, 18), Point(-21, -106)]
    #expect(waver(15, 49, on: hook, radius: 28, step: 31) == .wrongStart)
    #expect(waver(0, 49, on: hook, radius: 28, step: 2) == .accepted)
  }

  /// Round a corner, back out of it and round it again.
  @Test func intoACornerTwice() {
    let angle = [Point(0, 0), Point(300, 0), Point(300, 300)]
    #expect(grade([angle], on: angle).code == .accepted)
    let twice = [Point(0, 0), Point(300, 0), Point(300, 10), Point(300, 0), Point(230, 0), Point(300, 0), angle[2]]
    #expect(grade([twice], on: angle).code == .cornerDoubleEnter)
  }

  /// A dot is put, not scribbled.
  @Test func aDotIsNoScribble() {
    let dot = [Point(0, 0), Point(0.1, 0)]
    let about = (0..<40).map { $0 % 2 == 0 ? Point(0, 0) : Point(6, 5) }
    #expect(grade([Array(about.prefix(4))], on: dot, radius: 20).code == .accepted)
    #expect(grade([about], on: dot, radius: 20).code == .tooOverextended)
  }

  /// The rest of a stroke may follow after a lift; what goes elsewhere is none of it.
  @Test func wanderingOffWhileFinishingAStroke() throws {
    let bar = [Point(12, 100), Point(68, 100)]
    let strokes = try ["M40,20 L40,200", "M12,100 L68,100"].map {
      Stroke(path: try Path(svg: $0), isSmall: $0.hasPrefix("M12"))
    }
    let form = Form(id: "target", isTarget: true, strokes: strokes)
    func code(_ far: Double) -> VerdictCode {
      var grader = LetterGrader(plan: LetterPlan(forms: [form], radius: 20))
      let rest = [Point(40, 184), Point(40, 200), Point(40 + far, 200)]
      let pen = [[Point(40, 20), Point(40, 186)], rest, bar].map { corners in
        let line = Polyline(corners)
        return line.samples(every: 2).map { PenSample(line.point(at: $0), time: 0) }
      }
      return grader.grade(pen).code
    }
    #expect(code(10) == .accepted)
    #expect(code(120) == .tooOverextended)
  }

  /// After a lift the pen goes on where it was: neither beside the line nor farther on.
  @Test func comingBackAfterALift() {
    let before = [Point(0, 0), Point(200, 0)]
    #expect(grade([before, [Point(190, 10), Point(600, 0)]]).code == .accepted)
    #expect(grade([before, [Point(200, 36), Point(220, 0), Point(600, 0)]]).code == .lineNotCovered)
    #expect(grade([before, [Point(240, 0), Point(600, 0)]]).code == .lineNotCovered)
  }
}
