// Unsafe: loads without a check, for callers that have checked.
extension UnsafeRawPointer {
  /// A little-endian number at a byte offset; the caller has checked that it lies inside.
  @inline(__always)
  func number16(_ offset: Int) -> UInt16 {
    unsafe UInt16(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// A little-endian number at a byte offset; the caller has checked that it lies inside.
  @inline(__always)
  func number32(_ offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// A little-endian number at a byte offset; the caller has checked that it lies inside.
  @inline(__always)
  func number64(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension [UInt8] {
  /// Appends a little-endian number.
  mutating func append<N: FixedWidthInteger>(number: N) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
  }
}
