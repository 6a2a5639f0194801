extension Point {
  /// The displacement of length 1 the same way; `.zero` stays `.zero`.
  public var unit: Point {
    let length = length
    return length > 0 ? self * (1 / length) : .zero
  }

  /// The direction of this displacement in radians, -π to π, clockwise on screen from rightwards; 0 for `.zero`.
  public var angle: Double { Trigonometry.angle(y: y, x: x) }

  /// The turn from this direction to `other` in radians, -π to π, positive clockwise on screen.
  public func turn(to other: Point) -> Double { Trigonometry.angle(y: cross(other), x: dot(other)) }

  /// The displacement of length 1 in the direction `angle`, radians clockwise on screen from rightwards.
  public static func direction(_ angle: Double) -> Point {
    Point(Trigonometry.cosine(angle), Trigonometry.sine(angle))
  }

  /// Whether both coordinates are numbers, neither infinite nor NaN.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Double {
  /// This many degrees as radians.
  public var radians: Double { self * (.pi / 180) }

  /// This many radians as degrees.
  public var degrees: Double { self * (180 / .pi) }
}
