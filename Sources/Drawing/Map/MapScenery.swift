import Letterform

/// Trees, ponds and flowers of a page, each where nothing else stands.
struct MapScenery {
  /// A piece and where it stands.
  struct Piece {
    var kind: Scenery
    var foot: Point
    var height: Double
    var seed: Int
  }

  let pieces: [Piece]

  /// What is looked for room for, the large first; heights in radii of a stone.
  private static let wishes: [(kind: Scenery, height: Double)] = [
    (.pond, 1.15), (.mill, 2.5), (.darkTree, 1.6), (.tree, 1.7), (.fir, 1.75), (.hay, 1.1), (.tree, 1.25), (.rock, 0.7),
    (.redFlower, 0.85), (.whiteFlower, 0.85), (.redFlower, 0.8), (.whiteFlower, 0.85), (.redFlower, 0.85),
    (.grass, 0.34), (.grass, 0.3), (.grass, 0.34), (.grass, 0.3),
  ]
  /// Places tried for each; more finds room more often.
  private static let tries = 60

  init(_ drawing: MapDrawing) {
    let layout = drawing.layout
    let unit = layout.radius
    var taken = layout.buttons.map { $0.inset(by: -unit * 0.15) }
    taken += drawing.stones.map {
      Box(
        x: $0.centre.x - $0.half.x, y: $0.centre.y - $0.half.y, width: 2 * $0.half.x, height: 2.3 * $0.half.y
      ).inset(by: -unit * ($0.isNext ? 0.5 : 0.2))
    }
    taken += drawing.signposts.map {
      Box(
        x: $0.foot.x - $0.height * 0.4, y: $0.foot.y - $0.height * 1.1, width: $0.height * 0.8, height: $0.height * 1.2)
    }
    taken += [layout.house, drawing.gate, layout.starTag].compactMap { $0 }
    if let next = drawing.map.next { taken.append(layout.lulu(before: next).box) }
    let way = stride(from: 0, to: layout.road.length, by: 12).map { layout.road.point(at: $0) }
    var chance = Seed(drawing.number &* 31 + drawing.map.stones.count + 5)
    var found: [Piece] = []
    let page = layout.page
    let ridges = drawing.ridges
    for (index, wish) in Self.wishes.enumerated() {
      // Not every page has all of the large ones.
      if index < 8, (index + drawing.number) % 3 == 2 { continue }
      let height = wish.height * unit
      let width = height * wish.kind.aspect
      for _ in 0..<Self.tries {
        let share = chance.next()
        let flowers = index >= 8
        let ridge = ridges[flowers ? 1 : 0]
        let top = ridge.height(at: share) + (flowers ? 0.04 : 0.07)
        let foot = Point(share * page.width, (top + chance.next() * (0.985 - top)) * page.height)
        let box = Box(x: foot.x - width / 2, y: foot.y - height, width: width, height: height)
        let reach = box.inset(by: -unit * 0.12)
        guard reach.x >= page.x, reach.right <= page.right, reach.bottom <= page.bottom,
          !taken.contains(where: { $0.intersects(reach) }),
          !way.contains(where: { reach.inset(by: -layout.roadHalf * 1.1).contains($0) })
        else { continue }
        taken.append(reach)
        found.append(Piece(kind: wish.kind, foot: foot, height: height, seed: index + drawing.number * 20))
        break
      }
    }
    pieces = found.sorted { $0.foot.y < $1.foot.y }
  }

  func draw(on canvas: Canvas) {
    for piece in pieces { piece.kind.draw(foot: piece.foot, height: piece.height, seed: piece.seed, on: canvas) }
  }
}
