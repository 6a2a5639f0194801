public import Letterform

/// Draws on a surface or on the pages of a PDF file: fills, lines, other surfaces.
///
/// Coordinates are the target's pixels (points on paper) until `transform` says otherwise.
public final class Canvas {
  let context: ContextHandle

  /// A canvas on `surface`; the surface's pixels stay valid after the canvas is gone.
  ///
  /// - Parameter mirrored: exchanges left and right, for a page or a part of one that is read from right to left.
  public init(_ surface: Surface, mirrored: Bool = false) {
    context = ContextHandle(surface.handle)
    if mirrored { mirror(width: Double(surface.width)) }
  }

  /// A canvas whose steps are kept, in a PDF file or in memory.
  init(steps surface: borrowing SurfaceHandle) {
    context = ContextHandle(surface)
  }

  /// Runs `body` and takes back every transform and clip it made.
  public func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    context.save()
    defer { context.restore() }
    try body()
  }

  /// Maps all that follows by `map`, before the transforms already set.
  public func transform(_ map: Affine) { context.transform(map) }

  /// Moves the origin.
  public func translate(_ shift: Point) {
    context.transform(Affine(a: 1, b: 0, c: 0, d: 1, e: shift.x, f: shift.y))
  }

  /// Scales about the origin.
  public func scale(_ factor: Double) { context.transform(Affine(a: factor, b: 0, c: 0, d: factor, e: 0, f: 0)) }

  /// Turns about the origin, radians, clockwise as seen on screen.
  public func rotate(_ angle: Double) {
    context.transform(
      Affine(a: cosine(angle), b: sine(angle), c: -sine(angle), d: cosine(angle), e: 0, f: 0))
  }

  /// Limits all that follows to `box`.
  public func clip(_ box: Box) { context.clip(box) }

  /// Limits all that follows to the inside of `path`.
  public func clip(_ path: Path) { context.clip(path) }

  /// Fills the inside of `path` (non-zero rule, or even-odd when told).
  public func fill(_ path: Path, _ colour: Colour, evenOdd: Bool = false) {
    context.trace(path)
    context.source(colour)
    if evenOdd {
      context.evenOdd(true)
      context.fill()
      context.evenOdd(false)
    } else {
      context.fill()
    }
  }

  /// Fills the polygon of `points`.
  public func fill(polygon points: some Sequence<Point>, _ colour: Colour) {
    context.trace(points, closed: true)
    context.source(colour)
    context.fill()
  }

  /// Fills `box`.
  public func fill(_ box: Box, _ colour: Colour) {
    context.trace(box)
    context.source(colour)
    context.fill()
  }

  /// Fills a disc.
  public func fill(disc centre: Point, radius: Double, _ colour: Colour) {
    context.traceDisc(centre, radius)
    context.source(colour)
    context.fill()
  }

  /// Draws along `path`.
  public func stroke(_ path: Path, _ colour: Colour, _ style: StrokeStyle) {
    context.trace(path)
    context.source(colour)
    context.stroke(style)
  }

  /// Draws along the polyline of `points`.
  public func stroke(points: some Sequence<Point>, _ colour: Colour, _ style: StrokeStyle, closed: Bool = false) {
    context.trace(points, closed: closed)
    context.source(colour)
    context.stroke(style)
  }

  /// Draws a circle's line.
  public func stroke(circle centre: Point, radius: Double, _ colour: Colour, _ style: StrokeStyle) {
    context.traceDisc(centre, radius)
    context.source(colour)
    context.stroke(style)
  }

  /// Covers everything inside the clip with `colour`.
  public func paint(_ colour: Colour) {
    context.source(colour)
    context.paint()
  }

  /// Makes every pixel of `area` transparent.
  public func clear(_ area: Rectangle) {
    context.replacing(true)
    fill(area.box, Colour(0, alpha: 0))
    context.replacing(false)
  }

  /// Paints `surface` with its upper left corner at `place`, over what is there; never mirrored.
  public func paint(_ surface: Surface, at place: Point = .zero, opacity: Double = 1) {
    keepingDirection(about: place.x + Double(surface.width) / 2) {
      context.paint(surface.handle, at: place, area: nil, opacity: opacity, sharp: false)
    }
  }

  /// Paints the pixels of `surface`, a picture of the page, inside `area` over the same place, pixel for pixel.
  public func paint(_ surface: Surface, area: Rectangle) {
    let shown = isMirrored ? area.mirrored(in: surface.width) : area
    keepingDirection(about: Double(surface.width) / 2) {
      context.paint(surface.handle, at: .zero, area: shown.box, opacity: 1, sharp: true)
    }
  }

  /// Replaces the pixels inside `area` by those of `surface`, a picture of the page, pixel for pixel.
  ///
  /// Cost: a copy of the area; for a layer drawn once and restored often.
  public func copy(_ surface: Surface, area: Rectangle) {
    context.replacing(true)
    paint(surface, area: area)
    context.replacing(false)
  }

  /// Copies what is shown on this canvas so far into `surface`, pixel for pixel.
  public func copyPixels(to surface: Surface) { context.copyTarget(to: surface.handle) }

  /// Runs `body` on a layer of its own, then lays that down at `opacity`.
  public func layered(opacity: Double, _ body: () -> Void) {
    guard opacity < 1 else { return body() }
    context.beginGroup()
    body()
    context.endGroup(opacity: opacity)
  }
}
