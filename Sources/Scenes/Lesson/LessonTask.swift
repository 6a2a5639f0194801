import Curriculum
import Letterform

/// What is written: a letter, or a word in steps, each with its accepted forms.
struct LessonTask {
  /// What is written one after another: the whole of a letter or a joined word, a letter of a print word.
  struct Step {
    /// The accepted forms, the target first; the task's units.
    let forms: [Form]
    /// Index of its first stroke in the task's target.
    let firstStroke: Int
    /// Whether it stands there already.
    let isGiven: Bool

    var strokes: Range<Int> { firstStroke..<firstStroke + (forms.first?.strokes.count ?? 0) }
  }

  /// The letter, or the word.
  let item: String
  /// All strokes that are shown, in the order of writing.
  let target: Form
  let steps: [Step]
  /// The picture of a word.
  let picture: String?
  /// Whether the same is written once more, as a whole, when this is done: a joined word, letter by letter first.
  let hasWhole: Bool

  var isWord: Bool { item.count > 1 }

  /// The strokes from the first to the last that is to be written; letters that stand there already may lie between.
  var due: Range<Int> {
    let due = steps.filter { !$0.isGiven }
    guard let first = due.first, let last = due.last else { return target.strokes.indices }
    return first.strokes.lowerBound..<last.strokes.upperBound
  }

  private init(
    item: String, steps forms: [[Form]], given: Set<Int> = [], picture: String? = nil, hasWhole: Bool = false
  ) {
    var (steps, strokes): ([Step], [Stroke]) = ([], [])
    for (index, accepted) in forms.enumerated() {
      guard let first = accepted.first else { continue }
      steps.append(Step(forms: accepted, firstStroke: strokes.count, isGiven: given.contains(index)))
      strokes += first.strokes
    }
    (self.item, self.steps, self.picture, self.hasWhole) = (item, steps, picture, hasWhole)
    target = Form(id: forms.first?.first?.id ?? item, isTarget: true, strokes: strokes)
  }

  /// One letter; nil if the course lacks it.
  init?(letter: Character, of course: Course, hand: Hand) {
    guard let forms = course[letter]?.forms(hand: hand), !forms.isEmpty else { return nil }
    self.init(item: String(letter), steps: [forms])
  }

  /// One word; nil if it cannot be written in the course's letters.
  ///
  /// - Parameters:
  ///   - given: characters that stand there already, where letters do not join.
  ///   - isWhole: a joined word in its joined strokes; else its letters one by one, each at its place.
  init?(word: PicturedWord, given: [Int], isWhole: Bool, of course: Course, hand: Hand) {
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    guard let written = try? writer.word(word.text, hand: hand) else { return nil }
    let isJoined = course.model.writing == .joined
    guard isJoined, !isWhole else {
      // The word's places leave spaces out.
      let characters = Array(word.text)
      let places = characters.indices.filter { characters[$0] != " " }
      let known = Set(given.compactMap { places.firstIndex(of: $0) })
      self.init(item: word.text, steps: written.steps, given: isJoined ? [] : known, picture: word.picture)
      return
    }
    let letters = written.places.map { place -> [Form] in
      let forms = course[place.character]?.forms(hand: hand) ?? []
      return forms.map { $0.applying(.translation(place.x, 0)) }
    }
    self.init(item: word.text, steps: letters, picture: word.picture, hasWhole: true)
  }
}
