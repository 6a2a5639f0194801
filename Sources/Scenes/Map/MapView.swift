import Drawing
import Letterform
import Stage

/// A page of the map laid out for a window, with what stands still drawn once.
final class MapView {
  let layout: MapLayout
  let drawing: MapDrawing
  let still: Surface
  private let fonts: Fonts

  /// Lays out and draws `page`; nil without memory for it.
  init?(_ page: MapPage, number: Int, metrics: WindowMetrics, hand: Hand, millimetre: Double, fonts: Fonts) {
    layout = MapLayout(
      of: page, width: Double(metrics.width), height: Double(metrics.height), hand: hand,
      pixelsPerMillimetre: millimetre)
    drawing = MapDrawing(page, layout: layout, number: number)
    guard let surface = try? Surface(width: metrics.width, height: metrics.height) else { return nil }
    still = surface
    self.fonts = fonts
    drawStill()
  }

  /// Draws what stands still, with Lulu's trail as far as she is, or as far as `walked`.
  func drawStill(walked: Double? = nil) { drawing.drawStill(fonts: fonts, walked: walked, on: still.pageCanvas) }

  /// Where Lulu waits; nil when the next place is on another page.
  var lulu: (box: Box, facesLeft: Bool, arc: Double)? { drawing.map.next.map { layout.lulu(before: $0) } }

  /// The pictures of words, and where they stand.
  var boards: [(picture: String, box: Box)] {
    drawing.stones.compactMap { stone in
      guard let name = stone.stone.picture, let box = stone.picture else { return nil }
      return (name, box)
    }
  }

  /// The next stone.
  var next: StoneDrawing? { drawing.map.next.map { drawing.stones[$0] } }
}
