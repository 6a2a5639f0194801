/// The size of a picture, read from its first bytes before anything is decoded, so that a small file cannot ask for
/// gigabytes of pixels.
public struct PictureHeader: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// More columns or rows than this are refused; far larger than any screen.
  public static let longestSide = 8192

  /// The size a PNG, WebP, QOI or JPEG file says it has; nil when the bytes are none of these, or a side is 0 or longer
  /// than `longestSide`.
  public init?(_ bytes: RawSpan) {
    guard let (width, height) = Self.png(bytes) ?? Self.qoi(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes),
      (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height)
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Bytes of the decoded picture at four a pixel.
  public var bytes: Int { width * height * 4 }

  private static func png(_ b: RawSpan) -> (Int, Int)? {
    guard b.byteCount >= 24, b.begins(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0),
      b.begins(with: "IHDR".utf8, at: 12)
    else { return nil }
    return (b.big(4, at: 16), b.big(4, at: 20))
  }

  private static func qoi(_ b: RawSpan) -> (Int, Int)? {
    guard b.byteCount >= 14, b.begins(with: "qoif".utf8, at: 0) else { return nil }
    return (b.big(4, at: 4), b.big(4, at: 8))
  }

  /// RIFF with one of WebP's three kinds of picture (RFC 9649).
  private static func webP(_ b: RawSpan) -> (Int, Int)? {
    guard b.byteCount >= 30, b.begins(with: "RIFF".utf8, at: 0), b.begins(with: "WEBPVP8".utf8, at: 8) else {
      return nil
    }
    switch b.byte(15) {
    case UInt8(ascii: " "):
      guard b.begins(with: [0x9D, 0x01, 0x2A], at: 23) else { return nil }
      return (b.little(2, at: 26) & 0x3FFF, b.little(2, at: 28) & 0x3FFF)
    case UInt8(ascii: "L"):
      guard b.byte(20) == 0x2F else { return nil }
      let bits = b.little(4, at: 21)
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case UInt8(ascii: "X"):
      return (b.little(3, at: 24) + 1, b.little(3, at: 27) + 1)
    default: return nil
    }
  }

  /// The first frame header among JPEG's segments.
  private static func jpeg(_ b: RawSpan) -> (Int, Int)? {
    guard b.byteCount >= 4, b.begins(with: [0xFF, 0xD8], at: 0) else { return nil }
    var at = 2
    while at + 9 <= b.byteCount, b.byte(at) == 0xFF {
      let marker = b.byte(at + 1)
      switch marker {
      case 0xFF: at += 1
      // Start of frame, without the tables that share the range.
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        return (b.big(2, at: at + 7), b.big(2, at: at + 5))
      // Entropy-coded data, or the end, before any frame.
      case 0xDA, 0xD9: return nil
      default: at += 2 + max(2, b.big(2, at: at + 2))
      }
    }
    return nil
  }
}

extension RawSpan {
  fileprivate func byte(_ offset: Int) -> UInt8 { unsafeLoad(fromByteOffset: offset, as: UInt8.self) }

  fileprivate func begins(with bytes: some Collection<UInt8>, at offset: Int) -> Bool {
    guard offset + bytes.count <= byteCount else { return false }
    for (i, wanted) in bytes.enumerated() where byte(offset + i) != wanted { return false }
    return true
  }

  fileprivate func big(_ count: Int, at offset: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | Int(byte(offset + $1)) }
  }

  fileprivate func little(_ count: Int, at offset: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(byte(offset + $1)) }
  }
}
