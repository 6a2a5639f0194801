/// Reads the tokens that SVG's path and transform grammars share: numbers, flags and separators.
struct PathScanner: ~Copyable {
  let text: [UInt8]
  private(set) var offset = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The byte at hand, nil at the end.
  var byte: UInt8? { offset < text.count ? text[offset] : nil }

  func error(_ rule: PathError.Rule, at place: Int? = nil) -> PathError {
    PathError(rule, offset: place ?? offset, in: text)
  }

  mutating func advance() { offset += 1 }

  /// Skips the grammar's white space: space, tab, line feed, form feed, carriage return.
  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D { offset += 1 }
  }

  /// Skips white space and at most one comma; says whether there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: ",") else { return false }
    offset += 1
    skipSpace()
    return true
  }

  /// Whether a number can begin with the byte at hand.
  var isAtNumber: Bool {
    guard let byte else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Reads one number as far as the grammar lets it go: `1.5.5-3e2` is three of them.
  mutating func number() throws(PathError) -> Double {
    let start = offset
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
    var digits = skipDigits()
    if byte == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw error(.numberExpected(found: byte)) }
    skipExponent()
    guard let value = Double(String(decoding: text[start..<offset], as: UTF8.self)), value.isFinite,
      value.magnitude <= Path.largestCoordinate
    else { throw error(.numberTooLarge, at: start) }
    return value
  }

  /// Reads an arc's flag, one character.
  mutating func flag() throws(PathError) -> Bool {
    guard let byte, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw error(.flagExpected(found: byte))
    }
    offset += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }

  /// An `e` without digits behind it is no exponent: it is left for the caller, who will refuse it.
  private mutating func skipExponent() {
    guard byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") else { return }
    let start = offset
    offset += 1
    if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
    if skipDigits() == 0 { offset = start }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
