import Letterform

/// A counted star: full, or empty with a pale edge.
enum StarDrawing {
  static func draw(centre: Point, radius: Double, isFull: Bool = true, on canvas: Canvas) {
    let points = StepLadder.star(centre: centre, radius: radius)
    canvas.fill(polygon: points, isFull ? Palette.road : Palette.sheet)
    canvas.stroke(
      points: points, isFull ? Palette.roadEdge : Palette.sugar3,
      StrokeStyle(width: radius * 0.16), closed: true)
  }
}

/// A small grey padlock, as locked places carry it.
enum Padlock {
  static func draw(centre: Point, side: Double, _ colour: Colour = grey, on canvas: Canvas) {
    let body = Box(x: centre.x - side * 0.42, y: centre.y - side * 0.12, width: side * 0.84, height: side * 0.62)
    let shackle = CutPaper.openCurve([
      Point(centre.x - side * 0.25, body.y + side * 0.08), Point(centre.x - side * 0.25, centre.y - side * 0.26),
      Point(centre.x, centre.y - side * 0.5), Point(centre.x + side * 0.25, centre.y - side * 0.26),
      Point(centre.x + side * 0.25, body.y + side * 0.08),
    ])
    canvas.stroke(shackle, Palette.night, StrokeStyle(width: side * 0.15))
    canvas.lay(
      CutPaper.card(body, radius: side * 0.1, seed: 4), colour,
      Lay(shadow: Point(0.05, 0.07) * side, depth: 0.2, rim: 0))
    canvas.fill(disc: body.centre - Point(0, side * 0.04), radius: side * 0.1, Palette.night)
    canvas.fill(
      polygon: [
        body.centre - Point(side * 0.05, 0), body.centre + Point(side * 0.05, 0),
        body.centre + Point(side * 0.07, side * 0.2), body.centre + Point(-side * 0.07, side * 0.2),
      ], Palette.night)
  }

  static let grey = Colour(0x7F95AA)
}
