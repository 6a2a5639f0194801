import Letterform

/// What is in the sky of a landscape.
enum Sky {
  /// Bumps of a cut cloud, in shares of its width from its middle.
  private static let bumps: [Point] = [
    Point(-0.48, 0.20), Point(-0.48, 0.06), Point(-0.36, -0.05), Point(-0.24, -0.03), Point(-0.13, -0.18),
    Point(0.08, -0.19), Point(0.17, -0.05), Point(0.32, -0.07), Point(0.43, 0.06), Point(0.50, 0.18),
    Point(0.42, 0.20),
  ]

  /// Lays a cloud `width` wide round `centre`.
  static func drawCloud(at centre: Point, width: Double, on canvas: Canvas) {
    let path = CutPaper.closedCurve(bumps.map { centre + $0 * width }) { $0 == bumps.count - 1 }
    canvas.lay(path, Palette.cloud, Lay(shadow: Point(0.018, 0.027) * width, depth: 0.1, rim: 0))
  }

  /// The pale sun.
  static func drawSun(at centre: Point, radius: Double, on canvas: Canvas) {
    canvas.fill(CutPaper.disc(centre: centre, radius: radius, seed: 3), Palette.sun)
  }
}
