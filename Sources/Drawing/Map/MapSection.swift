import Letterform

/// The way to another kind of page: a balloon with digits, a plane with a word on its banner, a kite with a letter.
public struct MapSection: Hashable, Sendable {
  /// Where it leads.
  public var kind: MapPage.Kind
  /// Its room; also what can be tapped.
  public var box: Box
  /// What is written on it.
  public var text: String
  /// Whether a grown-up has to open it.
  public var isLocked: Bool

  /// A way to `kind`.
  public init(_ kind: MapPage.Kind, in box: Box, text: String, isLocked: Bool = false) {
    (self.kind, self.box, self.text, self.isLocked) = (kind, box, text, isLocked)
  }

  /// Every pixel it may touch.
  public var bounds: Rectangle { Rectangle(covering: box.inset(by: -box.height * 0.12)) }

  /// Draws it.
  public func draw(fonts: Fonts, isPressed: Bool = false, on canvas: Canvas) {
    canvas.saved {
      canvas.translate(Point(box.x, box.y) + (isPressed ? Point(box.height, box.height) * 0.035 : .zero))
      // Drawn for a room of 135 x 100.
      canvas.scale(min(box.width / 135, box.height / 100))
      switch kind {
      case .digits: drawBalloon(fonts: fonts, on: canvas)
      case .words: drawPlane(fonts: fonts, on: canvas)
      case .letters: drawKite(fonts: fonts, on: canvas)
      }
      if isLocked { Padlock.draw(centre: Point(112, 82), side: 30, on: canvas) }
    }
  }

  private static let flat = Lay(shadow: Point(3, 4), depth: 0.2, rim: 1)
  /// A locked thing is paler.
  private func paper(_ colour: Colour) -> Colour { isLocked ? colour.mixed(with: Palette.sugar2, 0.4) : colour }

  private func write(
    _ text: String, _ fonts: Fonts, at centre: Point, width: Double, size: Double, _ colour: Colour,
    on canvas: Canvas
  ) {
    fonts.fit(text, width: width, height: size * 1.6, sizes: 10...size, bold: true)
      .draw(on: canvas, centredOn: centre, paper(colour))
  }

  private func drawBalloon(fonts: Fonts, on canvas: Canvas) {
    let rope = StrokeStyle(width: 2)
    canvas.stroke(points: [Point(56, 66), Point(60, 84)], Palette.roadEdge, rope)
    canvas.stroke(points: [Point(80, 66), Point(76, 84)], Palette.roadEdge, rope)
    canvas.lay(
      CutPaper.card(Box(x: 57, y: 82, width: 22, height: 16), radius: 4, seed: 3), paper(Palette.kraft), Self.flat)
    let skin = CutPaper.closedCurve(
      [
        Point(68, 0), Point(96, 8), Point(110, 32), Point(102, 54), Point(80, 70), Point(56, 70), Point(34, 54),
        Point(26, 32), Point(40, 8),
      ]) { $0 == 4 }
    canvas.lay(skin, paper(Palette.coral), Self.flat)
    canvas.fill(
      CutPaper.closedCurve([
        Point(29, 22), Point(68, 17), Point(107, 22), Point(109, 42), Point(68, 50), Point(27, 42),
      ]), paper(Palette.sheet))
    write(text, fonts, at: Point(68, 33), width: 66, size: 25, Palette.night, on: canvas)
  }

  private func drawPlane(fonts: Fonts, on canvas: Canvas) {
    canvas.stroke(points: [Point(76, 52), Point(92, 50)], Palette.roadEdge, StrokeStyle(width: 2))
    let banner = [
      Point(2, 32), Point(38, 36), Point(76, 32), Point(77, 70), Point(38, 74), Point(2, 70), Point(12, 51),
    ]
    canvas.lay(CutPaper.polygon(banner, unevenness: 0.6, seed: 4), paper(Palette.sheet), Self.flat)
    write(text, fonts, at: Point(44, 53), width: 60, size: 25, Palette.ink, on: canvas)
    canvas.lay(
      CutPaper.polygon([Point(90, 44), Point(84, 28), Point(94, 28), Point(102, 42)], unevenness: 0.5, seed: 5),
      paper(Palette.leaf), Self.flat)
    let body = CutPaper.closedCurve([
      Point(88, 46), Point(104, 38), Point(122, 38), Point(131, 47), Point(126, 58), Point(108, 60), Point(92, 54),
    ])
    canvas.lay(body, paper(Palette.coral), Self.flat)
    canvas.fill(CutPaper.disc(centre: Point(116, 45), radius: 5, seed: 4), paper(Palette.cloud))
    canvas.lay(
      CutPaper.polygon([Point(102, 52), Point(118, 52), Point(108, 68), Point(96, 68)], unevenness: 0.5, seed: 6),
      paper(Palette.leaf), Self.flat)
    canvas.lay(
      CutPaper.leaf(base: Point(133, 34), tip: Point(133, 62), width: 6), paper(Palette.kraft), Self.flat)
  }

  private func drawKite(fonts: Fonts, on canvas: Canvas) {
    let tail = CutPaper.openCurve([Point(60, 78), Point(48, 88), Point(30, 82), Point(14, 92)])
    canvas.stroke(tail, Palette.roadEdge, StrokeStyle(width: 2))
    for (index, knot) in [Point(46, 88), Point(28, 83)].enumerated() {
      canvas.lay(
        CutPaper.polygon([
          knot + Point(-9, -5), knot, knot + Point(-9, 6), knot + Point(9, -6), knot, knot + Point(9, 6),
        ]), paper(index == 0 ? Palette.coral : Palette.leaf), Self.flat)
    }
    let sail = [Point(84, 0), Point(112, 36), Point(60, 80), Point(42, 22)]
    canvas.lay(CutPaper.polygon(sail, unevenness: 0.8, seed: 6), paper(Palette.sheet), Self.flat)
    canvas.fill(polygon: [Point(84, 1), Point(111, 36), Point(76, 31)], paper(Palette.leafLight))
    canvas.fill(polygon: [Point(43, 23), Point(60, 79), Point(76, 31)], paper(Palette.line2))
    write(text, fonts, at: Point(76, 35), width: 44, size: 30, Palette.ink, on: canvas)
  }
}
