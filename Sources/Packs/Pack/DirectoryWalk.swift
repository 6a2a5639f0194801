// Unsafe: reads the directory from record to record; each is checked to end inside before it is read.
/// Opening a pack: the end record, then its own index if that may be believed, else a walk over the directory.
enum DirectoryWalk {
  // Safe: holds what was checked, and the pack that it lies in.
  @safe
  struct Opened {
    let end: EndRecord
    let table: NameTable
    let tableSize: Int
    let ownedSlots: UnsafeMutablePointer<UInt32>?
    let isIndexed: Bool
    let directoryHash: UInt64
  }

  static func open(
    _ bytes: PackBytes, path: String, soundness: SoundnessRecord?
  ) throws(PackError) -> Opened {
    let end: EndRecord
    do { end = unsafe try EndRecord(bytes.base, count: bytes.count) } catch {
      throw .refusedPack(file: path, entry: nil, rule: error)
    }
    let index = OwnIndex(bytes, end)
    let directory = unsafe bytes.base + end.directoryOffset
    let hash = unsafe index?.directoryHash ?? DirectoryHash.hash(directory, end.directorySize)
    if let index, let stamp = bytes.stamp, let soundness,
      soundness.contains(path: path, stamp: stamp, directoryHash: hash)
    {
      return unsafe Opened(
        end: end, table: index.table, tableSize: index.tableSize, ownedSlots: nil, isIndexed: true,
        directoryHash: hash)
    }
    let tableSize = index?.tableSize ?? end.directorySize
    let slotCount = NameTable.slotCount(entries: end.count - (index == nil ? 0 : 1))
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
    unsafe slots.initialize(repeating: 0, count: slotCount)
    let builder = unsafe NameTableBuilder(
      slots: slots, slotCount: slotCount, directory: directory, directorySize: tableSize)
    do {
      try walk(bytes, end, builder, index, path)
    } catch {
      unsafe slots.deallocate()
      throw error
    }
    if let index {
      // Checked to be the same table: the mapped one serves.
      unsafe slots.deallocate()
      return unsafe Opened(
        end: end, table: index.table, tableSize: tableSize, ownedSlots: nil, isIndexed: true, directoryHash: hash)
    }
    return unsafe Opened(
      end: end, table: builder.table, tableSize: tableSize, ownedSlots: slots, isIndexed: false,
      directoryHash: hash)
  }

  /// Rules 3 to 7 as far as the directory alone can tell.
  private static func walk(
    _ bytes: PackBytes, _ end: EndRecord, _ builder: NameTableBuilder, _ index: OwnIndex?, _ path: String
  ) throws(PackError) {
    let directory = unsafe bytes.base + end.directoryOffset
    var at = 0
    var taken = 0  // where the entries so far end at the least
    var inOrder = true
    var plainNames = true
    var hasFolders = false
    for number in 0..<end.count {
      guard end.directorySize - at >= DirectoryRecord.fixedSize else {
        throw refusal(path, .recordCutShort(at: end.directoryOffset + at))
      }
      let record = unsafe DirectoryRecord(directory + at)
      guard record.isMarked else { throw refusal(path, .recordUnmarked(at: end.directoryOffset + at)) }
      let size = record.size
      guard end.directorySize - at >= size else {
        throw refusal(path, .recordCutShort(at: end.directoryOffset + at))
      }
      do throws(PackRule) {
        let name = try record.check()
        let start = record.localOffset
        let least = start + LocalHeader.fixedSize + record.nameLength + record.packedSize
        guard least <= end.directoryOffset else {
          throw .outsideData(end: least, limit: end.directoryOffset)
        }
        if start < taken { inOrder = false }
        taken = least
        if index != nil, number == end.count - 1 {
          if let other = unsafe builder.folded(record.name) { throw .nameTwice(other: other.nameText) }
        } else {
          try builder.add(record)
        }
        if name.hasFolder { hasFolders = true }
        if !name.isASCII { plainNames = false }
      } catch {
        throw PackError.refusedPack(file: path, entry: record.nameText, rule: error)
      }
      at += size
    }
    guard at == end.directorySize else {
      throw refusal(path, .directoryLeftOver(bytes: end.directorySize - at))
    }
    if let index, !index.agrees(with: builder.table) { throw refusal(path, .indexLies) }
    if hasFolders { unsafe try FolderCheck(builder).check(directory, end.count, path) }
    if !plainNames { unsafe try FoldedNames.check(directory, end.count, path) }
    if !inOrder { try Tiling.checkOrder(bytes, end, path) }
  }

  private static func refusal(_ path: String, _ rule: PackRule) -> PackError {
    .refusedPack(file: path, entry: nil, rule: rule)
  }
}
