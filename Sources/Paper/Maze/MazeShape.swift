public import Letterform

/// The outline of a maze.
public enum MazeShape: Hashable, Sendable {
  /// As wide as there is room, the entrance on the left, the goal on the right.
  case rectangle
  /// Rings round the goal in the middle.
  case circle
  /// Inside the thick outline of a letter, from its left side to its right.
  case letter(Form)
}
