public import Letterform

/// The pale paper behind a word's picture: whatever colour the picture has, it stands out from it.
public struct PictureCard: Hashable, Sendable {
  /// The place of the whole, a square; nothing is drawn outside it.
  public var box: Box
  /// Seed of its colour and edge.
  public var seed: Int

  /// Warm papers: what is white or grey in a picture stands out from them.
  private static let papers: [Colour] = [Colour(0xF7D6C0), Colour(0xCBE3B4)]

  /// The card in `box`.
  public init(box: Box, seed: Int) { (self.box, self.seed) = (box, seed) }

  /// Where the picture lies on a card of its own.
  public var picture: Box { box.inset(by: box.width * 0.15) }

  /// Where the picture lies on paper that is there already.
  public var pictureOnPaper: Box { box.inset(by: box.width * 0.09) }

  /// Draws a card with a white rim, to stand by itself.
  public func draw(on canvas: Canvas) {
    let unit = box.width / 160
    canvas.lay(
      CutPaper.card(box.inset(by: 5 * unit), radius: 20 * unit, seed: seed), Palette.sheet,
      Lay(shadow: Point(1.5, 2.5) * unit, depth: 0.2, rim: 0))
    drawGround(box.inset(by: 12 * unit), on: canvas)
  }

  /// Draws the pale ground alone, on paper that is there already.
  public func drawOnPaper(on canvas: Canvas) { drawGround(box, on: canvas) }

  private func drawGround(_ ground: Box, on canvas: Canvas) {
    canvas.fill(
      CutPaper.card(ground, radius: ground.width * 0.11, seed: seed + 1),
      Self.papers[abs(seed) % Self.papers.count])
  }
}
