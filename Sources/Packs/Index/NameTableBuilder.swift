// Unsafe: slots of a power of two in number, and the slot is wrapped to it; records were checked.
// Safe: the slots outlive the builder, and only records that were checked are added.
/// Fills the slots of a `NameTable` while a directory is walked, and finds names that are the same but for ASCII case.
///
/// Filled in directory order the slots come out the same every time, so an index can be checked by building it again.
@safe
struct NameTableBuilder {
  let slots: UnsafeMutablePointer<UInt32>
  let table: NameTable
  private let directory: UnsafeRawPointer

  /// Takes zeroed slots; who made them frees them.
  init(slots: UnsafeMutablePointer<UInt32>, slotCount: Int, directory: UnsafeRawPointer, directorySize: Int) {
    unsafe self.slots = unsafe slots
    unsafe self.directory = unsafe directory
    table = unsafe NameTable(
      slots: UnsafePointer(slots), slotCount: slotCount,
      offsetMask: NameTable.offsetMask(directorySize: directorySize))
  }

  /// Adds a record that has passed `DirectoryRecord.check`.
  ///
  /// - Throws: `nameTwice`, or `namesCrowded` when too many names share a place.
  @inline(__always)
  func add(_ record: DirectoryRecord) throws(PackRule) {
    let name = unsafe record.name
    guard let base = name.baseAddress else { throw .nameEmpty }
    let hash = unsafe NameHash.hash(base, name.count)
    let tag = table.tag(hash)
    var slot = table.start(hash)
    var left = PackLimits.probes
    while unsafe slots[slot] != 0 {
      let value = unsafe UInt32(littleEndian: slots[slot])
      if value & ~table.offsetMask == tag {
        let other = unsafe DirectoryRecord(directory + Int(value & table.offsetMask) - 1)
        if other.nameLength == name.count, unsafe sameFolded(base, other.name.baseAddress, name.count) {
          throw .nameTwice(other: other.nameText)
        }
      }
      slot += 1
      if slot == table.slotCount { slot = 0 }
      left -= 1
      if left == 0 { throw .namesCrowded }
    }
    unsafe slots[slot] = unsafe (tag | UInt32(truncatingIfNeeded: record.base - directory + 1)).littleEndian
  }

  /// The record of a name where ASCII case does not count.
  func folded(_ name: UnsafeRawBufferPointer) -> DirectoryRecord? {
    guard let base = name.baseAddress else { return nil }
    let hash = unsafe NameHash.hash(base, name.count)
    let tag = table.tag(hash)
    var slot = table.start(hash)
    while unsafe slots[slot] != 0 {
      let value = unsafe UInt32(littleEndian: slots[slot])
      if value & ~table.offsetMask == tag {
        let other = unsafe DirectoryRecord(directory + Int(value & table.offsetMask) - 1)
        if other.nameLength == name.count, unsafe sameFolded(base, other.name.baseAddress, name.count) { return other }
      }
      slot += 1
      if slot == table.slotCount { slot = 0 }
    }
    return nil
  }

  private func sameFolded(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer?, _ count: Int) -> Bool {
    guard let right = unsafe right else { return false }
    for index in 0..<count {
      let a = unsafe left.load(fromByteOffset: index, as: UInt8.self)
      let b = unsafe right.load(fromByteOffset: index, as: UInt8.self)
      if a != b, small(a) != small(b) { return false }
    }
    return true
  }

  private func small(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
