import Drawing
import Letterform

extension MazeGrid {
  /// Sides of the pictures at both ends, millimetres: never larger, and never more than this share of the height.
  static let picture = (most: 17.0, share: 0.45)
  /// White between a picture and its gate, millimetres.
  static let pictureGap = 1.5

  /// The side of a gate's picture in a room of this height.
  static func pictureSide(in height: Double) -> Double { min(picture.most, height * picture.share) }

  /// Square cells in rows, between a picture on the left and one on the right; nil where fewer than two rows or columns
  /// fit.
  ///
  /// - Parameters:
  ///   - size: the room in millimetres.
  ///   - entranceRow: which row is entered, as a share of the rows from the top, 0 to 1; `goalRow` likewise.
  static func rectangle(
    in size: Box, for band: MazeBand, entranceRow: Double, goalRow: Double
  ) -> MazeGrid? {
    let side = pictureSide(in: size.height)
    let room = size.width - 2 * (side + pictureGap)
    let corridor = band.corridor.upperBound
    let columns = Int(room / corridor)
    let rows = min(Int(size.height / corridor), band.mostCells / max(columns, 1))
    guard columns >= 2, rows >= 2 else { return nil }
    let cells = (0..<rows).flatMap { row in (0..<columns).map { SquareCells.Cell(column: $0, row: row) } }
    let origin = Point(
      size.centre.x - Double(columns) * corridor / 2, size.centre.y - Double(rows) * corridor / 2)
    func row(_ share: Double) -> Int { min(rows - 1, max(0, Int(share * Double(rows)))) }
    return SquareCells(cells: cells, origin: origin, side: corridor).grid(
      entrance: SquareCells.Cell(column: 0, row: row(entranceRow)),
      goal: SquareCells.Cell(column: columns - 1, row: row(goalRow)), picture: side, in: size)
  }
}

/// Cells of a square raster, all of it or some.
struct SquareCells {
  /// A place in the raster.
  struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  /// The cells that are there.
  var cells: [Cell]
  /// The upper left corner of the raster.
  var origin: Point
  /// Side of a cell.
  var side: Double

  /// The corner at the upper left of a cell.
  func corner(_ cell: Cell) -> Point { origin + Point(Double(cell.column), Double(cell.row)) * side }

  /// The grid of these cells, entered through the left wall of one and left through the right wall of another.
  func grid(entrance: Cell, goal: Cell, picture: Double, in size: Box) -> MazeGrid? {
    let index = Dictionary(uniqueKeysWithValues: cells.enumerated().map { ($0.element, $0.offset) })
    guard let first = index[entrance], let last = index[goal] else { return nil }
    var walls: [MazeGrid.Wall] = []
    var (entranceWall, goalWall): (Int?, Int?)
    for (number, cell) in cells.enumerated() {
      let corner = corner(cell)
      // Each cell has its left and upper wall; the right and lower one only where nobody else has them.
      let sides: [(column: Int, row: Int, from: Point, to: Point)] = [
        (-1, 0, .zero, Point(0, 1)), (0, -1, .zero, Point(1, 0)), (1, 0, Point(1, 0), Point(1, 1)),
        (0, 1, Point(0, 1), Point(1, 1)),
      ]
      for (way, wall) in sides.enumerated() {
        let other = index[Cell(column: cell.column + wall.column, row: cell.row + wall.row)]
        if way > 1, other != nil { continue }
        if way == 0, number == first { entranceWall = walls.count }
        if way == 2, number == last { goalWall = walls.count }
        walls.append(
          MazeGrid.Wall(
            cell: number, other: other,
            path: Path([.move(corner + wall.from * side), .line(corner + wall.to * side)])))
      }
    }
    func box(_ cell: Cell, right: Bool) -> Box {
      let middle = corner(cell).y + side / 2
      let x = right ? corner(cell).x + side + MazeGrid.pictureGap : corner(cell).x - MazeGrid.pictureGap - picture
      let y = min(max(middle - picture / 2, size.y), size.bottom - picture)
      return Box(x: x, y: y, width: picture, height: picture)
    }
    return MazeGrid(
      corridor: side, centres: cells.map { corner($0) + Point(side / 2, side / 2) }, walls: walls,
      entrance: MazeGrid.Gate(cell: first, wall: entranceWall, picture: box(entrance, right: false)),
      goal: MazeGrid.Gate(cell: last, wall: goalWall, picture: box(goal, right: true)))
  }
}
