import Testing

@testable import Letterform

@Suite struct PathShapeTests {
  @Test func affineMapsCompose() throws {
    let map = Affine.rotation(degrees: 30).after(.scale(2, 3)).after(.translation(4, 5))
    let inverse = try #require(map.inverse)
    let point = Point(7, -2)
    #expect(inverse(map(point)).distance(to: point) < 1e-12)
    #expect(Affine.rotation(degrees: 90)(Point(1, 0)).distance(to: Point(0, 1)) < 1e-15)
    #expect(Affine.scale(0, 1).inverse == nil)
  }

  @Test func slantKeepsTheBaselineAndLeansRight() {
    let map = Affine.slant(degrees: 45, baseline: 200)
    #expect(map(Point(10, 200)) == Point(10, 200))
    #expect(map(Point(10, 100)).distance(to: Point(110, 100)) < 1e-9)
  }

  @Test(arguments: [
    ("M0,0 L1,0 L1,1", "M1,1 L1,0 L0,0"), ("M0,0 C1,2 3,4 5,6", "M5,6 C3,4 1,2 0,0"),
    ("M0,0 L1,0 L1,1 Z", "M0,0 L1,1 L1,0 Z"), ("M0,0 L1,0 M5,5 L6,6", "M6,6 L5,5 M1,0 L0,0"), ("M4,4", "M4,4"),
    ("M0,0 C1,1 2,1 3,0 L0,0 Z", "M0,0 L3,0 C2,1 1,1 0,0 Z"),
  ])
  func reversing(path: String, expected: String) throws {
    #expect(try Path(svg: path).reversed.svg == expected)
  }

  @Test(arguments: ["M0,0 L1,0 L1,1", "M0,0 L1,0 L1,1 Z", "M0,0 C9,9 9,0 0,0 Z", "M0,0 L1,0 M5,5 L6,6 Z L7,7"])
  func reversingTwiceDrawsTheSame(text: String) throws {
    let path = try Path(svg: text)
    let (once, twice) = (path.reversed.flattened(), path.reversed.reversed.flattened())
    #expect(abs(once.length - path.flattened().length) < 1e-9 || path.subpathCount > 1)
    #expect(twice.points == path.flattened().points)
  }

  @Test func endsAndBounds() throws {
    let path = try Path(svg: "M5,5 l10,0 l0,10")
    #expect(path.start == Point(5, 5))
    #expect(path.end == Point(15, 15))
    #expect(path.bounds().width == 10)
    #expect(Path().start == nil)
    #expect(Path().bounds().isEmpty)
  }
}
