import CPackFormats
import Glibc

/// Fewer colours, by libimagequant.
enum Palette {
  /// Keeps the library from starting threads of its own on the calling thread: the builder's workers have the
  /// processors already, and those threads would wait for each other in busy loops.
  static func useOneThread() {
    guard let symbol = dlsym(nil, "omp_set_num_threads") else { return }
    unsafeBitCast(symbol, to: (@convention(c) (Int32) -> Void).self)(1)
  }

  /// A picture in places of a palette, and the picture those places show.
  struct Reduced {
    let indices: [UInt8]
    /// Red, green, blue, alpha; colours that are not opaque first.
    let palette: [[UInt8]]
    let shown: Raster
  }

  /// Reduces a picture to at most `colours`. Without dithering: flat drawings keep flat areas, which pack small.
  static func reduce(_ raster: Raster, colours: Int, _ effort: PictureChoice.Effort) -> Reduced? {
    guard let attributes = liq_attr_create() else { return nil }
    defer { liq_attr_destroy(attributes) }
    liq_set_max_colors(attributes, Int32(colours))
    // 1 is the most careful, 10 the quickest.
    liq_set_speed(attributes, effort == .careful ? 1 : 5)
    return raster.pixels.withUnsafeBufferPointer { pixels -> Reduced? in
      guard let base = pixels.baseAddress,
        let image = liq_image_create_rgba(
          attributes, base, Int32(raster.width), Int32(raster.height), 0)
      else { return nil }
      defer { liq_image_destroy(image) }
      var result: OpaquePointer?
      guard liq_image_quantize(image, attributes, &result) == LIQ_OK, let result else { return nil }
      defer { liq_result_destroy(result) }
      liq_set_dithering_level(result, 0)
      var indices = [UInt8](repeating: 0, count: raster.width * raster.height)
      guard liq_write_remapped_image(result, image, &indices, indices.count) == LIQ_OK,
        let palette = liq_get_palette(result)
      else { return nil }
      return sorted(indices, colours: list(palette), raster)
    }
  }

  private static func list(_ palette: UnsafePointer<liq_palette>) -> [[UInt8]] {
    withUnsafeBytes(of: palette.pointee.entries) { entries in
      (0..<Int(palette.pointee.count)).map { number in
        entries[number * 4] == 0 && entries[number * 4 + 3] == 0
          ? [0, 0, 0, 0] : Array(entries[number * 4..<number * 4 + 4])
      }
    }
  }

  private static func sorted(_ indices: [UInt8], colours: [[UInt8]], _ raster: Raster) -> Reduced {
    let order = colours.indices.sorted { (colours[$0][3], $0) < (colours[$1][3], $1) }
    var places = [UInt8](repeating: 0, count: colours.count)
    for (place, old) in order.enumerated() { places[old] = UInt8(place) }
    let moved = indices.map { places[Int($0)] }
    let palette = order.map { colours[$0] }
    let channels = palette.flatMap { $0 }
    let pixels = [UInt8](unsafeUninitializedCapacity: moved.count * 4) { buffer, filled in
      for (place, index) in moved.enumerated() {
        for channel in 0..<4 { buffer[place * 4 + channel] = channels[Int(index) * 4 + channel] }
      }
      filled = moved.count * 4
    }
    return Reduced(
      indices: moved, palette: palette, shown: Raster(width: raster.width, height: raster.height, pixels: pixels))
  }
}
