/// The check of a binary catalogue before the C library, which believes what it reads, gets to see it.
///
/// The format: GNU gettext manual, 10.3. Catalogues that depend on the system (minor revision 1) are not taken.
enum CatalogueFile {
  /// The largest file that is taken, bytes: many times what any language needs.
  static let mostBytes = 4 << 20
  /// The longest rule for plurals, characters: the C library reads it by recursion.
  static let longestPluralRule = 400
  private static let magic: UInt32 = 0x9504_12de

  /// Looks at every offset, length and string once.
  ///
  /// - Throws: the first rule that `bytes` breaks.
  /// - Complexity: linear in the size of the file.
  static func check(_ bytes: [UInt8]) throws(CatalogueRule) {
    guard bytes.count <= mostBytes else { throw .tooLarge(bytes: bytes.count, limit: mostBytes) }
    func number(_ offset: Int) throws(CatalogueRule) -> Int {
      guard offset >= 0, offset + 4 <= bytes.count else { throw .outside(offset: offset) }
      return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    guard try number(0) == Int(magic) else { throw .notACatalogue }
    guard try number(4) == 0 else { throw .revision(try number(4)) }
    let (count, keys, values) = (try number(8), try number(12), try number(16))
    guard count >= 1, count <= bytes.count / 16 else { throw .count(count) }
    var previous: ArraySlice<UInt8>?
    for index in 0..<count {
      let key = try string(bytes, length: try number(keys + 8 * index), at: try number(keys + 8 * index + 4))
      let value = try string(bytes, length: try number(values + 8 * index), at: try number(values + 8 * index + 4))
      if let previous, !previous.lexicographicallyPrecedes(key) { throw .order(index: index) }
      previous = key
      if index == 0 {
        guard key.isEmpty else { throw .noHeader }
        try checkHeader(value)
      }
    }
    try checkHash(count, size: try number(20), at: try number(24), number)
  }

  /// A string with its NUL, which must lie inside; its bytes without it.
  private static func string(_ bytes: [UInt8], length: Int, at offset: Int) throws(CatalogueRule) -> ArraySlice<UInt8> {
    guard offset >= 28, length >= 0, offset + length < bytes.count else { throw .outside(offset: offset) }
    guard bytes[offset + length] == 0 else { throw .noEnd(offset: offset) }
    let text = bytes[offset..<offset + length]
    guard String(validating: text, as: UTF8.self) != nil else { throw .notText(offset: offset) }
    return text
  }

  /// The hash table, where there is one: numbers of strings, counted from 1.
  private static func checkHash(
    _ count: Int, size: Int, at offset: Int, _ number: (Int) throws(CatalogueRule) -> Int
  ) throws(CatalogueRule) {
    // The C library searches a table of up to two places in halves; a larger one it walks until it meets a gap.
    guard size > 2 else { return }
    var gaps = 0
    guard size <= mostBytes / 4 else { throw .hash }
    for place in 0..<size {
      let index = try number(offset + 4 * place)
      guard index <= count else { throw .hash }
      if index == 0 { gaps += 1 }
    }
    guard gaps > 0 else { throw .hash }
  }

  /// The header tells how the strings are coded and how plurals are chosen.
  private static func checkHeader(_ value: ArraySlice<UInt8>) throws(CatalogueRule) {
    let lines = String(decoding: value, as: UTF8.self).split(separator: "\n")
    func field(_ name: String) -> Substring? { lines.first { $0.hasPrefix("\(name):") }?.dropFirst(name.count + 1) }
    guard let type = field("Content-Type"), type.hasSuffix("charset=UTF-8") else { throw .charset }
    guard let plural = field("Plural-Forms") else { return }
    let allowed = "nplurals=0123456789;()?:|&!<>%+-*/ "
    guard plural.utf8.count <= longestPluralRule, plural.allSatisfy({ allowed.contains($0) }), dividesSafely(plural)
    else { throw .plural }
  }

  /// Whether `rule` divides by plain numbers other than 0 only: a remainder by nothing would end the program.
  private static func dividesSafely(_ rule: Substring) -> Bool {
    var rest = rule
    while let sign = rest.firstIndex(where: { $0 == "%" || $0 == "/" }) {
      rest = rest[rest.index(after: sign)...].drop { $0 == " " }
      guard rest.prefix(while: \.isNumber).contains(where: { $0 != "0" }) else { return false }
    }
    return true
  }
}
