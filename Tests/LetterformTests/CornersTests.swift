import Testing

@testable import Letterform

@Suite struct CornersTests {
  private func corners(_ svg: String, _ halfWidth: Double = 20) throws -> [Corner] {
    try Path(svg: svg).flattened().corners(halfWidth: halfWidth)
  }

  @Test func anLHasOneRightAngle() throws {
    let found = try corners("M20,20 L20,200 L100,200")
    #expect(found.count == 1)
    #expect(found.first?.arc == 180)
    #expect(found.first?.place == Point(20, 200))
    #expect(abs((found.first?.turn ?? 0).degrees + 90) < 1e-6)
  }

  @Test func aVTurnsSharply() throws {
    let found = try corners("M0,100 L40,200 L80,100")
    #expect(found.count == 1)
    #expect(found.first?.place == Point(40, 200))
    #expect((found.first?.turn ?? 0).magnitude.degrees > 130)
  }

  @Test func aRetraceIsACornerAtItsEnd() throws {
    let found = try corners("M0,0 L0,200 L0,100")
    #expect(found.map(\.arc) == [200])
    #expect(abs((found.first?.turn ?? 0).magnitude - .pi) < 1e-6)
  }

  @Test func aCircleHasNoCornerUntilItIsTiny() throws {
    let circle = "M50,0A50 50 0 1 1 -50,0A50 50 0 1 1 50,0"
    #expect(try corners(circle) == [])
    #expect(try corners(circle, 30) == [])
    #expect(try corners("M50,0 L60,0 A8 8 0 0 1 60,16 L0,16", 20).count == 1)
  }

  @Test func marginsHideCornersAtTheEnds() throws {
    #expect(try corners("M0,0 L10,0 L10,100") == [])
    #expect(try corners("M0,0 L100,0 L100,10") == [])
    #expect(try corners("M0,0 L19,0 L19,100").count == 1)
  }

  @Test func everyCornerOfAZigzag() throws {
    let found = try corners("M0,0 L60,0 L0,100 L60,100", 15)
    #expect(found.map(\.place) == [Point(60, 0), Point(0, 100)])
  }

  @Test func cornersMoveWithTheShape() throws {
    let path = try Path(
      svg:
        "M105,118 C95,106 80,100 60,100 C32,100 10,122 10,150 C10,178 32,200 60,200 C84,200 105,182 105,150 L105,20 L105,200"
    )
    let plain = path.flattened().corners(halfWidth: 20)
    #expect(!plain.isEmpty)
    let map = Affine.translation(3, 9).after(.rotation(degrees: 77)).after(.scale(4, 4))
    let moved = path.applying(map).flattened(tolerance: 0.2).corners(halfWidth: 80)
    #expect(moved.count == plain.count)
    for (a, b) in zip(plain, moved) { #expect(map(a.place).distance(to: b.place) < 1) }
  }

  @Test func straightParts() throws {
    let line = try Path(svg: "M0,0 L100,0 L100,100").flattened()
    let parts = line.straightParts(halfWidth: 20)
    #expect(parts.count == 2)
    #expect(parts.first?.lowerBound == 0)
    #expect((parts.first?.upperBound ?? 0) < 90)
    #expect(try Path(svg: "M40,0A40 40 0 1 1 -40,0").flattened().straightParts(halfWidth: 30).isEmpty)
  }
}
