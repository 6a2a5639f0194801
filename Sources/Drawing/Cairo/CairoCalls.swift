// The only file that calls Cairo. Everything above it speaks of surfaces, paths and colours.
import CCairo
import Letterform

/// An owned `cairo_surface_t`.
struct SurfaceHandle: ~Copyable {
  fileprivate let pointer: OpaquePointer

  deinit { cairo_surface_destroy(pointer) }

  /// A new image of premultiplied ARGB32 pixels, all transparent.
  static func image(width: Int, height: Int) throws(DrawingError) -> SurfaceHandle {
    guard let pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw .noSurface(width: width, height: height)
    }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .noSurface(width: width, height: height)
    }
    return SurfaceHandle(pointer: pointer)
  }

  /// An image over memory somebody else owns.
  static func image(
    over pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, opaque: Bool
  ) throws(DrawingError) -> SurfaceHandle {
    let format = opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    guard
      let pointer = cairo_image_surface_create_for_data(bytes, format, Int32(width), Int32(height), Int32(stride))
    else { throw .noSurface(width: width, height: height) }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .noSurface(width: width, height: height)
    }
    return SurfaceHandle(pointer: pointer)
  }

  /// A PDF file of pages `width` x `height` points (1/72 inch).
  static func pdf(path: String, width: Double, height: Double) throws(DrawingError) -> SurfaceHandle {
    guard let pointer = cairo_pdf_surface_create(path, width, height) else { throw .cannotWrite(path: path) }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .cannotWrite(path: path)
    }
    return SurfaceHandle(pointer: pointer)
  }

  /// A PDF document whose bytes go to `sink`, which must outlive the surface.
  static func pdf(sink: ByteSink, width: Double, height: Double) throws(DrawingError) -> SurfaceHandle {
    let surface = cairo_pdf_surface_create_for_stream(
      { sink, data, count in
        guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().bytes += UnsafeBufferPointer(
          start: data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    guard let pointer = surface else { throw .cannotWrite(path: "memory") }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .cannotWrite(path: "memory")
    }
    return SurfaceHandle(pointer: pointer)
  }

  /// Drawing steps that are kept, inside `box`.
  static func recording(_ box: Box) throws(DrawingError) -> SurfaceHandle {
    var extents = cairo_rectangle_t(x: box.x, y: box.y, width: box.width, height: box.height)
    guard let pointer = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
      throw .noSurface(width: Int(box.width), height: Int(box.height))
    }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .noSurface(width: Int(box.width), height: Int(box.height))
    }
    return SurfaceHandle(pointer: pointer)
  }

  /// The image in the PNG file at `path`.
  static func png(path: String) throws(DrawingError) -> SurfaceHandle {
    guard let pointer = cairo_image_surface_create_from_png(path) else { throw .cannotRead(path: path) }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .cannotRead(path: path)
    }
    return SurfaceHandle(pointer: pointer)
  }

  var width: Int { Int(cairo_image_surface_get_width(pointer)) }
  var height: Int { Int(cairo_image_surface_get_height(pointer)) }
  var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }
  var data: UnsafeMutableRawPointer? { cairo_image_surface_get_data(pointer).map { UnsafeMutableRawPointer($0) } }

  func flush() { cairo_surface_flush(pointer) }

  func markDirty(_ area: Rectangle) {
    cairo_surface_mark_dirty_rectangle(
      pointer, Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height))
  }

  func writePNG(path: String) -> Bool { cairo_surface_write_to_png(pointer, path) == CAIRO_STATUS_SUCCESS }

  func setPageSize(width: Double, height: Double) { cairo_pdf_surface_set_size(pointer, width, height) }

  /// Names a PDF document.
  func setTitle(_ title: String) { cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title) }

  /// Finishes a file surface; false when the file could not be written in full.
  func finish() -> Bool {
    cairo_surface_finish(pointer)
    return cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS
  }
}

/// Takes in the bytes of a document.
final class ByteSink {
  var bytes: [UInt8] = []
}

/// An owned `cairo_t`.
struct ContextHandle: ~Copyable {
  private let pointer: OpaquePointer

  init(_ surface: borrowing SurfaceHandle) {
    pointer = cairo_create(surface.pointer)
  }

  deinit { cairo_destroy(pointer) }

  /// The context for Pango's calls, valid as long as this handle.
  var raw: OpaquePointer { pointer }

  func save() { cairo_save(pointer) }
  func restore() { cairo_restore(pointer) }

