/// What is wrong with an XML text, and where.
public struct XMLError: Error, Hashable, Sendable {
  /// The rule that the text breaks.
  public enum Rule: Hashable, Sendable {
    /// The text is longer than the limit allows, in bytes.
    case tooLarge(limit: Int)
    /// Elements are nested deeper than the limit allows.
    case tooDeep(limit: Int)
    /// There are more elements, or more attributes in one element, than the limit allows.
    case tooMany(limit: Int)
    /// The text is not UTF-8.
    case notUTF8
    /// A character that XML does not allow.
    case forbiddenCharacter
    /// The declaration asks for an encoding other than UTF-8.
    case encoding(String)
    /// Document types are refused: they can name other files and grow without bound.
    case documentType
    /// The text ended inside something.
    case unexpectedEnd
    /// Something else was due here.
    case expected(String)
    /// A name was due here.
    case nameExpected
    /// The end tag closes another element than the open one.
    case mismatchedTag(open: String, close: String)
    /// The attribute stands twice in one tag.
    case repeatedAttribute(String)
    /// The prefix is not bound to a namespace.
    case unboundPrefix(String)
    /// The entity is not one of the five of XML.
    case unknownEntity(String)
    /// Two hyphens stand inside a comment, or `]]>` inside text.
    case reservedSequence(String)
    /// There is text, or a second element, outside the one outermost element.
    case outsideRoot
  }

  /// The rule that is broken.
  public var rule: Rule
  /// Bytes of UTF-8 before the place.
  public var offset: Int
  /// The line of the place, from 1.
  public var line: Int
  /// The column of the place in characters, from 1.
  public var column: Int
}

/// What a reader allows, so that hostile text costs little.
public struct XMLLimits: Hashable, Sendable {
  /// Most bytes of the whole text.
  public var bytes = 4 << 20
  /// Deepest nesting of elements.
  public var depth = 64
  /// Most elements of the whole text.
  public var elements = 100_000
  /// Most attributes of one element.
  public var attributes = 128
  /// Most prefixes that are bound at one place.
  public var namespaces = 64

  /// Limits that no drawing of this project comes near.
  public init() {}
}
