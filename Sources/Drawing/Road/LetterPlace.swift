public import Letterform

/// Where a letter stands on a drawing: letter units to pixels, one scale for both directions.
public struct LetterPlace: Hashable, Sendable {
  /// Pixels a letter unit (x-height 100 units).
  public var scale: Double
  /// The pixel at which the letter's origin (x = 0, y = 0; the baseline is at y = 200) lies.
  public var origin: Point
  /// The direction in which the letters stand on their line, length 1; (1, 0) on a level one.
  public var axis: Point

  /// A place from its scale, the pixel of the letter's origin and the direction of its line.
  public init(scale: Double, origin: Point, axis: Point = Point(1, 0)) {
    (self.scale, self.origin, self.axis) = (scale, origin, axis)
  }

  /// The map from letter units to pixels.
  public var map: Affine {
    Affine(
      a: scale * axis.x, b: scale * axis.y, c: -scale * axis.y, d: scale * axis.x, e: origin.x, f: origin.y)
  }

  /// The pixel of a letter point.
  public func callAsFunction(_ point: Point) -> Point { turned(point) * scale + origin }

  /// The letter point of a pixel.
  public func letterPoint(_ pixel: Point) -> Point {
    let away = pixel - origin
    return Point(away.dot(axis), away.dot(Point(-axis.y, axis.x))) * (1 / scale)
  }

  /// A way in letter units as the line has it, still in letter units.
  public func turned(_ way: Point) -> Point {
    Point(way.x * axis.x - way.y * axis.y, way.x * axis.y + way.y * axis.x)
  }

  /// The x-height in pixels.
  public var xHeight: Double { scale * 100 }

  /// The largest place at which the strokes, their corridor and the order tags fit `field`.
  ///
  /// - Parameters:
  ///   - corridor: half-width of the road, letter units.
  ///   - largestXHeight: the x-height is never more than this many pixels.
  ///   - tagRoom: what is kept free around the road, letter units.
  ///   - axis: the direction of the writing line.
  public static func largest(
    for form: Form, corridor: Double, in field: Box, largestXHeight: Double, tagRoom: Double = 20,
    axis: Point = Point(1, 0)
  ) -> LetterPlace {
    let level = LetterPlace(scale: 1, origin: .zero, axis: axis)
    let points = form.strokes.flatMap { $0.path.flattened(tolerance: 1).points.map { level($0) } }
    guard let ink = Box(around: points) else {
      return LetterPlace(scale: largestXHeight / 100, origin: field.centre, axis: axis)
    }
    let need = ink.inset(by: -(corridor + tagRoom))
    let scale = min(field.width / need.width, field.height / need.height, largestXHeight / 100)
    return LetterPlace(scale: scale, origin: field.centre - need.centre * scale, axis: axis)
  }
}
