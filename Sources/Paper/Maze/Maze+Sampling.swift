public import Drawing
import Letterform

extension Maze {
  /// Mazes grown before a shape is given up; at the sizes of a sheet one in one to eight suits.
  static let mostTries = 60

  /// A maze for an age in a room of `size` millimetres: grown again until its measures suit.
  ///
  /// - Parameters:
  ///   - shapes: outlines to try in a random order; where none gives a maze that suits, a rectangle is tried as well.
  ///   - generator: the same one gives the same maze.
  /// - Returns: nil where the room is too small for the age.
  /// - Complexity: some milliseconds at the most.
  public static func suited(
    _ band: MazeBand, in size: Box, shapes: [MazeShape], using generator: inout some RandomNumberGenerator
  ) -> Maze? {
    for shape in shapes.shuffled(using: &generator) + [.rectangle] {
      guard let grid = MazeGrid.grid(shape, for: band, in: size, using: &generator) else { continue }
      for _ in 0..<mostTries {
        guard let maze = Maze(growing: grid, windings: band.windings, using: &generator) else { continue }
        if band.admits(maze.measures) { return maze }
      }
    }
    return nil
  }
}

extension MazeGrid {
  /// The cells of a shape; the rectangle is entered and left at random rows.
  static func grid(
    _ shape: MazeShape, for band: MazeBand, in size: Box, using generator: inout some RandomNumberGenerator
  ) -> MazeGrid? {
    switch shape {
    case .rectangle:
      let rows = (Double.random(in: 0..<1, using: &generator), Double.random(in: 0..<1, using: &generator))
      return rectangle(in: size, for: band, entranceRow: rows.0, goalRow: rows.1)
    case .circle: return circle(in: size, corridor: band.corridor.upperBound)
    case .letter(let form): return letter(form, in: size, corridor: band.corridor.lowerBound)
    }
  }
}
