import Drawing
import Letterform

extension MazeGrid {
  /// How many corridors lie side by side in a letter's stroke; fewer leave no wrong ways.
  static let corridorsInStroke = 2.6
  /// Fewer rows cannot show which letter it is.
  static let leastRows = 16

  /// The cells whose middles lie inside the thick strokes of a letter; nil where it would fall into pieces.
  ///
  /// It is entered at its leftmost place and left at its rightmost, so that both pictures stand free beside it.
  static func letter(_ form: Form, in size: Box, corridor: Double) -> MazeGrid? {
    let bounds = form.bounds
    let side = pictureSide(in: size.height)
    let thickness = corridorsInStroke * corridor
    let room = Point(size.width - 2 * (side + pictureGap) - thickness, size.height - thickness)
    guard !bounds.isEmpty, room.x > 0, room.y > 0 else { return nil }
    let scale = min(room.x / max(bounds.width, 1), room.y / max(bounds.height, 1))
    let middle = (bounds.least + bounds.greatest) * 0.5
    let map = Affine(
      a: scale, b: 0, c: 0, d: scale, e: size.centre.x - middle.x * scale, f: size.centre.y - middle.y * scale)
    let lines = form.strokes.map { $0.path.applying(map).flattened(tolerance: 0.2) }

    let (columns, rows) = (Int(size.width / corridor), Int(size.height / corridor))
    guard rows >= leastRows else { return nil }
    let origin = Point(
      size.centre.x - Double(columns) * corridor / 2, size.centre.y - Double(rows) * corridor / 2)
    var cells: [SquareCells.Cell] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let centre = origin + Point(Double(column) + 0.5, Double(row) + 0.5) * corridor
        let inside = lines.contains { ($0.nearest(to: centre)?.distance ?? .infinity) <= thickness / 2 }
        if inside { cells.append(SquareCells.Cell(column: column, row: row)) }
      }
    }
    guard let left = cells.min(by: { ($0.column, $0.row) < ($1.column, $1.row) }),
      let right = cells.max(by: { ($0.column, $0.row) < ($1.column, $1.row) }),
      left.column < right.column
    else { return nil }
    var grid = SquareCells(cells: cells, origin: origin, side: corridor)
      .grid(entrance: left, goal: right, picture: side, in: size)
    grid?.showsFloor = true
    return grid.flatMap { $0.isConnected ? $0 : nil }
  }
}
