/// A perfect maze: between any two cells there is exactly one way.
public struct Maze: Hashable, Sendable {
  /// Its cells and walls.
  public let grid: MazeGrid
  /// For each wall of the grid whether it was taken away; the two gates in the outer wall are open as well.
  public let isOpen: [Bool]
  /// The cells of the way from the entrance to the goal, both among them.
  public let solution: [Int]

  /// The maze in which `isOpen` walls are gone.
  ///
  /// - Returns: nil where the goal cannot be reached.
  init?(grid: MazeGrid, isOpen: [Bool]) {
    (self.grid, self.isOpen) = (grid, isOpen)
    var before = Array(repeating: -1, count: grid.centres.count)
    var waiting = [grid.entrance.cell]
    before[grid.entrance.cell] = grid.entrance.cell
    while let cell = waiting.popLast() {
      for next in grid.neighbours[cell] where isOpen[next.wall] && before[next.cell] < 0 {
        before[next.cell] = cell
        waiting.append(next.cell)
      }
    }
    guard before[grid.goal.cell] >= 0 else { return nil }
    var way = [grid.goal.cell]
    while let cell = way.last, cell != grid.entrance.cell { way.append(before[cell]) }
    solution = way.reversed()
  }
}
