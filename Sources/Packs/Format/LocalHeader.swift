// Unsafe: reads fields of a header that was checked to lie inside the pack.
// Safe: made only where the whole header lies inside the pack, and used only while the pack is held.
/// The header before an entry's data, read in place (rule 8). Whoever makes one has checked that `fixedSize` bytes
/// are there.
@safe
struct LocalHeader {
  static let fixedSize = 30
  static let signature: UInt32 = 0x0403_4b50

  let base: UnsafeRawPointer

  @inline(__always)
  init(_ base: UnsafeRawPointer) { unsafe self.base = unsafe base }

  @inline(__always) var nameLength: Int { unsafe Int(base.number16(26)) }
  @inline(__always) var extraLength: Int { unsafe Int(base.number16(28)) }
  /// Bytes from the header's beginning to the data.
  @inline(__always) var size: Int { Self.fixedSize + nameLength + extraLength }

  /// Checks that the header says what the directory's record says.
  ///
  /// - Parameter room: bytes from the header's beginning to the directory.
  func check(against record: DirectoryRecord, room: Int) throws(PackRule) {
    guard unsafe base.number32(0) == Self.signature else { throw .localUnmarked(at: record.localOffset) }
    guard unsafe base.number16(6) == record.flags else { throw .localDiffers(field: "set of flags") }
    guard unsafe base.number16(8) == record.method else { throw .localDiffers(field: "method") }
    let follows = record.flags & EntryFlags.descriptor != 0
    guard unsafe base.number32(14) == (follows ? 0 : record.checksum) else { throw .localDiffers(field: "CRC-32") }
    guard unsafe Int(base.number32(18)) == (follows ? 0 : record.packedSize),
      unsafe Int(base.number32(22)) == (follows ? 0 : record.unpackedSize)
    else { throw .localDiffers(field: "size") }
    guard nameLength == record.nameLength else { throw .localDiffers(field: "name") }
    let end = size + record.packedSize
    guard end <= room else {
      throw .outsideData(end: record.localOffset + end, limit: record.localOffset + room)
    }
    let name = unsafe UnsafeRawBufferPointer(start: base + Self.fixedSize, count: nameLength)
    guard unsafe name.elementsEqual(record.name) else { throw .localDiffers(field: "name") }
    if extraLength != 0 {
      unsafe try ExtraField.check(
        UnsafeRawBufferPointer(start: base + Self.fixedSize + nameLength, count: extraLength))
    }
  }
}

/// The sizes and checksum that come after the data of an entry written as a stream (flag bit 3).
enum DataDescriptor {
  static let signature: UInt32 = 0x0807_4b50
  /// Bytes without and with the signature, which the format leaves to the writer.
  static let short = 12
  static let long = 16

  /// Checks a descriptor of `short` or `long` bytes.
  static func check(_ base: UnsafeRawPointer, size: Int, against record: DirectoryRecord) throws(PackRule) {
    var fields = unsafe base
    if size == long {
      guard unsafe base.number32(0) == signature else { throw .descriptorDiffers }
      unsafe fields = unsafe base + 4
    }
    guard unsafe fields.number32(0) == record.checksum, unsafe Int(fields.number32(4)) == record.packedSize,
      unsafe Int(fields.number32(8)) == record.unpackedSize
    else { throw .descriptorDiffers }
  }
}
