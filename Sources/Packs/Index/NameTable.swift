// Unsafe: slots of a power of two in number, and the slot is wrapped to it; what a slot says is checked against the
// directory.
// Safe: the table lies in a pack or a block that lives as long; every slot is checked before it is followed.
/// An open-addressing table from names to directory records: 32-bit slots, 0 for empty.
///
/// A slot's low bits are a record's offset in the directory plus one; the bits above are the top of the name's hash,
/// so that a slot of another name is passed over without touching the directory. The names themselves stay in the
/// directory. The same code reads a table built on the heap and one mapped from a pack's index.
@safe
struct NameTable {
  let slots: UnsafePointer<UInt32>
  let slotCount: Int
  /// The bits of a slot that are the record's offset plus one.
  let offsetMask: UInt32

  /// Slots for a number of entries: seven for four, which keeps look-ups short at 7 bytes an entry.
  static func slotCount(entries: Int) -> Int { max(4, entries * 7 / 4) }

  static func offsetMask(directorySize: Int) -> UInt32 {
    let bits = UInt32.bitWidth - UInt32(truncatingIfNeeded: directorySize + 1).leadingZeroBitCount
    return bits >= 32 ? .max : (1 << UInt32(bits)) - 1
  }

  @inline(__always)
  func start(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: ((hash & 0xffff_ffff) &* UInt64(truncatingIfNeeded: slotCount)) >> 32)
  }

  @inline(__always)
  func tag(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~offsetMask
  }

  /// The slot and the record offset of a name, or nil. Does not allocate.
  ///
  /// Trusts neither the slots nor the records: each is checked against `directorySize` before it is followed.
  @inline(__always)
  func find(
    _ name: UnsafeRawBufferPointer, in directory: UnsafeRawPointer, directorySize: Int
  ) -> (slot: Int, offset: Int)? {
    guard let wanted = name.baseAddress, unsafe !name.isEmpty else { return nil }
    let hash = unsafe NameHash.hash(wanted, name.count)
    let tag = tag(hash)
    var slot = start(hash)
    var left = min(slotCount, PackLimits.probes)
    while left > 0 {
      let value = unsafe UInt32(littleEndian: slots[slot])
      if value == 0 { return nil }
      if value & ~offsetMask == tag {
        let offset = Int(value & offsetMask) - 1
        if offset >= 0, offset <= directorySize - DirectoryRecord.fixedSize {
          let record = unsafe DirectoryRecord(directory + offset)
          let length = record.nameLength
          if length == name.count, length <= directorySize - offset - DirectoryRecord.fixedSize,
            unsafe sameBytes(record.name.baseAddress, wanted, length)
          {
            return (slot, offset)
          }
        }
      }
      slot += 1
      if slot == slotCount { slot = 0 }
      left -= 1
    }
    return nil
  }

  @inline(__always)
  private func sameBytes(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    guard let left = unsafe left else { return false }
    if count < 8 {
      for index in 0..<count
      where unsafe left.load(fromByteOffset: index, as: UInt8.self) != right.load(fromByteOffset: index, as: UInt8.self)
      {
        return false
      }
      return true
    }
    var at = 0
    while count - at >= 8 {
      if unsafe left.number64(at) != right.number64(at) { return false }
      at += 8
    }
    return unsafe left.number64(count - 8) == right.number64(count - 8)
  }
}
