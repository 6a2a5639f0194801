import Letterform

extension MapLayout {
  /// The stones in rows, from below upwards, every other row from right to left, and the way through them.
  struct Walk {
    var radius: Double
    var stones: [Point] = []
    /// The points the road runs through.
    var way: [Point] = []
    /// Where the road ends on this page.
    var end: (x: Double, y: Double, isLeft: Bool)

    /// Half the width of a word's board, in radii of a stone.
    static let boardWidth = 1.75
    /// Wanted radius of a stone, in g; smaller where the rows are close.
    private static let wantedRadius = 6.9
    /// The radius is at most this share of the distance between two rows.
    private static let rowShare = 0.29
    /// Stones of a row lie in turn this far above and below its middle, in radii.
    private static let wave = 0.34

    init(
      count: Int, kind: MapPage.Kind, leadsOn: Bool, below top: Double, page: Box, g: Double, b: Double, least: Double
    ) {
      let isUpright = page.height > page.width
      let columns = kind == .words ? (isUpright ? 2 : 3) : (isUpright ? 3 : 4)
      var rows = max(1, (count + columns - 1) / columns)
      // A road that leads on leaves at the right: an odd number of rows.
      if leadsOn, rows % 2 == 0 { rows += 1 }
      let room = page.height - top
      let fit = room / (Double(rows) + 0.5) * Self.rowShare
      let r = max(min(Self.wantedRadius * g, fit), min(least / 2, room / (Double(rows) * 2.6)))
      radius = r
      let half = kind == .words ? r * Self.boardWidth : r
      let high = top + 1.75 * r + Self.wave * r
      let low = page.bottom - 1.95 * r - Self.wave * r
      // Room beside the first and the last stone of a row for the buttons that turn the page.
      let left = max(page.width * 0.148, 1.2 * g + b + 1.3 * g + half + 0.42 * r)
      let right = page.width - left
      let out = min((right - left) / Double(max(1, columns - 1)) * 0.5, left - 5.6 * g)
      let (each, more) = (count / rows, count % rows)
      way = [Point(page.x - 4 * r, (rows == 1 ? (high + low) / 2 : low) + 0.3 * r)]
      for row in 0..<rows {
        let inRow = each + (row < more ? 1 : 0)
        let y = rows == 1 ? (high + low) / 2 : low + (high - low) * Double(row) / Double(rows - 1)
        let goesLeft = row % 2 == 1
        if row > 0, let last = way.last {
          way.append(Point(goesLeft ? right + out : left - out, (last.y + y) / 2))
        }
        for step in 0..<inRow {
          let share = inRow == 1 ? 0.5 : Double(step) / Double(inRow - 1)
          let up = (row * 2 + step) % 2 == 0 ? -1.0 : 1.0
          let stone = Point(left + (right - left) * (goesLeft ? 1 - share : share), y + up * Self.wave * r)
          stones.append(stone)
          way.append(stone)
        }
      }
      let last = stones.last ?? Point(left, (high + low) / 2)
      let endsLeft = rows % 2 == 0
      let beside = (left - half) / 2
      let x = endsLeft ? beside : page.right - beside
      end = (x, last.y, endsLeft)
      way.append(leadsOn ? Point(page.right + 4 * r, last.y - 0.3 * r) : Point(x, last.y + 0.1 * r))
    }
  }
}
