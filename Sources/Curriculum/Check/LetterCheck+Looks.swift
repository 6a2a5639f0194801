import Grading
import Letterform

extension LetterCheck {
  /// Letters whose mirrored or reversed strokes another letter, or the letter itself, accepts.
  ///
  /// Each is written along its middle, moved to where the other begins, and graded in the corridor of the fourth rung.
  public func lookAlikes() -> [Finding] {
    guard let radius = radii.first(where: { $0.rung == 4 })?.radius else { return [] }
    let height = course.model.guides.xHeight
    let all = course.present.map { letter in
      (letter: letter, forms: letter.forms(hand: .right), length: Self.length(of: letter.forms.first))
    }
    var found: [Finding] = []
    for other in all {
      let plan = LetterPlan(forms: other.forms, radius: radius, xHeight: height)
      for candidate in all {
        guard let form = candidate.forms.first, abs(candidate.length - other.length) < 0.3 * other.length + radius,
          other.forms.contains(where: { $0.strokes.count == form.strokes.count })
        else { continue }
        for look in Finding.Look.allCases where accepts(plan, Self.lines(of: form, look), radius: radius) {
          // A letter that is its own mirror image is meant so; one that may be drawn backwards is not.
          found.append(Finding(.readsAs(other: other.letter.character, how: look), letter: candidate.letter.character))
        }
      }
    }
    return found
  }

  private func accepts(_ plan: LetterPlan, _ lines: [Polyline], radius: Double) -> Bool {
    guard let start = lines.first?.points.first else { return false }
    for target in Set(plan.forms.compactMap { $0.strokes.first?.start }) {
      let move = target - start
      // Only sideways: the lines of the page keep heights apart.
      guard abs(move.y) <= radius else { continue }
      let moved = lines.map { line in Polyline(line.points.map { $0 + Point(move.x, 0) }) }
      var generator = SeededGenerator(seed: 1)
      var grader = LetterGrader(plan: plan)
      if grader.grade(Solver(waver: 0).write(moved, using: &generator)).code == .accepted { return true }
    }
    return false
  }

  private static func lines(of form: Form, _ look: Finding.Look) -> [Polyline] {
    let lines = form.strokes.map { $0.path.flattened(tolerance: 0.1) }
    return switch look {
    case .mirrored: lines.map { line in Polyline(line.points.map { Point(-$0.x, $0.y) }) }
    case .reversed: lines.reversed().map { Polyline($0.points.reversed()) }
    }
  }

  private static func length(of form: Form?) -> Double {
    (form?.strokes ?? []).reduce(0) { $0 + $1.path.flattened(tolerance: 0.5).length }
  }
}
