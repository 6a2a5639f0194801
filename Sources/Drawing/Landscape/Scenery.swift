public import Letterform

/// What stands in a landscape, cut from paper; each piece is placed by the middle of its foot and its height.
public enum Scenery: Hashable, Sendable, CaseIterable {
  case tree, darkTree, fir, redFlower, whiteFlower, grass, rock, hay, mill, pond

  /// Width as a share of the height.
  public var aspect: Double {
    switch self {
    case .tree, .darkTree: 0.66
    case .fir: 0.6
    case .redFlower, .whiteFlower: 0.66
    case .grass: 1.3
    case .rock: 1.5
    case .hay: 1.25
    case .mill: 0.9
    case .pond: 4
    }
  }

  /// Draws it with its foot at `foot`, `height` pixels high; `seed` makes one differ from the next.
  public func draw(foot: Point, height: Double, seed: Int = 1, on canvas: Canvas) {
    canvas.saved {
      canvas.translate(foot)
      canvas.scale(height / 100)
      switch self {
      case .tree: Self.drawTree(Palette.leafLight, seed: seed, on: canvas)
      case .darkTree: Self.drawTree(Palette.leaf, seed: seed, on: canvas)
      case .fir: Self.drawFir(seed: seed, on: canvas)
      case .redFlower: Self.drawFlower(Palette.coral, heart: Palette.road, seed: seed, on: canvas)
      case .whiteFlower: Self.drawFlower(Palette.sheet, heart: Palette.road, seed: seed, on: canvas)
      case .grass: Self.drawGrass(seed: seed, on: canvas)
      case .rock: Self.drawRock(seed: seed, on: canvas)
      case .hay: Self.drawHay(seed: seed, on: canvas)
      case .mill: Self.drawMill(seed: seed, on: canvas)
      case .pond: Self.drawPond(seed: seed, on: canvas)
      }
    }
  }

  private static let flat = Lay(shadow: Point(2.5, 3.5), depth: 0.2, rim: 1)

  private static func drawTree(_ colour: Colour, seed: Int, on canvas: Canvas) {
    canvas.lay(
      CutPaper.polygon([Point(-6, -26), Point(6, -26), Point(7, 0), Point(-7, 0)], unevenness: 0.8, seed: seed),
      trunk, flat)
    var chance = Seed(seed)
    let crown = [(-30, -52), (-25, -78), (0, -99), (25, -80), (31, -54), (17, -28), (-15, -28)].map {
      Point(Double($0.0), Double($0.1)) + Point(chance.next(in: -2...2), chance.next(in: -2...2))
    }
    canvas.lay(CutPaper.closedCurve(crown) { $0 % 4 == 3 }, colour, flat)
    let vein = StrokeStyle(width: 2.2)
    let dark = colour.mixed(with: Palette.night, 0.22)
    canvas.stroke(points: [Point(0, -22), Point(0, -66)], dark, vein)
    canvas.stroke(points: [Point(-11, -60), Point(0, -46), Point(12, -62)], dark, vein)
  }

  private static func drawFir(seed: Int, on canvas: Canvas) {
    canvas.lay(
      CutPaper.polygon([Point(-6, -22), Point(6, -22), Point(6, 0), Point(-6, 0)], unevenness: 0.8, seed: seed),
      trunk, flat)
    for (index, row) in [(-18.0, 30.0, 42.0), (-42, 24, 36), (-66, 18, 34)].enumerated() {
      let (low, half, high) = row
      canvas.lay(
        CutPaper.polygon(
          [Point(-half, low), Point(0, low - high), Point(half, low)], unevenness: 1.2, seed: seed + index),
        Palette.leafLight.mixed(with: Palette.sugar, 0.1 + 0.08 * Double(index)), flat)
    }
  }

  private static func drawFlower(_ colour: Colour, heart: Colour, seed: Int, on canvas: Canvas) {
    canvas.stroke(points: [Point(1, 0), Point(0, -50)], Palette.leaf, StrokeStyle(width: 8))
    canvas.lay(CutPaper.leaf(base: Point(1, -4), tip: Point(34, -34), width: 17), Palette.leaf, flat)
    let centre = Point(0, -68)
    for index in 0..<5 {
      let angle = (Double(index) * 72 - 90 + Double(seed % 5) * 6).radians
      canvas.lay(
        CutPaper.disc(
          centre: centre + Point(cosine(angle), sine(angle)) * 19, radius: 14, seed: seed + index), colour, flat)
    }
    canvas.fill(CutPaper.disc(centre: centre, radius: 10, seed: seed), heart)
  }

