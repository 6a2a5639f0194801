public import Letterform

/// One place on the map where something is written: a letter, a digit or a word.
public struct MapStone: Hashable, Sendable {
  /// What the stone shows.
  public enum Face: Hashable, Sendable {
    /// A letter, digit or word as the course writes it.
    case form(Form)
    /// Set type, for what has no form of its own.
    case text(String)
  }

  /// How far the child is here.
  public enum State: Hashable, Sendable {
    /// Behind the closed gate.
    case locked
    /// Open, and nothing written yet.
    case open
    /// Begun.
    case begun
    /// Written from memory: every rung is done.
    case done
  }

  /// What the stone shows.
  public var face: Face
  /// How far the child is here.
  public var state: State
  /// Rungs done, 0 to `LessonLayout.rungs`.
  public var rungs: Int
  /// Stars earned, 0 to 3.
  public var stars: Int
  /// The name of the picture that stands beside the word on a board; nil for none.
  public var picture: String?

  /// A stone.
  public init(_ face: Face, state: State = .open, rungs: Int = 0, stars: Int = 0, picture: String? = nil) {
    (self.face, self.state, self.rungs, self.stars, self.picture) = (face, state, rungs, stars, picture)
  }

  /// Stars of a stone at most.
  public static let mostStars = 3
}

/// Stones that belong together: letters that begin with the same move.
public struct MapFamily: Hashable, Sendable {
  /// Its stones in teaching order.
  public var stones: [MapStone]
  /// The move its letters begin with, in letter units, for the signpost; nil for none.
  public var firstMove: Path?

  /// A family.
  public init(stones: [MapStone], firstMove: Path? = nil) {
    (self.stones, self.firstMove) = (stones, firstMove)
  }
}

/// What the map shows at once.
public struct MapPage: Hashable, Sendable {
  /// Letters and digits stand on round stones, words on boards.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case letters, digits, words
  }

  /// What is written here.
  public var kind: Kind
  /// The families in order.
  public var families: [MapFamily]
  /// The stone to go to next, counted over the page; nil when it is on another page.
  public var next: Int?
  /// Whether the next stone lies on a later page, so that the whole road is walked.
  public var isWalked: Bool
  /// Whether pages come before and after it.
  public var comesFrom, leadsOn: Bool
  /// Stars of all pages together.
  public var stars: Int

  /// A page.
  public init(
    kind: Kind = .letters, families: [MapFamily], next: Int? = nil, isWalked: Bool = false, comesFrom: Bool = false,
    leadsOn: Bool = false, stars: Int = 0
  ) {
    (self.kind, self.families, self.next, self.isWalked) = (kind, families, next, isWalked)
    (self.comesFrom, self.leadsOn, self.stars) = (comesFrom, leadsOn, stars)
  }

  /// All stones in order.
  public var stones: [MapStone] { families.flatMap(\.stones) }

  /// The first stone behind the gate.
  public var gate: Int? { stones.firstIndex { $0.state == .locked } }

  /// Each family's first stone, counted over the page.
  public var familyStarts: [Int] {
    var starts: [Int] = []
    var count = 0
    for family in families {
      starts.append(count)
      count += family.stones.count
    }
    return starts
  }

  /// The most stones of a page.
  public static func capacity(_ kind: Kind) -> Int { kind == .words ? 9 : 12 }

  /// Puts families on pages in order: as many whole ones as fit, a larger one over several.
  public static func pages(of families: [MapFamily], kind: Kind) -> [[MapFamily]] {
    let most = capacity(kind)
    var pages: [[MapFamily]] = []
    var free = 0
    for family in families {
      var rest = family.stones[...]
      while !rest.isEmpty {
        if rest.count > free, free < most || pages.isEmpty {
          pages.append([])
          free = most
        }
        let part = MapFamily(stones: Array(rest.prefix(free)), firstMove: family.firstMove)
        pages[pages.count - 1].append(part)
        free -= part.stones.count
        rest = rest.dropFirst(part.stones.count)
      }
    }
    return pages
  }
}
