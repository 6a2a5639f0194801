/// An XML text that has been read: one tree of elements.
///
/// A strict reader of XML 1.0 with namespaces, in UTF-8. It accepts what drawing programs write: elements, attributes,
/// prefixes, comments, CDATA, the five entities, character references, processing instructions (skipped). It refuses
/// document types. It never reads another file, and memory is bounded by the text's length.
///
///     let picture = try XMLDocument(Array(#"<svg><path d="M0,0"/></svg>"#.utf8))
///     picture.root.children[0]["d"]   // "M0,0"
public struct XMLDocument: Hashable, Sendable {
  /// The outermost element.
  public let root: XMLElement
  /// The text it was read from.
  let bytes: [UInt8]

  /// Reads `bytes`.
  /// - Throws: ``XMLError`` with the place of the first fault.
  /// - Complexity: linear in the text.
  public init(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) throws(XMLError) {
    var reader = XMLReader(bytes, limits: limits)
    root = try reader.read()
    self.bytes = bytes
  }

  /// The place in the text of the byte `offset` of an attribute's value, as near as entities allow exactly.
  public func place(in attribute: XMLAttribute, offset: Int) -> TextPlace {
    var scanner = XMLScanner(bytes)
    scanner.move(to: attribute.valueOffset)
    var read = 0
    while read < offset, let byte = scanner.byte {
      if byte == UInt8(ascii: "&"), let text = try? scanner.reference() {
        read += text.utf8.count
      } else if byte == 0x0D, scanner.next == 0x0A {
        scanner.advance()
      } else {
        scanner.advance()
        read += 1
      }
    }
    return scanner.place(of: scanner.offset)
  }
}
