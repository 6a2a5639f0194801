// Unsafe: reads bytes below the length that comes with the pointer.
/// What a name inside a pack may be (rule 5), one name at a time.
enum EntryName {
  /// Checks the bytes of a name: length, characters, canonical parts, and that its coding is known.
  @inline(__always)
  static func check(_ name: UnsafeRawBufferPointer, isMarkedUTF8: Bool) throws(PackRule) {
    guard let base = name.baseAddress, unsafe !name.isEmpty else { throw .nameEmpty }
    guard name.count <= PackLimits.nameBytes else {
      throw .nameTooLong(bytes: name.count, cap: PackLimits.nameBytes)
    }
    var isASCII = true
    var part = 0  // where the current part began
    var index = 0
    let count = name.count
    while index < count {
      let byte = unsafe base.load(fromByteOffset: index, as: UInt8.self)
      if byte == UInt8(ascii: "/") {
        if unsafe isForbiddenPart(base + part, index - part) { throw .nameNotCanonical }
        part = index + 1
      } else if byte < 0x20 || byte == 0x7f {
        throw .nameControlCharacter
      } else if byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":") {
        throw .nameForbiddenCharacter(Character(Unicode.Scalar(byte)))
      } else if byte >= 0x80 {
        isASCII = false
      }
      index += 1
    }
    // A slash at the very end marks a folder; no other part may be empty.
    if unsafe part < count ? isForbiddenPart(base + part, count - part) : count == 1 { throw .nameNotCanonical }
    if !isASCII { unsafe try checkText(name, isMarkedUTF8: isMarkedUTF8) }
  }

  /// Whether a name asked for, rather than found, could be the name of a file in a pack or a folder layer.
  static func isUsable(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      guard unsafe bytes.last != UInt8(ascii: "/") else { return false }
      do {
        unsafe try check(UnsafeRawBufferPointer(bytes), isMarkedUTF8: true)
        return true
      } catch {
        return false
      }
    }
  }

  @inline(__always)
  private static func isForbiddenPart(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    if count > 2 { return false }
    if count == 0 { return true }
    let dot = UInt8(ascii: ".")
    guard unsafe start.load(as: UInt8.self) == dot else { return false }
    return unsafe count == 1 || start.load(fromByteOffset: 1, as: UInt8.self) == dot
  }

  private static func checkText(_ name: UnsafeRawBufferPointer, isMarkedUTF8: Bool) throws(PackRule) {
    guard isMarkedUTF8, let text = unsafe String(validating: name, as: UTF8.self) else { throw .nameNotText }
    // U+0080 to U+009F are control characters too.
    for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control {
      throw .nameControlCharacter
    }
  }
}
