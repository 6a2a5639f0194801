public import Letterform

/// Where a letter stands on a drawing: letter units to pixels, one scale for both directions.
public struct LetterPlace: Hashable, Sendable {
  /// Pixels a letter unit (x-height 100 units).
  public var scale: Double
  /// The pixel at which the letter's origin (x = 0, y = 0; the baseline is at y = 200) lies.
  public var origin: Point

  /// A place from its scale and the pixel of the letter's origin.
  public init(scale: Double, origin: Point) {
    (self.scale, self.origin) = (scale, origin)
  }

  /// The map from letter units to pixels.
  public var map: Affine { Affine(a: scale, b: 0, c: 0, d: scale, e: origin.x, f: origin.y) }

  /// The pixel of a letter point.
  public func callAsFunction(_ point: Point) -> Point { point * scale + origin }

  /// The letter point of a pixel.
  public func letterPoint(_ pixel: Point) -> Point { (pixel - origin) * (1 / scale) }

  /// The x-height in pixels.
  public var xHeight: Double { scale * 100 }

  /// The largest place at which the strokes, their corridor and the order tags fit `field`.
  ///
  /// - Parameters:
  ///   - corridor: half-width of the road, letter units.
  ///   - largestXHeight: the x-height is never more than this many pixels.
  ///   - tagRoom: what is kept free around the road, letter units.
  public static func largest(
    for form: Form, corridor: Double, in field: Box, largestXHeight: Double, tagRoom: Double = 20
  ) -> LetterPlace {
    let points = form.strokes.flatMap { $0.path.flattened(tolerance: 1).points }
    guard let ink = Box(around: points) else {
      return LetterPlace(scale: largestXHeight / 100, origin: field.centre)
    }
    let need = ink.inset(by: -(corridor + tagRoom))
    let scale = min(field.width / need.width, field.height / need.height, largestXHeight / 100)
    return LetterPlace(scale: scale, origin: field.centre - need.centre * scale)
  }
}
