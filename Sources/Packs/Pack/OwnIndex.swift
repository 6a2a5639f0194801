// Unsafe: reads the pack's bytes at places that were checked to lie inside.
/// The index entry of a pack, found and measured; believed only after its hash is compared with the directory's.
struct OwnIndex {
  let table: NameTable
  /// Directory bytes before the index's own record.
  let tableSize: Int
  let directoryHash: UInt64

  /// The index at the end of the directory, or nil: absent, stale, or not where and how the writer puts it.
  init?(_ bytes: PackBytes, _ end: EndRecord) {
    var name = PackIndex.name
    let recordSize = DirectoryRecord.fixedSize + name.utf8.count
    guard end.count > 0, end.directorySize >= recordSize else { return nil }
    let tableSize = end.directorySize - recordSize
    let record = unsafe DirectoryRecord(bytes.base + end.directoryOffset + tableSize)
    let isNamed = name.withUTF8 { unsafe record.isMarked && record.size == recordSize && record.name.elementsEqual($0) }
    guard isNamed, record.method == 0, record.packedSize == record.unpackedSize else { return nil }
    let room = end.directoryOffset - record.localOffset
    guard room >= LocalHeader.fixedSize else { return nil }
    let header = unsafe LocalHeader(bytes.base + record.localOffset)
    let size = record.packedSize
    guard size >= PackIndex.headSize, room >= header.size + size else { return nil }
    let head = unsafe header.base + header.size
    guard UInt(bitPattern: head) % UInt(PackIndex.alignment) == 0, unsafe head.number64(0) == PackIndex.mark else {
      return nil
    }
    let slotCount = NameTable.slotCount(entries: end.count - 1)
    guard unsafe Int(head.number32(16)) == tableSize, unsafe Int(head.number32(20)) == end.count - 1,
      unsafe Int(head.number32(24)) == slotCount, size == PackIndex.headSize + slotCount * 4
    else { return nil }
    let hash = unsafe head.number64(8)
    guard unsafe hash == DirectoryHash.hash(bytes.base + end.directoryOffset, tableSize) else { return nil }
    directoryHash = hash
    self.tableSize = tableSize
    table = unsafe NameTable(
      slots: (head + PackIndex.headSize).assumingMemoryBound(to: UInt32.self), slotCount: slotCount,
      offsetMask: NameTable.offsetMask(directorySize: tableSize))
  }

  /// Whether a table built from the directory is the same, slot for slot.
  func agrees(with built: NameTable) -> Bool {
    guard built.slotCount == table.slotCount, built.offsetMask == table.offsetMask else { return false }
    for slot in 0..<built.slotCount where unsafe built.slots[slot] != table.slots[slot] { return false }
    return true
  }
}
