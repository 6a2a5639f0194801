import CPackFormats

/// Reading a PNG file that a recipe names, with libpng's simplified interface, which reports errors by return.
enum PNGSource {
  static func decode(_ bytes: [UInt8]) throws(PictureError) -> Raster {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { throw .unreadable(words(image)) }
    let most = 8_192
    guard image.width <= most, image.height <= most else { throw .tooLarge(Int(image.width), Int(image.height)) }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var pixels = [UInt8](repeating: 0, count: Int(image.width) * Int(image.height) * 4)
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { throw .unreadable(words(image)) }
    // What cannot be seen should not cost anything.
    for at in stride(from: 0, to: pixels.count, by: 4) where pixels[at + 3] == 0 {
      pixels[at] = 0
      pixels[at + 1] = 0
      pixels[at + 2] = 0
    }
    return Raster(width: Int(image.width), height: Int(image.height), pixels: pixels)
  }

  private static func words(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
