import Letterform

/// A page of the map: what stands still is drawn once into a kept layer, the next place turns its rays above it.
public struct MapDrawing: Sendable {
  /// What is shown.
  public let map: MapPage
  /// Where it stands.
  public let layout: MapLayout
  /// The stones, and whether each is the next.
  public let stones: [StoneDrawing]
  /// Which page this is: another one has other hills and trees.
  public let number: Int

  /// The drawing of `map` at `layout`.
  public init(_ map: MapPage, layout: MapLayout, number: Int = 0) {
    (self.map, self.layout, self.number) = (map, layout, number)
    stones = zip(map.stones, layout.stones).enumerated().map { index, stone in
      StoneDrawing(
        stone.0, centre: stone.1, half: layout.stoneHalf, isNext: index == map.next, seed: 11 + index * 7 + number)
    }
  }

  /// How far the road has been walked: to Lulu's tail, all of it, or to the last stone begun.
  var walked: Double {
    if map.isWalked { return layout.road.length }
    return map.next.map { layout.lulu(before: $0).arc } ?? 0
  }

  /// Where the closed gate stands, before the first locked stone; nil when none is locked, or all are on a page that the
  /// road reaches from another: there the gate lies behind whoever looks ahead.
  public var gate: Box? { closedGate?.box }

  private var closedGate: ClosedGate? {
    guard let first = map.gate, layout.arcs.indices.contains(first), first > 0 || layout.before == nil else {
      return nil
    }
    let from = first > 0 ? layout.arcs[first - 1] : max(0, layout.arcs[first] - 3.6 * layout.radius)
    return ClosedGate(
      centre: layout.road.point(at: (from + layout.arcs[first]) / 2) - Point(0, layout.radius * 0.1),
      width: layout.radius * 1.6)
  }

  /// Draws what never moves: sky, hills, trees, the road with its trail, the signs.
  ///
  /// - Parameter walked: how far the trail reaches, as an arc of the road; nil for as far as Lulu is.
  public func drawStill(fonts: Fonts, walked: Double? = nil, on canvas: Canvas) {
    drawLand(on: canvas)
    MapScenery(self).draw(on: canvas)
    MapRoad(line: layout.road, half: layout.roadHalf, walked: walked ?? self.walked).draw(on: canvas)
    if let house = layout.house { MushroomHouse(box: house).draw(on: canvas) }
    for sign in signposts { sign.draw(on: canvas) }
    drawStarTag(fonts: fonts, on: canvas)
  }

  /// Draws the closed gate, if there is one.
  public func drawGate(on canvas: Canvas) { closedGate?.draw(on: canvas) }

  /// Draws a piece of the trail over the road, from arc to arc.
  public func drawTrail(from: Double, to: Double, on canvas: Canvas) {
    guard to > from else { return }
    MapRoad(line: layout.road.slice(from, to), half: layout.roadHalf, walked: to - from).drawTrail(on: canvas)
  }

  var signposts: [Signpost] {
    zip(map.families, map.familyStarts).compactMap { family, start in
      guard let move = family.firstMove, layout.stones.indices.contains(start) else { return nil }
      let place = layout.signpost(at: start, isNext: start == map.next)
      return Signpost(foot: place.foot, height: place.height, move: move)
    }
  }

  /// The hills, far, middle and near.
  var ridges: [Ridge] {
    let shapes: [[Double]] = [
      [0.175, 0.152, 0.177, 0.212, 0.201, 0.163, 0.156], [0.494, 0.467, 0.434, 0.448, 0.486, 0.489, 0.453],
      [0.745, 0.775, 0.758, 0.720, 0.721, 0.759, 0.775],
    ]
    return shapes.map { heights in
      let turned = number % 2 == 0 ? heights : heights.reversed()
      return Ridge(turned.enumerated().map { Point(Double($0) / 6, $1) })
    }
  }

  private func drawLand(on canvas: Canvas) {
    let g = layout.unit
    canvas.paint(Palette.sugar)
    // The sun is seen between the things that fly, the clouds outside them.
    let sun = (layout.starTag.centre.x + layout.album.centre.x) / 2
    Sky.drawSun(at: Point(sun, 9.2 * g), radius: min(7.4 * g, layout.button * 0.64), on: canvas)
    let flying = layout.sections.map(\.centre.x).sorted()
    let away = 0.5 * MapLayout.Bar.sectionAspect * layout.button + 6.5 * g
    let low = (layout.sections.first?.y ?? 0) + 7 * g
    Sky.drawCloud(at: Point((flying.first ?? 0) - away, low), width: 10 * g, on: canvas)
    Sky.drawCloud(at: Point((flying.last ?? 0) + away, low - 3 * g), width: 9 * g, on: canvas)
    let colours = [Palette.sugar2, Palette.mossPale, Palette.moss]
    for (ridge, colour) in zip(ridges, colours) { ridge.draw(colour, on: canvas, in: layout.page) }
    drawTufts(on: canvas)

  }

  /// Small marks of grass all over the green hills.
  private func drawTufts(on canvas: Canvas) {
    var chance = Seed(number + 40)
    let unit = layout.unit / 8
    for index in 0..<46 {
      let x = chance.next()
      let hill = ridges[index % 2 == 0 ? 2 : 1]
      let top = hill.height(at: x) + 0.03
      let low = index % 2 == 0 ? 0.99 : ridges[2].height(at: x)
      guard low > top else { continue }
      let foot = Point(x * layout.page.width, chance.next(in: top...low) * layout.page.height)
      let colour = (index % 2 == 0 ? Palette.moss : Palette.mossPale).mixed(with: Palette.moss3, 0.35)
      canvas.fill(polygon: [foot, foot + Point(-0.4, -8) * unit, foot + Point(3.2, 0) * unit], colour)
      canvas.fill(
        polygon: [foot + Point(6.6, 0) * unit, foot + Point(10.6, -7) * unit, foot + Point(9.6, 0) * unit], colour)
    }
  }

  private func drawStarTag(fonts: Fonts, on canvas: Canvas) {
    let tag = layout.starTag
    let unit = tag.height / 66
    canvas.lay(
      CutPaper.card(tag, radius: 22 * unit, seed: 77), Palette.sheet,
      Lay(shadow: Point(2.5, 4) * unit, depth: 0.2, rim: 0))
    StarDrawing.draw(centre: Point(tag.x + 40 * unit, tag.centre.y), radius: 22 * unit, on: canvas)
    let room = Box(
      x: tag.x + 66 * unit, y: tag.y, width: tag.width - 84 * unit, height: tag.height)
    fonts.fit(String(map.stars), width: room.width, height: room.height, sizes: 12...max(12, 42 * unit), bold: true)
      .draw(on: canvas, centredOn: room.centre, Palette.night)
  }
}
