import Letterform

extension LetterCheck {
  /// What is wrong with the joins of a joined model; nothing for print.
  ///
  /// Pairs are those that a word can have: small with small, and a capital with a small letter behind it.
  /// - Parameter pairs: which pairs to look at; all unless a test wants fewer.
  public func joinFindings(where pairs: (Character, Character) -> Bool = { _, _ in true }) -> [Finding] {
    guard course.model.writing == .joined else { return [] }
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    let small = course.present.filter { LetterName($0.character).kind == .small }
    let leaving = course.present.filter { LetterName($0.character).kind != .digit }
    var found = small.filter { !hasEntry($0) }.map { Finding(.joinMissing, letter: $0.character) }
    found += small.filter { !hasExit($0) }.map { Finding(.joinMissing, letter: $0.character) }
    for first in leaving where hasExit(first) {
      for second in small where hasEntry(second) && pairs(first.character, second.character) {
        found += self.findings(of: first.character, second.character, writer)
      }
    }
    return found
  }

  private func findings(of first: Character, _ second: Character, _ writer: WordWriter) -> [Finding] {
    guard let join = writer.join(first, second) else {
      return [Finding(.joinFails(next: second), letter: first)]
    }
    let place = join.curve.start
    var found: [Finding] = []
    for turn in [join.breaks.exit, join.breaks.entry] where abs(turn.degrees) > CheckLimits.tangentBreak {
      found.append(
        Finding(.tangentBreak(degrees: abs(turn.degrees)), letter: first, form: "to \(second)", place: place))
    }
    if join.leastRadius < CheckLimits.joinRadius {
      found.append(Finding(.joinTight(next: second, radius: join.leastRadius), letter: first, place: place))
    }
    if join.turning.degrees > CheckLimits.joinTurning {
      found.append(Finding(.joinWinds(next: second, degrees: join.turning.degrees), letter: first, place: place))
    }
    return found
  }

  /// Optional shapes may join otherwise; what counts is the model's own.
  private func hasEntry(_ letter: Letter) -> Bool {
    letter.forms.contains { $0.variant.isEmpty && $0.strokes.first { !$0.isDelayed }?.joinIn != nil }
  }

  private func hasExit(_ letter: Letter) -> Bool {
    letter.forms.contains { $0.variant.isEmpty && $0.strokes.contains { $0.joinOut != nil } }
  }
}
