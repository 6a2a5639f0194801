/// What is wrong with the text of a path or of a transform, and where.
public struct PathError: Error, Hashable, Sendable {
  /// The rule of the grammar that the text breaks.
  public enum Rule: Hashable, Sendable {
    /// A path begins with a move, `M` or `m`.
    case firstIsNotMove
    /// A number was due here; the byte found instead, or nil at the end of the text.
    case numberExpected(found: UInt8?)
    /// An arc's flag was due here, which is the single character `0` or `1`.
    case flagExpected(found: UInt8?)
    /// A command letter was due here.
    case commandExpected(found: UInt8)
    /// The number is beyond what a path can hold, ``Path/largestCoordinate``.
    case numberTooLarge
    /// The name of a transform was due here: matrix, translate, scale, rotate, skewX or skewY.
    case transformExpected
    /// A bracket or comma was due here; the byte found instead, or nil at the end of the text.
    case bracketExpected(found: UInt8?)
    /// The transform takes another number of numbers.
    case argumentCount(transform: String, count: Int)
  }

  /// The rule that is broken.
  public var rule: Rule
  /// Bytes of UTF-8 before the place.
  public var offset: Int
  /// The line of the place, from 1.
  public var line: Int
  /// The column of the place in characters, from 1.
  public var column: Int

  /// An error at the byte `offset` of `text`.
  init(_ rule: Rule, offset: Int, in text: some Collection<UInt8>) {
    self.rule = rule
    self.offset = offset
    (line, column) = (1, 1)
    for byte in text.prefix(offset) {
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
