extension WordWriter {
  /// Letters that stand alone, one after another, spaced by the optical rule.
  func spaced(_ pieces: [Piece], _ text: String) -> Word {
    let placed = place(pieces)
    let steps = placed.map { piece in
      piece.letter.forms(hand: piece.hand, variant: piece.variant).map { $0.applying(.translation(piece.x, 0)) }
    }
    let targets = steps.map { $0.first?.strokes ?? [] }
    let target = Form(id: "target", isTarget: true, strokes: targets.flatMap(\.self))
    var forms = [target]
    for choice in Self.choices(steps) where forms.count < Word.mostForms {
      let strokes = zip(steps, choice.forms).flatMap { step, index in step[index].strokes }
      forms.append(Form(id: choice.id, isTarget: false, strokes: strokes))
    }
    let places = zip(placed, steps).map { piece, step in
      Word.Place(character: piece.letter.character, x: piece.x, isJoined: false, form: step.first?.id ?? "")
    }
    return Word(
      text: text, places: places, forms: forms,
      owners: targets.enumerated().flatMap { index, strokes in strokes.map { _ in index...index } },
      steps: steps, advance: (placed.last?.x ?? 0) + (placed.last?.letter.advance ?? 0))
  }

  private func place(_ pieces: [Piece]) -> [Piece] {
    var placed: [Piece] = []
    for var piece in pieces {
      if let last = placed.last {
        let gap = piece.startsWord ? Self.space * model.guides.xHeight : 0
        piece.x = last.x + gap + spacing.advance(from: last.letter, to: piece.letter)
      }
      placed.append(piece)
    }
    return placed
  }

  /// The mixtures of accepted forms that a whole-word list has: each habit through the word, then each single exception.
  static func choices(_ steps: [[Form]]) -> [(id: String, forms: [Int])] {
    let target = steps.map { _ in 0 }
    var found: [(id: String, forms: [Int])] = []
    func add(_ id: String, _ choice: [Int]) {
      if choice != target, !found.contains(where: { $0.forms == choice }) { found.append((id, choice)) }
    }
    var habits: [String] = []
    for form in steps.flatMap({ $0.dropFirst() }) where !habits.contains(form.id) { habits.append(form.id) }
    for habit in habits { add(habit, steps.map { step in step.firstIndex { $0.id == habit } ?? 0 }) }
    for (index, step) in steps.enumerated() {
      for other in step.indices.dropFirst() {
        var choice = target
        choice[index] = other
        add("\(step[other].id)-\(index + 1)", choice)
      }
    }
    return found
  }
}
