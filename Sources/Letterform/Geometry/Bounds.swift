/// An upright box that contains something; empty when its least corner is right of its greatest.
public struct Bounds: Hashable, Sendable {
  /// The corner with the least x and y.
  public var least: Point
  /// The corner with the greatest x and y.
  public var greatest: Point

  /// The box between two corners.
  public init(least: Point, greatest: Point) {
    (self.least, self.greatest) = (least, greatest)
  }

  /// The box that contains nothing.
  public static let empty = Bounds(
    least: Point(.infinity, .infinity), greatest: Point(-.infinity, -.infinity))

  /// Whether it contains no point.
  public var isEmpty: Bool { least.x > greatest.x || least.y > greatest.y }

  /// Its width; 0 when it is empty.
  public var width: Double { isEmpty ? 0 : greatest.x - least.x }

  /// Its height; 0 when it is empty.
  public var height: Double { isEmpty ? 0 : greatest.y - least.y }

  /// Grows to contain `point`.
  public mutating func include(_ point: Point) {
    least = Point(min(least.x, point.x), min(least.y, point.y))
    greatest = Point(max(greatest.x, point.x), max(greatest.y, point.y))
  }

  /// The box that contains both.
  public func union(_ other: Bounds) -> Bounds {
    Bounds(
      least: Point(min(least.x, other.least.x), min(least.y, other.least.y)),
      greatest: Point(max(greatest.x, other.greatest.x), max(greatest.y, other.greatest.y)))
  }

  /// Whether `point` lies in it or on its edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= least.x && point.x <= greatest.x && point.y >= least.y && point.y <= greatest.y
  }
}
