import CCairo
import CPackFormats

/// A drawing, rendered by librsvg.
struct SVG: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  /// The drawing's own size in pixels.
  let width: Double
  let height: Double

  /// Reads a drawing.
  ///
  /// - Throws: librsvg's words when it cannot be read, or has no size.
  init(_ bytes: [UInt8]) throws(PictureError) {
    var failure: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &failure) else {
      let words = failure.flatMap { $0.pointee.message }.map { String(cString: $0) }
      g_clear_error(&failure)
      throw .unreadable(Self.line(words ?? "not an SVG drawing"))
    }
    let size = Self.size(handle)
    guard let size else {
      g_object_unref(handle)
      throw .unreadable("a drawing without a size")
    }
    self.handle = handle
    width = size.width
    height = size.height
  }

  /// The size the drawing gives itself, or that of its view box.
  private static func size(_ handle: UnsafeMutablePointer<RsvgHandle>) -> (width: Double, height: Double)? {
    var width: gdouble = 0
    var height: gdouble = 0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      var viewBox = RsvgRectangle()
      var hasWidth: gboolean = 0
      var hasHeight: gboolean = 0
      var hasViewBox: gboolean = 0
      var across = RsvgLength()
      var down = RsvgLength()
      rsvg_handle_get_intrinsic_dimensions(
        handle, &hasWidth, &across, &hasHeight, &down, &hasViewBox, &viewBox)
      guard hasViewBox != 0 else { return nil }
      width = viewBox.width
      height = viewBox.height
    }
    guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
    return (width, height)
  }

  /// Pixels of the drawing with its longer side that long.
  func render(longerSide: Int) throws(PictureError) -> Raster {
    let scale = Double(longerSide) / max(width, height)
    let across = max(1, Int((width * scale).rounded()))
    let down = max(1, Int((height * scale).rounded()))
    guard across <= Self.mostPixels, down <= Self.mostPixels else { throw .tooLarge(across, down) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(across), Int32(down))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    var place = RsvgRectangle(x: 0, y: 0, width: Double(across), height: Double(down))
    var failure: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &place, &failure) != 0 else {
      let words = failure.flatMap { $0.pointee.message }.map { String(cString: $0) }
      g_clear_error(&failure)
      throw .unreadable(Self.line(words ?? "cannot be rendered"))
    }
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { throw .tooLarge(across, down) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(across * down * 4)
    for row in 0..<down {
      for column in 0..<across {
        let pixel = UnsafeRawPointer(data).load(fromByteOffset: row * stride + column * 4, as: UInt32.self)
        Self.append(pixel, to: &pixels)
      }
    }
    return Raster(width: across, height: down, pixels: pixels)
  }

  /// A library's words as one line.
  private static func line(_ words: String) -> String {
    words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Pixels of one side of a picture at most.
  private static let mostPixels = 8_192

  /// Cairo's pixels are multiplied by their alpha.
  private static func append(_ pixel: UInt32, to pixels: inout [UInt8]) {
    let alpha = pixel >> 24
    guard alpha > 0 else {
      pixels += [0, 0, 0, 0]
      return
    }
    for shift: UInt32 in [16, 8, 0] {
      let channel = pixel >> shift & 0xff
      pixels.append(UInt8(min(255, (channel * 255 + alpha / 2) / alpha)))
    }
    pixels.append(UInt8(alpha))
  }

  deinit { g_object_unref(handle) }
}
