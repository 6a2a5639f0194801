// Unsafe: reads fields of a record that was checked to lie inside the pack.
import Glibc

/// The record at the end of a zip file that says where its directory is (rules 1 and 2).
struct EndRecord: Equatable {
  static let size = 22
  static let signature: UInt32 = 0x0605_4b50
  /// A comment's length is a 16-bit number.
  static let longestComment = 65_535

  /// Byte offset of the record itself.
  let position: Int
  /// Records in the directory.
  let count: Int
  let directoryOffset: Int
  let directorySize: Int

  /// Finds the one end record whose comment ends where the file does, and checks what it says.
  init(_ base: UnsafeRawPointer, count bytes: Int) throws(PackRule) {
    guard bytes >= Self.size else { throw .tooShort(bytes: bytes) }
    guard bytes <= PackLimits.packBytes else { throw .packTooLarge(bytes: bytes, cap: PackLimits.packBytes) }
    position = unsafe try Self.find(base, count: bytes)
    let record = unsafe base + position
    guard unsafe record.number16(4) == 0, unsafe record.number16(6) == 0 else { throw .severalDisks }
    let onDisk = unsafe Int(record.number16(8))
    count = unsafe Int(record.number16(10))
    guard onDisk == count else { throw .countsDiffer(onDisk: onDisk, inAll: count) }
    let size = unsafe record.number32(12)
    let offset = unsafe record.number32(16)
    guard count != 0xffff, size != .max, offset != .max else { throw .zip64 }
    directorySize = Int(size)
    directoryOffset = Int(offset)
    // Two 32-bit numbers in 64 bits: the sum cannot overflow.
    guard directoryOffset + directorySize == position else {
      throw .directoryMisplaced(end: directoryOffset + directorySize, expected: position)
    }
    guard count <= directorySize / DirectoryRecord.fixedSize else {
      throw .countImpossible(count: count, bytes: directorySize)
    }
    guard count <= PackLimits.entries else { throw .tooManyEntries(count: count, cap: PackLimits.entries) }
  }

  private static func find(_ base: UnsafeRawPointer, count bytes: Int) throws(PackRule) -> Int {
    let last = bytes - size
    let first = max(0, last - longestComment)
    var found: Int?
    // The signature's last byte is rarer in names and pictures than its first: memchr passes quickly.
    var at = first + 3
    while at < last + 4, let hit = unsafe memchr(base + at, 0x06, last + 4 - at) {
      at = unsafe UnsafeRawPointer(hit) - base + 1
      let start = at - 4
      guard unsafe (base + start).number32(0) == signature else { continue }
      guard unsafe start + size + Int((base + start).number16(20)) == bytes else { continue }
      if let found { throw .twoEndRecords(first: found, second: start) }
      found = start
    }
    guard let found else { throw .noEndRecord }
    return found
  }
}
