/// A point, or a displacement, of the plane: x to the right, y down, in whatever unit the context states.
///
/// Letter units: x-height 100, baseline at y = 200.
public struct Point: Hashable, Sendable {
  /// Distance to the right.
  public var x: Double
  /// Distance down.
  public var y: Double

  /// The point at `x`, `y`.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, and the displacement that moves nothing.
  public static let zero = Point(0, 0)

  /// The Euclidean length of this displacement.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The Euclidean distance to `other`.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The scalar product, `|a| |b| cos(angle)`.
  public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The z of the cross product, `|a| |b| sin(angle)`; positive when `other` lies clockwise as seen on screen.
  public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The point `t` of the way from this one to `other`.
  public func interpolated(to other: Point, _ t: Double) -> Point { self + (other - self) * t }

  /// Component-wise sum.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// Component-wise difference.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  /// Scaled by `k`.
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }
  /// The opposite displacement.
  public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }
}
