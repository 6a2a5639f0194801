import Letterform

/// A wooden post with the move its family of letters begins with.
struct Signpost {
  let foot: Point
  let height: Double
  /// The move, any units; its end gets an arrow head.
  let move: Path

  func draw(on canvas: Canvas) {
    let unit = height / 60
    let post = Box(x: foot.x - 3 * unit, y: foot.y - 34 * unit, width: 6 * unit, height: 34 * unit)
    let flat = Lay(shadow: Point(2, 3) * unit, depth: 0.2, rim: 1)
    canvas.lay(CutPaper.sheet(post, seed: 3, unevenness: 0.5), Palette.kraft.mixed(with: Palette.roadEdge, 0.3), flat)
    let board = Box(x: foot.x - 21 * unit, y: foot.y - 64 * unit, width: 42 * unit, height: 40 * unit)
    canvas.lay(CutPaper.card(board, radius: 7 * unit, seed: 8), Palette.kraft.mixed(with: Palette.sand, 0.35), flat)
    // A move of the pen has its direction whichever way one reads.
    canvas.keepingDirection(about: board.centre.x) {
      draw(move, in: board.inset(by: 9 * unit), width: 4.4 * unit, on: canvas)
    }
  }

  private func draw(_ move: Path, in box: Box, width: Double, on canvas: Canvas) {
    let points = move.flattened(tolerance: 1).points
    guard let around = Box(around: points) else { return }
    let scale = min(box.width / max(around.width, 1), box.height / max(around.height, 1))
    let line = Polyline(points.map { box.centre + ($0 - around.centre) * scale })
    guard line.length > 0 else { return }
    canvas.stroke(points: line.points, Palette.night, StrokeStyle(width: width))
    let along = UnderPaper.smoothTangent(line, at: line.length, reach: width)
    let side = Point(-along.y, along.x)
    let tip = line.point(at: line.length) + along * (width * 1.4)
    canvas.fill(
      polygon: [
        tip, tip - along * (width * 2.6) + side * (width * 1.8), tip - along * (width * 2.6) - side * (width * 1.8),
      ],
      Palette.night)
  }
}

/// A closed picket gate across the road, with a padlock: behind it stand places a grown-up opens.
struct ClosedGate {
  let centre: Point
  /// Which way the road runs here, radians.
  let width: Double

  /// What it covers.
  var box: Box { Box(x: centre.x - width / 2, y: centre.y - width * 0.5, width: width, height: width) }

  func draw(on canvas: Canvas) {
    let unit = width / 100
    let flat = Lay(shadow: Point(3, 4) * unit, depth: 0.22, rim: 1)
    let wood = Palette.kraft.mixed(with: Palette.roadEdge, 0.25)
    for rail in [-8.0, 22] {
      canvas.lay(
        CutPaper.sheet(
          Box(x: centre.x - 42 * unit, y: centre.y + rail * unit, width: 84 * unit, height: 9 * unit), seed: 21,
          unevenness: 0.6), Palette.sand, flat)
    }
    for (index, x) in [-28.0, -9.5, 9.5, 28].enumerated() {
      let top = index == 1 || index == 2 ? -32.0 : -26.0
      canvas.lay(
        CutPaper.polygon(
          [
            Point(x - 7, 42), Point(x - 7, top + 8), Point(x, top), Point(x + 7, top + 8), Point(x + 7, 42),
          ].map { centre + $0 * unit }, unevenness: 0.7 * unit, seed: 30 + index), Palette.sheet, flat)
    }
    for x in [-46.0, 46] {
      canvas.lay(
        CutPaper.card(
          Box(x: centre.x + (x - 6) * unit, y: centre.y - 40 * unit, width: 12 * unit, height: 90 * unit),
          radius: 3 * unit, seed: 33), wood, flat)
      canvas.lay(
        CutPaper.disc(centre: centre + Point(x, -43) * unit, radius: 8 * unit, seed: 5), Palette.leafLight, flat)
    }
    Padlock.draw(centre: centre + Point(0, 8) * unit, side: 38 * unit, Palette.coral, on: canvas)
  }
}

/// Lulu's mushroom house at the end of the road.
struct MushroomHouse {
  let box: Box

  func draw(on canvas: Canvas) {
    let unit = min(box.width, box.height) / 120
    let flat = Lay(shadow: Point(3, 4) * unit, depth: 0.22, rim: 1)
    func at(_ x: Double, _ y: Double) -> Point { Point(box.x + x * unit, box.y + y * unit) }
    canvas.lay(
      CutPaper.polygon([at(36, 62), at(86, 62), at(88, 110), at(31, 110)], unevenness: unit, seed: 2), Palette.sand,
      flat)
    canvas.fill(
      CutPaper.card(
        Box(x: box.x + 50 * unit, y: box.y + 78 * unit, width: 20 * unit, height: 32 * unit),
        radius: 9 * unit, seed: 3), Palette.kraft.mixed(with: Palette.roadEdge, 0.2))
    canvas.fill(disc: at(66, 95), radius: 2.2 * unit, Palette.road)
    let cap = CutPaper.closedCurve([
      at(0, 64), at(8, 36), at(30, 10), at(60, 0), at(90, 10), at(112, 36), at(120, 64), at(92, 69), at(60, 66),
      at(28, 69),
    ]) { $0 == 6 }
    canvas.lay(cap, Palette.coral, flat)
    for (x, y, r) in [(62.0, 25.0, 12.5), (30, 42, 10), (92, 43, 10), (60, 53, 6.5)] {
      canvas.fill(CutPaper.disc(centre: at(x, y), radius: r * unit, seed: Int(x)), Palette.sheet)
    }
  }
}
