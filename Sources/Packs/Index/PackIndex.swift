// Unsafe: reads fields of an index whose size was checked.
/// The index a pack brings along as its last entry, so that opening it need not walk the directory.
///
/// Layout, little-endian: 8 bytes of mark, the hash of the directory records before its own (64 bits), their size in
/// bytes (32), their number (32), the number of slots (32), 32 zero bits, then the slots of a `NameTable`.
/// An index is believed only if its hash is that of the directory it came with; a zip tool that changes the pack
/// leaves it stale, and then it is only one more file.
enum PackIndex {
  /// The entry's name.
  static let name = ".tracewell-index"
  static let mark: UInt64 = 0x31_5845_444e_4957_54  // "TWINDEX1"
  static let headSize = 32
  /// Where the entry's data must begin, so that slots can be read where they lie.
  static let alignment = 8

  /// The bytes of an index for directory records that have been checked.
  ///
  /// - Throws: what `NameTableBuilder.add` throws.
  static func make(directory: [UInt8], count: Int) throws(PackRule) -> [UInt8] {
    let room = UnsafeMutableRawPointer.allocate(byteCount: max(1, directory.count), alignment: 8)
    defer { unsafe room.deallocate() }
    unsafe directory.withUnsafeBytes { raw in
      if let from = raw.baseAddress { unsafe room.copyMemory(from: from, byteCount: raw.count) }
    }
    let base = UnsafeRawPointer(room)
    var bytes: [UInt8] = []
    let slotCount = NameTable.slotCount(entries: count)
    bytes.reserveCapacity(headSize + slotCount * 4)
    bytes.append(number: mark)
    unsafe bytes.append(number: DirectoryHash.hash(base, directory.count))
    bytes.append(number: UInt32(directory.count))
    bytes.append(number: UInt32(count))
    bytes.append(number: UInt32(slotCount))
    bytes.append(number: UInt32(0))
    let slots = UnsafeMutablePointer<UInt32>.allocate(capacity: slotCount)
    unsafe slots.initialize(repeating: 0, count: slotCount)
    defer { unsafe slots.deallocate() }
    let builder = unsafe NameTableBuilder(
      slots: slots, slotCount: slotCount, directory: base, directorySize: directory.count)
    var at = 0
    for _ in 0..<count {
      let record = unsafe DirectoryRecord(base + at)
      try builder.add(record)
      at += record.size
    }
    unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(start: slots, count: slotCount * 4))
    return bytes
  }
}
