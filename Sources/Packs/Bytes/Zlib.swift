// Unsafe: zlib's stream takes pointers; room and input live through the call and their sizes are given with them.
// The one file of this room that calls zlib.

internal import CZlib
import Glibc

/// CRC-32 of bytes, as zip stores it (polynomial 0x04c11db7, reflected).
func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  guard let base = bytes.baseAddress else { return 0 }
  return unsafe tw_crc32(base.assumingMemoryBound(to: UInt8.self), bytes.count)
}

/// Inflates a raw deflate stream (RFC 1951) that must give an exact number of bytes and end where its place does.
enum Inflate {
  /// Inflates into memory of exactly the declared size.
  static func inflate(_ packed: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) throws(PackRule) {
    guard let base = target.baseAddress, unsafe !target.isEmpty else {
      _ = unsafe try check(packed, declared: 0)
      return
    }
    var given = false
    _ = unsafe try run(packed, declared: target.count) {
      defer { given = true }
      return unsafe given ? nil : UnsafeMutableRawBufferPointer(start: base, count: target.count)
    }
  }

  /// Inflates a chunk at a time, keeping nothing, and returns the checksum of what came out.
  static func check(_ packed: UnsafeRawBufferPointer, declared: Int) throws(PackRule) -> UInt32 {
    let chunk = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(PackLimits.chunkBytes, max(1, declared)), alignment: 16)
    defer { unsafe chunk.deallocate() }
    return unsafe try run(packed, declared: declared) { unsafe chunk }
  }

  /// Runs the stream; `room` gives the next place for output, or nil when there is none left.
  private static func run(
    _ packed: UnsafeRawBufferPointer, declared: Int, room: () -> UnsafeMutableRawBufferPointer?
  ) throws(PackRule) -> UInt32 {
    // The format cannot do better than this, so a greater claim is a lie and not worth memory or time.
    guard declared <= packed.count * PackLimits.deflateRatio else {
      throw .deflateImpossible(packed: packed.count, unpacked: declared)
    }
    var stream = unsafe z_stream()
    guard unsafe inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .deflateDamaged
    }
    defer { unsafe inflateEnd(&stream) }
    unsafe stream.next_in = unsafe UnsafeMutablePointer(
      mutating: packed.baseAddress.map { unsafe $0.assumingMemoryBound(to: UInt8.self) })
    unsafe stream.avail_in = UInt32(packed.count)
    var sum: UInt = 0
    var made = 0
    var overflow: UInt8 = 0
    while true {
      let left = declared - made
      let target = unsafe left > 0 ? room() : nil
      let size = unsafe min(left, target?.count ?? 0)
      // With the declared size reached, one byte of room shows a stream that goes on.
      let (status, produced) = unsafe withUnsafeMutablePointer(to: &overflow) { spare in
        let start = unsafe size > 0 ? target?.baseAddress?.assumingMemoryBound(to: UInt8.self) : nil
        unsafe stream.next_out = unsafe start ?? spare
        let offered = unsafe start == nil ? 1 : size
        unsafe stream.avail_out = UInt32(offered)
        let status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
        let produced = unsafe offered - Int(stream.avail_out)
        if let start = unsafe start, produced > 0 { sum = unsafe crc32_z(sum, start, produced) }
        return (status, produced)
      }
      made += produced
      guard made <= declared else { throw .deflateLength(declared: declared, actual: made) }
      if status == Z_STREAM_END { break }
      guard status == Z_OK, unsafe produced > 0 || stream.avail_in > 0 else {
        // Out of input before the stream's own end.
        if status == Z_BUF_ERROR || status == Z_OK { throw .deflateLength(declared: declared, actual: made) }
        throw .deflateDamaged
      }
    }
    guard made == declared else { throw .deflateLength(declared: declared, actual: made) }
    guard unsafe stream.avail_in == 0 else { throw unsafe .deflateEndsEarly(left: Int(stream.avail_in)) }
    return UInt32(truncatingIfNeeded: sum)
  }
}
