extension Path {
  /// One line or curve of a path with both its ends.
  struct Segment: Hashable, Sendable {
    var start: Point
    /// The control points; those of a line lie on its thirds.
    var first, second: Point
    var end: Point
    var isCurve: Bool

    init(line start: Point, to end: Point) {
      (self.start, self.end, isCurve) = (start, end, false)
      (first, second) = (start.interpolated(to: end, 1.0 / 3), start.interpolated(to: end, 2.0 / 3))
    }

    init(curve start: Point, _ first: Point, _ second: Point, _ end: Point) {
      (self.start, self.first, self.second, self.end, isCurve) = (start, first, second, end, true)
    }

    /// The point at the parameter `t`, 0 to 1.
    func point(at t: Double) -> Point {
      if !isCurve { return start.interpolated(to: end, t) }
      let s = 1 - t
      return start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + end * (t * t * t)
    }

    /// The first derivative at `t`.
    func derivative(at t: Double) -> Point {
      if !isCurve { return end - start }
      let s = 1 - t
      return ((first - start) * (s * s) + (second - first) * (2 * s * t) + (end - second) * (t * t)) * 3
    }

    /// The second derivative at `t`.
    func secondDerivative(at t: Double) -> Point {
      if !isCurve { return .zero }
      return ((second - first - first + start) * (1 - t) + (end - second - second + first) * t) * 6
    }

    /// The direction at `t`, also where a control point lies on an end; `.zero` for a segment without length.
    func direction(at t: Double) -> Point {
      let slope = derivative(at: t)
      let size = max(start.distance(to: first), first.distance(to: second), second.distance(to: end))
      if slope.length > 1e-9 * size { return slope.unit }
      // The derivative vanishes: the curve leaves, or arrives, along its second derivative.
      let bend = secondDerivative(at: t)
      if bend.length > 1e-9 * size { return (t < 0.5 ? bend : -bend).unit }
      return (end - start).unit
    }

    /// The signed curvature at `t`, 1 over the radius, positive clockwise on screen; 0 where the pen stands.
    func curvature(at t: Double) -> Double {
      let slope = derivative(at: t)
      let speed = slope.length
      return speed > 0 ? slope.cross(secondDerivative(at: t)) / (speed * speed * speed) : 0
    }

    /// The same segment drawn the other way.
    var reversed: Segment {
      isCurve ? Segment(curve: end, second, first, start) : Segment(line: end, to: start)
    }

    /// The step that draws it.
    var element: Element { isCurve ? .curve(first, second, end) : .line(end) }
  }

  /// The subpaths in drawing order, each as the segments it is made of; a closed one ends with the closing line.
  ///
  /// A subpath of a move alone has no segment; its point is `start`.
  var subpaths: [(start: Point, segments: [Segment], isClosed: Bool)] {
    var found: [(start: Point, segments: [Segment], isClosed: Bool)] = []
    var here = Point.zero
    var isOpen = false
    func begin(_ point: Point) { found.append((point, [], false)) }
    for element in elements {
      if case .move(let point) = element {
        begin(point)
        (here, isOpen) = (point, true)
        continue
      }
      if !isOpen {
        begin(here)
        isOpen = true
      }
      let last = found.count - 1
      switch element {
      case .move: break
      case .line(let end):
        found[last].segments.append(Segment(line: here, to: end))
        here = end
      case .curve(let first, let second, let end):
        found[last].segments.append(Segment(curve: here, first, second, end))
        here = end
      case .close:
        if here != found[last].start { found[last].segments.append(Segment(line: here, to: found[last].start)) }
        found[last].isClosed = true
        (here, isOpen) = (found[last].start, false)
      }
    }
    return found
  }
}
