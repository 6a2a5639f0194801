import Letterform

/// The bench in the hall with a bag and a cap on it, boots and a ball below.
struct HallBench {
  let left: Double
  let top: Double
  let width: Double
  /// One pixel of a page 768 high.
  let unit: Double
  /// The lower edge of the page.
  let floor: Double

  func draw(on canvas: Canvas) {
    let lay = Lay(shadow: Point(3, 5) * unit, depth: 0.22, rim: 1)
    let wood = Palette.kraft.mixed(with: Palette.roadEdge, 0.16)
    let foot = min(floor - 8 * unit, top + 145 * unit)
    for x in [left + 38 * unit, left + width - 74 * unit] {
      canvas.lay(
        CutPaper.sheet(
          Box(x: x, y: top + 28 * unit, width: 30 * unit, height: foot - top - 28 * unit), seed: 71, unevenness: unit),
        Palette.kraft.mixed(with: Palette.night, 0.35), lay)
    }
    canvas.lay(
      CutPaper.sheet(Box(x: left, y: top, width: width, height: 32 * unit), seed: 72, unevenness: 1.4 * unit), wood,
      lay)
    drawBag(at: Point(left + width * 0.36, top), lay, on: canvas)
    drawCap(at: Point(left + width * 0.67, top), lay, on: canvas)
    let ground = foot - unit
    drawBoots(at: Point(left + width * 0.24, ground), Colour(0x6F9BBA), lay, on: canvas)
    drawBoots(at: Point(left + width * 0.53, ground), Colour(0xB98A5A), lay, on: canvas)
    drawBall(at: Point(left + width * 0.76, ground - 40 * unit), lay, on: canvas)
  }

  private func path(_ points: [(Double, Double)], at place: Point) -> Path {
    CutPaper.polygon(points.map { place + Point($0.0, $0.1) * unit }, unevenness: 0.7 * unit, seed: points.count)
  }

  private func drawBag(at foot: Point, _ lay: Lay, on canvas: Canvas) {
    let green = Colour(0x7F9F88)
    let handle = CutPaper.openCurve(
      [(-28, -82), (-18, -98), (0, -103), (18, -98), (28, -82)].map { foot + Point($0.0, $0.1) * unit })
    canvas.stroke(handle, green.mixed(with: Palette.night, 0.35), StrokeStyle(width: 8 * unit))
    let body = Box(x: foot.x - 52 * unit, y: foot.y - 84 * unit, width: 104 * unit, height: 85 * unit)
    canvas.lay(CutPaper.card(body, radius: 16 * unit, seed: 5), green, lay)
    canvas.fill(
      CutPaper.card(
        Box(x: body.x, y: body.y, width: body.width, height: 44 * unit), radius: 16 * unit, seed: 6),
      green.mixed(with: Palette.night, 0.2))
    canvas.fill(
      CutPaper.card(
        Box(x: foot.x - 8 * unit, y: foot.y - 54 * unit, width: 16 * unit, height: 25 * unit), radius: 4 * unit,
        seed: 7), Palette.sun)
  }

  private func drawCap(at foot: Point, _ lay: Lay, on canvas: Canvas) {
    let pink = Colour(0xDC8A7A)
    var dome = CutPaper.openCurve(
      [(-40, 0), (-36, -26), (-16, -44), (8, -44), (28, -28), (36, 0)].map { foot + Point($0.0, $0.1) * unit })
    dome.elements.append(.close)
    canvas.lay(path([(-38, -12), (36, -12), (80, 0), (-40, 0)], at: foot), pink.mixed(with: Palette.night, 0.1), lay)
    canvas.lay(dome, pink, lay)
    canvas.fill(CutPaper.disc(centre: foot + Point(-3, -45) * unit, radius: 6 * unit, seed: 3), Palette.sheet)
  }

  private func drawBoots(at foot: Point, _ colour: Colour, _ lay: Lay, on canvas: Canvas) {
    for shift in [-30.0, 28] {
      let place = foot + Point(shift, 0) * unit
      canvas.lay(
        path([(-28, -64), (4, -64), (6, -24), (26, -20), (34, -8), (34, 0), (-28, 0)], at: place), colour, lay)
      canvas.fill(
        path([(-28, -64), (4, -64), (4.5, -50), (-28, -50)], at: place), colour.mixed(with: Palette.sheet, 0.5))
      canvas.fill(path([(-28, -7), (34, -7), (34, 0), (-28, 0)], at: place), colour.mixed(with: Palette.night, 0.35))
    }
  }

  private func drawBall(at centre: Point, _ lay: Lay, on canvas: Canvas) {
    let radius = 40 * unit
    canvas.lay(CutPaper.disc(centre: centre, radius: radius, seed: 8), Palette.coral, lay)
    let band = CutPaper.closedCurve(
      [(-40, -14), (-18, -18), (4, -8), (24, -10), (39, -16), (40, 8), (22, 16), (2, 14), (-18, 8), (-39, 12)].map {
        centre + Point($0.0, $0.1) * unit
      })
    canvas.fill(band, Palette.sheet)
    canvas.fill(CutPaper.disc(centre: centre + Point(1, 1) * unit, radius: 8 * unit, seed: 9), Palette.ink)
  }
}
