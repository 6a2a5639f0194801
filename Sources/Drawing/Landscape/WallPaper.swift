import Letterform

/// A wall of pale paper with broad stripes.
struct WallPaper {
  let base: Colour
  let stripe: Colour

  /// Stripes across the page; as many are bare as covered.
  private static let count = 9

  func draw(on canvas: Canvas, in page: Box) {
    canvas.fill(page, base)
    let width = page.width / Double(2 * Self.count)
    for index in 0..<Self.count {
      let strip = Box(x: page.x + Double(2 * index) * width, y: page.y - 2, width: width, height: page.height + 4)
      canvas.fill(CutPaper.sheet(strip, seed: index + 3, unevenness: 0.9), stripe)
    }
  }
}
