import Testing

@testable import Letterform

@Suite struct PathLocationTests {
  @Test func firstAndLastPassOverOnePlace() throws {
    let path = try Path(svg: "M0,0 L100,0 L20,0")
    #expect(path.location(of: Point(50, 0), pass: .first)?.place.segment == 0)
    #expect(path.location(of: Point(50, 0), pass: .last)?.place.segment == 1)
    #expect(path.location(of: Point(10, 3), pass: .last)?.place.segment == 0)
    #expect(Path().location(of: .zero, pass: .first) == nil)
  }

  @Test func partsAreExact() throws {
    let path = try Path(svg: "M0,0 C10,40 60,-20 80,30 L90,90 C100,100 120,50 130,80")
    let whole = path.flattened(tolerance: 0.001)
    var random = Seeded(9)
    for _ in 0..<100 {
      let arc = Double.random(in: 0...whole.length, using: &random)
      let place = try #require(path.location(of: whole.point(at: arc), pass: .first)).place
      let (head, tail) = (path.part(to: place), path.part(from: place))
      #expect((head.end ?? .zero).distance(to: tail.start ?? Point(9, 9)) < 1e-9)
      #expect(head.start == path.start && tail.end == path.end)
      let lengths = head.flattened(tolerance: 0.001).length + tail.flattened(tolerance: 0.001).length
      #expect(abs(lengths - whole.length) < 0.05)
      #expect(abs(head.flattened(tolerance: 0.001).length - arc) < 0.1)
    }
  }

  @Test func partsAtTheEnds() throws {
    let path = try Path(svg: "M0,0 L10,0 L10,10")
    #expect(path.part() == path)
    let end = try #require(path.location(of: Point(10, 10), pass: .last)).place
    #expect(path.part(to: end) == path)
    #expect(path.part(from: end).svg == "M10,10")
    let middle = try #require(path.location(of: Point(10, 0), pass: .first)).place
    #expect(path.part(to: middle).svg == "M0,0 L10,0")
  }
}
