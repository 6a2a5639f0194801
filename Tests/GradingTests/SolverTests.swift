import Grading
import Letterform
import Testing

/// Every letter can be won by whoever writes it, and by nobody who does not.
@Suite struct SolverTests {
  let files: LetterFiles

  init() throws {
    files = try LetterFiles()
  }

  @Test(arguments: Hand.allCases) func everyLetterIsWonByWritingIt(hand: Hand) throws {
    #expect(files.entries.count > 50)
    let rates = LetterFiles.isLong ? [30.0, 60, 120, 240] : [60]
    for entry in files.entries {
      for variant in [""] + entry.letter.variants {
        let forms = entry.letter.forms(hand: hand, variant: variant)
        for (rung, corridor) in zip(2..., LetterFiles.corridors) {
          let radius = corridor * entry.xHeight
          let plan = LetterPlan(forms: forms, radius: radius, xHeight: entry.xHeight)
          for (index, form) in forms.enumerated() {
            for rate in rates {
              var random = SeededGenerator(seed: UInt64(rung * 100 + index))
              let solver = Solver(
                waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: rate,
                speed: Double.random(in: 80...300, using: &random))
              let written = solver.write(form, using: &random)
              var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
              let verdict = grader.grade(written)
              #expect(
                verdict.code == .accepted,
                "\(entry.model) \(entry.letter.character) \(form.id) \(variant) rung \(rung) \(rate) Hz: \(verdict)")
            }
          }
        }
      }
    }
  }

  /// The tails of ц and щ lie along the stick before them: in wide corridors, where the zones of their turns meet, the
  /// place on the line must not leap over a turn.
  @Test(arguments: [0.40, 0.30]) func aLineThatComesBackOnItselfIsFollowed(corridor: Double) throws {
    var (written, refused) = (0, [String]())
    for entry in files.entries where entry.model == "ru-cursive" && "цщЦЩ".contains(entry.letter.character) {
      let radius = corridor * entry.xHeight
      let plan = LetterPlan(forms: entry.letter.forms, radius: radius, xHeight: entry.xHeight)
      for form in entry.letter.forms {
        for seed in 0..<100 {
          var random = SeededGenerator(seed: UInt64(seed))
          let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
          var grader = LetterGrader(plan: plan)
          written += 1
          let verdict = grader.grade(solver.write(form, using: &random))
          if verdict.code != .accepted { refused.append("\(entry.letter.character) \(form.id) \(seed): \(verdict)") }
        }
      }
    }
    #expect(written >= 400)
    #expect(refused == [], "\(refused.count) of \(written)")
  }

  @Test(arguments: Hand.allCases) func noLetterIsWonByCheating(hand: Hand) throws {
    for entry in files.entries {
      for variant in [""] + entry.letter.variants {
        let forms = entry.letter.forms(hand: hand, variant: variant)
        guard let target = forms.first else { continue }
        for (rung, corridor) in zip(2..., LetterFiles.corridors) where LetterFiles.isLong || rung % 2 == 0 {
          let radius = corridor * entry.xHeight
          let plan = LetterPlan(forms: forms, radius: radius, xHeight: entry.xHeight)
          for cheat in Cheat.all(for: target, radius: radius, xHeight: entry.xHeight) {
            var random = SeededGenerator(seed: UInt64(rung))
            let lines = cheat.lines(for: target, radius: radius, xHeight: entry.xHeight, using: &random)
            // What another form allows is no cheat.
            if forms.contains(where: { $0.allows(lines, radius: radius) }) { continue }
            let written = Solver(waver: 0).write(lines, using: &random)
            var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
            let verdict = grader.grade(written)
            #expect(
              verdict.code != .accepted,
              "\(entry.model) \(entry.letter.character) \(variant) rung \(rung): \(cheat)")
          }
        }
      }
    }
  }
}
