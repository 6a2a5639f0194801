// The only file that calls SDL2_image, which is loaded when the first picture is decoded.
import CSDL
import Glibc

/// SDL2_image's one function that is needed.
private enum ImageLibrary {
  typealias Load = @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutablePointer<SDL_Surface>?

  /// `IMG_Load_RW`; nil where the library is not installed.
  static let load: Load? = {
    guard let library = dlopen("libSDL2_image-2.0.so.0", RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(library, "IMG_Load_RW")
    else { return nil }
    return unsafeBitCast(symbol, to: Load.self)
  }()
}

/// Pixels a decoder made: premultiplied ARGB32 in an owned `SDL_Surface`.
struct DecodedPixels: ~Copyable, @unchecked Sendable {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  /// The first row.
  let start: UnsafeMutableRawPointer
  let width: Int
  let height: Int
  /// Bytes from row to row.
  let stride: Int

  deinit { SDL_FreeSurface(surface) }

  /// Decodes a whole file. Safe on any thread, as the decoders share nothing.
  ///
  /// Takes up to twice the picture's bytes while it runs.
  /// - Throws: the decoder's own words.
  init(_ file: RawSpan) throws(DecoderRefusal) {
    guard let load = ImageLibrary.load else { throw DecoderRefusal(words: "SDL2_image is not installed") }
    let read = file.withUnsafeBytes { bytes in
      SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)).flatMap { load($0, 1) }
    }
    guard let read else { throw DecoderRefusal(words: SDLLibrary.lastError) }
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    let converted = SDL_ConvertSurfaceFormat(read, format, 0)
    SDL_FreeSurface(read)
    guard let converted, let pixels = converted.pointee.pixels else {
      throw DecoderRefusal(words: SDLLibrary.lastError)
    }
    surface = converted
    start = pixels
    (width, height, stride) = (Int(converted.pointee.w), Int(converted.pointee.h), Int(converted.pointee.pitch))
    SDL_PremultiplyAlpha(
      converted.pointee.w, converted.pointee.h, format, pixels, converted.pointee.pitch, format, pixels,
      converted.pointee.pitch)
  }
}

/// A decoder would not read a picture.
struct DecoderRefusal: Error {
  let words: String
}
