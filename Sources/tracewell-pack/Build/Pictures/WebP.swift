import CPackFormats

/// WebP by libwebp.
enum WebP {
  /// Encodes without loss, or at a quality of 0 to 100.
  static func encode(_ raster: Raster, quality: Int?, _ effort: PictureChoice.Effort) -> [UInt8]? {
    var settings = WebPConfig()
    guard WebPConfigInit(&settings) != 0 else { return nil }
    if let quality {
      settings.quality = Float(quality)
      settings.method = effort == .careful ? 6 : 3
      settings.alpha_quality = 100
      settings.use_sharp_yuv = effort == .careful ? 1 : 0
    } else {
      WebPConfigLosslessPreset(&settings, effort == .careful ? 9 : 3)
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return nil }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(raster.width)
    picture.height = Int32(raster.height)
    guard WebPPictureImportRGBA(&picture, raster.pixels, Int32(raster.width * 4)) != 0 else { return nil }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let encoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&settings, &picture)
    }
    guard encoded != 0, let bytes = writer.mem else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: writer.size))
  }

  static func decode(_ bytes: [UInt8]) -> Raster? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard let pixels = WebPDecodeRGBA(bytes, bytes.count, &width, &height) else { return nil }
    defer { WebPFree(pixels) }
    let count = Int(width) * Int(height) * 4
    return Raster(
      width: Int(width), height: Int(height), pixels: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }
}
