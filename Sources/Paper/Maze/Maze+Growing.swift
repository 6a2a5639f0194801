extension Maze {
  /// Grows a perfect maze from the entrance ("growing tree": Buck, Mazes for Programmers, 2015).
  ///
  /// A goal without a gate of its own, the hub of a round maze, becomes a dead end: no way leads through the picture.
  /// - Parameters:
  ///   - windings: how often the newest cell is grown on instead of any, 0 to 1. More makes long winding ways with few
  ///     dead ends, less makes many short ones.
  /// - Complexity: O(cells).
  init?(growing grid: MazeGrid, windings: Double, using generator: inout some RandomNumberGenerator) {
    var isOpen = Array(repeating: false, count: grid.walls.count)
    var seen = Array(repeating: false, count: grid.centres.count)
    let enclosed = grid.goal.wall == nil ? grid.goal.cell : nil
    if let enclosed { seen[enclosed] = true }
    seen[grid.entrance.cell] = true
    var active = [grid.entrance.cell]
    while !active.isEmpty {
      let isNewest = Double.random(in: 0..<1, using: &generator) < windings
      let place = isNewest ? active.count - 1 : Int.random(in: active.indices, using: &generator)
      let free = grid.neighbours[active[place]].filter { !seen[$0.cell] }
      guard let next = free.randomElement(using: &generator) else {
        active.swapAt(place, active.count - 1)
        active.removeLast()
        continue
      }
      seen[next.cell] = true
      isOpen[next.wall] = true
      active.append(next.cell)
    }
    if let enclosed, let door = grid.neighbours[enclosed].randomElement(using: &generator) { isOpen[door.wall] = true }
    for wall in [grid.entrance.wall, grid.goal.wall].compactMap({ $0 }) { isOpen[wall] = true }
    self.init(grid: grid, isOpen: isOpen)
  }
}
