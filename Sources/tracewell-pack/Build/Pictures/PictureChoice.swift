/// Tries the forms a picture may have and keeps the one that costs least.
enum PictureChoice {
  /// Numbers of colours tried, most first.
  private static let colours = [256, 128, 64, 32, 16]
  /// Qualities tried for WebP and JPEG, best first: lower ones only while the picture still looks the same.
  private static let qualities = [95, 90, 80, 70]
  /// A quick coding that costs more than this many times the best so far is not worth coding with care: care gains a
  /// quarter at most. Larger tries harder and takes longer.
  private static let worthCare = 1.3

  /// One coding of a picture that looks right.
  struct Candidate {
    let format: PictureFormat
    let bytes: [UInt8]
    let microseconds: Double

    /// Bytes, and decoding in bytes' worth.
    var cost: Double { Double(bytes.count) + microseconds * DecodeCosts.bytesPerMicrosecond }
  }

  /// How hard a format is tried.
  enum Effort {
    case quick, careful
  }

  /// All candidates, cheapest first. When none of the formats can show the picture, it is a PNG.
  static func candidates(_ raster: Raster, _ formats: [PictureFormat], _ costs: DecodeCosts) -> [Candidate] {
    var found: [Candidate] = []
    var mostColours = colours[0]
    func add(_ format: PictureFormat, _ effort: Effort) {
      guard let bytes = code(raster, format, effort, &mostColours) else { return }
      let candidate = Candidate(format: format, bytes: bytes, microseconds: costs.microseconds(format, raster))
      if let old = found.firstIndex(where: { $0.format == format }) {
        if candidate.cost < found[old].cost { found[old] = candidate }
      } else {
        found.append(candidate)
      }
    }
    // One format alone has nothing to be compared with.
    for format in formats { add(format, formats.count > 1 ? .quick : .careful) }
    if found.isEmpty { add(.png, .careful) }
    let best = found.map(\.cost).min() ?? 0
    for candidate in found where formats.count > 1 && candidate.cost <= best * worthCare {
      add(candidate.format, .careful)
    }
    return found.sorted { ($0.cost, $0.format.rawValue) < ($1.cost, $1.format.rawValue) }
  }

  /// - Parameter mostColours: numbers of colours above this are not tried; afterwards the least that looked right, where
  ///   a careful coding begins.
  private static func code(
    _ raster: Raster, _ format: PictureFormat, _ effort: Effort, _ mostColours: inout Int
  ) -> [UInt8]? {
    switch format {
    case .png: PNG.encode(raster, effort)
    case .webpLossless: WebP.encode(raster, quality: nil, effort)
    case .qoi: QOI.encode(raster)
    case .png8: smallestPalette(raster, effort, &mostColours)
    case .webp: lossy(raster, encode: { WebP.encode($0, quality: $1, effort) }, decode: WebP.decode)
    case .jpeg:
      raster.isOpaque ? lossy(raster, encode: { JPEG.encode($0, quality: $1) }, decode: JPEG.decode) : nil
    }
  }

  /// The least colours that look right, looked for by halving: each reduction takes long, and fewer never look better.
  private static func smallestPalette(_ raster: Raster, _ effort: Effort, _ mostColours: inout Int) -> [UInt8]? {
    let counts = colours.filter { $0 <= mostColours }
    var best: Palette.Reduced?
    // Those before `unknown` look right, those from `bad` on do not.
    var (unknown, bad) = (0, counts.count)
    while unknown < bad {
      let middle = (unknown + bad) / 2
      if let reduced = Palette.reduce(raster, colours: counts[middle], effort),
        Difference(raster, reduced.shown).isWithinBound
      {
        (best, mostColours, unknown) = (reduced, counts[middle], middle + 1)
      } else {
        bad = middle
      }
    }
    return best.map { PNG.encode($0.indices, palette: $0.palette, of: raster) }
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
