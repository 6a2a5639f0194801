import Letterform

/// An image of premultiplied ARGB32 pixels (BGRA bytes on a little-endian machine), kept in memory.
///
/// Either owns its pixels or draws into memory lent by somebody else, such as a window's.
public final class Surface {
  let handle: SurfaceHandle
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int

  /// A transparent image of `width` x `height` pixels.
  ///
  /// - Throws: `noSurface` for a size of 0 or less, or when there is no memory.
  public init(width: Int, height: Int) throws(DrawingError) {
    guard width > 0, height > 0 else { throw .noSurface(width: width, height: height) }
    handle = try SurfaceHandle.image(width: width, height: height)
    (self.width, self.height, self.stride) = (width, height, handle.stride)
  }

  /// An image that draws straight into `pixels`, without a copy.
  ///
  /// `pixels` must stay valid as long as the surface lives. With `opaque` the fourth byte is ignored (a window's
  /// BGRX); else it is premultiplied alpha.
  /// - Throws: `noSurface` when the size or `stride` (a multiple of 4, at least 4 x width) cannot be used.
  public init(
    lent pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, opaque: Bool = true
  ) throws(DrawingError) {
    guard width > 0, height > 0, stride >= width * 4, stride % 4 == 0 else {
      throw .noSurface(width: width, height: height)
    }
    handle = try SurfaceHandle.image(over: pixels, width: width, height: height, stride: stride, opaque: opaque)
    (self.width, self.height, self.stride) = (width, height, stride)
  }

  /// The image in the PNG file at `path`.
  ///
  /// - Throws: `cannotRead` when it is no PNG file.
  public init(png path: String) throws(DrawingError) {
    let read = try SurfaceHandle.png(path: path)
    let copy = try SurfaceHandle.image(width: read.width, height: read.height)
    ContextHandle(copy).paint(read, at: .zero, area: nil, opacity: 1, sharp: true)
    handle = copy
    (width, height, stride) = (handle.width, handle.height, handle.stride)
  }

  /// The whole image.
  public var bounds: Rectangle { Rectangle(x: 0, y: 0, width: width, height: height) }

  /// Writes the image as a PNG file.
  ///
  /// - Throws: `cannotWrite`.
  public func writePNG(to path: String) throws(DrawingError) {
    guard handle.writePNG(path: path) else { throw .cannotWrite(path: path) }
  }

  /// Calls `body` with the rows of pixels, `stride` bytes apart, after all drawing so far has landed.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    handle.flush()
    return body(UnsafeRawBufferPointer(start: handle.data, count: handle.data == nil ? 0 : stride * height))
  }

  /// Calls `body` with writable rows of pixels and tells Cairo that `area` changed.
  public func withMutablePixels<Result>(
    changing area: Rectangle, _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    handle.flush()
    let count = handle.data == nil ? 0 : stride * height
    let result = body(UnsafeMutableRawBufferPointer(start: handle.data, count: count))
    let changed = area.intersection(bounds)
    if !changed.isEmpty { handle.markDirty(changed) }
    return result
  }

  /// The pixel at `x`, `y` as premultiplied 0xAARRGGBB; 0 outside.
  public func pixel(x: Int, y: Int) -> UInt32 {
    guard bounds.contains(x: x, y: y) else { return 0 }
    return withPixels { $0.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) }
  }
}