  private static func drawGrass(seed: Int, on canvas: Canvas) {
    var chance = Seed(seed)
    for index in 0..<4 {
      let x = Double(index) * 28 - 52
      let lean = (Double(index) - 1.3) * 22
      let height = chance.next(in: 62...100)
      canvas.fill(polygon: [Point(x, 0), Point(x + lean, -height), Point(x + 20, 0)], Palette.moss3)
    }
  }

  private static func drawRock(seed: Int, on canvas: Canvas) {
    let stone = Palette.sugar3.mixed(with: Palette.night, 0.08)
    let big = [Point(-74, 0), Point(-66, -50), Point(-30, -92), Point(14, -84), Point(36, -40), Point(40, 0)]
    canvas.lay(CutPaper.polygon(big, unevenness: 4, seed: seed), stone, flat)
    let small = [Point(8, 0), Point(16, -36), Point(44, -52), Point(70, -30), Point(76, 0)]
    canvas.lay(
      CutPaper.polygon(small, unevenness: 3, seed: seed + 1), stone.mixed(with: Palette.sheet, 0.25), flat)
  }

  private static func drawHay(seed: Int, on canvas: Canvas) {
    let straw = Palette.kraft.mixed(with: Palette.sand, 0.4)
    let outline = [(-60, 0), (-58, -44), (-34, -84), (0, -98), (36, -82), (58, -42), (60, 0)].map {
      Point(Double($0.0), Double($0.1))
    }
    var path = CutPaper.openCurve(outline)
    path.elements.append(.close)
    canvas.lay(path, straw, flat)
    for (index, y) in [-26.0, -52, -76].enumerated() {
      let half = 44 - Double(index) * 13
      canvas.stroke(
        points: [Point(-half, y), Point(-half * 0.2, y + 5), Point(half * 0.7, y - 1)],
        straw.mixed(with: Palette.roadDash, 0.35), StrokeStyle(width: 3))
    }
  }

  private static func drawMill(seed: Int, on canvas: Canvas) {
    canvas.lay(
      CutPaper.polygon(
        [Point(-17, -60), Point(17, -60), Point(26, 0), Point(-26, 0)], unevenness: 1, seed: seed), Palette.sand, flat)
    canvas.lay(
      CutPaper.polygon([Point(-22, -58), Point(0, -80), Point(22, -58)], unevenness: 1, seed: seed + 1),
      Palette.coral, flat)
    canvas.fill(
      CutPaper.card(Box(x: -7, y: -24, width: 14, height: 26), radius: 6, seed: seed), Palette.kraft)
    for index in 0..<4 {
      let turn = (Double(index) * 90 + 24).radians
      let (along, side) = (Point(cosine(turn), sine(turn)), Point(-sine(turn), cosine(turn)))
      let hub = Point(0, -62)
      canvas.lay(
        CutPaper.polygon([
          hub + along * 6, hub + along * 38, hub + along * 38 + side * 11, hub + along * 10 + side * 9,
        ]), Palette.sheet, flat)
    }
    canvas.fill(disc: Point(0, -62), radius: 4, Palette.night)
  }

  private static func drawPond(seed: Int, on canvas: Canvas) {
    func shore(_ grown: Double) -> Path {
      var chance = Seed(seed)
      let points = (0..<12).map { index in
        let angle = Double(index) * 30 * .pi / 180
        let radius = 1 + chance.next(in: -0.05...0.05)
        return Point(cosine(angle) * (188 + grown) * radius, -50 + sine(angle) * (42 + grown) * radius)
      }
      return CutPaper.closedCurve(points) { $0 % 4 == 3 }
    }
    canvas.lay(shore(10), Palette.kraft.mixed(with: Palette.sand, 0.6), Lay(shadow: Point(3, 5), depth: 0.16, rim: 1))
    canvas.fill(shore(0), Colour(0x9CC3DF))
    for wave in [(-70.0, -58.0, 60.0), (60, -68, 48), (52, -40, 62)] {
      canvas.stroke(
        points: [Point(wave.0 - wave.2 / 2, wave.1), Point(wave.0 + wave.2 / 2, wave.1)], Colour(0xDCEBF4),
        StrokeStyle(width: 7, cap: .butt))
    }
  }

  private static var trunk: Colour { Palette.kraft.mixed(with: Palette.roadEdge, 0.35) }
}
