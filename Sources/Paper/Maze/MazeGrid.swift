public import Drawing
public import Letterform

/// The cells a maze is made of, before any wall is opened: where they lie, which touch, and the wall between each pair.
///
/// All lengths are millimetres on paper, y down, from the upper left corner of the room the maze was given.
public struct MazeGrid: Hashable, Sendable {
  /// The wall between two cells, or between a cell and the outside.
  public struct Wall: Hashable, Sendable {
    /// The cell on one side.
    public var cell: Int
    /// The cell on the other side; nil outside.
    public var other: Int?
    /// Where it is drawn.
    public var path: Path
  }

  /// Where a child enters or arrives: a cell, the outer wall that is open there, and the place of its picture.
  public struct Gate: Hashable, Sendable {
    /// The cell.
    public var cell: Int
    /// The outer wall that is left out; nil where the picture stands inside the cell.
    public var wall: Int?
    /// Where the picture stands.
    public var picture: Box
  }

  /// Clear width of a corridor, middle of wall to middle of wall.
  public var corridor: Double
  /// The middle of each cell.
  public var centres: [Point]
  /// Every wall; no two cells share more than one.
  public var walls: [Wall]
  /// Where the way begins.
  public var entrance: Gate
  /// Where it ends.
  public var goal: Gate
  /// Whether its outline is a picture, best seen on a tinted floor.
  public var showsFloor = false
  /// For each cell the cells it touches, with the wall between.
  public let neighbours: [[Neighbour]]

  /// A cell that touches another, and their wall.
  public struct Neighbour: Hashable, Sendable {
    /// The cell.
    public var cell: Int
    /// The index of the wall between.
    public var wall: Int
  }

  /// A grid of cells that `walls` part.
  public init(corridor: Double, centres: [Point], walls: [Wall], entrance: Gate, goal: Gate) {
    (self.corridor, self.centres, self.walls) = (corridor, centres, walls)
    (self.entrance, self.goal) = (entrance, goal)
    var neighbours = Array(repeating: [Neighbour](), count: centres.count)
    for (index, wall) in walls.enumerated() {
      guard let other = wall.other else { continue }
      neighbours[wall.cell].append(Neighbour(cell: other, wall: index))
      neighbours[other].append(Neighbour(cell: wall.cell, wall: index))
    }
    self.neighbours = neighbours
  }

  /// Whether every cell can be reached from the entrance once all walls are open.
  var isConnected: Bool {
    var seen = Array(repeating: false, count: centres.count)
    var waiting = [entrance.cell]
    seen[entrance.cell] = true
    while let cell = waiting.popLast() {
      for next in neighbours[cell] where !seen[next.cell] {
        seen[next.cell] = true
        waiting.append(next.cell)
      }
    }
    return !seen.contains(false)
  }
}
