public import Letterform

/// The feast for a finished letter: rays, hills, and the rosette.
public struct RewardDrawing: Sendable {
  /// Where everything stands.
  public let layout: RewardLayout

  /// The drawing of a layout.
  public init(layout: RewardLayout) { self.layout = layout }

  private static let near = Ridge([
    Point(0, 0.93), Point(0.25, 0.915), Point(0.6, 0.945), Point(1, 0.92),
  ])
  private static let far = Ridge([
    Point(0, 0.86), Point(0.2, 0.83), Point(0.5, 0.87), Point(0.8, 0.83), Point(1, 0.85),
  ])

  /// Draws the wall with its rays and the hills.
  public func drawStill(on canvas: Canvas) {
    let page = layout.page
    canvas.paint(Palette.sugar)
    let reach = page.width + page.height
    for index in 0..<16 {
      let angle = (Double(index) * 22.5 + 4).radians
      let half = 5.6.radians
      canvas.fill(
        polygon: [
          layout.rosette, layout.rosette + Point(cosine(angle - half), sine(angle - half)) * reach,
          layout.rosette + Point(cosine(angle + half), sine(angle + half)) * reach,
        ], Palette.cloud)
    }
    Self.far.draw(Palette.mossPale, on: canvas, in: page)
    Self.near.draw(Palette.moss, on: canvas, in: page)
  }

  /// Every pixel rosette, stars and ribbon may touch when the rosette is `grown` times as large.
  public func bounds(grown: Double = 1) -> Rectangle {
    Rectangle(
      covering: Box(centre: layout.rosette, side: layout.radius * 2.7 * grown).union(
        layout.ribbon.inset(by: -layout.radius * 0.32)))
  }

  /// Draws the rosette's paper, without the sticker's picture.
  public func drawRosette(on canvas: Canvas) {
    let r = layout.radius
    let unit = r / 196
    let count = 15
    let scallops = (0..<count * 2).map { index in
      let angle = (Double(index) * 180 / Double(count) + 3).radians
      return layout.rosette + Point(cosine(angle), sine(angle)) * (r * (index % 2 == 0 ? 1.135 : 1.0))
    }
    canvas.lay(
      CutPaper.closedCurve(scallops), Palette.coral, Lay(shadow: Point(5, 8) * unit, depth: 0.24, rim: 1))
    canvas.fill(CutPaper.disc(centre: layout.rosette, radius: r, seed: 4), Palette.sheet)
    canvas.fill(CutPaper.disc(centre: layout.rosette, radius: r * 0.905, seed: 4), Colour(0xBFDDEA))
    canvas.saved {
      canvas.clip(CutPaper.disc(centre: layout.rosette, radius: r * 0.905, seed: 4))
      let ground = [
        (-1.0, 0.12), (-0.7, 0.28), (-0.3, 0.36), (0.1, 0.34), (0.55, 0.24), (1, 0.1), (1, 1.2), (-1, 1.2),
      ].map { layout.rosette + Point($0.0, $0.1) * r }
      canvas.fill(CutPaper.closedCurve(ground), Palette.leafLight)
    }
  }

  /// Where a short animation plays: inside the card that `drawStage` lays over Lulu's place.
  public var stage: Box {
    let lulu = layout.lulu
    return Box(centre: lulu.centre, side: min(lulu.width, lulu.height) * 0.92)
  }

  /// Every pixel the stage's card may touch.
  public var stageBounds: Rectangle { Rectangle(covering: stage.inset(by: -layout.unit * 2.4)) }

  /// Draws the card a short animation plays on: what comes from its sides comes from behind the paper.
  public func drawStage(on canvas: Canvas) {
    let unit = layout.unit / 8
    canvas.lay(
      CutPaper.card(stage.inset(by: -9 * unit), radius: 22 * unit, seed: 61), Palette.sheet,
      Lay(shadow: Point(5, 7) * unit, depth: 0.22, rim: 1))
    canvas.fill(stage, Palette.cloud)
    canvas.fill(
      Box(x: stage.x, y: stage.y + stage.height * 0.84, width: stage.width, height: stage.height * 0.16),
      Palette.mossPale)
  }

  /// Where the sticker's picture lies on the rosette.
  public var picture: Box { Box(centre: layout.rosette - Point(0, layout.radius * 0.02), side: layout.radius * 1.2) }

  /// Draws the stars above the rosette, the first `count` of three; the last grows in by `grown`, 0 to 1.
  public func drawStars(_ count: Int, grown: Double = 1, on canvas: Canvas) {
    let r = layout.radius
    for (index, place) in [(-0.46, -0.93, 0.23), (0.0, -1.08, 0.28), (0.46, -0.93, 0.23)].enumerated() {
      let isFull = index < count
      let size = index == count - 1 ? max(0.01, grown) : 1
      let centre = layout.rosette + Point(place.0, place.1) * r
      let star = StepLadder.star(centre: centre, radius: place.2 * r * size)
      canvas.lay(
        CutPaper.polygon(star), isFull ? Palette.road : Palette.cloud,
        Lay(shadow: Point(0.015, 0.025) * r, depth: 0.24, rim: 0))
      canvas.stroke(
        points: star, isFull ? Palette.roadEdge : Palette.sugar3, StrokeStyle(width: r * 0.018), closed: true)
    }
  }

  /// Draws the ribbon with the letter written once large and three times small.
  public func drawRibbon(_ form: Form?, on canvas: Canvas) {
    let box = layout.ribbon
    let unit = layout.radius / 196
    let lay = Lay(shadow: Point(3, 5) * unit, depth: 0.24, rim: 0)
    for side in [-1.0, 1] {
      let inner = box.centre.x + side * (box.width / 2 - 32 * unit)
      let outer = box.centre.x + side * (box.width / 2 + 46 * unit)
      let (top, low) = (box.y + 22 * unit, box.bottom + 18 * unit)
      canvas.lay(
        CutPaper.polygon([
          Point(inner, top), Point(outer, top), Point(outer - side * 24 * unit, (top + low) / 2), Point(outer, low),
          Point(inner, low),
        ]), Palette.inkDark, lay)
    }
    canvas.lay(CutPaper.sheet(box, seed: 9, unevenness: 1.4 * unit), Palette.ink, lay)
    guard let form else { return }
    draw(form, Palette.sheet, in: Box(x: box.x, y: box.y, width: box.width * 0.44, height: box.height), on: canvas)
    for index in 0..<3 {
      let cell = Box(
        x: box.x + box.width * (0.42 + 0.18 * Double(index)), y: box.y + box.height * 0.14, width: box.width * 0.19,
        height: box.height * 0.72)
      draw(form, Palette.inkFailed, in: cell, on: canvas)
    }
  }

  private func draw(_ form: Form, _ colour: Colour, in box: Box, on canvas: Canvas) {
    let points = form.strokes.flatMap { $0.path.flattened(tolerance: 1).points }
    guard let around = Box(around: points) else { return }
    let scale = min(
      box.height * 0.66 / max(around.height, 1), box.width * 0.8 / max(around.width, 1), box.height * 0.0078)
    let place = LetterPlace(scale: scale, origin: box.centre - around.centre * scale)
    canvas.keepingDirection(about: box.centre.x) {
      LetterDrawing(form, at: place).drawSolid(thickness: 12 * scale, colour, on: canvas)
    }
  }
}
