import Drawing
import Letterform

/// How a maze is drawn, millimetres.
struct MazeStyle {
  /// Thickness of a wall as a share of the corridor, and at the most.
  var wall = (share: 0.1, most: 0.8)
  /// Thickness of the way on the grown-up's page, as a share of the corridor.
  var way = 0.28
  /// Colour of the walls.
  var ink = Palette.night
  /// Colour of the floor, by which a letter's shape is seen; nil for none.
  var floor: Colour? = Palette.road.mixed(with: Colour(0xFFFFFF), 0.6)
  /// Colour of the way.
  var wayInk = Palette.coral
}

extension Maze {
  /// By how much floor tiles overlap, millimetres: no white hair between them.
  private static let seam = 0.1

  /// Draws the walls, in millimetres; the pictures at the gates are the caller's.
  func draw(_ style: MazeStyle = MazeStyle(), on canvas: Canvas) {
    if grid.showsFloor, let floor = style.floor {
      let side = grid.corridor
      for centre in grid.centres { canvas.fill(Box(centre: centre, side: side + Self.seam), floor) }
    }
    var elements: [Path.Element] = []
    for (index, wall) in grid.walls.enumerated() where !isOpen[index] { elements += wall.path.elements }
    let width = min(style.wall.most, grid.corridor * style.wall.share)
    canvas.stroke(Path(elements), style.ink, StrokeStyle(width: width))
  }

  /// Draws the way from gate to gate, in millimetres.
  func drawSolution(_ style: MazeStyle = MazeStyle(), on canvas: Canvas) {
    var points = solution.map { grid.centres[$0] }
    for (gate, isFirst) in [(grid.entrance, true), (grid.goal, false)] {
      guard let wall = gate.wall, case .move(let a)? = grid.walls[wall].path.elements.first else { continue }
      let b = grid.walls[wall].path.flattened(tolerance: 0.1).points.last ?? a
      points.insert(a.interpolated(to: b, 0.5), at: isFirst ? 0 : points.count)
    }
    canvas.stroke(points: points, style.wayInk, StrokeStyle(width: grid.corridor * style.way))
  }
}
