/// The text of a licence, as it is sent, printed, typed and kept.
///
/// ```
/// Tracewell licence:
/// Name: Anna Müller
/// 0C1JD-0FP7B-...
/// ```
/// Lines with a colon are for people; of them only the name is compared. All else is the code: rows of 25 letters of
/// ``Base32``, the last letter of each row being its check. Case, spaces, hyphens and line breaks do not matter.
enum LicenceText {
  /// Bytes a text may have.
  static let mostBytes = 16 << 10
  /// Letters of a row, its check among them.
  static let row = 25
  /// Letters between two hyphens.
  static let group = 5

  /// What stands in a text.
  struct Contents: Hashable {
    /// The name in plain letters; nil where the code stands alone.
    var name: String?
    /// The bytes of the code.
    var bytes: [UInt8]
  }

  /// Writes the text of a licence's bytes.
  static func text(name: String, bytes: [UInt8]) -> String {
    var lines = ["Tracewell licence:", "Name: \(name)"]
    var rest = Base32.values(of: bytes)[...]
    while !rest.isEmpty {
      let values = rest.prefix(row - 1)
      rest = rest.dropFirst(row - 1)
      let letters = (values + [Base32.check(of: values, number: lines.count - 2)]).map { Base32.symbols[Int($0)] }
      let groups = stride(from: 0, to: letters.count, by: group).map { String(letters[$0...].prefix(group)) }
      lines.append(groups.joined(separator: "-"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a text, in one pass; the memory it takes is a small multiple of the text's.
  static func read(_ bytes: [UInt8]) throws(LicenceRule) -> Contents {
    guard bytes.count <= mostBytes else { throw .tooLarge(limit: mostBytes) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
    var name: String?
    var values: [UInt8] = []
    for line in text.split(whereSeparator: \.isNewline) {
      if let colon = line.firstIndex(of: ":") {
        if label(line[..<colon]) == "name" { name = trimmed(line[line.index(after: colon)...]) }
        continue
      }
      for letter in line where !isSeparator(letter) {
        guard let value = Base32.value(of: letter) else { throw .badCharacter(letter, row: values.count / row + 1) }
        values.append(value)
      }
    }
    return Contents(name: name, bytes: try decoded(values))
  }

  private static func decoded(_ values: [UInt8]) throws(LicenceRule) -> [UInt8] {
    guard !values.isEmpty else { throw .empty }
    let rows = stride(from: 0, to: values.count, by: row).map { values[$0...].prefix(row) }
    let full = rows.filter { $0.count == row }
    for (index, row) in full.enumerated() where !isSound(row, number: index) { throw .mistyped(row: index + 1) }
    // Of the head, the first row alone tells how long the whole is.
    guard let first = full.first, let head = Base32.bytes(of: first.dropLast(2)), let version = head.first,
      let bytes = Licence.length(head: head)
    else { throw .cut(found: values.count, expected: row) }
    guard version == Licence.version else { throw .newerVersion(version) }
    let symbols = (bytes * 8 + 4) / 5
    let expected = symbols + (symbols + row - 2) / (row - 1)
    guard values.count >= expected else { throw .cut(found: values.count, expected: expected) }
    guard values.count == expected else { throw .tooLong(extra: values.count - expected) }
    if let last = rows.last, !isSound(last, number: rows.count - 1) { throw .mistyped(row: rows.count) }
    guard let decoded = Base32.bytes(of: rows.flatMap { $0.dropLast() }) else { throw .mistyped(row: rows.count) }
    return decoded
  }

  private static func isSound(_ row: ArraySlice<UInt8>, number: Int) -> Bool {
    row.last == Base32.check(of: row.dropLast(), number: number)
  }

  /// What may stand between letters: spaces, every kind of hyphen and dash, and the marks of a quoted message.
  private static func isSeparator(_ letter: Character) -> Bool {
    letter.isWhitespace || "-‐‑‒–—−_.·*>\u{FEFF}\u{AD}\u{200B}".contains(letter)
  }

  /// What stands before a line's colon, without the marks of a quoted message.
  private static func label(_ text: Substring) -> String { trimmed(text.drop { isSeparator($0) }).lowercased() }

  /// `text` without spaces around it; looked at scalar by scalar, since an accent may cling to the space before it.
  private static func trimmed(_ text: Substring) -> String {
    let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    return scalars.lastIndex { !$0.properties.isWhitespace }.map { String(scalars[...$0]) } ?? ""
  }
}
