/// How hard a maze may be for an age: never trivial, never hopeless.
///
/// The widths come from how wide young children draw between lines; the other bounds were set by looking at mazes of each
/// kind beside those of printed activity books for the age.
public struct MazeBand: Hashable, Sendable, CaseIterable {
  /// Its name on the command line.
  public var name: String
  /// Width of a corridor in millimetres; wider is kinder. Letters are drawn with the narrowest, that they can be read.
  public var corridor: ClosedRange<Double>
  /// A rectangle has at most so many cells; fewer are kinder.
  public var mostCells: Int
  /// Cells of the way; the lower bound keeps it from being trivial, a lower upper bound is kinder.
  public var solution: ClosedRange<Int>
  /// Turns of the way.
  public var turns: ClosedRange<Int>
  /// Dead ends.
  public var deadEnds: ClosedRange<Int>
  /// Depth in cells of the deepest dead end; less is kinder.
  public var deepest: ClosedRange<Int>
  /// How winding its corridors are grown, see `Maze.init(growing:)`.
  var windings: Double

  /// Four and five years.
  public static let young = MazeBand(
    name: "young", corridor: 7...9, mostCells: 90, solution: 12...42, turns: 6...26, deadEnds: 4...24, deepest: 2...14,
    windings: 0.75)
  /// Six and seven years.
  public static let middle = MazeBand(
    name: "middle", corridor: 5...7, mostCells: 190, solution: 24...85, turns: 10...54, deadEnds: 8...46,
    deepest: 4...32, windings: 0.85)
  /// Eight years and more.
  public static let old = MazeBand(
    name: "old", corridor: 4...5, mostCells: 400, solution: 40...170, turns: 20...110, deadEnds: 10...80,
    deepest: 8...70, windings: 0.9)

  /// From the youngest up.
  public static let allCases = [young, middle, old]

  /// Whether a maze of these measures suits.
  public func admits(_ measures: MazeMeasures) -> Bool {
    corridor.contains(measures.corridor) && solution.contains(measures.solution) && turns.contains(measures.turns)
      && deadEnds.contains(measures.deadEnds) && deepest.contains(measures.deepest)
  }
}
