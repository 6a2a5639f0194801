/// Rule 5 for packs that have a name outside ASCII: no two names equal after NFC and full case folding, and no name
/// both a file and a folder in that sense. Slower than the table's own comparison, so only used where needed.
enum FoldedNames {
  static func check(_ directory: UnsafeRawPointer, _ count: Int, _ path: String) throws(PackError) {
    // Swift strings are equal, and hash alike, when they are canonically equivalent: that is the NFC of the rule.
    var seen: [String: Int] = [:]
    seen.reserveCapacity(count)
    var at = 0
    for _ in 0..<count {
      let record = DirectoryRecord(directory + at)
      let name = record.nameText
      // The name itself too: folding after composing and before it differ for a few marks out of order.
      for key in Set([CaseFolding.fold(name), name]) {
        if let other = seen.updateValue(at, forKey: key), other != at {
          let first = DirectoryRecord(directory + other).nameText
          throw .refusedPack(file: path, entry: name, rule: .nameTwice(other: first))
        }
      }
      at += record.size
    }
    at = 0
    for _ in 0..<count {
      let record = DirectoryRecord(directory + at)
      at += record.size
      let folded = CaseFolding.fold(record.nameText)
      for slash in folded.utf8.indices where folded.utf8[slash] == UInt8(ascii: "/") {
        guard let file = seen[String(folded[..<slash])] else { continue }
        throw .refusedPack(
          file: path, entry: record.nameText,
          rule: .nameFileAndFolder(file: DirectoryRecord(directory + file).nameText))
      }
    }
  }
}
