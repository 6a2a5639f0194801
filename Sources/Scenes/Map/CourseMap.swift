import Curriculum
import Drawing
import Letterform

/// A course laid out as pages of a map for one learner: which stone stands where, how far it is written, which is next.
struct CourseMap {
  /// One page without its neighbours.
  struct Leaf {
    var kind: MapPage.Kind
    var families: [MapFamily]
    /// Where each stone leads.
    var goals: [Destination]
  }

  /// All pages: letters, then digits, then words.
  let leaves: [Leaf]
  /// The page and the stone to go to next.
  let next: (leaf: Int, stone: Int)?
  /// Stars of the whole course.
  let stars: Int

  /// The map of `course`.
  ///
  /// - Parameters:
  ///   - words: the words that have a place.
  ///   - next: what the ladder wants written next.
  init(
    course: Course, progress: CourseProgress, hand: Hand, words: [PicturedWord] = [], next exercise: Exercise? = nil
  ) {
    var leaves: [Leaf] = []
    func add(_ families: [(stones: [(MapStone, Destination)], move: Path?)], _ kind: MapPage.Kind) {
      let pages = MapPage.pages(
        of: families.map { MapFamily(stones: $0.stones.map(\.0), firstMove: $0.move) }, kind: kind)
      // Pages keep the order, so the goals can be dealt out to them in turn.
      var goals = families.flatMap { $0.stones.map(\.1) }[...]
      for page in pages {
        let count = page.reduce(0) { $0 + $1.stones.count }
        leaves.append(Leaf(kind: kind, families: page, goals: Array(goals.prefix(count))))
        goals = goals.dropFirst(count)
      }
    }
    func stone(_ letter: Character) -> (MapStone, Destination)? {
      guard let form = course[letter]?.forms(hand: hand).first else { return nil }
      let own = progress[letter]
      return (
        Self.stone(.form(form), own, isFree: progress.isFree(letter)), .lesson(letter)
      )
    }
    for kind in [MapPage.Kind.letters, .digits] {
      let families = course.model.families.compactMap { family -> (stones: [(MapStone, Destination)], move: Path?)? in
        let members = family.letters.filter { LetterName($0).kind == .digit ? kind == .digits : kind == .letters }
        let stones = members.compactMap(stone)
        let first = members.lazy.compactMap { course[$0]?.forms(hand: hand).first }.first
        return stones.isEmpty ? nil : (stones, first.flatMap(Self.firstMove))
      }
      add(families, kind)
    }
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    let boards = words.map { word in
      let form = (try? writer.word(word.text, hand: hand))?.forms.first
      var stone = Self.stone(form.map { .form($0) } ?? .text(word.text), progress[word.text], isFree: true)
      stone.picture = word.picture
      return (stone, Destination.word(word.text))
    }
    if !boards.isEmpty { add([(boards, nil)], .words) }
    self.leaves = leaves
    stars = progress.items.values.reduce(0) { $0 + $1.stars }
    next = exercise.flatMap { exercise in
      let goal: Destination =
        switch exercise.task {
        case .letter(let letter): .lesson(letter)
        case .word(let word, _): .word(word.text)
        }
      for (leaf, page) in leaves.enumerated() {
        if let stone = page.goals.firstIndex(of: goal) { return (leaf, stone) }
      }
      return nil
    }
  }

  private static func stone(_ face: MapStone.Face, _ progress: LetterProgress, isFree: Bool) -> MapStone {
    let state: MapStone.State = !isFree ? .locked : progress.isLearned ? .done : progress.isBegun ? .begun : .open
    // The rung a letter stands on is the first it has not done.
    let done = progress.isLearned ? LessonLayout.rungs : progress.isBegun ? progress.rung - 1 : 0
    return MapStone(face, state: state, rungs: done, stars: progress.stars)
  }

  /// How much of its first stroke a family's sign shows: enough to tell the move, in letter units.
  private static let moveLength = 95.0

  /// The move that a family begins with, from its first letter.
  private static func firstMove(_ form: Form) -> Path? {
    guard let line = form.strokes.first?.path.flattened(tolerance: 1), line.length > 0 else { return nil }
    let points = line.points
    let arcs = zip(points, points.dropFirst()).reduce(into: [0.0]) { arcs, piece in
      arcs.append((arcs.last ?? 0) + piece.0.distance(to: piece.1))
    }
    let kept = zip(points, arcs).filter { $0.1 <= moveLength }.map(\.0)
    let cut = line.point(at: min(moveLength, line.length))
    guard let first = kept.first else { return nil }
    return Path([.move(first)] + (kept.dropFirst() + [cut]).map { .line($0) })
  }

  /// The first page of a kind.
  func first(of kind: MapPage.Kind) -> Int? { leaves.firstIndex { $0.kind == kind } }

  /// The kinds of page that there are.
  var kinds: [MapPage.Kind] { MapPage.Kind.allCases.filter { first(of: $0) != nil } }

  /// Whether every stone of a kind is behind the gate.
  func isLocked(_ kind: MapPage.Kind) -> Bool {
    leaves.filter { $0.kind == kind }.allSatisfy {
      $0.families.allSatisfy { $0.stones.allSatisfy { $0.state == .locked } }
    }
  }

  /// The page as it is shown.
  func page(_ index: Int) -> MapPage {
    let leaf = leaves[index]
    let comesFrom = index > 0 && leaves[index - 1].kind == leaf.kind
    let leadsOn = index + 1 < leaves.count && leaves[index + 1].kind == leaf.kind
    let isWalked = next.map { $0.leaf > index && leaves[$0.leaf].kind == leaf.kind } ?? false
    return MapPage(
      kind: leaf.kind, families: leaf.families, next: next?.leaf == index ? next?.stone : nil, isWalked: isWalked,
      comesFrom: comesFrom, leadsOn: leadsOn, stars: stars)
  }
}
