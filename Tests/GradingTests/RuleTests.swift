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
  private func grade(
    _ strokes: [[Point]], on ideal: [Point] = level, radius: Double = radius
  ) -> (code: VerdictCode, drawn: Double) {
    var grader = StrokeGrader(plan: StrokePlan(polyline: Polyline(ideal), radius: radius))
    var drawn = 0.0
    for corners in strokes {
      let line = Polyline(corners)
      if let found = grader.down(corners[0], time: 0) { return (found.code, drawn) }
      for arc in line.samples(every: 1) {
        if let found = grader.move(line.point(at: arc), time: 0) { return (found.code, drawn + arc) }
      }
      drawn += line.length
      if let found = grader.up(corners[corners.count - 1], time: 0) { return (found.code, drawn) }
    }
    return (grader.finish().code, drawn)
  }

  /// A wave about the level line from `start` to `end`, then the line.
  private func wave(height: Double, length: Double, _ start: Double = 90, _ end: Double) -> [Point] {
    let waves = stride(from: start, through: end, by: 2).map { x in
      Point(x, height * sine((x - start) / length))
    }
    return [Point(0, 0)] + waves + [Point(600, 0)]
  }

  /// The sine of so many turns, by Bhaskara's rule: near enough for a wave.
  private func sine(_ turns: Double) -> Double {
    let part = (turns - turns.rounded(.down)) * 2
    let half = part >= 1 ? part - 1 : part
    let product = 4 * half * (1 - half)
    return (part >= 1 ? -1 : 1) * 4 * product / (5 - product)
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

  /// Far outside at once. The pen's steps are 5 long: at 40.75 it is too far, and not yet outside for long.
  @Test func leavingTheCorridorFar() {
    let (code, drawn) = grade([[Point(0, 0.75), Point(150, 0.75), Point(150, 200)]])
    #expect(code == .lineExitedCorridor && drawn < 192, "\(code) after \(drawn)")
  }

  /// A stretch that wobbles, in a line that is else good.
  @Test func wobblingForAStretch() {
    let (code, drawn) = grade([wave(height: 24, length: 75, 90, 390)])
    #expect(code == .errorTooBig && drawn < 480, "\(code) after \(drawn)")
    #expect(grade([wave(height: 12, length: 75, 90, 390)]).code == .accepted)
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

  @Test func leavingAPieceOut() {
    // Two lines side by side: the pen leaps from the one to the other.
    let there = [Point(0, 0), Point(300, 0), Point(300, 40), Point(0, 40)]
    #expect(grade([there], on: there).code == .accepted)
    #expect(grade([[Point(0, 0), Point(150, 0), Point(150, 40), Point(0, 40)]], on: there).code != .accepted)
  }

  /// After a lift the pen goes on where it was: neither beside the line nor farther on.
  @Test func comingBackAfterALift() {
    let before = [Point(0, 0), Point(200, 0)]
    #expect(grade([before, [Point(190, 10), Point(600, 0)]]).code == .accepted)
    #expect(grade([before, [Point(200, 36), Point(220, 0), Point(600, 0)]]).code == .lineNotCovered)
    #expect(grade([before, [Point(240, 0), Point(600, 0)]]).code == .lineNotCovered)
  }
}
