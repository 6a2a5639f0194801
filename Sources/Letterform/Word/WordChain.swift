/// A joined word while it is written: the strokes so far, and the one whose end the next letter may join.
struct WordChain {
  /// What a join between two strokes depends on.
  struct Pair: Hashable {
    var first, second: Path
    var out, into: Point
    var distance: Double
  }

  /// The lines of the model: an exit above the middle between x-line and baseline is a high one.
  let guides: GuideLines
  /// Whether dots and bars wait for the word's end.
  let delays: Bool
  /// Joins that are known already: the accepted ways of a word share most of them.
  var known: [Pair: Join]

  private(set) var strokes: [Stroke] = []
  private(set) var owners: [ClosedRange<Int>] = []
  private(set) var places: [Word.Place] = []
  /// The strokes that wait for the end of the word, with their letters.
  private var waiting: [(stroke: Stroke, letter: Int)] = []
  /// The stroke whose end a join may leave, not yet among `strokes`.
  private var open: Open?

  private struct Open {
    /// What is drawn before the last letter's own part: letters and joins.
    var head: [Path.Element] = []
    /// The last letter's stroke, where the join entered it, and where its letter stands.
    var stroke: Stroke
    var entry: Path.Location?
    var x: Double
    var narration: [String]
    var letters: ClosedRange<Int>
  }

  init(guides: GuideLines, delays: Bool, known: [Pair: Join]) {
    (self.guides, self.delays, self.known) = (guides, delays, known)
  }

  /// Whether a join may lead into the next letter.
  var canJoin: Bool { open != nil }

  mutating func append(_ form: Form, character: Character, x: Double, letter: Int) {
    // What comes after the stroke that the join leaves cannot be written before the join: it waits too.
    let exit = form.strokes.lastIndex { !$0.isDelayed && $0.joinOut != nil }
    var isJoined = false
    var isFirst = true
    for (index, stroke) in form.strokes.enumerated() {
      if stroke.isDelayed || exit.map({ index > $0 }) == true {
        waiting.append((stroke.applying(.translation(x, 0)), letter))
        continue
      }
      if isFirst { isJoined = join(stroke, x: x, letter: letter) }
      if !isFirst || !isJoined {
        close()
        open = Open(stroke: stroke, x: x, narration: stroke.narration, letters: letter...letter)
      }
      isFirst = false
    }
    if exit == nil { close() }
    // A dot made at once ends the stroke: the next letter begins anew where it would have been joined.
    if !delays, !waiting.isEmpty { finishWord() }
    places.append(Word.Place(character: character, x: x, isJoined: isJoined, form: form.id))
  }

  /// Ends the last stroke and writes what waited, letter by letter.
  mutating func finishWord() {
    close()
    for (stroke, letter) in waiting {
      strokes.append(stroke)
      owners.append(letter...letter)
    }
    waiting = []
  }

  private mutating func close() {
    guard let last = open else { return }
    open = nil
    var stroke = last.stroke.applying(.translation(last.x, 0))
    if !last.head.isEmpty {
      stroke.path = Path(last.head + stroke.path.part(from: last.entry).elements.dropFirst())
      // The lead-in is gone, and what was entered is in the middle now.
      (stroke.joinIn, stroke.joinInHigh) = (nil, nil)
    }
    stroke.narration = last.narration
    strokes.append(stroke)
    owners.append(last.letters)
  }

  /// Leads the open stroke into `next`; says whether that can be.
  private mutating func join(_ next: Stroke, x: Double, letter: Int) -> Bool {
    guard var last = open,
      let pair = Pair(from: last.stroke, to: next, distance: x - last.x, guides: guides)
    else { return false }
    guard let join = known[pair] ?? Join(pair, guides: guides) else { return false }
    known[pair] = join
    let before = last.entry ?? Path.Location(segment: 0, t: 0)
    guard join.exit > before else { return false }

    let own = last.stroke.path.part(from: last.entry, to: join.exit).applying(.translation(last.x, 0)).elements
    let curve = Path([join.curve.element]).applying(.translation(last.x, 0)).elements
    last.head += (last.head.isEmpty ? own : Array(own.dropFirst())) + curve
    (last.stroke, last.entry, last.x) = (next, join.entry, x)
    last.narration += next.narration
    last.letters = last.letters.lowerBound...letter
    open = last
    return true
  }
}

extension Join {
  /// The join of a pair in the first letter's place; nil if a joint is on no path.
  init?(_ pair: WordChain.Pair, guides: GuideLines) {
    let second = pair.second.applying(.translation(pair.distance, 0))
    guard let exit = pair.first.location(of: pair.out, pass: .last),
      let entry = second.location(of: pair.into + Point(pair.distance, 0), pass: .first)
    else { return nil }
    self.init(from: pair.first, at: exit.place, to: second, at: entry.place, guides: guides)
  }
}
