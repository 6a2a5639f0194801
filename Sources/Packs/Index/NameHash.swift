// Unsafe: reads words below the length that comes with the pointer.
/// The hash that places names in a pack's index. It is part of the format: `NameTable` is written into packs.
///
/// Eight bytes at a time, multiplied to 128 bits and folded (the step of Wang Yi's wyhash). Bytes are taken with bit 5
/// set, so that names that differ only by ASCII case get one hash and are found to be the same name.
enum NameHash {
  private static let first: UInt64 = 0x9e37_79b9_7f4a_7c15
  private static let second: UInt64 = 0xd1b5_4a32_d192_ed03
  private static let small: UInt64 = 0x2020_2020_2020_2020

  @inline(__always)
  static func hash(_ base: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var state = first ^ UInt64(truncatingIfNeeded: count)
    var at = 0
    while count - at >= 8 {
      state = unsafe mix(state ^ (base.number64(at) | small), second)
      at += 8
    }
    if at < count {
      var tail: UInt64 = 0
      if count >= 8 {
        tail = unsafe base.number64(count - 8)
      } else {
        var shift: UInt64 = 0
        while at < count {
          unsafe tail |= UInt64(base.load(fromByteOffset: at, as: UInt8.self)) << shift
          shift += 8
          at += 1
        }
      }
      state = mix(state ^ (tail | small), second)
    }
    return mix(state, first)
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// The hash that tells one directory from another. Not cryptographic: it notices a pack that was edited or mixed up,
/// and whoever could forge it could as well write a sound pack.
enum DirectoryHash {
  private static let seeds: (UInt64, UInt64, UInt64, UInt64) = (
    0x8bb8_4b93_962e_acc9, 0x4b33_a62e_d433_d4a3, 0x4d5a_2da5_1de1_aa47, 0xa076_1d64_78bd_642f
  )

  /// Hashes bytes, 32 at a time in four independent lanes.
  static func hash(_ base: UnsafeRawPointer, _ count: Int) -> UInt64 {
    var a = seeds.0
    var b = seeds.1
    var c = seeds.2
    var d = seeds.3
    var at = 0
    while count - at >= 32 {
      a = unsafe step(a, base.number64(at))
      b = unsafe step(b, base.number64(at + 8))
      c = unsafe step(c, base.number64(at + 16))
      d = unsafe step(d, base.number64(at + 24))
      at += 32
    }
    while at < count {
      a = unsafe step(a, UInt64(base.load(fromByteOffset: at, as: UInt8.self)))
      at += 1
    }
    return step(step(step(step(a, b), c), d), UInt64(truncatingIfNeeded: count))
  }

  @inline(__always)
  private static func step(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: seeds.3 | 1)
    return product.high ^ product.low &+ word
  }
}
