// Unsafe: reads bytes below the length that comes with the pointer.
/// Rule 5 for packs that have a name outside ASCII: no two names equal after NFC and full case folding, and no name
/// both a file and a folder in that sense. Slower than the table's own comparison, so only used where needed.
///
/// The folded names are sorted with a mark lower than every other character in the place of "/": a name equal to
/// another, or below it as below a folder, then comes right after it.
enum FoldedNames {
  private static let mark: Unicode.Scalar = "\u{1}"
  /// Changes its place among accents when it is folded, so names that have it are compared unfolded too.
  private static let iotaBelow: Unicode.Scalar = "\u{345}"

  private struct Key {
    let text: String
    /// The record's offset in the directory.
    let record: Int
  }

  static func check(_ directory: UnsafeRawPointer, _ count: Int, _ path: String) throws(PackError) {
    var keys: [Key] = []
    keys.reserveCapacity(count)
    var hasIota = false
    var at = 0
    for _ in 0..<count {
      let record = unsafe DirectoryRecord(directory + at)
      let name = record.nameText
      if name.unicodeScalars.contains(iotaBelow) { hasIota = true }
      keys.append(Key(text: marked(CaseFolding.fold(name)), record: at))
      at += record.size
    }
    unsafe try compare(&keys, directory, path)
    guard hasIota else { return }
    keys = keys.map { unsafe Key(text: marked(DirectoryRecord(directory + $0.record).nameText), record: $0.record) }
    unsafe try compare(&keys, directory, path)
  }

  /// Compares neighbours. Swift compares strings by canonical equivalence: that is the NFC of the rule.
  private static func compare(_ keys: inout [Key], _ directory: UnsafeRawPointer, _ path: String) throws(PackError) {
    keys.sort { $0.text < $1.text }
    for (first, second) in zip(keys, keys.dropFirst()) {
      let name = unsafe DirectoryRecord(directory + second.record).nameText
      let other = unsafe DirectoryRecord(directory + first.record).nameText
      if first.text == second.text {
        throw .refusedPack(file: path, entry: name, rule: .nameTwice(other: other))
      }
      if !other.hasSuffix("/"), second.text.hasPrefix(first.text + String(mark)) {
        throw .refusedPack(file: path, entry: name, rule: .nameFileAndFolder(file: other))
      }
    }
  }

  private static func marked(_ text: String) -> String {
    var marked = ""
    marked.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { marked.unicodeScalars.append(scalar == "/" ? mark : scalar) }
    return marked
  }
}
