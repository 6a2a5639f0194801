/// Builds the tree: keeps the open elements on a stack of its own, so depth costs no recursion.
struct XMLReader {
  private var scanner: XMLScanner
  private let limits: XMLLimits
  private var open: [(element: XMLElement, tag: String, namespaces: [String: String], text: [UInt8])] = []
  private var elementCount = 0
  private var root: XMLElement?
  /// The last place that was asked for: places are asked for in order, so counting lines stays linear.
  private var counted = (offset: 0, place: TextPlace(line: 1, column: 1))

  init(_ bytes: [UInt8], limits: XMLLimits) {
    scanner = XMLScanner(bytes)
    self.limits = limits
  }

  mutating func read() throws(XMLError) -> XMLElement {
    try checkCharacters()
    _ = scanner.take("\u{FEFF}")
    if scanner.take("<?xml"), let byte = scanner.byte, XMLScanner.isSpace(byte) { try readDeclaration() }
    while scanner.byte != nil { try readPiece() }
    if let last = open.last { throw scanner.error(.expected("</\(last.tag)>")) }
    guard let root else { throw scanner.error(.unexpectedEnd) }
    return root
  }

  /// Size, encoding and characters are looked at before anything else, so that the rest need not.
  private func checkCharacters() throws(XMLError) {
    if scanner.bytes.count > limits.bytes { throw scanner.error(.tooLarge(limit: limits.bytes), at: limits.bytes) }
    var decoder = UTF8()
    var bytes = scanner.bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return
      case .error: throw scanner.error(.notUTF8, at: offset)
      case .scalarValue(let scalar):
        guard XMLScanner.isAllowed(scalar) else { throw scanner.error(.forbiddenCharacter, at: offset) }
        offset += UTF8.width(scalar)
      }
    }
  }

  /// Only the encoding matters; the rest of the declaration is skipped.
  private mutating func readDeclaration() throws(XMLError) {
    let start = scanner.offset
    try scanner.skip(past: "?>")
    let text = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
    guard
      let name = text.split(whereSeparator: { $0 == "=" || $0.isWhitespace || $0 == "\"" || $0 == "'" || $0 == "?" })
        .drop(while: { $0 != "encoding" }).dropFirst().first
    else { return }
    let encoding = name.uppercased()
    guard encoding == "UTF-8" || encoding == "US-ASCII" else {
      throw scanner.error(.encoding(String(name)), at: start)
    }
  }

  private mutating func readPiece() throws(XMLError) {
    guard scanner.byte == UInt8(ascii: "<") else { return try readText() }
    let start = scanner.offset
    if scanner.take("<!--") { return try readComment(from: start) }
    if scanner.take("<![CDATA[") { return try readSection(from: start) }
    if scanner.take("<!") { throw scanner.error(.documentType, at: start) }
    if scanner.take("<?") { return try scanner.skip(past: "?>") }
    if scanner.take("</") { return try readEnd(from: start) }
    try readStart()
  }

  private mutating func readText() throws(XMLError) {
    guard !open.isEmpty else {
      if !scanner.skipSpace() { throw scanner.error(.outsideRoot) }
      return
    }
    while let byte = scanner.byte, byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") {
        open[open.count - 1].text += try scanner.reference().utf8
      } else if byte == UInt8(ascii: "]"), scanner.take("]]>") {
        throw scanner.error(.reservedSequence("]]>"), at: scanner.offset - 3)
      } else {
        scanner.advance()
        if byte != 0x0D {
          open[open.count - 1].text.append(byte)
        } else if scanner.byte != 0x0A {
          open[open.count - 1].text.append(0x0A)
        }
      }
    }
  }

  private mutating func readComment(from start: Int) throws(XMLError) {
    while !scanner.take("-->") {
      if scanner.take("--") { throw scanner.error(.reservedSequence("--"), at: scanner.offset - 2) }
      guard scanner.byte != nil else { throw scanner.error(.unexpectedEnd, at: start) }
      scanner.advance()
    }
  }

  private mutating func readSection(from start: Int) throws(XMLError) {
    guard !open.isEmpty else { throw scanner.error(.outsideRoot, at: start) }
    let begin = scanner.offset
    try scanner.skip(past: "]]>")
    open[open.count - 1].text += scanner.bytes[begin..<(scanner.offset - 3)]
  }

  private mutating func readEnd(from start: Int) throws(XMLError) {
    let tag = try scanner.name()
    scanner.skipSpace()
    guard scanner.take(">") else { throw scanner.error(.expected(">")) }
    guard let last = open.last else { throw scanner.error(.outsideRoot, at: start) }
    guard last.tag == tag else { throw scanner.error(.mismatchedTag(open: last.tag, close: tag), at: start) }
    close()
  }

  private mutating func readStart() throws(XMLError) {
    let start = scanner.offset
    scanner.advance()
    if root != nil { throw scanner.error(.outsideRoot, at: start) }
    if open.count >= limits.depth { throw scanner.error(.tooDeep(limit: limits.depth), at: start) }
    elementCount += 1
    if elementCount > limits.elements { throw scanner.error(.tooMany(limit: limits.elements), at: start) }

    let tag = try scanner.name()
    let (raw, isEmpty) = try readAttributes()
    var namespaces = open.last?.namespaces ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
    for attribute in raw {
      if attribute.name == "xmlns" { namespaces[""] = attribute.value }
      if attribute.name.hasPrefix("xmlns:") { namespaces[String(attribute.name.dropFirst(6))] = attribute.value }
    }

    if namespaces.count > limits.namespaces {
      throw scanner.error(.tooMany(limit: limits.namespaces), at: start)
    }
    let name = try resolve(tag, namespaces, at: start, isAttribute: false)
    var element = XMLElement(name: name, place: place(of: start))
    var seen: Set<XMLName> = []
    for attribute in raw where attribute.name != "xmlns" && !attribute.name.hasPrefix("xmlns:") {
      let name = try resolve(attribute.name, namespaces, at: attribute.offset, isAttribute: true)
      guard seen.insert(name).inserted else {
        throw scanner.error(.repeatedAttribute(attribute.name), at: attribute.offset)
      }
      element.attributes.append(
        XMLAttribute(
          name: name, value: attribute.value, place: place(of: attribute.offset),
          valueOffset: attribute.valueOffset))
    }
    open.append((element, tag, namespaces, []))
    if isEmpty { close() }
  }

  private typealias RawAttribute = (name: String, value: String, offset: Int, valueOffset: Int)

  /// Reads up to the end of the tag; says whether the element is closed at once.
  private mutating func readAttributes() throws(XMLError) -> ([RawAttribute], isEmpty: Bool) {
    var attributes: [RawAttribute] = []
    while true {
      let hadSpace = scanner.skipSpace()
      if scanner.take("/>") { return (attributes, true) }
      if scanner.take(">") { return (attributes, false) }
      guard scanner.byte != nil else { throw scanner.error(.unexpectedEnd) }
      guard hadSpace else { throw scanner.error(.expected(">")) }
      if attributes.count >= limits.attributes { throw scanner.error(.tooMany(limit: limits.attributes)) }
      let start = scanner.offset
      let name = try scanner.name()
      scanner.skipSpace()
      guard scanner.take("=") else { throw scanner.error(.expected("=")) }
      scanner.skipSpace()
      let valueOffset = scanner.offset + 1
      let value = try readValue()
      if attributes.contains(where: { $0.name == name }) {
        throw scanner.error(.repeatedAttribute(name), at: start)
      }
      attributes.append((name, value, start, valueOffset))
    }
  }

  private mutating func readValue() throws(XMLError) -> String {
    guard let quote = scanner.byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw scanner.error(.expected("\""))
    }
    let start = scanner.offset
    scanner.advance()
    var value: [UInt8] = []
    while let byte = scanner.byte {
      if byte == quote {
        scanner.advance()
        return String(decoding: value, as: UTF8.self)
      }
      if byte == UInt8(ascii: "<") { throw scanner.error(.expected("\"")) }
      if byte == UInt8(ascii: "&") {
        value += try scanner.reference().utf8
        continue
      }
      scanner.advance()
      // A line end counts once, however it is written.
      if byte == 0x0D, scanner.byte == 0x0A { continue }
      value.append(XMLScanner.isSpace(byte) ? 0x20 : byte)
    }
    throw scanner.error(.unexpectedEnd, at: start)
  }

  private mutating func place(of offset: Int) -> TextPlace {
    counted.place = scanner.place(of: offset, from: counted.offset, counted.place)
    counted.offset = offset
    return counted.place
  }

  private func resolve(
    _ tag: String, _ namespaces: [String: String], at offset: Int, isAttribute: Bool
  ) throws(XMLError) -> XMLName {
    let parts = tag.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let local = parts.last, !local.isEmpty, !local.contains(":") else {
      throw scanner.error(.nameExpected, at: offset)
    }
    guard parts.count == 2 else {
      return XMLName(String(local), in: isAttribute ? "" : namespaces[""] ?? "")
    }
    guard let namespace = namespaces[String(parts[0])], !namespace.isEmpty else {
      throw scanner.error(.unboundPrefix(String(parts[0])), at: offset)
    }
    return XMLName(String(local), in: namespace)
  }

  /// Closes the innermost element and hands it to the one around it.
  private mutating func close() {
    flushText()
    guard let last = open.popLast() else { return }
    guard !open.isEmpty else {
      root = last.element
      return
    }
    flushText()
    open[open.count - 1].element.content.append(.element(last.element))
  }

  private mutating func flushText() {
    guard let last = open.last, !last.text.isEmpty else { return }
    open[open.count - 1].element.content.append(.text(String(decoding: last.text, as: UTF8.self)))
    open[open.count - 1].text = []
  }
}
