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

  @Test(arguments: LetterFiles.joinedModels)
  func everyPairIsWonByWritingItAndNotByHalfOfIt(id: String) throws {
    var (written, refused, won) = (0, [String](), [String]())
    let model = try files.model(id)
    let writer = files.writer(model)
    for (index, text) in pairs(model).enumerated() {
      let forms = try writer.word(text).forms
      let target = try #require(forms.first)
      let half = try #require(try writer.word(String(text.prefix(1))).forms.first)
      for (rung, corridor) in zip(2..., LetterFiles.corridors) where LetterFiles.isLong || (rung + index) % 3 == 0 {
        let radius = corridor * model.guides.xHeight
        let plan = LetterPlan(forms: forms, radius: radius, xHeight: model.guides.xHeight)
        var random = SeededGenerator(seed: UInt64(index * 10 + rung))
        let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
        var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
        written += 1
        let verdict = grader.grade(solver.write(target, using: &random))
        if verdict.code != .accepted { refused.append("\(id) \(text) rung \(rung): \(verdict)") }
        grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
        if grader.grade(Solver(waver: 0).write(half, using: &random)).code == .accepted {
          won.append("\(id) \(text) rung \(rung)")
        }
      }
    }
    #expect(written > 100)
    #expect(refused == [], "\(refused.count) of \(written)")
    #expect(won == [], "\(won.count) of \(written)")
  }

  /// Where the school lifts the pen between two letters, the second stands close by and does not touch the first.
  @Test(arguments: LetterFiles.joinedModels) func lettersThatDoNotJoinStandApart(id: String) throws {
    let model = try files.model(id)
    let writer = files.writer(model)
    var (seen, touching) = (0, [String]())
    for text in pairs(model) {
      let word = try writer.word(text)
      guard word.places.count == 2, !word.places[1].isJoined else { continue }
      let lines = word.forms[0].strokes.map { $0.path.flattened(tolerance: 0.5) }
      let first = zip(lines, word.owners).filter { $0.1 == 0...0 }.map(\.0)
      let second = zip(lines, word.owners).filter { $0.1 == 1...1 }.map(\.0)
      seen += 1
      let distance = second.flatMap(\.points).reduce(Double.infinity) { least, point in
        first.reduce(least) { min($0, $1.nearest(to: point)?.distance ?? .infinity) }
      }
      if distance < 0.1 * model.guides.xHeight { touching.append("\(text): \(distance)") }
    }
    #expect(seen > 10)
    #expect(touching == [], "\(touching.count) of \(seen)")
  }
}
