extension WordWriter {
  /// Letters that join: as few strokes as the school writes, then what is delayed, from left to right.
  func joined(_ pieces: [Piece], _ text: String) -> Word {
    var placed = pieces
    for index in placed.indices.dropFirst() {
      let gap = placed[index].startsWord ? Self.space * model.guides.xHeight : 0
      placed[index].x = placed[index - 1].x + advance(from: placed[index - 1], to: placed[index]) + gap
    }
    var known: [WordChain.Pair: Join] = [:]
    let target = chain(placed, id: "target", known: &known) { _, piece, afterJoin in piece.form(afterJoin: afterJoin) }
    var forms = [target.form]
    func add(_ form: Form) {
      guard forms.count < Word.mostForms, !forms.contains(where: { $0.strokes == form.strokes }) else { return }
      forms.append(form)
    }

    add(chain(placed, id: "at-once", delays: false, known: &known) { $1.form(afterJoin: $2) }.form)
    let options = placed.map { piece in piece.forms.filter { !$0.isTarget && $0.before.isEmpty } }
    var habits: [String] = []
    for form in options.flatMap(\.self) where !habits.contains(form.id) { habits.append(form.id) }
    for habit in habits {
      add(
        chain(placed, id: habit, known: &known) { _, piece, afterJoin in
          piece.forms.first { $0.id == habit && $0.before.isEmpty } ?? piece.form(afterJoin: afterJoin)
        }.form)
    }
    for (index, others) in options.enumerated() {
      for other in others {
        add(
          chain(placed, id: "\(other.id)-\(index + 1)", known: &known) { place, piece, afterJoin in
            place == index ? other : piece.form(afterJoin: afterJoin)
          }.form)
      }
    }

    return Word(
      text: text, places: target.places, forms: forms, owners: target.owners, steps: [forms],
      advance: (placed.last?.x ?? 0) + (placed.last?.letter.advance ?? 0))
  }

  /// The distance of two neighbours' origins: where a join leads from one to the other it is the letter's own.
  private func advance(from piece: Piece, to next: Piece) -> Double {
    let joins = piece.form(afterJoin: false)?.strokes.contains { !$0.isDelayed && $0.joinOut != nil } ?? false
    return joins || next.startsWord
      ? piece.letter.advance : spacing.advance(fromUnjoined: piece.letter, to: next.letter)
  }

  private typealias Chained = (form: Form, owners: [ClosedRange<Int>], places: [Word.Place])

  /// Writes the letters, each in the form that `choose` gives, and joins what joins.
  private func chain(
    _ pieces: [Piece], id: String, delays: Bool = true, known: inout [WordChain.Pair: Join],
    choose: (_ index: Int, Piece, _ afterJoin: Bool) -> Form?
  ) -> Chained {
    var chain = WordChain(guides: model.guides, delays: delays, known: known)
    for (index, piece) in pieces.enumerated() {
      if piece.startsWord { chain.finishWord() }
      let canJoin = chain.canJoin
      guard let form = choose(index, piece, canJoin) else { continue }
      chain.append(form, character: piece.letter.character, x: piece.x, letter: index)
    }
    chain.finishWord()
    known = chain.known
    return (Form(id: id, isTarget: id == "target", strokes: chain.strokes), chain.owners, chain.places)
  }
}
