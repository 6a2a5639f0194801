extension Affine {
  /// The map that moves every point by `x`, `y`.
  public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, e: x, f: y)
  }

  /// The map that stretches by `x` and `y` about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, e: 0, f: 0)
  }

  /// The map that turns by `degrees` about the origin, clockwise on screen.
  public static func rotation(degrees: Double) -> Affine {
    let direction = Point.direction(degrees.radians)
    return Affine(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, e: 0, f: 0)
  }

  /// The map that leans upright letters `degrees` from the vertical to the right, and keeps the line y = `baseline`.
  public static func slant(degrees: Double, baseline: Double) -> Affine {
    let lean = Trigonometry.tangent(degrees.radians)
    return Affine(a: 1, b: 0, c: -lean, d: 1, e: lean * baseline, f: 0)
  }

  /// How much areas grow; negative when the map mirrors, 0 when it flattens.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one; nil when it flattens the plane.
  public var inverse: Affine? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    return Affine(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      e: (c * f - d * e) / area, f: (b * e - a * f) / area)
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && e.isFinite && f.isFinite
  }

  /// Where the displacement `vector` goes; displacements are not moved.
  public func displacement(_ vector: Point) -> Point {
    Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }
}
