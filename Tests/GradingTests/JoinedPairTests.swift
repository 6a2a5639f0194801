import Grading
import Letterform
import Testing

/// Every pair that a joined word can have: small with small, and a capital with a small letter behind it.
@Suite struct JoinedPairTests {
  let files: LetterFiles

  init() throws {
    files = try LetterFiles()
  }

  private func pairs(_ model: Model) -> [String] {
    let letters = files.entries.filter { $0.model == model.id }.map(\.letter.character).filter(\.isLetter)
    let all = letters.flatMap { first in letters.filter(\.isLowercase).map { "\(first)\($0)" } }
    return all.enumerated().filter { LetterFiles.isLong || $0.offset % 17 == 0 }.map(\.element)
  }

  /// Corridors as wide as children get them. In wider ones the loops of ц and щ share corner zones with their neighbours,
  /// and a good writing in a thousand is refused.
  private let corridors = Array(zip(2..., LetterFiles.corridors)).filter { $0.1 <= 0.24 }

  @Test func everyPairIsWonByWritingItAndNotByHalfOfIt() throws {
    var (written, refused, won) = (0, [String](), [String]())
    for model in files.models where model.writing == .joined {
      let writer = files.writer(model)
      for (index, text) in pairs(model).enumerated() {
        let forms = try writer.word(text).forms
        let target = try #require(forms.first)
        let half = try #require(try writer.word(String(text.prefix(1))).forms.first)
        for (rung, corridor) in corridors where LetterFiles.isLong || (rung + index) % 3 == 0 {
          let radius = corridor * model.guides.xHeight
          let plan = LetterPlan(forms: forms, radius: radius, xHeight: model.guides.xHeight)
          var random = SeededGenerator(seed: UInt64(index * 10 + rung))
          let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
          var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
          written += 1
          let verdict = grader.grade(solver.write(target, using: &random))
          if verdict.code != .accepted { refused.append("\(model.id) \(text) rung \(rung): \(verdict)") }
          grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
          if grader.grade(Solver(waver: 0).write(half, using: &random)).code == .accepted {
            won.append("\(model.id) \(text) rung \(rung)")
          }
        }
      }
    }
    #expect(written > 100)
    #expect(refused == [], "\(refused.count) of \(written)")
    #expect(won == [], "\(won.count) of \(written)")
  }
}
