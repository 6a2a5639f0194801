/// A block of whole pixels, for what must be redrawn or uploaded: `left..<right` x `top..<bottom`.
public struct Rectangle: Hashable, Sendable {
  /// The first column.
  public var left: Int
  /// The first row.
  public var top: Int
  /// One past the last column.
  public var right: Int
  /// One past the last row.
  public var bottom: Int

  /// The block `left..<right` x `top..<bottom`; empty when either range is.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// The block of `width` x `height` pixels at `x`, `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// The smallest block that holds every pixel `box` touches.
  public init(covering box: Box) {
    self.init(
      left: Self.pixel(box.x.rounded(.down)), top: Self.pixel(box.y.rounded(.down)),
      right: Self.pixel((box.x + box.width).rounded(.up)), bottom: Self.pixel((box.y + box.height).rounded(.up)))
  }

  /// A pixel number within what every library below counts with.
  private static func pixel(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0 }

  /// No pixel at all.
  public static let empty = Rectangle(left: 0, top: 0, right: 0, bottom: 0)

  /// Columns; 0 when empty.
  public var width: Int { max(0, right - left) }
  /// Rows; 0 when empty.
  public var height: Int { max(0, bottom - top) }
  /// Whether it holds no pixel.
  public var isEmpty: Bool { right <= left || bottom <= top }
  /// The same block in real coordinates.
  public var box: Box { Box(x: Double(left), y: Double(top), width: Double(width), height: Double(height)) }

  /// The smallest block that holds both; an empty one adds nothing.
  public func union(_ other: Rectangle) -> Rectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rectangle(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// What both hold; `empty` when nothing.
  public func intersection(_ other: Rectangle) -> Rectangle {
    let common = Rectangle(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// Larger by `margin` pixels on every side.
  public func grown(by margin: Int) -> Rectangle {
    isEmpty
      ? self : Rectangle(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  /// Mirrored about the middle of a page `pageWidth` columns wide.
  public func mirrored(in pageWidth: Int) -> Rectangle {
    Rectangle(left: pageWidth - right, top: top, right: pageWidth - left, bottom: bottom)
  }

  /// Whether the pixel at `x`, `y` is inside.
  public func contains(x: Int, y: Int) -> Bool { x >= left && x < right && y >= top && y < bottom }
}
