public import Letterform

/// Where everything of a page of the map stands, for a window size and a hand; lengths in pixels, made from g, a 96th
/// of the shorter side.
///
/// The road begins at the lower left and winds upwards through rows of stones. For a left-handed child the buttons
/// change sides; the road is read, so it never mirrors.
public struct MapLayout: Hashable, Sendable {
  /// The window.
  public let page: Box
  /// The unit g.
  public let unit: Double
  /// Whether the window is higher than wide.
  public let isUpright: Bool
  /// Side of an ordinary button.
  public let button: Double
  /// To the children's page.
  public let back: Box
  /// Hear it again.
  public let ear: Box
  /// The tag that counts the stars.
  public let starTag: Box
  /// The album.
  public let album: Box
  /// The grown-ups' door.
  public let gate: Box
  /// Where the other two kinds of page are reached: balloon, banner or kite.
  public let sections: [Box]
  /// The page before; only where the road comes from one.
  public let before: Box?
  /// The page after; only where the road leads on.
  public let after: Box?
  /// The house at the end of the road; only where it does not lead on.
  public let house: Box?
  /// Radius of a stone.
  public let radius: Double
  /// The stones' middles in order.
  public let stones: [Point]
  /// Half of a stone's width and height: a board for a word is wider than high.
  public let stoneHalf: Point
  /// The middle line of the road, from its entry to its end.
  public let road: Polyline
  /// Half the road's width.
  public let roadHalf: Double
  /// The arc of the road at each stone.
  public let arcs: [Double]

  /// Side of the next stone's rays beyond its own, as a share of its radius.
  public static let rays = 1.42
  /// How much larger the next stone is.
  public static let nextGrowth = 1.15

  /// The layout of `map` in a window of `width` x `height` pixels.
  ///
  /// - Parameter pixelsPerMillimetre: of the display, so that no button is under 12 mm; 96 dpi when unknown.
  public init(
    of map: MapPage, width: Double, height: Double, hand: Hand = .right, pixelsPerMillimetre: Double = 96 / 25.4
  ) {
    let page = Box(x: 0, y: 0, width: width, height: height)
    let g = min(width, height) / 96
    let b = ButtonSize.side(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre)
    let bar = Bar(page: page, g: g, b: b, isUpright: height > width, hand: hand)
    (self.page, unit, button, isUpright) = (page, g, b, height > width)
    (back, ear, starTag, album, gate, sections) = (
      bar.back, bar.ear, bar.starTag, bar.album, bar.gate, bar.sections
    )
    let count = map.stones.count
    let walk = Walk(
      count: count, kind: map.kind, leadsOn: map.leadsOn, below: bar.bottom, page: page, g: g, b: b,
      least: ButtonSize.least(width: width, pixelsPerMillimetre: pixelsPerMillimetre))
    radius = walk.radius
    stoneHalf = map.kind == .words ? Point(walk.radius * Walk.boardWidth, walk.radius * 0.9) : Point(radius, radius)
    stones = walk.stones
    roadHalf = walk.radius * 0.44
    let line = Polyline(CutPaper.openCurve(walk.way).flattened(tolerance: 0.5).points)
    road = line
    var reached = 0.0
    arcs = walk.stones.map { stone in
      // Rows lie near each other; a stone's own place on the road is the first after the stone before it.
      let rest = line.slice(reached, line.length)
      let found = reached + (rest.nearest(to: stone)?.arc ?? 0)
      reached = min(found + 1, line.length)
      return found
    }
    let first = walk.stones.first?.y ?? page.centre.y
    let last = walk.end
    before = map.comesFrom ? Box(centre: Point(1.2 * g + b / 2, first), side: b) : nil
    after = map.leadsOn ? Box(centre: Point(width - 1.2 * g - b / 2, last.y), side: b) : nil
    let side = min(1.3 * b, 1.9 * (last.isLeft ? last.x : width - last.x))
    house =
      map.leadsOn ? nil : Box(x: last.x - side / 2, y: last.y - side * 0.68, width: side, height: side)
  }

  /// Touch areas reach this far beyond the paper.
  public var touchReach: Double { 1.25 * unit }

  /// Where Lulu waits before the stone `index`, which way she looks there, and the arc of the road at her tail.
  public func lulu(before index: Int) -> (box: Box, facesLeft: Bool, arc: Double) {
    let side = radius * 2.5
    let away = radius * Self.nextGrowth + stoneHalf.x - radius + side * 0.42
    func stand(
      _ arc: Double, facesLeft: Bool, tail: Double, share: Double = 1
    ) -> (box: Box, facesLeft: Bool, arc: Double) {
      let foot = road.point(at: arc)
      let side = side * share
      // Her ground is at 213 of 240; she stands in the middle of the road.
      return (
        Box(x: foot.x - side / 2, y: foot.y + roadHalf * 0.4 - side * 213 / 240, width: side, height: side), facesLeft,
        tail
      )
    }
    guard arcs.indices.contains(index) else { return stand(road.length, facesLeft: false, tail: road.length) }
    let arc = max(0, arcs[index] - away)
    let goesLeft = stones[index].x < road.point(at: arc).x
    let waiting = stand(arc, facesLeft: goesLeft, tail: max(0, arc - side * 0.4))
    let isFree =
      waiting.box.x >= 0 && waiting.box.right <= page.right
      && ![before, after].contains { $0?.intersects(waiting.box.inset(by: side * 0.15)) == true }
    if isFree { return waiting }
    // No room before it: she waits behind the stone and looks back at it, smaller where the next stone is near.
    func beyond(_ share: Double) -> (box: Box, facesLeft: Bool, arc: Double) {
      let arc = min(road.length, arcs[index] + away - side * 0.42 * (1 - share))
      return stand(
        arc, facesLeft: stones[index].x < road.point(at: arc).x, tail: max(0, arcs[index] - radius), share: share)
    }
    let next = stones.indices.contains(index + 1) ? stones[index + 1] : nil
    for share in [1, 0.8, 0.62] {
      let found = beyond(share)
      let body = found.box.inset(by: found.box.width * 0.15)
      let meets = next.map { Box(centre: $0, side: 0).inset(by: -radius).intersects(body) } ?? false
      if !meets, found.box.x >= 0, found.box.right <= page.right { return found }
    }
    return beyond(0.62)
  }

  /// Where the signpost of a family stands whose first stone is `index`: its foot, and the height.
  public func signpost(at index: Int, isNext: Bool) -> (foot: Point, height: Double) {
    let stone = stones[index]
    let behind = road.point(at: max(0, arcs[index] - radius * 1.3))
    let side = (behind.x < stone.x ? -1.0 : 1.0) * (isNext ? -1 : 1)
    let x = stone.x + side * (stoneHalf.x + radius * 0.55)
    let reach = isNext ? arcs[index] + radius * 1.6 : max(0, arcs[index] - radius * 1.6)
    return (Point(x, min(road.point(at: reach).y, stone.y) - roadHalf * 0.9), radius * 1.15)
  }

  /// Every button with its paper, for a test to look at.
  public var buttons: [Box] { [back, ear, album, gate] + sections + [before, after].compactMap { $0 } }
}
