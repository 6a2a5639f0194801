import Letterform

/// A letter in a child's own hand on a small sheet of copybook paper; the one that was picked wears a star.
public struct BestCard {
  /// The letter as the child wrote it; nil draws an empty sheet with the model pale.
  public var thumbnail: Thumbnail?
  /// A star, for the one that was picked; nil for the others.
  public var star: Picture?
  /// How large the star is, 1 at rest.
  public var starGrown: Double
  /// Whether a finger is on it.
  public var isPressed: Bool
  /// Whether the keyboard is on it.
  public var isFocused: Bool

  /// A card.
  public init(
    thumbnail: Thumbnail?, star: Picture?, starGrown: Double = 1, isPressed: Bool = false, isFocused: Bool = false
  ) {
    (self.thumbnail, self.star, self.starGrown) = (thumbnail, star, starGrown)
    (self.isPressed, self.isFocused) = (isPressed, isFocused)
  }

  /// Draws it in `box`; the same `seed` cuts and tilts it the same way.
  public func draw(on canvas: Canvas, in box: Box, seed: Int) {
    var chance = Seed(seed)
    let unit = box.width / 100
    let box = isPressed ? box.moved(by: Point(2.4, 3) * unit) : box
    canvas.saved {
      // Laid by hand: no two sheets lie alike.
      canvas.translate(box.centre)
      canvas.rotate(chance.next(in: -0.03...0.03))
      let sheet = Box(x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height)
      canvas.lay(
        CutPaper.card(sheet, radius: 7 * unit, seed: seed), Palette.sheet,
        Lay(shadow: (isPressed ? Point(1, 1.4) : Point(2.6, 3.8)) * unit, depth: 0.24, rim: unit * 0.6))
      if let thumbnail {
        thumbnail.draw(on: canvas, in: sheet.inset(by: 5 * unit), showing: thumbnail.lineExtent)
      }
      if let star {
        let side = 30 * unit * starGrown
        star.draw(on: canvas, in: Box(centre: Point(sheet.right - 13 * unit, sheet.y + 13 * unit), side: side))
      }
      if isFocused {
        canvas.stroke(
          CutPaper.card(sheet.inset(by: -5 * unit), radius: 9 * unit, seed: seed), Palette.night,
          StrokeStyle(width: 3 * unit))
      }
    }
  }
}
