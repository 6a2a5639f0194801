// Unsafe: reads names of records that were checked.
import Glibc

/// Finds names that are both a file and a folder, where ASCII case does not count (rule 5).
///
/// Neighbours in a directory mostly share their folder, so only a folder that differs from the one before is looked
/// up. It runs after the walk, when every file is in the table.
struct FolderCheck {
  private let builder: NameTableBuilder

  init(_ builder: NameTableBuilder) { self.builder = builder }

  /// Looks every folder up among the files.
  func check(_ directory: UnsafeRawPointer, _ count: Int, _ path: String) throws(PackError) {
    let slash = Int32(UInt8(ascii: "/"))
    var previous = unsafe UnsafeRawPointer(directory)
    var previousLength = 0
    var at = 0
    for _ in 0..<count {
      let record = unsafe DirectoryRecord(directory + at)
      at += record.size
      let name = unsafe record.base + DirectoryRecord.fixedSize
      var length = record.nameLength - 1
      while length >= 0, unsafe name.load(fromByteOffset: length, as: UInt8.self) != UInt8(ascii: "/") { length -= 1 }
      guard length > 0 else { continue }
      if length == previousLength, unsafe memcmp(name, previous, length) == 0 { continue }
      unsafe previous = unsafe name
      previousLength = length
      var end = 0
      while end < length, let next = unsafe memchr(name + end, slash, length - end) {
        end = unsafe UnsafeRawPointer(next) - name
        unsafe try look(UnsafeRawBufferPointer(start: name, count: end), record, path)
        end += 1
      }
      unsafe try look(UnsafeRawBufferPointer(start: name, count: length), record, path)
    }
  }

  private func look(
    _ folder: UnsafeRawBufferPointer, _ record: DirectoryRecord, _ path: String
  ) throws(PackError) {
    if let file = unsafe builder.folded(folder) {
      throw .refusedPack(file: path, entry: record.nameText, rule: .nameFileAndFolder(file: file.nameText))
    }
  }
}
