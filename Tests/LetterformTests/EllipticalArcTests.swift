import Glibc
import Testing

@testable import Letterform

@Suite struct EllipticalArcTests {
  /// Points of the path are at distance `radius` from `centre`, within the error of a quarter circle drawn as a cubic.
  private func isCircle(_ path: Path, _ centre: Point, _ radius: Double) -> Bool {
    path.flattened(tolerance: 0.001).points.allSatisfy { abs($0.distance(to: centre) / radius - 1) < 3e-4 }
  }

  @Test func fourArcsThroughTwoPoints() throws {
    // Radius 50, chord 60: centres 40 above and below the chord.
    for (large, sweep, y) in [(0, 0, -40.0), (0, 1, 40.0), (1, 0, 40.0), (1, 1, -40.0)] {
      let path = try Path(svg: "M-30,0A50 50 0 \(large) \(sweep) 30,0")
      let length = path.flattened(tolerance: 0.001).length
      let small = 2 * asin(0.6) * 50
      #expect(isCircle(path, Point(0, y), 50), "\(large) \(sweep)")
      #expect(abs(length - (large == 1 ? 100 * .pi - small : small)) < 0.05, "\(large) \(sweep)")
      // Clockwise on screen passes above the chord for the small arc.
      let middle = path.flattened().point(at: length / 2)
      #expect((middle.y < 0) == (sweep == 1))
    }
  }

  @Test func tooSmallRadiiGrow() throws {
    let path = try Path(svg: "M-30,0A1 1 0 0 1 30,0")
    #expect(isCircle(path, .zero, 30))
    #expect(path.end == Point(30, 0))
    #expect(path.bounds().least.y < -29.9)
  }

  @Test func negativeRadiiLoseTheirSign() throws {
    #expect(try Path(svg: "M0 0A-9 -7 5 0 1 8 3") == Path(svg: "M0 0A9 7 5 0 1 8 3"))
  }

  @Test func randomEllipsesKeepTheirEquation() throws {
    var random = Seeded(3)
    for _ in 0..<500 {
      let (rx, ry) = (Double.random(in: 1...90, using: &random), Double.random(in: 1...90, using: &random))
      let degrees = Double.random(in: -400...400, using: &random)
      let end = Point(.random(in: -99...99, using: &random), .random(in: -99...99, using: &random))
      var shape = EllipticalArc()
      (shape.radii, shape.rotation) = (Point(rx, ry), degrees)
      (shape.isLarge, shape.isClockwise) = (Bool.random(using: &random), Bool.random(using: &random))
      let path = Path([.move(.zero)] + shape.elements(from: .zero, to: end))
      // Undone, the ellipse is a circle; all its points see the same centre, so chords' perpendiculars meet there.
      let undo = Affine.scale(1 / rx, 1 / ry).after(.rotation(degrees: -degrees))
      let points = path.applying(undo).flattened(tolerance: 1e-5).points
      guard points.count > 4 else { continue }
      let (a, b, c) = (points[0], points[points.count / 2], points[points.count - 1])
      guard abs((b - a).cross(c - a)) > 1e-3 else { continue }
      let centre = circumcentre(a, b, c)
      let radius = centre.distance(to: a)
      #expect(points.allSatisfy { abs($0.distance(to: centre) - radius) < 1e-3 * radius })
      #expect(radius > 0.999)
      let sign = (points[1] - points[0]).cross(points[2] - points[1])
      #expect((sign > 0) == shape.isClockwise)
    }
  }

  private func circumcentre(_ a: Point, _ b: Point, _ c: Point) -> Point {
    let (p, q) = (b - a, c - a)
    let d = 2 * p.cross(q)
    return a + Point(q.y * p.dot(p) - p.y * q.dot(q), p.x * q.dot(q) - q.x * p.dot(p)) * (1 / d)
  }
}
