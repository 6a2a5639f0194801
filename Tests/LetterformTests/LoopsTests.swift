import Testing

@testable import Letterform

@Suite struct LoopsTests {
  @Test func aSmallLoopIsFoundWithItsLength() throws {
    let line = try Path(svg: "M0,0 L60,0 A10 10 0 1 1 50,-10 L50,-60").flattened(tolerance: 0.01)
    let loops = line.loops(shorterThan: 120)
    #expect(loops.count == 1)
    #expect((loops.first?.place ?? .zero).distance(to: Point(40, 0)) < 0.1)
    let length = try #require(loops.first).length
    #expect(abs(length - 51.416) < 0.3)
    #expect(line.loops(shorterThan: 50).isEmpty)
  }

  @Test func retracesAndTouchesAreNone() throws {
    #expect(try Path(svg: "M0,0 L0,100 L0,50").flattened().loops(shorterThan: 999).isEmpty)
    #expect(try Path(svg: "M0,0 L0,100 C0,40 20,20 40,20").flattened().loops(shorterThan: 999).isEmpty)
  }

  @Test func seamsTellTurnsAndCurvatures() throws {
    let seams = try Path(svg: "M0,0 L10,0 L10,10 M0,50 L50,50 A50 50 0 0 1 100,100 A25 25 0 0 1 75,125").seams
    #expect(seams.count == 3)
    #expect(abs(seams[0].turn - .pi / 2) < 1e-9)
    #expect(abs(seams[1].turn) < 1e-9)
    #expect(seams[1].before == 0)
    #expect(abs(seams[1].after - 0.02) < 1e-3)
    #expect(abs(seams[2].after - 0.04) < 1e-3)
  }
}
