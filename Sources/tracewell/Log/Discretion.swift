/// Keeps out of the log who somebody is: names of children, names that somebody gave a file or folder, what was quoted.
///
/// Four nets, each for what the others let through: names on record are taken out wherever they stand; of what is quoted
/// nothing stays; of a path only the kind of place and of file stays; what a line is about stays only if it is the
/// program's own word.
struct Discretion {
  /// Names on record, to be taken out whatever their case.
  var names: Set<String> = []
  /// Folders that may be told by what they are for, e.g. the user's data as `DATA`.
  let places: [(folder: String, name: String)]

  /// What stands where something was taken out.
  static let gap = "…"
  /// Folders of packs whose names are ours.
  private static let folders: Set<Substring> = [
    "Animations", "Letters", "Levels", "Licences", "Localization", "Music", "Pictures", "Sounds", "Stickers", "Voice",
    "Words",
  ]
  /// What a line may be about, in the program's own words.
  private static let subjects: Set<String> = ["start", "end", "records", "no sound", "pen data", "motion"]
  /// Kinds of files that may be told.
  private static let endings: Set<Substring> = [
    "zip", "svg", "xml", "csv", "sqlite", "opus", "ogg", "wav", "webp", "png", "jpg", "mo", "txt", "pdf", "jsonl",
  ]

  /// Discretion about `names`, with places that may be told.
  init(names: Set<String> = [], places: [(folder: String, name: String)] = []) {
    self.names = names
    // The longer first: one may lie in another.
    self.places = places.filter { $0.folder.count > 1 }.sorted { $0.folder.count > $1.folder.count }
  }

  /// The line as it may be told, on one line.
  func cleaned(_ line: String) -> String {
    withoutPaths(withoutSubject(withoutQuotes(withoutNames(Self.single(line)))))
  }

  private static func single(_ text: String) -> String {
    String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }

  private func withoutNames(_ line: String) -> String {
    var line = line
    // The longer first: "Anna Maria" before "Anna".
    for name in names.map(Self.single).sorted(by: { $0.count > $1.count }) where !name.isEmpty {
      line = Self.replaced(name, in: line)
    }
    return line
  }

  /// `line` with a gap for each `name`; a short name goes only where it is a word, or every "a" would.
  private static func replaced(_ name: String, in line: String) -> String {
    let (wanted, found) = (Array(name.lowercased()), Array(line.lowercased()))
    let shown = Array(line)
    // Where changing the case changes the length nothing can be matched by place: the whole line goes.
    guard found.count == shown.count else { return line.lowercased().contains(name.lowercased()) ? gap : line }
    var result = ""
    var index = 0
    while index < found.count {
      let end = index + wanted.count
      let matches = end <= found.count && Array(found[index..<end]) == wanted
      let isWord =
        (index == 0 || !found[index - 1].isLetter) && (end >= found.count || !found[end].isLetter)
      if matches, wanted.count > 2 || isWord {
        result += gap
        index = end
      } else {
        result.append(shown[index])
        index += 1
      }
    }
    return result
  }

  /// Nothing of what stands in quotation marks; an open one reaches to the last closing one of its kind.
  private func withoutQuotes(_ line: String) -> String {
    var line = line
    for (open, close) in [("'", "'"), ("\"", "\""), ("“", "”"), ("«", "»"), ("„", "“")] as [(Character, Character)] {
      guard let start = line.firstIndex(of: open), let end = line.lastIndex(of: close), start < end else { continue }
      line.replaceSubrange(line.index(after: start)..<end, with: Self.gap)
    }
    return line
  }

  /// What stands before the first colon: a file's name without its folder, say, or whose setting it is.
  private func withoutSubject(_ line: String) -> String {
    guard let colon = line.firstIndex(of: ":") else { return line }
    let subject = line[..<colon]
    return subject.contains("/") || Self.subjects.contains(String(subject)) ? line : Self.gap + line[colon...]
  }

  /// Of each path the place and the ending. A path reaches to the colon after it, since a name in it may have spaces.
  private func withoutPaths(_ line: String) -> String {
    var rest = line[...]
    var result = ""
    while let slash = rest.firstIndex(of: "/") {
      let start = rest[..<slash].lastIndex { $0 == " " || $0 == "(" || $0 == "=" }.map { rest.index(after: $0) }
      let begin = start ?? rest.startIndex
      result += rest[..<begin]
      let tail = rest[begin...]
      let isEntry = Self.folders.contains(tail.prefix { $0 != "/" })
      let end = Self.end(of: tail)
      let path = tail[..<end]
      result += isEntry ? entry(path) : place(path)
      rest = rest[end...]
    }
    return result + rest
  }

  /// The first `: ` after a path; the end of the line where there is none.
  private static func end(of text: Substring) -> Substring.Index {
    var index = text.startIndex
    while let colon = text[index...].firstIndex(of: ":") {
      let after = text.index(after: colon)
      if after == text.endIndex || text[after] == " " { return colon }
      index = after
    }
    return text.endIndex
  }

  private func entry(_ path: Substring) -> String {
    let parts = path.split(separator: "/")
    return "\(parts[0])/\(Self.gap)\(ending(path))"
  }

  private func place(_ path: Substring) -> String {
    let known = places.first { path == $0.folder || path.hasPrefix($0.folder + "/") }
    return "\(known.map { $0.name + "/" } ?? "")\(Self.gap)\(ending(path))"
  }

  private func ending(_ path: Substring) -> String {
    let last = path.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), Self.endings.contains(last[last.index(after: dot)...]) else { return "" }
    return String(last[dot...])
  }
}
