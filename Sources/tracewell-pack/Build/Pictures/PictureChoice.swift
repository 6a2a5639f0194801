/// Tries the forms a picture may have and keeps the one that costs least.
enum PictureChoice {
  /// Numbers of colours tried, most first: fewer are tried only while the picture still looks the same.
  private static let colours = [256, 128, 64, 32, 16]
  /// Qualities tried for WebP and JPEG, best first, for the same reason.
  private static let qualities = [95, 90, 80, 70]

  /// One coding of a picture that looks right.
  struct Candidate {
    let format: PictureFormat
    let bytes: [UInt8]
    let microseconds: Double

    /// Bytes, and decoding in bytes' worth.
    var cost: Double { Double(bytes.count) + microseconds * DecodeCosts.bytesPerMicrosecond }
  }

  /// All candidates, cheapest first; PNG is always among those tried, so there is one.
  static func candidates(_ raster: Raster, _ formats: [PictureFormat], _ costs: DecodeCosts) -> [Candidate] {
    var found: [Candidate] = []
    for format in formats {
      guard let bytes = smallest(format, raster) else { continue }
      found.append(Candidate(format: format, bytes: bytes, microseconds: costs.microseconds(format, raster)))
    }
    if found.isEmpty {
      let bytes = PNG.encode(raster)
      found.append(Candidate(format: .png, bytes: bytes, microseconds: costs.microseconds(.png, raster)))
    }
    // Formats of one cost in the order of their names' declaration, so that a tie falls the same way everywhere.
    return found.sorted { $0.cost < $1.cost }
  }

  private static func smallest(_ format: PictureFormat, _ raster: Raster) -> [UInt8]? {
    switch format {
    case .png: PNG.encode(raster)
    case .webpLossless: WebP.encode(raster, quality: nil)
    case .qoi: QOI.encode(raster)
    case .png8: smallestPalette(raster)
    case .webp: lossy(raster, encode: { WebP.encode($0, quality: $1) }, decode: WebP.decode)
    case .jpeg:
      raster.isOpaque ? lossy(raster, encode: { JPEG.encode($0, quality: $1) }, decode: JPEG.decode) : nil
    }
  }

  private static func smallestPalette(_ raster: Raster) -> [UInt8]? {
    var best: [UInt8]?
    for count in colours {
      guard let reduced = Palette.reduce(raster, colours: count),
        Difference(raster, reduced.shown).isWithinBound
      else { break }
      let bytes = PNG.encode(reduced.indices, palette: reduced.palette, of: raster)
      if bytes.count < best?.count ?? .max { best = bytes }
    }
    return best
  }

  private static func lossy(
    _ raster: Raster, encode: (Raster, Int) -> [UInt8]?, decode: ([UInt8]) -> Raster?
  ) -> [UInt8]? {
    var best: [UInt8]?
    for quality in qualities {
      guard let bytes = encode(raster, quality), let shown = decode(bytes),
        Difference(raster, shown).isWithinBound
      else { break }
      if bytes.count < best?.count ?? .max { best = bytes }
    }
    return best
  }
}
