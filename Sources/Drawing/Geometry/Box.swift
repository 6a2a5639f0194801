public import Letterform

/// An upright rectangle in real coordinates, y down: where something stands in a layout.
public struct Box: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Upper edge.
  public var y: Double
  /// Extent to the right, at least 0.
  public var width: Double
  /// Extent down, at least 0.
  public var height: Double

  /// A box from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  /// A square of side `side` around `centre`.
  public init(centre: Point, side: Double) {
    self.init(x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side)
  }

  /// The smallest box that holds every point; nil when there is none.
  public init?(around points: some Sequence<Point>) {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for p in points {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    guard low.x <= high.x else { return nil }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Right edge.
  public var right: Double { x + width }
  /// Lower edge.
  public var bottom: Double { y + height }
  /// The middle.
  public var centre: Point { Point(x + width / 2, y + height / 2) }

  /// Smaller by `margin` on every side (larger when negative).
  public func inset(by margin: Double) -> Box {
    Box(x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin)
  }

  /// Moved by `shift`.
  public func moved(by shift: Point) -> Box { Box(x: x + shift.x, y: y + shift.y, width: width, height: height) }

  /// The smallest box that holds both.
  public func union(_ other: Box) -> Box {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Box(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// Whether `point` is inside or on the edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= right && point.y >= y && point.y <= bottom
  }

  /// Whether the two share more than an edge.
  public func intersects(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// Mirrored about the vertical line in the middle of a page `pageWidth` wide.
  public func mirrored(in pageWidth: Double) -> Box {
    Box(x: pageWidth - right, y: y, width: width, height: height)
  }
}
