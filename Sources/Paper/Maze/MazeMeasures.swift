import Letterform

/// What makes a maze easy or hard.
public struct MazeMeasures: Hashable, Sendable {
  /// Cells of the way from the entrance to the goal.
  public var solution: Int
  /// How often that way changes its direction by more than ``Maze/leastTurn``.
  public var turns: Int
  /// Ends that lead nowhere.
  public var deadEnds: Int
  /// Cells from the way to the deepest dead end.
  public var deepest: Int
  /// Clear width of a corridor, millimetres.
  public var corridor: Double
}

extension Maze {
  /// A change of direction by less than this is no turn, radians: a ring's next cell lies a little round the bend.
  static let leastTurn = 0.9

  /// The maze's measures.
  ///
  /// - Complexity: O(cells).
  public var measures: MazeMeasures {
    var depth = Array(repeating: -1, count: grid.centres.count)
    var waiting = solution
    for cell in solution { depth[cell] = 0 }
    var (deadEnds, deepest) = (0, 0)
    while let cell = waiting.popLast() {
      let open = grid.neighbours[cell].filter { isOpen[$0.wall] }
      if open.count < 2, depth[cell] > 0 {
        deadEnds += 1
        deepest = max(deepest, depth[cell])
      }
      for next in open where depth[next.cell] < 0 {
        depth[next.cell] = depth[cell] + 1
        waiting.append(next.cell)
      }
    }
    return MazeMeasures(
      solution: solution.count, turns: turns, deadEnds: deadEnds, deepest: deepest, corridor: grid.corridor)
  }

  private var turns: Int {
    var (turns, last) = (0, Point.zero)
    for (a, b) in zip(solution, solution.dropFirst()) {
      let way = (grid.centres[b] - grid.centres[a]).unit
      if last != .zero, abs(last.turn(to: way)) > Self.leastTurn { turns += 1 }
      last = way
    }
    return turns
  }
}
