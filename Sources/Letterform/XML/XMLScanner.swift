// Unsafe: a literal's own bytes, read below its own length.
/// Reads the tokens of XML from bytes that may be anything.
struct XMLScanner {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at hand, nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  /// The byte after the one at hand.
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  mutating func advance() { offset = min(offset + 1, bytes.count) }

  mutating func move(to offset: Int) { self.offset = min(max(offset, 0), bytes.count) }

  /// Takes `text` if it is at hand.
  mutating func take(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    for index in 0..<length where unsafe bytes[offset + index] != text.utf8Start[index] { return false }
    offset += length
    return true
  }

  /// Skips white space; says whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while let byte, Self.isSpace(byte) { offset += 1 }
    return offset > start
  }

  /// Skips to just behind `text`.
  mutating func skip(past text: StaticString) throws(XMLError) {
    let start = offset
    while !take(text) {
      guard offset < bytes.count else { throw error(.unexpectedEnd, at: start) }
      offset += 1
    }
  }

  /// Reads a name, perhaps with a colon.
  mutating func name() throws(XMLError) -> String {
    let start = offset
    guard let first = byte, Self.beginsName(first) else { throw error(.nameExpected) }
    while let byte, Self.beginsName(byte) || (byte >= 0x2D && byte <= 0x3A && byte != 0x2F) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a reference from its `&` to its `;`.
  mutating func reference() throws(XMLError) -> String {
    let start = offset
    advance()
    if byte == UInt8(ascii: "#") {
      advance()
      return try character(from: start)
    }
    let name = try name()
    guard byte == UInt8(ascii: ";") else { throw error(.expected(";")) }
    advance()
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: throw error(.unknownEntity(name), at: start)
    }
  }

  private mutating func character(from start: Int) throws(XMLError) -> String {
    let isHex = byte == UInt8(ascii: "x")
    if isHex { advance() }
    let digits = offset
    while let byte, byte != UInt8(ascii: ";"), offset - digits < 8 { advance() }
    guard byte == UInt8(ascii: ";") else { throw error(.expected(";")) }
    let text = String(decoding: bytes[digits..<offset], as: UTF8.self)
    advance()
    // Swift's integers would take a sign too.
    guard text.first?.isHexDigit == true, let code = UInt32(text, radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(code), Self.isAllowed(scalar)
    else { throw error(.forbiddenCharacter, at: start) }
    return String(Character(scalar))
  }

  func error(_ rule: XMLError.Rule, at place: Int? = nil) -> XMLError {
    let offset = place ?? offset
    let text = self.place(of: offset)
    return XMLError(rule: rule, offset: offset, line: text.line, column: text.column)
  }

  func place(of offset: Int) -> TextPlace { place(of: offset, from: 0, TextPlace(line: 1, column: 1)) }

  /// The place of the byte `offset`, counted from a place known before it.
  func place(of offset: Int, from start: Int, _ known: TextPlace) -> TextPlace {
    var place = known
    for index in start..<max(start, min(offset, bytes.count)) {
      let byte = bytes[index]
      if byte == 0x0A {
        place = TextPlace(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Letters, underscore, colon, and everything beyond ASCII.
  private static func beginsName(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == 0x5F || byte == 0x3A || byte >= 0x80
  }

  /// The characters of XML 1.0: no control character but tab and line ends, no U+FFFE and U+FFFF.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
