extension InkDrawing {
  /// The ink's colour at one strength of its streak.
  struct Shade {
    let red, green, blue, opaque: UInt32

    init(_ colour: Colour) {
      red = UInt32(colour.red * 255 + 0.5)
      green = UInt32(colour.green * 255 + 0.5)
      blue = UInt32(colour.blue * 255 + 0.5)
      opaque = 0xFF00_0000 | red << 16 | green << 8 | blue
    }
  }

  /// Turns the masks into pixels inside `area`.
  func render(_ area: Rectangle) {
    let area = area.intersection(ink.bounds)
    guard !area.isEmpty else { return }
    inked = inked.union(area)
    let stride = surface.stride
    surface.withMutablePixels(changing: area) { bytes in
      guard let base = bytes.baseAddress else { return }
      shades.withUnsafeBufferPointer { shades in
        for y in area.top..<area.bottom {
          let row = (base + y * stride).assumingMemoryBound(to: UInt32.self)
          let cover = ink.pixels + y * ink.width
          let dark = streak.pixels + y * streak.width
          for x in area.left..<area.right { row[x] = Self.pixel(cover[x], shades[Int(dark[x])]) }
        }
      }
    }
  }

  /// Draws a piece over the pixels without keeping it in the mask.
  func overlay(_ piece: InkPiece) -> Rectangle {
    let area = piece.bounds.intersection(ink.bounds)
    guard !area.isEmpty else { return .empty }
    inked = inked.union(area)
    let stride = surface.stride
    surface.withMutablePixels(changing: area) { bytes in
      guard let base = bytes.baseAddress else { return }
      shades.withUnsafeBufferPointer { shades in
        for y in area.top..<area.bottom {
          let row = (base + y * stride).assumingMemoryBound(to: UInt32.self)
          let cover = ink.pixels + y * ink.width
          let dark = streak.pixels + y * streak.width
          piece.cover(row: y, from: area.left, to: area.right) { x, coverage in
            if coverage > cover[x] { row[x] = Self.pixel(coverage, shades[Int(dark[x])]) }
          } full: { from, to in
            for x in from..<to where cover[x] < 255 { row[x] = Self.pixel(255, shades[Int(dark[x])]) }
          }
        }
      }
    }
    return area
  }

  @inline(__always)
  private static func pixel(_ cover: UInt8, _ shade: Shade) -> UInt32 {
    if cover == 0 { return 0 }
    let a = UInt32(cover)
    if a == 255 { return shade.opaque }
    return a << 24 | (shade.red * a + 127) / 255 << 16 | (shade.green * a + 127) / 255 << 8
      | (shade.blue * a + 127) / 255
  }
}
