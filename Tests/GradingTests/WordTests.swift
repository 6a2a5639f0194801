import Foundation
import Grading
import Letterform
import Testing

/// Words of both languages: whoever writes one well wins it, whoever leaves something out does not.
@Suite struct WordTests {
  let files: LetterFiles

  init() throws {
    files = try LetterFiles()
  }

  private static func words(_ language: String) throws -> [String] {
    let file = Corpus.folder.deletingLastPathComponent().appending(path: "Words/\(language).txt")
    let all = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .filter { $0.first != "#" }.map(String.init)
    #expect(all.count >= 300)
    let step = LetterFiles.isLong ? 1 : max(1, all.count / 40)
    return all.indices.filter { $0 % step == 0 }.map { all[$0] }
  }

  /// The school's own way in every corridor; every other habit in one of them.
  @Test(arguments: LetterFiles.joinedModels) func aWellWrittenWordWins(id: String) throws {
    var (written, refused) = (0, [String]())
    let model = try files.model(id)
    let writer = files.writer(model)
    for (index, text) in try Self.words(model.language).enumerated() {
      let word = try writer.word(text)
      let forms = try #require(word.steps.first)
      for (rung, corridor) in zip(2..., LetterFiles.corridors) where LetterFiles.isLong || (rung + index) % 2 == 0 {
        let radius = corridor * model.guides.xHeight
        let plan = LetterPlan(forms: forms, radius: radius, xHeight: model.guides.xHeight)
        for (number, form) in forms.enumerated() where number == 0 || (number + index) % 5 == rung % 5 {
          var random = SeededGenerator(seed: UInt64(index * 10 + rung))
          let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
          written += 1
          var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
          let verdict = grader.grade(solver.write(form, using: &random))
          if verdict.code != .accepted {
            refused.append("\(id) \(text) \(form.id) rung \(rung): \(verdict.code.name) at \(verdict.place)")
          }
        }
      }
    }
    #expect(written > 100)
    #expect(refused == [], "\(refused.count) of \(written)")
  }

  /// In the widest corridors the two turns of a cursive r share one zone: each of them may be rounded, not one for both.
  @Test(arguments: [0.40, 0.30]) func everyTurnOfAZoneMayBeRounded(corridor: Double) throws {
    let model = try files.model("en-cursive")
    let form = try #require(try files.writer(model).word("barn").forms.first)
    let radius = corridor * model.guides.xHeight
    let plan = LetterPlan(forms: [form], radius: radius, xHeight: model.guides.xHeight)
    let shared = form.strokes.flatMap { stroke in
      StrokePlan(stroke: stroke, radius: radius, xHeight: model.guides.xHeight).corners.filter(\.isShared)
    }
    #expect(!shared.isEmpty)
    var refused: [String] = []
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
      var grader = LetterGrader(plan: plan)
      let verdict = grader.grade(solver.write(form, using: &random))
      if verdict.code != .accepted { refused.append("\(seed): \(verdict)") }
    }
    #expect(refused == [])
  }

  /// Each way to leave something out in two corridors, in turn.
  @Test(arguments: LetterFiles.joinedModels) func aWordWithSomethingLeftOutNeverWins(id: String) throws {
    var (tried, won) = (0, [String]())
    let model = try files.model(id)
    let writer = files.writer(model)
    for (index, text) in try Self.words(model.language).enumerated() {
      let word = try writer.word(text)
      let forms = try #require(word.steps.first)
      let cheats = try cheats(on: text, target: try #require(forms.first), writer: writer)
      for (rung, corridor) in zip(2..., LetterFiles.corridors) where LetterFiles.isLong || (rung + index) % 3 == 0 {
        let plan = LetterPlan(forms: forms, radius: corridor * model.guides.xHeight, xHeight: model.guides.xHeight)
        for (number, cheat) in cheats.enumerated() where !LetterFiles.isLong || (number + index + rung) % 5 < 2 {
          tried += 1
          var random = SeededGenerator(seed: UInt64(index))
          var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
          let verdict = grader.grade(Solver(waver: 0).write(cheat.lines, using: &random))
          if verdict.code == .accepted { won.append("\(id) \(text) \(cheat.how) rung \(rung)") }
        }
      }
    }
    #expect(tried > 100)
    #expect(won == [], "\(won.count) of \(tried)")
  }

  /// The word without each of its letters, and without each of its dots and bars.
  private func cheats(
    on text: String, target: Form, writer: WordWriter
  ) throws -> [(how: String, lines: [Polyline])] {
    var cheats: [(how: String, lines: [Polyline])] = []
    for (place, letter) in text.enumerated() where text.count > 1 && letter != " " {
      var rest = Array(text)
      rest.remove(at: place)
      guard rest.contains(where: { $0 != " " }) else { continue }
      let short = try writer.word(String(rest))
      cheats.append(("without letter \(place)", short.forms[0].strokes.map { $0.path.flattened() }))
    }
    for stroke in target.strokes.indices where target.strokes[stroke].isDelayed {
      var strokes = target.strokes
      strokes.remove(at: stroke)
      cheats.append(("without stroke \(stroke)", strokes.map { $0.path.flattened() }))
    }
    return cheats
  }

  /// In print every letter of a word is graded where it stands.
  @Test(arguments: LetterFiles.printModels) func everyLetterOfAPrintWordWinsAndNoCheatDoes(id: String) throws {
    var (written, tried, refused, won) = (0, 0, [String](), [String]())
    let model = try files.model(id)
    let writer = files.writer(model)
    for (index, text) in try Self.words(model.language).enumerated() {
      let word = try writer.word(text)
      #expect(word.steps.count == text.count { $0 != " " })
      // Each word in one corridor; each letter in all of them is for the tests of letters.
      let (rung, corridor) = (2 + index % 5, LetterFiles.corridors[index % 5])
      let radius = corridor * model.guides.xHeight
      for (step, forms) in word.steps.enumerated() {
        let target = try #require(forms.first)
        let plan = LetterPlan(forms: forms, radius: radius, xHeight: model.guides.xHeight)
        var random = SeededGenerator(seed: UInt64(index * 10 + step))
        let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
        var grader = LetterGrader(plan: plan)
        written += 1
        let verdict = grader.grade(solver.write(target, using: &random))
        if verdict.code != .accepted { refused.append("\(id) \(text) \(step) rung \(rung): \(verdict)") }
        for cheat in Cheat.all(for: target, radius: radius, xHeight: model.guides.xHeight) {
          let lines = cheat.lines(for: target, radius: radius, xHeight: model.guides.xHeight, using: &random)
          if forms.contains(where: { $0.allows(lines, radius: radius) }) { continue }
          tried += 1
          var grader = LetterGrader(plan: plan)
          if grader.grade(Solver(waver: 0).write(lines, using: &random)).code == .accepted {
            won.append("\(id) \(text) \(step) rung \(rung): \(cheat)")
          }
        }
      }
    }
    #expect(written > 100 && tried > 300)
    #expect(refused == [], "\(refused.count) of \(written)")
    #expect(won == [], "\(won.count) of \(tried)")
  }
}
