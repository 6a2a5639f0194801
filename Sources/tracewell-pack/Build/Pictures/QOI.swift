/// The "Quite OK Image" format (qoiformat.org, specification of 2022-01-05): a run, a colour met before, a small step
/// from the last pixel, or the pixel itself.
enum QOI {
  private static let longestRun = 62

  private struct Pixel: Equatable {
    var red: UInt8 = 0
    var green: UInt8 = 0
    var blue: UInt8 = 0
    var alpha: UInt8 = 255

    /// Place in the table of 64 colours met.
    var place: Int { (Int(red) * 3 + Int(green) * 5 + Int(blue) * 7 + Int(alpha) * 11) % 64 }
  }

  /// Encodes pixels.
  static func encode(_ raster: Raster) -> [UInt8] {
    let isOpaque = raster.isOpaque
    var bytes = Array("qoif".utf8)
    for number in [raster.width, raster.height] {
      for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
    bytes.append(isOpaque ? 3 : 4)
    bytes.append(0)  // sRGB with linear alpha
    var seen = [Pixel](repeating: Pixel(alpha: 0), count: 64)
    var last = Pixel()
    var run = 0
    for at in stride(from: 0, to: raster.pixels.count, by: 4) {
      let pixel = Pixel(
        red: raster.pixels[at], green: raster.pixels[at + 1], blue: raster.pixels[at + 2],
        alpha: raster.pixels[at + 3])
      if pixel == last {
        run += 1
        if run == longestRun { flush(&run, &bytes) }
        continue
      }
      flush(&run, &bytes)
      let place = pixel.place
      if seen[place] == pixel {
        bytes.append(UInt8(place))
      } else {
        seen[place] = pixel
        append(pixel, after: last, &bytes)
      }
      last = pixel
    }
    flush(&run, &bytes)
    bytes += [0, 0, 0, 0, 0, 0, 0, 1]
    return bytes
  }

  private static func flush(_ run: inout Int, _ bytes: inout [UInt8]) {
    if run > 0 { bytes.append(0xc0 | UInt8(run - 1)) }
    run = 0
  }

  private static func append(_ pixel: Pixel, after last: Pixel, _ bytes: inout [UInt8]) {
    guard pixel.alpha == last.alpha else {
      bytes += [0xff, pixel.red, pixel.green, pixel.blue, pixel.alpha]
      return
    }
    let red = Int(Int8(bitPattern: pixel.red &- last.red))
    let green = Int(Int8(bitPattern: pixel.green &- last.green))
    let blue = Int(Int8(bitPattern: pixel.blue &- last.blue))
    let small = -2...1
    if small.contains(red), small.contains(green), small.contains(blue) {
      bytes.append(UInt8(0x40 | (red + 2) << 4 | (green + 2) << 2 | (blue + 2)))
    } else if (-32...31).contains(green), (-8...7).contains(red - green), (-8...7).contains(blue - green) {
      bytes.append(UInt8(0x80 | (green + 32)))
      bytes.append(UInt8((red - green + 8) << 4 | (blue - green + 8)))
    } else {
      bytes += [0xfe, pixel.red, pixel.green, pixel.blue]
    }
  }
}
