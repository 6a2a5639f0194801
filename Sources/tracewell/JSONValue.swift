/// A JSON value as RFC 8259 describes it.
indirect enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Why a text is not JSON, and at which byte, counted from 1.
  struct Fault: Error, Equatable {
    enum Rule: Equatable {
      case unexpectedEnd, valueExpected, nameExpected, colonExpected, commaExpected, badEscape, badNumber,
        controlCharacter
      case notUTF8, repeatedName(String), tooDeep, trailingText
    }
    var rule: Rule
    var column: Int
  }

  /// Reads `bytes`, which hold one value and white space.
  ///
  /// - Complexity: linear; values nested deeper than `JSONReader.mostDepth` are refused.
  init(_ bytes: ArraySlice<UInt8>) throws(Fault) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  /// `text` as a JSON string with its quotes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// The grammar, one function a rule.
struct JSONReader {
  static let mostDepth = 64

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  mutating func document() throws(JSONValue.Fault) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == bytes.endIndex else { throw fault(.trailingText) }
    return value
  }

  private func fault(_ rule: JSONValue.Fault.Rule) -> JSONValue.Fault {
    JSONValue.Fault(rule: rule, column: index - bytes.startIndex + 1)
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.endIndex, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(JSONValue.Fault) -> JSONValue {
    skipSpace()
    guard index < bytes.endIndex else { throw fault(.unexpectedEnd) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try nested { (reader) throws(JSONValue.Fault) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(JSONValue.Fault) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONValue.Fault) -> JSONValue
  ) throws(JSONValue.Fault) -> JSONValue {
    guard depth < Self.mostDepth else { throw fault(.tooDeep) }
    depth += 1
    index += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONValue.Fault) -> JSONValue {
    let isThere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    guard isThere else { throw fault(.valueExpected) }
    index += text.utf8CodeUnitCount
    return value
  }

  private mutating func array() throws(JSONValue.Fault) -> JSONValue {
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value())
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw fault(index < bytes.endIndex ? .commaExpected : .unexpectedEnd) }
    }
  }

  private mutating func object() throws(JSONValue.Fault) -> JSONValue {
    var values: [String: JSONValue] = [:]
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object(values) }
    while true {
      skipSpace()
      guard index < bytes.endIndex else { throw fault(.unexpectedEnd) }
      guard bytes[index] == UInt8(ascii: "\"") else { throw fault(.nameExpected) }
      let name = try string()
      guard values[name] == nil else { throw fault(.repeatedName(name)) }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault(.colonExpected) }
      values[name] = try value()
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(values) }
      guard take(UInt8(ascii: ",")) else { throw fault(index < bytes.endIndex ? .commaExpected : .unexpectedEnd) }
    }
  }

  private mutating func number() throws(JSONValue.Fault) -> Double {
    let start = index
    func isDigit(_ at: Int) -> Bool { at < bytes.endIndex && (0x30...0x39).contains(bytes[at]) }
    var end = index
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard isDigit(end) else { throw fault(.valueExpected) }
    let leading = end
    while isDigit(end) { end += 1 }
    guard bytes[leading] != 0x30 || end == leading + 1 else { throw fault(.badNumber) }
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
      end += 1
      guard isDigit(end) else { throw fault(.badNumber) }
      while isDigit(end) { end += 1 }
    }
    if end < bytes.endIndex, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
      guard isDigit(end) else { throw fault(.badNumber) }
      while isDigit(end) { end += 1 }
    }
    guard let number = Double(String(decoding: bytes[start..<end], as: UTF8.self)) else { throw fault(.badNumber) }
    index = end
    return number
  }

  private mutating func string() throws(JSONValue.Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.endIndex else { throw fault(.unexpectedEnd) }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      guard byte >= 0x20 else { throw fault(.controlCharacter) }
      index += 1
      if byte == UInt8(ascii: "\\") { text += Array(String(try escape()).utf8) } else { text.append(byte) }
    }
    guard let valid = String(validating: text, as: UTF8.self) else { throw fault(.notUTF8) }
    index += 1
    return valid
  }

  /// What follows a backslash.
  private mutating func escape() throws(JSONValue.Fault) -> Character {
    guard index < bytes.endIndex else { throw fault(.unexpectedEnd) }
    index += 1
    switch bytes[index - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var code = try fourDigits()
      if (0xD800..<0xDC00).contains(code) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw fault(.badEscape) }
        let low = try fourDigits()
        guard (0xDC00..<0xE000).contains(low) else { throw fault(.badEscape) }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw fault(.badEscape) }
      return Character(scalar)
    default: throw fault(.badEscape)
    }
  }

  private mutating func fourDigits() throws(JSONValue.Fault) -> UInt32 {
    guard index + 4 <= bytes.endIndex else { throw fault(.unexpectedEnd) }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let code = UInt32(digits, radix: 16)
    else { throw fault(.badEscape) }
    index += 4
    return code
  }
}
