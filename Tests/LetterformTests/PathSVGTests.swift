import Testing

@testable import Letterform

@Suite struct PathSVGTests {
  private func points(_ text: String) throws -> [Path.Element] { try Path(svg: text).elements }

  @Test func relativeAndAbsoluteAndImplicitLines() throws {
    #expect(
      try points("M1 2 3 4m1 1 1 1L0,0h5H2v-1V9z") == [
        .move(Point(1, 2)), .line(Point(3, 4)), .move(Point(4, 5)), .line(Point(5, 6)), .line(Point(0, 0)),
        .line(Point(5, 0)), .line(Point(2, 0)), .line(Point(2, -1)), .line(Point(2, 9)), .close,
      ])
    #expect(try points("m 1 1 h 1 2 3 v 1 -2") == points("M1,1 L2,1 L4,1 L7,1 L7,2 L7,0"))
    #expect(try points("M0 0 L5 0 5 5 z l 1 1") == points("M0 0L5 0L5 5ZL1 1"))
  }

  @Test func packedNumbers() throws {
    #expect(try points("M1.5.5-3e2+.5") == [.move(Point(1.5, 0.5)), .line(Point(-300, 0.5))])
    #expect(try points("M.5.5.5.5") == [.move(Point(0.5, 0.5)), .line(Point(0.5, 0.5))])
    #expect(try points("M1.e1-1E-1") == [.move(Point(10, -0.1))])
    #expect(try points("M 1.,2.") == [.move(Point(1, 2))])
    #expect(try points("\u{C}\tM\r\n1\n,\n2 ") == [.move(Point(1, 2))])
  }

  @Test func reflectionsOfSmoothCurves() throws {
    #expect(try points("M0 0C1 2 3 4 5 6S9 9 10 10") == points("M0 0C1 2 3 4 5 6C7 8 9 9 10 10"))
    #expect(try points("M1 1S2 2 3 3") == points("M1 1C1 1 2 2 3 3"))
    #expect(try points("M1 1Q2 2 3 1S4 4 5 5") == points("M1 1Q2 2 3 1C3 1 4 4 5 5"))
    #expect(try points("M0 0Q5 5 10 0T20 0t10 0") == points("M0 0Q5 5 10 0Q15-5 20 0Q25 5 30 0"))
    #expect(try points("M3 3T4 4") == points("M3 3Q3 3 4 4"))
    #expect(try points("M0 0c1 2 3 4 5 6s4 3 5 4 1 1 2 2") == points("M0 0C1 2 3 4 5 6S9 9 10 10 11 11 12 12"))
  }

  @Test func quadraticRunsAsTheCubic() throws {
    let path = try Path(svg: "M0,0 Q10,20 30,0")
    for step in 0...10 {
      let t = Double(step) / 10
      let expected = Point(10, 20) * (2 * t * (1 - t)) + Point(30, 0) * (t * t)
      #expect(path.subpaths[0].segments[0].point(at: t).distance(to: expected) < 1e-12)
    }
  }

  @Test(arguments: [
    ("M0 0A25 25 0 0 1 50 0", "M0 0A25 25 0 0150 0"), ("M0 0a25,25-30,1,1,50,0", "M0 0a25 25-30 1150 0"),
    ("M0 0A25 25 0 01.5.5", "M0 0A25 25 0 0 1 .5 .5"),
    ("M0 0a1 1 0 00.5.5 1 1 0 101 1", "M0 0a1 1 0 0 0 .5 .5a1 1 0 1 0 1 1"),
  ])
  func arcFlagsNeedNoSeparators(packed: String, spaced: String) throws {
    #expect(try points(packed) == points(spaced))
  }

  @Test(arguments: [
    ("", 0), ("   \n", 0), ("M1 2", 1), ("M1 2Z", 2), ("M1 2ZZ", 3), ("M0 0A0 5 0 0 1 9 9", 2),
    ("M0 0A5 5 0 0 1 0 0", 1),
  ])
  func counts(text: String, count: Int) throws {
    #expect(try points(text).count == count)
  }

  @Test(arguments: [
    ("L1 2", 0, PathError.Rule.firstIsNotMove), ("1 2", 0, .firstIsNotMove), (" z", 1, .firstIsNotMove),
    ("M", 1, .numberExpected(found: nil)), ("M 1", 3, .numberExpected(found: nil)),
    ("M1,", 3, .numberExpected(found: nil)), ("M1,,2", 3, .numberExpected(found: 0x2C)),
    ("M,1 2", 1, .numberExpected(found: 0x2C)), ("M1 2,", 5, .numberExpected(found: nil)),
    ("M1 2,L3 4", 5, .numberExpected(found: 0x4C)), ("M1 2 3", 6, .numberExpected(found: nil)),
    ("M1 2 X", 5, .commandExpected(found: 0x58)), ("M1 2Z3", 5, .commandExpected(found: 0x33)),
    ("M1 2e", 4, .commandExpected(found: 0x65)), ("M1 -", 4, .numberExpected(found: nil)),
    ("M1 2 .", 6, .numberExpected(found: nil)), ("M1e999 0", 1, .numberTooLarge),
    ("M1e31 0", 1, .numberTooLarge), ("M1e30 0l1e30 0", 8, .numberTooLarge),
    ("M0 0A5 5 0 2 1 9 9", 11, .flagExpected(found: 0x32)), ("M0 0A5 5 0 0 ", 13, .flagExpected(found: nil)),
    ("M0 0A5 5 0 1.0 1 9 9", 12, .flagExpected(found: 0x2E)), ("M0 0H", 5, .numberExpected(found: nil)),
    ("M0 0 é", 5, .commandExpected(found: 0xC3)), ("M1 2\u{0}", 4, .commandExpected(found: 0)),
    ("Mnan 1", 1, .numberExpected(found: 0x6E)), ("M0x1 2", 2, .numberExpected(found: 0x78)),
  ])
  func malformed(text: String, offset: Int, rule: PathError.Rule) {
    let error = #expect(throws: PathError.self) { try Path(svg: text) }
    #expect(error?.offset == offset)
    #expect(error?.rule == rule)
  }

  @Test func placeHasLineAndColumn() {
    let error = #expect(throws: PathError.self) { try Path(svg: "M0,0\n  L1,1 ?") }
    #expect(error?.line == 2)
    #expect(error?.column == 8)
  }

  @Test func textReadsBackExactly() throws {
    var random = Seeded(7)
    for _ in 0..<300 {
      func number() -> Double { Double.random(in: -1e3...1e3, using: &random) * .random(in: 1e-9...1, using: &random) }
      func point() -> Point { Point(number(), number()) }
      var elements: [Path.Element] = [.move(point())]
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        switch Int.random(in: 0...3, using: &random) {
        case 0: elements.append(.move(point()))
        case 1: elements.append(.line(point()))
        case 2: elements.append(.curve(point(), point(), point()))
        default: elements.append(.close)
        }
      }
      #expect(try Path(svg: Path(elements).svg) == Path(elements))
    }
    #expect(try Path(svg: "m1 2l3 0z").svg == "M1,2 L4,2 Z")
    #expect(try Path(svg: "M1.23456,2.5").svg(decimals: 2) == "M1.23,2.5")
  }

  @Test func noTextCrashes() {
    var random = Seeded(11)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n\u{0}é".utf8)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      if let path = try? Path(svg: text) {
        #expect(path.polylines().allSatisfy { $0.points.allSatisfy(\.isFinite) })
        #expect((try? Path(svg: path.svg)) == path || path.svg.contains("e"))
      }
    }
  }
}
