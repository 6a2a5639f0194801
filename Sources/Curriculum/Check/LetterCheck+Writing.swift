import Grading
public import Letterform

extension LetterCheck {
  /// Letters that a child cannot win, and letters that can be won without being written.
  ///
  /// Unwritable: a steady pen writes each accepted form, and some rung refuses it. Cheat: a stroke left out, reversed, cut
  /// short, scribbled over or drawn in the wrong order passes, and no accepted form allows it.
  /// - Parameter letters: which to look at; all unless a test wants fewer.
  public func writingFindings(of letters: (Letter) -> Bool = { _ in true }) -> [Finding] {
    course.present.filter(letters).flatMap { letter in
      var done: [[Form]] = []
      var found: [Finding] = []
      for hand in Hand.allCases {
        for variant in [""] + letter.variants {
          let forms = letter.forms(hand: hand, variant: variant)
          // Most letters are the same for both hands.
          guard !done.contains(forms) else { continue }
          done.append(forms)
          for (rung, radius) in radii {
            let plan = LetterPlan(forms: forms, radius: radius, xHeight: course.model.guides.xHeight)
            let findings = [unwritable(forms, plan, rung, hand), cheat(forms, plan, rung, hand)].compactMap(\.self)
            found += findings.map { finding in
              var named = finding
              named.letter = letter.character
              return named
            }
          }
        }
      }
      return found
    }
  }

  private func unwritable(_ forms: [Form], _ plan: LetterPlan, _ rung: Int, _ hand: Hand) -> Finding? {
    let solver = Solver(waver: CheckLimits.solverWaver * plan.radius)
    for form in forms {
      var generator = SeededGenerator(seed: UInt64(rung))
      for _ in 0..<CheckLimits.solverTries {
        var grader = LetterGrader(plan: plan)
        let verdict = grader.grade(solver.write(form, using: &generator))
        if verdict.code == .accepted { continue }
        return Finding(
          .unwritable(rung: rung, hand: hand, verdict: verdict.code.name), form: form.id, stroke: verdict.stroke,
          place: verdict.place)
      }
    }
    return nil
  }

  private func cheat(_ forms: [Form], _ plan: LetterPlan, _ rung: Int, _ hand: Hand) -> Finding? {
    guard let form = forms.first else { return nil }
    let height = course.model.guides.xHeight
    var generator = SeededGenerator(seed: UInt64(rung))
    for cheat in Cheat.all(for: form, radius: plan.radius, xHeight: height) {
      let lines = cheat.lines(for: form, radius: plan.radius, xHeight: height, using: &generator)
      // What another accepted form draws is no cheat.
      if forms.contains(where: { $0.allows(lines, radius: plan.radius) }) { continue }
      var grader = LetterGrader(plan: plan)
      guard grader.grade(Solver(waver: 0).write(lines, using: &generator)).code == .accepted else { continue }
      return Finding(.cheat(rung: rung, hand: hand, how: "\(cheat)"), form: form.id)
    }
    return nil
  }
}
