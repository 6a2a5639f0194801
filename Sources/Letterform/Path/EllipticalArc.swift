/// SVG's elliptical arc, given by its ends, as cubics of at most a quarter turn each.
///
/// A quarter circle as one cubic strays at most 0.028 % of its radius from the circle.
struct EllipticalArc {
  /// The half axes; signs are ignored.
  var radii = Point.zero
  /// The turn of the ellipse's x-axis, degrees clockwise on screen.
  var rotation = 0.0
  /// Whether the longer of the two ways round is taken.
  var isLarge = false
  /// Whether it runs clockwise on screen, SVG's sweep flag.
  var isClockwise = false

  /// The steps from `start` to `end`, by SVG 1.1 appendix F.6 with its corrections of radii out of range.
  func elements(from start: Point, to end: Point) -> [Path.Element] {
    if start == end { return [] }
    var (width, height) = (radii.x.magnitude, radii.y.magnitude)
    guard width > 0, height > 0 else { return [.line(end)] }

    let axis = Affine.rotation(degrees: rotation)
    let back = Affine(a: axis.a, b: axis.c, c: axis.b, d: axis.d, e: 0, f: 0)
    let half = back((start - end) * 0.5)
    let excess = (half.x / width) * (half.x / width) + (half.y / height) * (half.y / height)
    guard excess > 0, excess.isFinite else { return [.line(end)] }
    if excess > 1 {
      width *= excess.squareRoot()
      height *= excess.squareRoot()
    }

    // On the unit circle that the ellipse comes from, the chord's half is `chord` and the centre lies across it.
    let chord = Point(half.x / width, half.y / height)
    let square = chord.dot(chord)
    let reach = max(0, 1 / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let centre = Point(chord.y, -chord.x) * reach
    let from = (chord - centre).angle
    var turn = (chord - centre).turn(to: -chord - centre)
    // A turn of exactly half a circle has no sign of its own.
    if isClockwise, turn <= 0 { turn += 2 * .pi }
    if !isClockwise, turn >= 0 { turn -= 2 * .pi }

    let middle = start.interpolated(to: end, 0.5)
    let place = Affine.translation(middle.x, middle.y).after(axis).after(.scale(width, height))
    let pieces = max(1, Int((turn.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / Double(pieces)
    let handle = 4.0 / 3 * Trigonometry.tangent(step / 4)
    return (0..<pieces).map { piece in
      let first = Point.direction(from + step * Double(piece))
      let last = Point.direction(from + step * Double(piece + 1))
      let leaving = centre + first + Point(-first.y, first.x) * handle
      let arriving = centre + last - Point(-last.y, last.x) * handle
      return .curve(place(leaving), place(arriving), piece == pieces - 1 ? end : place(centre + last))
    }
  }
}

extension Path.Element {
  /// The cubic that runs exactly as the quadratic curve from `start` by `control` to `end`.
  static func quadratic(from start: Point, _ control: Point, _ end: Point) -> Path.Element {
    .curve(start.interpolated(to: control, 2.0 / 3), end.interpolated(to: control, 2.0 / 3), end)
  }
}
