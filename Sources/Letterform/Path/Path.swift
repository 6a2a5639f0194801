/// A path of lines and cubic Bezier curves, as SVG's path grammar describes it.
///
/// Quadratic curves and arcs are turned into cubics when they are read.
public struct Path: Hashable, Sendable {
  /// One step of a path; every point is absolute.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bezier curve with its two control points and its end.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// The steps, in drawing order; the first is a `move` unless the path is empty.
  public var elements: [Element]

  /// The path of `elements`.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}
