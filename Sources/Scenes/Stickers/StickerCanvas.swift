import Drawing
import Letterform
import Stage

extension PictureCache {
  /// Draws the picture `name` into `box` as it is at `time`: not at all while it comes, a stand-in where it is damaged.
  ///
  /// - Returns: whether it is there and no longer fades in.
  @discardableResult func draw(_ name: String, on canvas: Canvas, in box: Box, at time: Double) -> Bool {
    switch picture(name, at: time) {
    case .ready(let pixels, _, let opacity):
      let scale = min(box.width / Double(pixels.width), box.height / Double(pixels.height))
      let (width, height) = (Double(pixels.width) * scale, Double(pixels.height) * scale)
      pixels.paint(
        on: canvas,
        in: Box(x: box.centre.x - width / 2, y: box.centre.y - height / 2, width: width, height: height),
        opacity: opacity)
      return opacity >= 1
    case .coming: return false
    case .damaged:
      StandIn.draw(on: canvas, in: box)
      return true
    }
  }
}
