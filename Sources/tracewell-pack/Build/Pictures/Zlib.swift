import CZlib

/// zlib, for PNG.
enum Zlib {
  /// Bytes as a zlib stream, packed as hard as zlib can.
  static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    compress2(&packed, &size, bytes, UInt(bytes.count), Z_BEST_COMPRESSION)
    return Array(packed[..<Int(size)])
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 { tw_crc32(bytes, bytes.count) }
}
