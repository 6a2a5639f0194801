/// Names of files that grown-ups find again.
enum FileName {
  /// Longest piece of a name that is kept, bytes: file systems take 255 in all.
  private static let longest = 80

  /// `text` without what a file's name must not hold, on any system a memory stick may meet.
  static func safe(_ text: String) -> String {
    var kept = ""
    for character in text {
      let isBad = character.unicodeScalars.contains { $0.value < 0x20 || "/\\:*?\"<>|".unicodeScalars.contains($0) }
      let next = isBad ? "-" : String(character)
      if kept.utf8.count + next.utf8.count > longest { break }
      kept += next
    }
    // A leading point hides a file, a trailing one or a space is lost.
    while let first = kept.first, first == "." || first == " " { kept.removeFirst() }
    while let last = kept.last, last == "." || last == " " { kept.removeLast() }
    return kept.isEmpty ? "-" : kept
  }
}
