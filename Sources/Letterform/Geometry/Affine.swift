/// An affine map of the plane in SVG's order: `x' = a x + c y + e`, `y' = b x + d y + f`.
public struct Affine: Hashable, Sendable {
  /// The six numbers of SVG's `matrix(a b c d e f)`.
  public var a, b, c, d, e, f: Double

  /// The map `matrix(a b c d e f)`.
  public init(a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
  }

  /// The map that leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)

  /// Where `point` goes.
  public func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + e, b * point.x + d * point.y + f)
  }

  /// The map that applies `inner` first and this one after it.
  public func after(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      e: a * inner.e + c * inner.f + e, f: b * inner.e + d * inner.f + f)
  }
}
