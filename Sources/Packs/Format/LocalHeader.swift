/// The header before an entry's data, read in place (rule 8). Whoever makes one has checked that `fixedSize` bytes
/// are there.
struct LocalHeader {
  static let fixedSize = 30
  static let signature: UInt32 = 0x0403_4b50

  let base: UnsafeRawPointer

  @inline(__always)
  init(_ base: UnsafeRawPointer) { self.base = base }

  @inline(__always) var nameLength: Int { Int(base.number16(26)) }
  @inline(__always) var extraLength: Int { Int(base.number16(28)) }
  /// Bytes from the header's beginning to the data.
  @inline(__always) var size: Int { Self.fixedSize + nameLength + extraLength }

  /// Checks that the header says what the directory's record says.
  ///
  /// - Parameter room: bytes from the header's beginning to the directory.
  func check(against record: DirectoryRecord, room: Int) throws(PackRule) {
    guard base.number32(0) == Self.signature else { throw .localUnmarked(at: record.localOffset) }
    guard base.number16(6) == record.flags else { throw .localDiffers(field: "set of flags") }
    guard base.number16(8) == record.method else { throw .localDiffers(field: "method") }
    let follows = record.flags & EntryFlags.descriptor != 0
    guard base.number32(14) == (follows ? 0 : record.checksum) else { throw .localDiffers(field: "CRC-32") }
    guard Int(base.number32(18)) == (follows ? 0 : record.packedSize),
      Int(base.number32(22)) == (follows ? 0 : record.unpackedSize)
    else { throw .localDiffers(field: "size") }
    guard nameLength == record.nameLength else { throw .localDiffers(field: "name") }
    let end = size + record.packedSize
    guard end <= room else {
      throw .outsideData(end: record.localOffset + end, limit: record.localOffset + room)
    }
    let name = UnsafeRawBufferPointer(start: base + Self.fixedSize, count: nameLength)
    guard name.elementsEqual(record.name) else { throw .localDiffers(field: "name") }
    if extraLength != 0 {
      try ExtraField.check(
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
    var fields = base
    if size == long {
      guard base.number32(0) == signature else { throw .descriptorDiffers }
      fields = base + 4
    }
    guard fields.number32(0) == record.checksum, Int(fields.number32(4)) == record.packedSize,
      Int(fields.number32(8)) == record.unpackedSize
    else { throw .descriptorDiffers }
  }
}
