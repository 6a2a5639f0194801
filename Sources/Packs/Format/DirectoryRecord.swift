// Unsafe: reads fields of a record that was checked to lie inside the directory.
// Safe: made only where the whole record lies inside the pack, and used only while the pack is held.
/// One record of the zip directory, read in place. Making one costs nothing; whoever makes it has checked that
/// `fixedSize` bytes are there, and checks `size` before using the name or the extra field.
@safe
struct DirectoryRecord {
  static let fixedSize = 46
  static let signature: UInt32 = 0x0201_4b50
  /// Offset of `localOffset` in the record.
  static let localOffsetPlace = 42

  let base: UnsafeRawPointer

  @inline(__always)
  init(_ base: UnsafeRawPointer) { unsafe self.base = unsafe base }

  @inline(__always) var isMarked: Bool { unsafe base.number32(0) == Self.signature }
  @inline(__always) var flags: UInt16 { unsafe base.number16(8) }
  @inline(__always) var method: UInt16 { unsafe base.number16(10) }
  @inline(__always) var checksum: UInt32 { unsafe base.number32(16) }
  @inline(__always) var packedSize: Int { unsafe Int(base.number32(20)) }
  @inline(__always) var unpackedSize: Int { unsafe Int(base.number32(24)) }
  @inline(__always) var nameLength: Int { unsafe Int(base.number16(28)) }
  @inline(__always) var extraLength: Int { unsafe Int(base.number16(30)) }
  @inline(__always) var commentLength: Int { unsafe Int(base.number16(32)) }
  @inline(__always) var firstDisk: UInt16 { unsafe base.number16(34) }
  @inline(__always) var externalAttributes: UInt32 { unsafe base.number32(38) }
  @inline(__always) var localOffset: Int { unsafe Int(base.number32(Self.localOffsetPlace)) }

  /// Bytes of the whole record.
  @inline(__always) var size: Int { Self.fixedSize + nameLength + extraLength + commentLength }
  @inline(__always) var name: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: base + Self.fixedSize, count: nameLength)
  }
  var extra: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: base + Self.fixedSize + nameLength, count: extraLength)
  }
  /// The name as text; damaged UTF-8 is shown with replacement characters.
  var nameText: String { unsafe String(decoding: name, as: UTF8.self) }
  /// A folder's own entry: its name ends in a slash.
  @inline(__always) var isFolder: Bool {
    unsafe nameLength > 0
      && base.load(fromByteOffset: Self.fixedSize + nameLength - 1, as: UInt8.self) == UInt8(ascii: "/")
  }

  /// Rules 2, 4, 5 (but for what compares names) and 6, for a record that lies wholly inside the directory.
  ///
  /// - Returns: whether the name is ASCII, and whether it has a folder.
  @inline(__always)
  func check() throws(PackRule) -> (isASCII: Bool, hasFolder: Bool) {
    if flags & ~EntryFlags.allowed != 0 { throw .flags(flags) }
    if method != 0 {
      guard method == 8 else { throw .method(method) }
    } else if packedSize != unpackedSize {
      throw .storedSizesDiffer(packed: packedSize, unpacked: unpackedSize)
    }
    if firstDisk != 0 { throw .severalDisks }
    let largest = max(packedSize, unpackedSize)
    if largest > PackLimits.entryBytes {
      throw .entryTooLarge(bytes: largest, cap: PackLimits.entryBytes)
    }
    let kindOfName = try checkName()
    if isFolder, largest != 0 { throw .folderWithData(bytes: largest) }
    // The upper half holds the Unix mode, whatever system the writer names: other tools read it so too.
    let kind = externalAttributes >> 28
    if kind != 0, kind != 0o10, kind != 0o4 { throw .symbolicLink }
    if extraLength != 0 { unsafe try ExtraField.check(extra) }
    return kindOfName
  }

  @inline(__always)
  private func checkName() throws(PackRule) -> (isASCII: Bool, hasFolder: Bool) {
    let length = nameLength
    if length > 0, length <= PackLimits.nameBytes,
      case .plain(let hasFolder) = unsafe PlainName.look(base + Self.fixedSize, length)
    {
      return (true, hasFolder)
    }
    unsafe try EntryName.check(name, isMarkedUTF8: flags & EntryFlags.utf8 != 0)
    return unsafe (name.allSatisfy { $0 < 0x80 }, true)
  }
}

/// The general-purpose flags of an entry.
enum EntryFlags {
  /// Sizes and checksum come after the data.
  static let descriptor: UInt16 = 1 << 3
  /// The name is UTF-8.
  static let utf8: UInt16 = 1 << 11
  /// Bits 1 and 2 (how hard deflate tried), 3 and 11.
  static let allowed: UInt16 = 0b0000_1000_0000_1110
}
