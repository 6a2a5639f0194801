// Unsafe: owns two blocks of memory, freed with the object.
import Synchronization

// Safe: holds the bytes that its pointers lead into.
/// One pack, open for reading: a zip file whose directory is read where it is mapped.
///
/// ```swift
/// let pack = try Pack(path: "course-en.zip")
/// let picture = try pack.read("Pictures/owl.png")
/// ```
///
/// Opening checks the directory (rules 1 to 7 of `Packs/README.md`); an entry's local header and checksum are checked
/// at its first read (rules 8 and 9); `check()` checks everything. Looking a name up does not allocate. A pack may be
/// read from several threads.
///
/// It does not protect from a file edited in place with its size and times put back.
@safe
public final class Pack: @unchecked Sendable {
  /// The file's path, or the name given to a pack in memory; refusals begin with it.
  public let path: String
  /// Number of entries, the pack's own index not counted.
  public let count: Int
  /// Tells this directory from every other.
  public let directoryHash: UInt64
  /// Whether the look-up table is the pack's own, mapped, rather than one built on the heap.
  public var usesOwnIndex: Bool { unsafe ownedSlots == nil }
  /// Bytes on the heap for look-ups and for remembering which entries are checked.
  public var heapBytes: Int { unsafe (ownedSlots == nil ? 0 : table.slotCount * 4) + verifiedWords * 8 }

  /// The state of the file when it was opened; nil for a pack in memory.
  public var stamp: FileStamp? { bytes.stamp }

  let bytes: PackBytes
  let end: EndRecord
  let table: NameTable
  /// Directory bytes that `table` covers: all, or all before the index's own record.
  let tableSize: Int
  let isIndexed: Bool
  private let ownedSlots: UnsafeMutablePointer<UInt32>?
  /// A bit a slot: the entry's local header and checksum have been found right.
  private let verified: UnsafeMutablePointer<Atomic<UInt64>>
  private let verifiedWords: Int

  var directory: UnsafeRawPointer { unsafe bytes.base + end.directoryOffset }

  /// Opens a pack file.
  ///
  /// - Parameters:
  ///   - path: the zip file.
  ///   - soundness: whole checks made earlier; a pack found sound then is opened by its own index without a walk.
  /// - Throws: `PackError.unreadable` or `.refusedPack`.
  /// - Complexity: O(entries) for the directory check, 0.3 ms for 5,000; a hash of the directory when `soundness`
  ///   knows the pack.
  public convenience init(path: String, soundness: SoundnessRecord? = nil) throws(PackError) {
    let bytes = try PackBytes(path: path)
    try self.init(bytes, path: path, soundness: soundness)
  }

  /// Opens a pack that is in memory; `name` stands for its path in refusals.
  public convenience init(bytes: [UInt8], name: String) throws(PackError) {
    try self.init(PackBytes(bytes), path: name, soundness: nil)
  }

  private init(_ bytes: PackBytes, path: String, soundness: SoundnessRecord?) throws(PackError) {
    let opened = try DirectoryWalk.open(bytes, path: path, soundness: soundness)
    self.bytes = bytes
    self.path = path
    end = opened.end
    table = opened.table
    tableSize = opened.tableSize
    isIndexed = opened.isIndexed
    unsafe ownedSlots = unsafe opened.ownedSlots
    directoryHash = opened.directoryHash
    count = opened.end.count - (opened.isIndexed ? 1 : 0)
    verifiedWords = (opened.table.slotCount + 63) / 64
    unsafe verified = .allocate(capacity: verifiedWords)
    for word in 0..<verifiedWords { unsafe (verified + word).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe ownedSlots?.deallocate()
    unsafe verified.deinitialize(count: verifiedWords)
    unsafe verified.deallocate()
  }

  func isVerified(_ slot: Int) -> Bool {
    unsafe verified[slot >> 6].load(ordering: .relaxed) & (1 << UInt64(slot & 63)) != 0
  }

  func markVerified(_ slot: Int) {
    unsafe verified[slot >> 6].bitwiseOr(1 << UInt64(slot & 63), ordering: .relaxed)
  }
}
