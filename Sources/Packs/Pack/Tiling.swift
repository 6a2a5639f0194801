// Unsafe: reads fields of records that were checked.
/// Rule 7: the entries cover the file from its first byte to the directory, each byte once.
enum Tiling {
  /// The directory's records in the order of their places in the file: offsets into the directory.
  static func sorted(_ bytes: PackBytes, _ end: EndRecord) -> [UInt32] {
    let directory = unsafe bytes.base + end.directoryOffset
    var offsets: [UInt32] = []
    offsets.reserveCapacity(end.count)
    var at = 0
    var last = -1
    var inOrder = true
    for _ in 0..<end.count {
      // Read again after the walk, so checked again: the file may have been written to since.
      guard end.directorySize - at >= DirectoryRecord.fixedSize else { break }
      let record = unsafe DirectoryRecord(directory + at)
      guard end.directorySize - at >= record.size else { break }
      offsets.append(UInt32(truncatingIfNeeded: at))
      if record.localOffset < last { inOrder = false }
      last = record.localOffset
      at += record.size
    }
    if !inOrder {
      offsets.sort {
        unsafe DirectoryRecord(directory + Int($0)).localOffset < DirectoryRecord(directory + Int($1)).localOffset
      }
    }
    return offsets
  }

  /// What the directory alone shows: no two entries overlap, at their least possible lengths.
  static func checkOrder(_ bytes: PackBytes, _ end: EndRecord, _ path: String) throws(PackError) {
    let directory = unsafe bytes.base + end.directoryOffset
    var taken = 0
    var before: DirectoryRecord?
    for offset in sorted(bytes, end) {
      let record = unsafe DirectoryRecord(directory + Int(offset))
      if record.localOffset < taken {
        throw .refusedPack(
          file: path, entry: record.nameText, rule: .overlap(with: before?.nameText ?? ""))
      }
      taken = record.localOffset + LocalHeader.fixedSize + record.nameLength + record.packedSize
      before = record
    }
  }

  /// Local headers (rule 8) and exact tiling. Touches every local header.
  static func check(_ bytes: PackBytes, _ end: EndRecord, _ path: String) throws(PackError) {
    let directory = unsafe bytes.base + end.directoryOffset
    let order = sorted(bytes, end)
    var taken = 0
    var before: DirectoryRecord?
    for (number, offset) in order.enumerated() {
      let record = unsafe DirectoryRecord(directory + Int(offset))
      let start = record.localOffset
      try checkJoint(at: taken, next: start, before: before, record: record, path)
      let header = unsafe LocalHeader(bytes.base + start)
      guard end.directoryOffset - start >= LocalHeader.fixedSize else {
        throw .refusedPack(
          file: path, entry: record.nameText, rule: .outsideData(end: start, limit: end.directoryOffset))
      }
      do { try header.check(against: record, room: end.directoryOffset - start) } catch {
        throw .refusedPack(file: path, entry: record.nameText, rule: error)
      }
      taken = start + header.size + record.packedSize
      if record.flags & EntryFlags.descriptor != 0 {
        let next =
          unsafe number + 1 < order.count
          ? DirectoryRecord(directory + Int(order[number + 1])).localOffset : end.directoryOffset
        // The joint after this one refuses a descriptor that fits neither way.
        taken += next - taken == DataDescriptor.short ? DataDescriptor.short : DataDescriptor.long
      }
      before = record
    }
    guard taken == end.directoryOffset else {
      if taken > end.directoryOffset {
        throw .refusedPack(
          file: path, entry: before?.nameText,
          rule: .outsideData(end: taken, limit: end.directoryOffset))
      }
      throw .refusedPack(file: path, entry: nil, rule: .gap(at: taken, bytes: end.directoryOffset - taken))
    }
  }

  private static func checkJoint(
    at taken: Int, next start: Int, before: DirectoryRecord?, record: DirectoryRecord, _ path: String
  ) throws(PackError) {
    if start > taken {
      throw .refusedPack(file: path, entry: record.nameText, rule: .gap(at: taken, bytes: start - taken))
    }
    if start < taken {
      throw .refusedPack(file: path, entry: record.nameText, rule: .overlap(with: before?.nameText ?? ""))
    }
  }
}
