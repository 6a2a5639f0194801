// Unsafe: bytes are read while an array lends them.
/// Lays a pack out: what goes before each entry's contents, and what goes after the last.
///
/// Entries are stored, their contents begin at multiples of `alignment` by a well-formed extra field, times and modes
/// are fixed: the same entries in the same order give the same bytes.
struct PackLayout {
  /// Where contents begin: a multiple of this many bytes, so that what is mapped can be read in wide steps.
  static let alignment = 16
  /// 1 January 1980, 0:00, the zip format's first moment.
  private static let date: UInt16 = 0x0021
  /// Made on Unix, by version 2.0 of the format; version 1.0 is enough to extract.
  private static let madeBy: UInt16 = 3 << 8 | 20
  private static let needed: UInt16 = 10
  /// An ordinary file, readable by all, writable by its owner.
  private static let attributes: UInt32 = 0o100644 << 16

  private(set) var offset = 0
  private(set) var count = 0
  private var directory: [UInt8] = []

  /// The bytes that go before an entry's contents; the contents must follow.
  ///
  /// - Throws: a rule that the name, the size or the number of entries breaks.
  mutating func begin(_ name: String, _ contents: UnsafeRawBufferPointer) throws(PackRule) -> [UInt8] {
    let sum = unsafe checksum(contents)
    let bytes = Array(name.utf8)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    unsafe try bytes.span.withUnsafeBytes { (raw) throws(PackRule) in
      unsafe try EntryName.check(raw, isMarkedUTF8: true)
    }
    guard bytes.last != UInt8(ascii: "/") else { throw .nameNotCanonical }
    guard contents.count <= PackLimits.entryBytes else {
      throw .entryTooLarge(bytes: contents.count, cap: PackLimits.entryBytes)
    }
    guard count < PackLimits.entries else { throw .tooManyEntries(count: count + 1, cap: PackLimits.entries) }
    let extra = padding(after: offset + LocalHeader.fixedSize + bytes.count)
    let size = LocalHeader.fixedSize + bytes.count + extra.count + contents.count
    guard offset + size <= PackLimits.packBytes else {
      throw .packTooLarge(bytes: offset + size, cap: PackLimits.packBytes)
    }

    var shared: [UInt8] = []  // what both headers have, from the flags to the name's length
    shared.append(number: isASCII ? UInt16(0) : EntryFlags.utf8)
    shared.append(number: UInt16(0))
    shared.append(number: UInt16(0))
    shared.append(number: Self.date)
    shared.append(number: sum)
    shared.append(number: UInt32(contents.count))
    shared.append(number: UInt32(contents.count))
    shared.append(number: UInt16(bytes.count))

    var header: [UInt8] = []
    header.append(number: LocalHeader.signature)
    header.append(number: Self.needed)
    header += shared
    header.append(number: UInt16(extra.count))
    header += bytes + extra

    directory.append(number: DirectoryRecord.signature)
    directory.append(number: Self.madeBy)
    directory.append(number: Self.needed)
    directory += shared
    directory.append(number: UInt16(0))  // extra
    directory.append(number: UInt16(0))  // comment
    directory.append(number: UInt16(0))  // disk
    directory.append(number: UInt16(0))  // internal attributes
    directory.append(number: Self.attributes)
    directory.append(number: UInt32(offset))
    directory += bytes

    offset += size
    count += 1
    return header
  }

  /// The bytes after the last entry: the pack's own index, the directory and the end record.
  ///
  /// - Throws: two names that are the same but for ASCII case.
  mutating func finish(index isIndexed: Bool) throws(PackRule) -> [UInt8] {
    var bytes: [UInt8] = []
    if isIndexed {
      let index = try PackIndex.make(directory: directory, count: count)
      bytes = unsafe try index.span.withUnsafeBytes { (raw) throws(PackRule) in unsafe try begin(PackIndex.name, raw) }
      bytes += index
    }
    bytes += directory
    bytes.append(number: EndRecord.signature)
    bytes.append(number: UInt32(0))
    bytes.append(number: UInt16(count))
    bytes.append(number: UInt16(count))
    bytes.append(number: UInt32(directory.count))
    bytes.append(number: UInt32(offset))
    bytes.append(number: UInt16(0))
    return bytes
  }

  private func padding(after end: Int) -> [UInt8] {
    var bytes = (Self.alignment - end % Self.alignment) % Self.alignment
    if bytes == 0 { return [] }
    // The part's head and its two bytes of alignment are the least a field can be.
    if bytes < ExtraField.head + 2 { bytes += Self.alignment }
    var field: [UInt8] = []
    field.append(number: ExtraField.alignment)
    field.append(number: UInt16(bytes - ExtraField.head))
    field.append(number: UInt16(Self.alignment))
    field += repeatElement(0, count: bytes - ExtraField.head - 2)
    return field
  }
}
