/// Finds names that are both a file and a folder, where ASCII case does not count (rule 5).
///
/// Neighbours in a directory mostly share their folder, so only a folder that differs from the one before is looked
/// up; that must wait until every file is in the table, so the places are noted during the walk.
struct FolderCheck {
  private let builder: NameTableBuilder
  private var previous = UnsafeRawBufferPointer(start: nil, count: 0)
  private var hasFolders = false

  init(_ builder: NameTableBuilder) { self.builder = builder }

  /// Notes one record; false when its name is not all ASCII.
  mutating func note(_ record: DirectoryRecord) -> Bool {
    var isASCII = true
    for byte in record.name {
      if byte >= 0x80 { isASCII = false }
      if byte == UInt8(ascii: "/") { hasFolders = true }
    }
    return isASCII
  }

  /// Looks every folder up among the files.
  mutating func check(_ directory: UnsafeRawPointer, _ count: Int, _ path: String) throws(PackError) {
    guard hasFolders else { return }
    var at = 0
    for _ in 0..<count {
      let record = DirectoryRecord(directory + at)
      at += record.size
      let name = record.name
      guard let slash = name.lastIndex(of: UInt8(ascii: "/")) else { continue }
      let folder = UnsafeRawBufferPointer(rebasing: name[..<slash])
      if folder.elementsEqual(previous) { continue }
      previous = folder
      for end in folder.indices where folder[end] == UInt8(ascii: "/") {
        try look(UnsafeRawBufferPointer(rebasing: folder[..<end]), record, path)
      }
      try look(folder, record, path)
    }
  }

  private func look(
    _ folder: UnsafeRawBufferPointer, _ record: DirectoryRecord, _ path: String
  ) throws(PackError) {
    if let file = builder.folded(folder) {
      throw .refusedPack(file: path, entry: record.nameText, rule: .nameFileAndFolder(file: file.nameText))
    }
  }
}