  func transform(_ map: Affine) {
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.e, y0: map.f)
    cairo_transform(pointer, &matrix)
  }

  /// Whether the way to the right leads to the left on the surface.
  var isMirrored: Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return matrix.xx * matrix.yy - matrix.xy * matrix.yx < 0
  }

  /// The upright box on the surface that holds `box`.
  func onSurface(_ box: Box) -> Box {
    let corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
      .map { corner in
        var (x, y) = corner
        cairo_user_to_device(pointer, &x, &y)
        return (x, y)
      }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Box(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The room that can be drawn on.
  var clipped: Box {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(pointer, &left, &top, &right, &bottom)
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  func clip(_ box: Box) {
    cairo_new_path(pointer)
    cairo_rectangle(pointer, box.x, box.y, box.width, box.height)
    cairo_clip(pointer)
  }

  func clip(_ path: Path) {
    trace(path)
    cairo_clip(pointer)
  }

  func source(_ colour: Colour) {
    cairo_set_source_rgba(pointer, colour.red, colour.green, colour.blue, colour.alpha)
  }

  func replacing(_ on: Bool) {
    cairo_set_operator(pointer, on ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
  }

  func evenOdd(_ on: Bool) {
    cairo_set_fill_rule(pointer, on ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  }

  func trace(_ path: Path) {
    cairo_new_path(pointer)
    for element in path.elements {
      switch element {
      case .move(let p):
        cairo_move_to(pointer, p.x, p.y)
      case .line(let p):
        cairo_line_to(pointer, p.x, p.y)
      case .curve(let a, let b, let p):
        cairo_curve_to(pointer, a.x, a.y, b.x, b.y, p.x, p.y)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }

  func trace(_ points: some Sequence<Point>, closed: Bool) {
    cairo_new_path(pointer)
    for p in points { cairo_line_to(pointer, p.x, p.y) }
    if closed { cairo_close_path(pointer) }
  }

  func trace(_ box: Box) {
    cairo_new_path(pointer)
    cairo_rectangle(pointer, box.x, box.y, box.width, box.height)
  }

  func traceDisc(_ centre: Point, _ radius: Double) {
    cairo_new_path(pointer)
    cairo_arc(pointer, centre.x, centre.y, radius, 0, 2 * .pi)
  }

  func fill() { cairo_fill(pointer) }
  func paint() { cairo_paint(pointer) }

  /// Makes `image` look like what is drawn on so far, pixel for pixel, whatever the transforms and clips.
  func copyTarget(to image: borrowing SurfaceHandle) {
    let other = cairo_create(image.pointer)
    defer { cairo_destroy(other) }
    cairo_set_source_surface(other, cairo_get_target(pointer), 0, 0)
    cairo_set_operator(other, CAIRO_OPERATOR_SOURCE)
    cairo_paint(other)
  }

  func stroke(_ style: StrokeStyle) {
    cairo_set_line_width(pointer, style.width)
    switch style.cap {
    case .round: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_ROUND)
    case .butt: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_BUTT)
    case .square: cairo_set_line_cap(pointer, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .round: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    case .miter: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_MITER)
    case .bevel: cairo_set_line_join(pointer, CAIRO_LINE_JOIN_BEVEL)
    }
    if style.dashes.isEmpty {
      cairo_set_dash(pointer, nil, 0, 0)
    } else {
      style.dashes.withUnsafeBufferPointer {
        cairo_set_dash(pointer, $0.baseAddress, Int32($0.count), style.dashOffset)
      }
    }
    cairo_stroke(pointer)
  }

  /// Paints an image with its upper left corner at `place`; only inside `area` of the target when given.
  func paint(_ image: borrowing SurfaceHandle, at place: Point, area: Box?, opacity: Double, sharp: Bool) {
    cairo_set_source_surface(pointer, image.pointer, place.x, place.y)
    if sharp { cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_NEAREST) }
    if let area {
      trace(area)
      if opacity >= 1 {
        cairo_fill(pointer)
        return
      }
      cairo_save(pointer)
      cairo_clip(pointer)
      cairo_paint_with_alpha(pointer, opacity)
      cairo_restore(pointer)
    } else if opacity >= 1 {
      cairo_paint(pointer)
    } else {
      cairo_paint_with_alpha(pointer, opacity)
    }
  }

  func beginGroup() { cairo_push_group(pointer) }

  func endGroup(opacity: Double) {
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  func showPage() { cairo_show_page(pointer) }
}
