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

  @Test func aWellWrittenWordWins() throws {
    var (written, refused) = (0, [String]())
    for model in files.models where model.writing == .joined {
      let writer = files.writer(model)
      for (index, text) in try Self.words(model.language).enumerated() {
        let word = try writer.word(text)
        let forms = try #require(word.steps.first)
        for (rung, corridor) in zip(2..., LetterFiles.corridors) where LetterFiles.isLong || (rung + index) % 2 == 0 {
          let radius = corridor * model.guides.xHeight
          let plan = LetterPlan(forms: forms, radius: radius, xHeight: model.guides.xHeight)
          for (number, form) in forms.enumerated() {
            var random = SeededGenerator(seed: UInt64(index * 10 + rung))
            let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
            // Each habit in turn; the school's own in every corridor.
            guard number == 0 || LetterFiles.isLong || number % 5 == rung % 5 else { continue }
            written += 1
            var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
            let verdict = grader.grade(solver.write(form, using: &random))
            if verdict.code != .accepted {
              refused.append("\(model.id) \(text) \(form.id) rung \(rung): \(verdict.code.name) at \(verdict.place)")
            }
          }
        }
      }
    }
    #expect(written > 200)
    #expect(refused == [], "\(refused.count) of \(written)")
  }

  @Test func aWordWithSomethingLeftOutNeverWins() throws {
    var (tried, won) = (0, [String]())
    for model in files.models where model.writing == .joined {
      let writer = files.writer(model)
      for (index, text) in try Self.words(model.language).enumerated() {
        let word = try writer.word(text)
        let forms = try #require(word.steps.first)
        let target = try #require(forms.first)
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
        for (rung, corridor) in zip(2..., LetterFiles.corridors) where LetterFiles.isLong || (rung + index) % 3 == 0 {
          let plan = LetterPlan(
            forms: forms, radius: corridor * model.guides.xHeight, xHeight: model.guides.xHeight)
          for cheat in cheats {
            tried += 1
            var random = SeededGenerator(seed: UInt64(index))
            var grader = LetterGrader(plan: plan, slides: rung >= 4 ? -500...500 : nil)
            let verdict = grader.grade(Solver(waver: 0).write(cheat.lines, using: &random))
            if verdict.code == .accepted { won.append("\(model.id) \(text) \(cheat.how) rung \(rung)") }
          }
        }
      }
    }
    #expect(tried > 200)
    #expect(won == [], "\(won.count) of \(tried)")
  }

  /// In print every letter of a word is graded where it stands.
  @Test func everyLetterOfAPrintWordWinsAndNoCheatDoes() throws {
    var (written, tried, refused, won) = (0, 0, [String](), [String]())
    for model in files.models where model.writing == .print {
      let writer = files.writer(model)
      for (index, text) in try Self.words(model.language).enumerated() {
        let word = try writer.word(text)
        #expect(word.steps.count == text.count { $0 != " " })
        // Each word in one corridor as wide as children get them; each letter in all of them is for the tests of letters.
        let rung = 2 + index % 3
        let radius = LetterFiles.corridors[rung] * model.guides.xHeight
        for (step, forms) in word.steps.enumerated() {
          let target = try #require(forms.first)
          let plan = LetterPlan(forms: forms, radius: radius, xHeight: model.guides.xHeight)
          var random = SeededGenerator(seed: UInt64(index * 10 + step))
          let solver = Solver(waver: 0.16 * radius, wavelength: 7 * radius, tremor: 0.012 * radius, rate: 60)
          var grader = LetterGrader(plan: plan)
          written += 1
          let verdict = grader.grade(solver.write(target, using: &random))
          if verdict.code != .accepted { refused.append("\(model.id) \(text) \(step) rung \(rung + 2): \(verdict)") }
          for cheat in Cheat.all(for: target, radius: radius, xHeight: model.guides.xHeight) {
            let lines = cheat.lines(for: target, radius: radius, xHeight: model.guides.xHeight, using: &random)
            if forms.contains(where: { $0.allows(lines, tolerance: 0.5 * radius) }) { continue }
            tried += 1
            var grader = LetterGrader(plan: plan)
            if grader.grade(Solver(waver: 0).write(lines, using: &random)).code == .accepted {
              won.append("\(model.id) \(text) \(step) rung \(rung + 2): \(cheat)")
            }
          }
        }
      }
    }
    #expect(written > 500 && tried > 1000)
    #expect(refused == [], "\(refused.count) of \(written)")
    #expect(won == [], "\(won.count) of \(tried)")
  }
}
