/// Writes words in a model's letters: places the letters, joins them, and lists the accepted ways.
public struct WordWriter: Sendable {
  /// The width of a space between words, x-heights.
  public static let space = 0.6

  /// The model whose lines and writing count.
  public let model: Model
  /// The letters by character.
  public let letters: [Character: Letter]
  /// The lean that the letters have, degrees.
  public let slant: Double
  /// How letters that do not join are spaced.
  let spacing: OpticalSpacing

  /// A writer of `letters`, which are leaned by `slant` degrees already.
  public init(model: Model, letters: [Character: Letter], slant: Double) {
    (self.model, self.letters, self.slant) = (model, letters, slant)
    spacing = OpticalSpacing(letters: Array(letters.values), guides: model.guides, slant: slant)
  }

  /// The word `text` for a hand.
  ///
  /// - Parameter variants: the shapes that the school chose, by letter; the model's own for all others.
  /// - Throws: ``WordError`` for an empty or overlong word or a letter that the model lacks.
  public func word(
    _ text: String, hand: Hand = .right, variants: [Character: String] = [:]
  ) throws(WordError) -> Word {
    guard !text.isEmpty, text.contains(where: { $0 != " " }) else { throw .empty }
    guard text.count <= Word.mostLetters else { throw .tooLong(count: text.count) }
    var pieces: [Piece] = []
    var gap = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      if character == " " {
        gap = true
        continue
      }
      guard let letter = letters[character] else { throw .missingLetter(character, index: index) }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      pieces.append(
        Piece(
          letter: letter, hand: hand, variant: variants[character] ?? "", next: next, startsWord: gap || pieces.isEmpty)
      )
      gap = false
    }
    return model.writing == .joined ? joined(pieces, text) : spaced(pieces, text)
  }

  /// One letter on its way into a word.
  struct Piece {
    var letter: Letter
    var hand: Hand
    var variant: String
    /// The letter that follows, nil at the end of a word.
    var next: Character?
    /// Whether it is the first of a word.
    var startsWord: Bool
    /// Where its origin stands.
    var x = 0.0

    /// The forms of its shape and hand, those for a place in a word among them.
    var forms: [Form] {
      let shape = letter.variants.contains(variant) ? variant : ""
      let common = letter.forms(hand: hand, variant: variant)
      let others = letter.forms.filter {
        $0.variant == shape && !$0.before.isEmpty && ($0.hand == nil || $0.hand == hand)
      }
      return common + others
    }

    /// The form that the school writes here: the one for this place if there is one, else the target.
    func form(afterJoin: Bool) -> Form? {
      let fitting = forms.filter { form in
        (form.isTarget || form.isJoined || !form.before.isEmpty) && (afterJoin || !form.isJoined)
          && (form.before.isEmpty || next.map(form.before.contains) == true)
      }
      // A form that asks for this neighbour is meant more than one that does not.
      func weight(_ form: Form) -> Int {
        (form.before.isEmpty ? 0 : 2) + (form.isJoined ? 1 : 0) + (form.hand == nil ? 0 : 4)
      }
      return fitting.max { weight($0) < weight($1) }
    }
  }
}
