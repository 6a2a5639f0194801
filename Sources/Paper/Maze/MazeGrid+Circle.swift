import Drawing
import Letterform

extension MazeGrid {
  /// Fewer rings round the goal are no maze.
  static let leastRings = 3

  /// Rings round the goal, as wide as the corridor; a ring has twice the cells of the one inside as soon as each is
  /// still as long as it is wide. Nil where fewer than ``leastRings`` fit.
  static func circle(in size: Box, corridor: Double) -> MazeGrid? {
    let side = pictureSide(in: size.height)
    let radius = min(size.height, size.width - 2 * (side + pictureGap)) / 2
    let rings = Int((radius - side * 0.6) / corridor)
    guard rings >= leastRings else { return nil }
    let hub = radius - Double(rings) * corridor
    let middle = size.centre
    var cells = RingCells(middle: middle, hub: hub, corridor: corridor)
    for _ in 0..<rings { cells.addRing() }
    return cells.grid(picture: side)
  }
}

/// Cells in rings; cell 0 is the hub.
struct RingCells {
  let middle: Point
  let hub: Double
  let corridor: Double
  /// How many cells each ring has, and the number of its first.
  private var rings: [(count: Int, first: Int)] = []

  init(middle: Point, hub: Double, corridor: Double) {
    (self.middle, self.hub, self.corridor) = (middle, hub, corridor)
  }

  mutating func addRing() {
    let inner = hub + Double(rings.count) * corridor
    guard let last = rings.last else {
      rings.append((max(4, Int(2 * .pi * inner / corridor)), 1))
      return
    }
    let doubled = Double(last.count * 2) * corridor <= 2 * .pi * inner
    rings.append((doubled ? last.count * 2 : last.count, last.first + last.count))
  }

  /// The point on a ring; `turn` in whole turns clockwise from the right.
  private func point(_ radius: Double, _ turn: Double) -> Point {
    middle + Point.direction(turn * 2 * .pi) * radius
  }

  /// A piece of a ring as one cubic curve.
  private func arc(_ radius: Double, from: Double, sweep: Double) -> Path {
    let (start, end) = (Point.direction(from * 2 * .pi), Point.direction((from + sweep) * 2 * .pi))
    let angle = sweep * 2 * .pi
    // 4/3 tan(angle / 4) by its series: within 0.4 % up to a quarter of the ring.
    let reach = angle / 3 * (1 + angle * angle / 48)
    func at(_ way: Point) -> Point { middle + way * radius }
    return Path([
      .move(at(start)),
      .curve(
        at(start + Point(-start.y, start.x) * reach), at(end - Point(-end.y, end.x) * reach), at(end)),
    ])
  }

  /// Entered from the left, the goal in the hub.
  func grid(picture: Double) -> MazeGrid? {
    guard let outer = rings.last else { return nil }
    var centres = [middle]
    var walls: [MazeGrid.Wall] = []
    for (index, ring) in rings.enumerated() {
      let inner = hub + Double(index) * corridor
      let step = 1 / Double(ring.count)
      for cell in 0..<ring.count {
        let number = ring.first + cell
        let from = Double(cell) * step
        centres.append(point(inner + corridor / 2, from + step / 2))
        let inside = index == 0 ? 0 : rings[index - 1].first + cell * rings[index - 1].count / ring.count
        walls.append(
          MazeGrid.Wall(cell: number, other: inside, path: arc(inner, from: from, sweep: step)))
        let before = ring.first + (cell + ring.count - 1) % ring.count
        walls.append(
          MazeGrid.Wall(
            cell: number, other: before, path: Path([.move(point(inner, from)), .line(point(inner + corridor, from))])))
      }
    }
    let radius = hub + Double(rings.count) * corridor
    let step = 1 / Double(outer.count)
    let entrance = outer.first + outer.count / 2
    var gate: Int?
    for cell in 0..<outer.count {
      if outer.first + cell == entrance { gate = walls.count }
      walls.append(
        MazeGrid.Wall(
          cell: outer.first + cell, other: nil,
          path: arc(radius, from: Double(cell) * step, sweep: step)))
    }
    let door = centres[entrance]
    return MazeGrid(
      corridor: corridor, centres: centres, walls: walls,
      entrance: MazeGrid.Gate(
        cell: entrance, wall: gate,
        picture: Box(
          x: middle.x - radius - MazeGrid.pictureGap - picture, y: door.y - picture / 2, width: picture, height: picture
        )
      ),
      goal: MazeGrid.Gate(cell: 0, wall: nil, picture: Box(centre: middle, side: min(picture, hub * 1.5))))
  }
}
