public import Drawing
import Letterform

/// What is drawn where a picture cannot be: a torn card, the same everywhere, that says nothing wrong.
public enum StandIn {
  /// Draws the card into `box`.
  public static func draw(on canvas: Canvas, in box: Box) {
    let side = min(box.width, box.height)
    guard side > 0 else { return }
    let card = Box(centre: box.centre, side: side * 0.86)
    let unit = card.width / 10
    // Two halves with a tear between them.
    let tear = [0.0, 0.9, -0.5, 0.7, -0.8, 0.4, 0.0].enumerated().map { i, shift in
      Point(card.centre.x + shift * unit, card.y + card.height * Double(i) / 6)
    }
    let (left, right) = (-unit * 0.35, unit * 0.35)
    let leftEdge = [Point(card.x, card.bottom), Point(card.x, card.y)]
    let rightEdge = [Point(card.right, card.bottom), Point(card.right, card.y)]
    canvas.fill(polygon: leftEdge + tear.map { $0 + Point(left, 0) }, Palette.sugar3)
    canvas.fill(polygon: rightEdge + tear.map { $0 + Point(right, 0) }, Palette.sugar2)
  }
}
