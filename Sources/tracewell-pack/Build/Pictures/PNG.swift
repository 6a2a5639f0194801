/// PNG (ISO/IEC 15948), written with the row filter and the zlib level that come out smallest.
enum PNG {
  /// How the rows of a picture may be filtered; each whole picture is tried in each way.
  private enum Filtering: CaseIterable {
    case none, up, smallestSum
  }

  /// All pixels as they are; without alpha where there is none.
  static func encode(_ raster: Raster, _ effort: PictureChoice.Effort) -> [UInt8] {
    let isOpaque = raster.isOpaque
    let channels = isOpaque ? 3 : 4
    var rows: [UInt8] = []
    rows.reserveCapacity(raster.width * raster.height * channels)
    for at in stride(from: 0, to: raster.pixels.count, by: 4) { rows += raster.pixels[at..<at + channels] }
    return file(
      raster, depth: 8, colorType: isOpaque ? 2 : 6, palette: [],
      data: smallest(
        rows, rowBytes: raster.width * channels, pixelBytes: channels,
        effort == .careful ? Filtering.allCases : [.up]))
  }

  /// Pixels as places in a palette of red, green, blue, alpha.
  static func encode(_ indices: [UInt8], palette: [[UInt8]], of raster: Raster) -> [UInt8] {
    let depth = palette.count > 16 ? 8 : palette.count > 4 ? 4 : palette.count > 2 ? 2 : 1
    var rows: [UInt8] = []
    for row in 0..<raster.height {
      var packed: UInt8 = 0
      var filled = 0
      for column in 0..<raster.width {
        packed |= indices[row * raster.width + column] << UInt8(8 - depth - filled)
        filled += depth
        if filled == 8 {
          rows.append(packed)
          packed = 0
          filled = 0
        }
      }
      if filled > 0 { rows.append(packed) }
    }
    let rowBytes = (raster.width * depth + 7) / 8
    return file(
      raster, depth: depth, colorType: 3, palette: palette,
      data: smallest(rows, rowBytes: rowBytes, pixelBytes: 1, [.none]))
  }

  private static func file(
    _ raster: Raster, depth: Int, colorType: UInt8, palette: [[UInt8]], data: [UInt8]
  ) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let header = bigEndian(raster.width) + bigEndian(raster.height) + [UInt8(depth), colorType, 0, 0, 0]
    append("IHDR", header, to: &bytes)
    if !palette.isEmpty {
      append("PLTE", palette.flatMap { $0[0..<3] }, to: &bytes)
      // Colours that are not opaque come first in the palette, so this list can be short.
      let alphas = palette.map { $0[3] }
      if let last = alphas.lastIndex(where: { $0 != 255 }) { append("tRNS", Array(alphas[...last]), to: &bytes) }
    }
    append("IDAT", data, to: &bytes)
    append("IEND", [], to: &bytes)
    return bytes
  }

  private static func smallest(
    _ rows: [UInt8], rowBytes: Int, pixelBytes: Int, _ ways: [Filtering]
  ) -> [UInt8] {
    var best: [UInt8] = []
    for way in ways {
      let packed = Zlib.deflate(filter(rows, rowBytes, pixelBytes, way))
      if best.isEmpty || packed.count < best.count { best = packed }
    }
    return best
  }

  private static func filter(_ rows: [UInt8], _ rowBytes: Int, _ pixelBytes: Int, _ way: Filtering) -> [UInt8] {
    guard rowBytes > 0 else { return [] }
    var filtered: [UInt8] = []
    filtered.reserveCapacity(rows.count + rows.count / rowBytes)
    var row = [UInt8](repeating: 0, count: rowBytes)
    for start in stride(from: 0, to: rows.count, by: rowBytes) {
      let kind: UInt8 =
        switch way {
        case .none: 0
        case .up: 2
        case .smallestSum:
          (UInt8(0)...4).min {
            apply($0, rows, start, pixelBytes, into: &row) < apply($1, rows, start, pixelBytes, into: &row)
          } ?? 0
        }
      _ = apply(kind, rows, start, pixelBytes, into: &row)
      filtered.append(kind)
      filtered += row
    }
    return filtered
  }

  /// One row less what the filter expects of it: 1 left, 2 above, 3 their mean, 4 Paeth's choice.
  ///
  /// - Returns: the sum of the differences' sizes; small sums pack well.
  private static func apply(
    _ kind: UInt8, _ rows: [UInt8], _ start: Int, _ pixelBytes: Int, into row: inout [UInt8]
  ) -> Int {
    let rowBytes = row.count
    var sum = 0
    for at in 0..<rowBytes {
      let place = start + at
      let left = at >= pixelBytes ? rows[place - pixelBytes] : 0
      let up = start > 0 ? rows[place - rowBytes] : 0
      let expected: UInt8
      switch kind {
      case 0: expected = 0
      case 1: expected = left
      case 2: expected = up
      case 3: expected = UInt8((Int(left) + Int(up)) / 2)
      default: expected = paeth(left, up, start > 0 && at >= pixelBytes ? rows[place - rowBytes - pixelBytes] : 0)
      }
      let difference = rows[place] &- expected
      row[at] = difference
      sum += Int(Int8(bitPattern: difference).magnitude)
    }
    return sum
  }

  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    let toLeft = abs(estimate - Int(left))
    let toUp = abs(estimate - Int(up))
    let toCorner = abs(estimate - Int(corner))
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }

  private static func append(_ kind: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    bytes += bigEndian(data.count)
    let body = Array(kind.utf8) + data
    bytes += body
    bytes += bigEndian(Int(Zlib.checksum(body)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
