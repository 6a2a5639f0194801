/// A name with its namespace: `tw:form` is `form` in `urn:tracewell:letter`.
public struct XMLName: Hashable, Sendable {
  /// The namespace, empty for none.
  public var namespace: String
  /// The name without its prefix.
  public var local: String

  /// The name `local` in `namespace`.
  public init(_ local: String, in namespace: String = "") {
    (self.namespace, self.local) = (namespace, local)
  }
}

/// A place in a text file, both counted from 1.
public struct TextPlace: Hashable, Sendable {
  /// The line.
  public var line: Int
  /// The column in characters.
  public var column: Int

  /// The place at `line` and `column`.
  public init(line: Int, column: Int) {
    (self.line, self.column) = (line, column)
  }
}

/// One attribute of an element.
public struct XMLAttribute: Hashable, Sendable {
  /// Its name; without a prefix it is in no namespace.
  public var name: XMLName
  /// Its value, entities replaced and white space turned into spaces.
  public var value: String
  /// Where its name begins.
  public var place: TextPlace
  /// Byte offset of the value's first character in the text.
  var valueOffset: Int
}

/// An element with all that is in it.
public struct XMLElement: Hashable, Sendable {
  /// What an element contains, in order; comments and processing instructions are not kept.
  public enum Content: Hashable, Sendable {
    /// An element.
    case element(XMLElement)
    /// Text; neighbouring pieces are one, CDATA sections included.
    case text(String)
  }

  /// Its name.
  public var name: XMLName
  /// Its attributes in the order of the text; the declarations of namespaces are not among them.
  public var attributes: [XMLAttribute] = []
  /// What it contains.
  public var content: [Content] = []
  /// Where its tag begins.
  public var place: TextPlace

  /// The elements directly inside.
  public var children: [XMLElement] {
    content.compactMap {
      if case .element(let element) = $0 { element } else { nil }
    }
  }

  /// All text inside, without that of inner elements.
  public var text: String {
    content.map {
      if case .text(let text) = $0 { text } else { "" }
    }.joined()
  }

  /// The attribute of that name, nil if there is none.
  public func attribute(_ local: String, in namespace: String = "") -> XMLAttribute? {
    attributes.first { $0.name.local == local && $0.name.namespace == namespace }
  }

  /// The value of the attribute of that name, nil if there is none.
  public subscript(_ local: String, in namespace: String = "") -> String? {
    attribute(local, in: namespace)?.value
  }
}
