// Unsafe: reads words below the length that comes with the buffer.
/// The last bytes of a snapshot or an export: they tell a whole file from one that is still being copied.
///
/// Eight bytes of mark, the number of bytes before the seal, and their checksum, the numbers least byte first. It
/// guards against accidents, not against somebody who means harm: what is inside is checked apart.
struct Seal: Hashable {
  static let size = 24
  /// How many bytes are read at once.
  static let block = 1 << 20
  /// The largest file that is taken, bytes: three times what 200,000 attempts need.
  static let largest = 1 << 30
  private static let mark = Array("TwSeal1\n".utf8)

  /// Number of bytes before the seal.
  var length: Int
  /// Their checksum.
  var checksum: UInt64

  /// The seal's bytes.
  var bytes: [UInt8] { Self.mark + Self.bytes(of: UInt64(length)) + Self.bytes(of: checksum) }

  /// The seal that these bytes are; nil when they are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.size, Array(bytes[..<8]) == Self.mark else { return nil }
    length = Int(clamping: Self.number(bytes[8..<16]))
    checksum = Self.number(bytes[16..<24])
  }

  private init(length: Int, checksum: UInt64) { (self.length, self.checksum) = (length, checksum) }

  /// Puts a seal under the file at `path` and waits until the disk holds both.
  static func put(under path: String) throws(RecordsError) {
    let file = try Files.changing(path)
    let length = file.size
    var sum = Checksum()
    for offset in stride(from: 0, to: length, by: block) {
      sum.add(try file.read(min(block, length - offset), at: offset))
    }
    try file.write(Seal(length: length, checksum: sum.value).bytes, at: length)
    try file.sync()
  }

  /// The seal under the file at `path`, believed without reading the rest.
  static func peek(_ path: String) throws(RecordsError) -> Seal {
    let file = try Files.reading(path)
    guard file.size > size, let seal = Seal(try file.read(size, at: file.size - size))
    else { throw .refused(file: path, rule: .noSeal) }
    return seal
  }

  /// Copies what is sealed at `path` to `copy` while checking it, so that nobody can change what was checked.
  static func checked(_ path: String, copiedTo copy: String) throws(RecordsError) -> Seal {
    let source = try Files.reading(path)
    let total = source.size
    guard total <= largest else { throw .refused(file: path, rule: .tooLarge(bytes: total, cap: largest)) }
    guard total > size, let seal = Seal(try source.read(size, at: total - size))
    else { throw .refused(file: path, rule: .noSeal) }
    guard seal.length == total - size
    else { throw .refused(file: path, rule: .lengthDiffers(sealed: seal.length, found: total - size)) }
    let target = try Files.writing(copy)
    var sum = Checksum()
    for offset in stride(from: 0, to: seal.length, by: block) {
      let bytes = try source.read(min(block, seal.length - offset), at: offset)
      sum.add(bytes)
      try target.write(bytes, at: offset)
    }
    guard sum.value == seal.checksum else { throw .refused(file: path, rule: .checksumDiffers) }
    return seal
  }

  private static func bytes(of value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// A 64-bit checksum: eight bytes at a time, each multiplied in and folded, so that a block of zeros changes it too.
struct Checksum {
  /// What was found so far.
  private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// Takes in `bytes`; only the last piece of a file may have a length that eight does not divide.
  mutating func add(_ bytes: [UInt8]) {
    var sum = value
    unsafe bytes.withUnsafeBytes { buffer in
      let whole = buffer.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        sum =
          unsafe (sum ^ UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
          &* 0x2545_f491_4f6c_dd1d
        sum ^= sum >> 29
      }
      for index in whole..<buffer.count {
        sum = unsafe (sum ^ UInt64(buffer[index])) &* 0x2545_f491_4f6c_dd1d
        sum ^= sum >> 29
      }
    }
    value = sum
  }
}
