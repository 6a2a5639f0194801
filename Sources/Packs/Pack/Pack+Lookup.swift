// Unsafe: lends a name's bytes for the length of a look-up.
extension Pack {
  /// A place in the look-up table and the directory record it leads to.
  struct Found {
    let slot: Int
    let record: DirectoryRecord
  }

  /// Whether the pack has an entry of exactly this name.
  ///
  /// - Complexity: O(length of the name), without allocation; about 30 ns, present or not.
  public func contains(_ name: String) -> Bool {
    find(name) != nil
  }

  /// Bytes of an entry, unpacked; nil when there is none of this name.
  public func size(of name: String) -> Int? {
    find(name)?.record.unpackedSize
  }

  @inline(__always)
  func find(_ name: String) -> Found? {
    // Native strings, which all ours are, lend their bytes; others are copied.
    if let found = unsafe name.utf8.withContiguousStorageIfAvailable({ unsafe find(UnsafeRawBufferPointer($0)) }) {
      return found
    }
    var copy = name
    return copy.withUTF8 { unsafe find(UnsafeRawBufferPointer($0)) }
  }

  @inline(__always)
  func find(_ name: UnsafeRawBufferPointer) -> Found? {
    guard let hit = unsafe table.find(name, in: directory, directorySize: tableSize) else { return nil }
    return unsafe Found(slot: hit.slot, record: DirectoryRecord(directory + hit.offset))
  }

  /// The entries, in directory order, without the pack's own index.
  ///
  /// - Complexity: O(entries).
  public var entries: [Entry] {
    var list: [Entry] = []
    list.reserveCapacity(count)
    forEachRecord { list.append(Entry($0)) }
    return list
  }

  /// Names of what lies directly in a folder, sorted by their bytes; the folders among them end in "/".
  /// "" is the top.
  ///
  /// - Complexity: O(entries).
  public func list(_ folder: String) -> [String] {
    var prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    var names: Set<String> = []
    prefix.withUTF8 { prefix in
      forEachRecord { record in
        let name = unsafe record.name
        guard name.count > prefix.count, unsafe name.prefix(prefix.count).elementsEqual(prefix) else { return }
        let rest = unsafe name[prefix.count...]
        let end = unsafe rest.firstIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? rest.endIndex
        unsafe names.insert(String(decoding: rest[..<end], as: UTF8.self))
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func forEachRecord(_ body: (DirectoryRecord) -> Void) {
    var at = 0
    // Sizes are read again, so they are checked again: the file may have been written to since.
    while tableSize - at >= DirectoryRecord.fixedSize {
      let record = unsafe DirectoryRecord(directory + at)
      guard record.isMarked, tableSize - at >= record.size else { return }
      at += record.size
      if unsafe record.name.elementsEqual(PackIndex.name.utf8) { continue }
      body(record)
    }
  }
}

extension Pack {
  /// What the directory says of an entry.
  public struct Entry: Equatable, Sendable {
    /// Name inside the pack; a folder's own entry ends in "/".
    public let name: String
    /// Bytes in the file and unpacked.
    public let packedSize: Int
    /// Bytes unpacked.
    public let size: Int
    /// CRC-32 of the contents.
    public let checksum: UInt32
    /// Whether the contents are stored as they are rather than deflated.
    public let isStored: Bool

    init(_ record: DirectoryRecord) {
      name = record.nameText
      packedSize = record.packedSize
      size = record.unpackedSize
      checksum = record.checksum
      isStored = record.method == 0
    }
  }
}
