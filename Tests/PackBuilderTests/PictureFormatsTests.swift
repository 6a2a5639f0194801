import CSDL
import Testing

@testable import tracewell_pack

/// What the builder writes, read back by the decoder that the program uses.
@Suite struct PictureFormatsTests {
  /// Shapes with hard and soft edges, all alphas, odd sizes.
  static func raster(_ width: Int, _ height: Int, isOpaque: Bool = false) -> Raster {
    var pixels: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let alpha = isOpaque ? 255 : (x * 255 / max(1, width - 1) + (y % 3) * 40) % 256
        pixels +=
          alpha == 0
          ? [0, 0, 0, 0] : [UInt8(x * 7 % 256), UInt8(y * 5 % 256), UInt8((x / 4 + y / 4) * 40 % 256), UInt8(alpha)]
      }
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  static func decode(_ bytes: [UInt8]) -> Raster? {
    bytes.withUnsafeBytes { raw in
      guard let surface = IMG_Load_RW(SDL_RWFromConstMem(raw.baseAddress, Int32(raw.count)), 1) else { return nil }
      defer { SDL_FreeSurface(surface) }
      guard let rgba = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ABGR8888.rawValue, 0) else { return nil }
      defer { SDL_FreeSurface(rgba) }
      var pixels: [UInt8] = []
      let width = Int(rgba.pointee.w)
      for row in 0..<Int(rgba.pointee.h) {
        guard let start = rgba.pointee.pixels else { return nil }
        pixels += UnsafeRawBufferPointer(start: start + row * Int(rgba.pointee.pitch), count: width * 4)
      }
      return Raster(width: width, height: Int(rgba.pointee.h), pixels: pixels)
    }
  }

  @Test(arguments: [(1, 1), (2, 3), (7, 5), (64, 64), (130, 33)], [false, true])
  func whatIsLosslessIsReadBackAsItWas(_ size: (Int, Int), _ isOpaque: Bool) {
    let raster = Self.raster(size.0, size.1, isOpaque: isOpaque)
    #expect(Self.decode(QOI.encode(raster)) == raster)
    #expect(Self.decode(PNG.encode(raster, .quick)) == raster)
    #expect(Self.decode(PNG.encode(raster, .careful)) == raster)
    // WebP keeps no colour where nothing can be seen.
    let webp = WebP.encode(raster, quality: nil, .quick).flatMap(Self.decode)
    #expect(webp.map { Difference(raster, $0).worstBlock } == 0)
  }

  @Test func runsInQOIAreReadBack() {
    for length in [1, 61, 62, 63, 124, 125, 200] {
      let pixels = Array(repeating: [UInt8](arrayLiteral: 9, 8, 7, 255), count: length).flatMap(\.self) + [0, 0, 0, 0]
      let raster = Raster(width: length + 1, height: 1, pixels: pixels)
      #expect(Self.decode(QOI.encode(raster)) == raster)
    }
  }

  @Test(arguments: [2, 4, 16, 256])
  func palettesShowWhatTheySay(_ colours: Int) throws {
    let raster = Self.raster(61, 17)
    let reduced = try #require(Palette.reduce(raster, colours: colours, .quick))
    #expect(reduced.palette.count <= colours)
    #expect(Self.decode(PNG.encode(reduced.indices, palette: reduced.palette, of: raster)) == reduced.shown)
  }

  @Test func whatIsKeptLooksTheSame() throws {
    let costs = try #require(DecodeCosts(Self.costs))
    for isOpaque in [false, true] {
      let raster = Self.raster(64, 48, isOpaque: isOpaque)
      let candidates = PictureChoice.candidates(raster, PictureFormat.usual, costs)
      #expect(candidates.count >= 3)
      #expect(candidates.contains { $0.format == .jpeg } ? isOpaque : true)
      for candidate in candidates {
        let shown = try #require(Self.decode(candidate.bytes))
        #expect(Difference(raster, shown).isWithinBound, "\(candidate.format)")
      }
      #expect(zip(candidates, candidates.dropFirst()).allSatisfy { $0.cost <= $1.cost })
    }
  }

  @Test func differencesAreSeen() {
    let raster = Self.raster(64, 64, isOpaque: true)
    #expect(Difference(raster, raster) == Difference(raster, raster))
    #expect(Difference(raster, raster).overall == 0)
    // One spoilt corner is little of the whole picture, and much of its block.
    var spot = raster
    for y in 0..<4 { for x in 0..<4 { spot.pixels[(y * 64 + x) * 4] ^= 0x40 } }
    #expect(!Difference(raster, spot).isWithinBound)
    var veil = raster
    for at in stride(from: 3, to: veil.pixels.count, by: 4) { veil.pixels[at] = 240 }
    #expect(!Difference(raster, veil).isWithinBound)
  }

  static let costs =
    "format\t64\t128\t256\t512\t1024\t4096\n"
    + ["png", "png8", "webp", "webp-lossless", "qoi", "jpeg", "opus", "vorbis"]
    .map { "\($0)\t1\t2\t3\t4\t5\t6\n" }.joined()

  @Test func costsAreReadWholeOrNotAtAll() throws {
    let costs = try #require(DecodeCosts(Self.costs))
    #expect(costs.microseconds(.png, Self.raster(128, 64)) == 1)
    #expect(costs.microseconds(.vorbis, seconds: 3) == 3)
    #expect(DecodeCosts("") == nil)
    #expect(DecodeCosts(Self.costs + "png\t1\n") == nil)
    #expect(DecodeCosts(String(Self.costs.dropLast("vorbis\t1\t2\t3\t4\t5\t6\n".count))) == nil)
  }
}
