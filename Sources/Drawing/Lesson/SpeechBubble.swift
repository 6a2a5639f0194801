public import Letterform

/// Lulu's bubble: a card with a tail, and a picture or a text on it.
public struct SpeechBubble: Hashable, Sendable {
  /// The card.
  public var box: Box
  /// Where the tail points.
  public var tip: Point

  /// A bubble.
  public init(box: Box, tip: Point) {
    (self.box, self.tip) = (box, tip)
  }

  /// Every pixel it may touch.
  public var bounds: Rectangle {
    Rectangle(covering: box.union(Box(centre: tip, side: 12)).inset(by: -box.width * 0.06))
  }

  /// Room for what it shows.
  public var content: Box { box.inset(by: min(box.width, box.height) * 0.08) }

  /// Draws the empty bubble.
  public func draw(on canvas: Canvas) {
    let unit = min(box.width, box.height) / 150
    let card = CutPaper.card(box, radius: 24 * unit, seed: 91)
    let tail = tailPoints(unit: unit)
    canvas.saved {
      canvas.translate(Point(4, 5) * unit)
      canvas.fill(polygon: tail, Palette.shadow.opacity(0.22))
    }
    canvas.lay(card, Palette.sheet, Lay(shadow: Point(4, 5) * unit, depth: 0.22, rim: 0))
    canvas.fill(polygon: tail, Palette.sheet)
  }

  /// The tail grows out of the side that faces the tip.
  private func tailPoints(unit: Double) -> [Point] {
    let half = 25 * unit
    if tip.y > box.bottom {
      let x = min(max(tip.x - 28 * unit, box.x + half * 1.8), box.right - half * 1.8)
      return [Point(x - half, box.bottom - 6 * unit), Point(x + half, box.bottom - 6 * unit), tip]
    }
    let y = min(max(tip.y, box.y + half * 1.6), box.bottom - half * 1.6)
    let side = tip.x < box.x ? box.x + 6 * unit : box.right - 6 * unit
    return [Point(side, y - half * 0.8), Point(side, y + half * 0.8), tip]
  }

  /// Draws the bubble with a picture.
  public func draw(_ picture: Picture?, on canvas: Canvas) {
    draw(on: canvas)
    picture?.draw(on: canvas, in: content)
  }
}
