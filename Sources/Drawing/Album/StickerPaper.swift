public import Letterform

/// A sticker: a round paper with a white rim, on which its picture lies.
public struct StickerPaper: Hashable, Sendable {
  /// Its middle.
  public var centre: Point
  /// Radius of the rim.
  public var radius: Double
  /// Seed of its colour, edge and lean.
  public var seed: Int

  /// A sticker's paper.
  public init(centre: Point, radius: Double, seed: Int) {
    (self.centre, self.radius, self.seed) = (centre, radius, seed)
  }

  /// Pale papers that every picture stands out from.
  private static let papers: [Colour] = [
    Colour(0xCFE3C2), Colour(0xDBEAF4), Colour(0xD6E8D3), Colour(0xBFDDEA), Colour(0xD9EAD0), Colour(0xF5DDCF),
    Colour(0xCFE0EF), Colour(0xE9DDF4),
  ]

  /// Every pixel it may touch when its scale is at most `grown`.
  public func bounds(grown: Double = 1) -> Rectangle {
    Rectangle(covering: Box(centre: centre, side: 2 * radius * grown * 1.12))
  }

  /// How far it leans, degrees.
  public var lean: Double { Double(seed % 7) * 1.6 - 4.8 }

  /// Where the picture lies when nothing is scaled: a square.
  public var picture: Box { Box(centre: centre, side: radius * Self.pictureShare) }

  /// Side of the picture to the radius: its corners stay inside the coloured paper.
  static let pictureShare = 1.3

  /// Draws the paper; `picture` draws what is on it, in the coordinates of an unscaled sticker.
  ///
  /// - Parameters:
  ///   - scale: larger than 1 while it is above the page.
  ///   - opacity: of the whole.
  public func draw(scale: Double = 1, opacity: Double = 1, on canvas: Canvas, picture: (Box) -> Void) {
    canvas.saved {
      canvas.translate(centre)
      canvas.rotate(lean.radians)
      canvas.scale(scale)
      canvas.translate(centre * -1)
      canvas.layered(opacity: opacity) {
        let unit = radius / 88
        // A sticker in the air throws its shadow further.
        let height = 1 + (scale - 1) * 8
        canvas.lay(
          CutPaper.disc(centre: centre, radius: radius, seed: seed), Palette.sheet,
          Lay(shadow: Point(2.5, 4) * (unit * height), depth: 0.22, rim: 0))
        canvas.fill(
          CutPaper.disc(centre: centre, radius: radius * 0.87, seed: seed), Self.papers[abs(seed) % Self.papers.count])
        picture(self.picture)
      }
    }
  }

  /// Draws rays round the sticker that was found last.
  public func drawRays(on canvas: Canvas) {
    for index in 0..<11 {
      let angle = (Double(index) * 360 / 11 - 90).radians
      let along = Point(cosine(angle), sine(angle))
      canvas.stroke(
        points: [centre + along * (radius * 1.1), centre + along * (radius * 1.26)], Palette.coral,
        StrokeStyle(width: radius * 0.075))
    }
  }

  /// Draws the outline that shows that the keyboard is on it.
  public func drawFocus(on canvas: Canvas) {
    canvas.stroke(circle: centre, radius: radius * 1.08, Palette.night, StrokeStyle(width: radius * 0.06))
  }

  /// Draws the empty place where it will be laid.
  public func drawPlace(on canvas: Canvas) {
    let disc = CutPaper.disc(centre: centre, radius: radius * 0.94, seed: seed)
    let unit = radius / 88
    canvas.fill(disc, Palette.sand.mixed(with: Palette.kraft, 0.2))
    canvas.stroke(
      disc, Palette.kraft, StrokeStyle(width: 3.2 * unit, cap: .butt, dashes: [14 * unit, 10 * unit]))
  }
}
