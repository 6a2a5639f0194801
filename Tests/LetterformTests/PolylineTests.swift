import Glibc
import Testing

@testable import Letterform

@Suite struct PolylineTests {
  @Test func lengthsAgainstClosedForms() throws {
    #expect(try Path(svg: "M0,0 L30,0 L30,40").flattened().length == 70)
    let circle = try Path(svg: "M50,0A50 50 0 1 1 -50,0A50 50 0 1 1 50,0").flattened(tolerance: 0.001)
    #expect(abs(circle.length / (100 * .pi) - 1) < 3e-4)
    // The parabola y = x² / 20 from 0 to 20, as a quadratic curve: length from the closed form.
    let parabola = try Path(svg: "M0,0Q10,0 20,20").flattened(tolerance: 0.0005)
    let exact = 0.5 * 20 * (1.0 + 4).squareRoot() + 10.0 / 2 * asinh(2)
    #expect(abs(parabola.length - exact) < 0.002)
  }

  @Test func piecesStayWithinTheTolerance() {
    var random = Seeded(5)
    for _ in 0..<200 {
      func point() -> Point { Point(.random(in: 0...200, using: &random), .random(in: 0...200, using: &random)) }
      let curve = Path.Segment(curve: point(), point(), point(), point())
      let path = Path([.move(curve.start), curve.element])
      for tolerance in [1.0, 0.1, 0.02] {
        let line = path.flattened(tolerance: tolerance)
        for step in 0...100 {
          let far = line.nearest(to: curve.point(at: Double(step) / 100))?.distance ?? .infinity
          #expect(far <= tolerance)
        }
      }
    }
  }

  @Test func placesAndTangents() {
    let line = Polyline([Point(0, 0), Point(10, 0), Point(10, 0), Point(10, 10)])
    #expect(line.points.count == 3)
    #expect(line.point(at: -5) == Point(0, 0))
    #expect(line.point(at: 4) == Point(4, 0))
    #expect(line.point(at: 15) == Point(10, 5))
    #expect(line.point(at: 99) == Point(10, 10))
    #expect(line.tangent(at: 9.9) == Point(1, 0))
    #expect(line.tangent(at: 10) == Point(0, 1))
    #expect(line.tangent(at: 99) == Point(0, 1))
    #expect(line.nearest(to: Point(12, 5))?.arc == 15)
  }

  @Test func linesWithoutLength() {
    #expect(Polyline([]).point(at: 1) == .zero)
    #expect(Polyline([]).samples(every: 1) == [])
    let dot = Polyline([Point(3, 4), Point(3, 4)])
    #expect(dot.length == 0)
    #expect(dot.point(at: 1) == Point(3, 4))
    #expect(dot.tangent(at: 0) == .zero)
    #expect(dot.samples(every: 1) == [0])
    #expect(dot.corners(halfWidth: 1) == [])
    #expect(Polyline([Point(.nan, 0), Point(1, 1)]).points.count == 1)
  }

  @Test func samplesAreEvenAndPinned() {
    let line = Polyline([Point(0, 0), Point(10, 0)])
    #expect(line.samples(every: 2.5) == [0, 2.5, 5, 7.5, 10])
    let pinned = line.samples(every: 3, pins: [4, 20, 0])
    #expect(pinned == [0, 2, 4, 7, 10])
    #expect(line.samples(every: 100, pins: [10]) == [0, 10])
  }
}
