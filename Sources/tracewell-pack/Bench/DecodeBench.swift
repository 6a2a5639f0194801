import CSDL
import Glibc

/// Measures the decoders the program uses, SDL_image's and SDL_mixer's, for the table of decoding costs.
enum DecodeBench {
  /// Decodings measured for each place of the table; the least counts, for other programs can only add.
  private static let runs = 25
  /// Seconds of the sound measured.
  private static let seconds = 2

  /// The table, as `DecodeCosts` reads it.
  static func table() -> String {
    var lines = ["format" + DecodeCosts.sizes.map { "\t\($0)" }.joined()]
    for format in PictureFormat.allCases {
      var line = format.rawValue
      for size in DecodeCosts.sizes {
        // The largest class is measured at a quarter of its side and multiplied: decoding goes by pixels.
        let side = min(size, 1_024)
        let factor = size * size / (side * side)
        line += "\t" + String(Int((picture(format, side) * Double(factor)).rounded()))
      }
      lines.append(line)
    }
    for format in SoundFormat.allCases {
      let cost = sound(format).map { String(Int($0.rounded())) } ?? "-"
      lines.append(format.rawValue + String(repeating: "\t" + cost, count: DecodeCosts.sizes.count))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Microseconds to decode a drawing of one side's length to ARGB.
  private static func picture(_ format: PictureFormat, _ side: Int) -> Double {
    let raster = drawing(side, isOpaque: format == .jpeg)
    guard let bytes = encode(raster, format) else { return .nan }
    return time {
      bytes.withUnsafeBytes { raw in
        let surface = IMG_Load_RW(SDL_RWFromConstMem(raw.baseAddress, Int32(raw.count)), 1)
        let converted = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
        SDL_FreeSurface(converted)
        SDL_FreeSurface(surface)
        return surface != nil
      }
    }
  }

  private static func encode(_ raster: Raster, _ format: PictureFormat) -> [UInt8]? {
    switch format {
    case .png: PNG.encode(raster, .careful)
    case .png8:
      Palette.reduce(raster, colours: 256, .quick).map { PNG.encode($0.indices, palette: $0.palette, of: raster) }
    case .webp: WebP.encode(raster, quality: 80, .quick)
    case .webpLossless: WebP.encode(raster, quality: nil, .quick)
    case .qoi: QOI.encode(raster)
    case .jpeg: JPEG.encode(raster, quality: 85)
    }
  }

  /// A drawing like those of packs: smooth shapes of flat colour and soft shading on nothing.
  private static func drawing(_ side: Int, isOpaque: Bool) -> Raster {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    let middle = Double(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let dx = (Double(x) - middle) / middle
        let dy = (Double(y) - middle) / middle
        let distance = (dx * dx + dy * dy).squareRoot()
        let band = Int(distance * 9)
        let edge = min(1, max(0, (0.95 - distance) * Double(side) / 4))
        let alpha = isOpaque ? 255 : UInt8(edge * 255)
        let shade = UInt8(min(255, 90 + Int((dx + dy + 2) * 40)))
        pixels += alpha == 0 ? [0, 0, 0, 0] : [UInt8(band * 27 % 256), shade, UInt8(band * 71 % 256), alpha]
      }
    }
    return Raster(width: side, height: side, pixels: pixels)
  }

  /// Microseconds to decode a second of sound; nil without its encoder or without sound at all.
  private static func sound(_ format: SoundFormat) -> Double? {
    setenv("SDL_AUDIODRIVER", "dummy", 1)
    guard SDL_Init(SDL_INIT_AUDIO) == 0, Mix_OpenAudio(48_000, UInt16(MIX_DEFAULT_FORMAT), 2, 1_024) == 0 else {
      return nil
    }
    defer {
      Mix_CloseAudio()
      SDL_Quit()
    }
    var template = Array("/tmp/tracewell-pack.XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { return nil }
    let folder = String(cString: made)
    defer { BenchFiles.remove(folder) }
    guard (try? LooseFile.write(folder + "/tone.wav", tone())) != nil,
      Subprocess.run(format.arguments(.speech, from: folder + "/tone.wav", to: folder + "/tone.ogg")),
      let bytes = try? LooseFile.read(folder + "/tone.ogg")
    else { return nil }
    return time {
      bytes.withUnsafeBytes { raw in
        let chunk = Mix_LoadWAV_RW(SDL_RWFromConstMem(raw.baseAddress, Int32(raw.count)), 1)
        Mix_FreeChunk(chunk)
        return chunk != nil
      }
    } / Double(seconds)
  }

  /// A WAV file: a sawtooth that rises in pitch, 24 kHz, one channel, 16 bits.
  private static func tone() -> [UInt8] {
    let rate = 24_000
    var samples: [UInt8] = []
    var phase = 0
    for number in 0..<rate * seconds {
      phase = (phase + 300 + number / 40) % 32_768
      let sample = Int16(phase / 2 - 8_192)
      withUnsafeBytes(of: sample.littleEndian) { samples += $0 }
    }
    func word(_ value: Int) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }
    var bytes = Array("RIFF".utf8) + word(36 + samples.count) + Array("WAVEfmt ".utf8) + word(16) + [1, 0, 1, 0]
    bytes += word(rate) + word(rate * 2) + [2, 0, 16, 0]
    return bytes + Array("data".utf8) + word(samples.count) + samples
  }

  private static func time(_ body: () -> Bool) -> Double {
    var runs: [Double] = []
    for _ in 0..<Self.runs {
      let start = nanoseconds()
      guard body() else { return .nan }
      runs.append(Double(nanoseconds() - start) / 1e3)
    }
    return runs.min() ?? .nan
  }
}
