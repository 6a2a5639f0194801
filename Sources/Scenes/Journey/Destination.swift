/// Where the journey can lead.
public enum Destination: Hashable, Sendable {
  /// The three steps of a grown-up who starts the program for the first time.
  case firstStart
  /// Picture sign-in.
  case who
  /// The course as a path.
  case map
  /// One letter, at the rung its learner has reached.
  case lesson(Character)
  /// One word, at the rung its learner has reached.
  case word(String)
  /// The prize for what was just finished.
  case reward
  /// The stickers found so far.
  case album
  /// The child's page of own best letters.
  case best
  /// The task that only a grown-up passes; behind it lies a page.
  case gate(GrownUpPage)
  /// A page for grown-ups, once the gate is passed.
  case grownUps(GrownUpPage)
  /// What a grown-up should know of the records, on the way to another place.
  indirect case notice(Destination)
  /// The end of the program.
  case quit

  /// Its name in the statistics.
  public var name: String {
    switch self {
    case .firstStart: "first-start"
    case .who: "who"
    case .map: "map"
    case .lesson, .word: "lesson"
    case .reward: "reward"
    case .album: "album"
    case .best: "best"
    case .gate: "gate"
    case .grownUps(let page): page.rawValue
    case .notice: "notice"
    case .quit: "quit"
    }
  }
}

extension Destination {
  /// How deep in the journey it lies: going deeper turns pages forwards, coming back turns them back.
  var depth: Int {
    switch self {
    case .firstStart, .who, .quit: 0
    case .map: 1
    case .album, .best: 2
    case .lesson, .word: 3
    case .reward: 4
    case .gate: 5
    case .grownUps: 6
    case .notice(let onward): onward.depth
    }
  }
}

/// What lies behind the gate.
public enum GrownUpPage: String, Hashable, Sendable, CaseIterable {
  /// The first of them, from which the others are reached.
  case overview
  /// Who writes: add, rename, picture, hand, model.
  case children
  /// Everything that can be set.
  case settings
  /// Every attempt.
  case history
  /// Progress, faults and fluency.
  case reports
  /// Worksheets.
  case paper
  /// Own recordings of the phrases.
  case recordings
  /// Export, import, delete.
  case records
  /// What unlocks everything.
  case purchase
  /// Out of the program.
  case exit
}
