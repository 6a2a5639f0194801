import CSDL
public import Drawing
import Letterform

/// Decoded pixels, premultiplied ARGB32, never changed after they were made; may go from thread to thread.
public final class PixelBuffer: Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  private let pixels: DecodedPixels

  init(_ pixels: consuming DecodedPixels) {
    (width, height) = (pixels.width, pixels.height)
    self.pixels = pixels
  }

  /// Bytes the pixels take.
  public var bytes: Int { width * height * 4 }

  /// The pixel at `x`, `y` as premultiplied 0xAARRGGBB; 0 outside.
  public func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
    return pixels.start.load(fromByteOffset: y * pixels.stride + x * 4, as: UInt32.self)
  }

  /// Paints a part of the picture into `box` of the canvas.
  ///
  /// - Parameter part: in pixels of this buffer; nil for all of it.
  public func paint(on canvas: Canvas, in box: Box, part: Rectangle? = nil, opacity: Double = 1) {
    let part = part ?? Rectangle(x: 0, y: 0, width: width, height: height)
    guard !part.isEmpty, box.width > 0, box.height > 0, opacity > 0,
      part.intersection(Rectangle(x: 0, y: 0, width: width, height: height)) == part,
      // The canvas only reads what it paints.
      let surface = try? Surface(
        lent: pixels.start + part.top * pixels.stride + part.left * 4, width: part.width, height: part.height,
        stride: pixels.stride, opaque: false)
    else { return }
    canvas.saved {
      canvas.clip(box)
      canvas.transform(
        Affine(
          a: box.width / Double(part.width), b: 0, c: 0, d: box.height / Double(part.height), e: box.x, f: box.y))
      canvas.paint(surface, opacity: min(1, opacity))
    }
  }
}
