/// How a path goes on where one of its segments ends and the next begins.
public struct Seam: Hashable, Sendable {
  /// Where it is.
  public var place: Point
  /// The turn there, radians, positive clockwise on screen.
  public var turn: Double
  /// The curvature before and after, 1 over the radius, positive clockwise on screen.
  public var before, after: Double
}

extension Path {
  /// The places inside subpaths where one segment ends and the next begins; segments without length are passed over.
  public var seams: [Seam] {
    subpaths.flatMap { subpath in
      let segments = subpath.segments.filter { $0.start != $0.end || $0.isCurve }
      return zip(segments, segments.dropFirst()).map { first, second in
        Seam(
          place: first.end, turn: first.direction(at: 1).turn(to: second.direction(at: 0)),
          before: first.curvature(at: 1), after: second.curvature(at: 0))
      }
    }
  }
}
