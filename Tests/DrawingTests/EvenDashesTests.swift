import Letterform
import Testing

@testable import Drawing

@Suite struct EvenDashesTests {
  @Test func beginAndEndWithAWholeDash() {
    var chance = Seed(1)
    for _ in 0..<500 {
      let length = chance.next(in: 0.5...900)
      let dash = chance.next(in: 2...30)
      let gap = chance.next(in: 1...30)
      let ranges = EvenDashes.ranges(length: length, dash: dash, gap: gap)
      #expect(ranges.first?.lowerBound == 0)
      #expect(abs((ranges.last?.upperBound ?? 0) - length) < 1e-6)
      let size = ranges[0].upperBound
      for (a, b) in zip(ranges, ranges.dropFirst()) {
        #expect(abs((b.upperBound - b.lowerBound) - size) < 1e-6)
        #expect(abs((b.lowerBound - a.upperBound) / size - gap / dash) < 1e-6)
      }
      // Never more than half a period away from what was wanted, once there is more than one.
      if ranges.count > 2 { #expect(size > dash * 0.6 && size < dash * 1.5) }
    }
  }

  @Test func nothingForNothing() {
    #expect(EvenDashes.ranges(length: 0, dash: 5, gap: 5).isEmpty)
    #expect(EvenDashes.ranges(length: 10, dash: 0, gap: 5).isEmpty)
  }

  /// Where two parts meet both have a dash that ends exactly in the corner.
  @Test(arguments: ["z", "k", "W", "a", "m"])
  func meetInCorners(name: String) throws {
    let place = LetterPlace(scale: 2.5, origin: .zero)
    let road = RoadDrawing(
      form: try Samples.form(name), at: place, corridor: 15, field: Box(x: -400, y: -400, width: 1500, height: 1500))
    for (a, b) in zip(road.parts, road.parts.dropFirst()) where a.stroke == b.stroke {
      let end = try #require(road.dashes(of: a).last).upperBound
      let start = try #require(road.dashes(of: b).first).lowerBound
      #expect(a.line.point(at: end).distance(to: b.line.point(at: start)) < 1e-6)
    }
  }

  @Test func cornersCutStrokes() throws {
    let place = LetterPlace(scale: 2, origin: .zero)
    func counts(_ name: String) throws -> [Int] {
      try Samples.form(name).strokes.enumerated().map {
        RoadCutting.parts(of: $1.path, stroke: $0, halfWidth: 15, at: place).count
      }
    }
    #expect(try counts("l") == [1])
    #expect(try counts("o") == [1])
    #expect(try counts("8") == [1])
    #expect(try counts("z") == [3])
    #expect(try counts("a") == [2])
    #expect(try counts("m") == [3])
    #expect(try counts("W") == [4])
    #expect(try counts("k") == [1, 2])
  }

  @Test func dotsStandInCornersAndAtEnds() throws {
    let form = try Samples.form("z")
    let place = LetterPlace(scale: 1, origin: .zero)
    let dots = LetterDrawing(form, at: place).dots(spacing: 12)
    for corner in [Point(0, 100), Point(80, 100), Point(0, 200), Point(80, 200)] {
      #expect(dots.contains { $0.distance(to: corner) < 0.01 })
    }
    for (index, dot) in dots.enumerated() {
      for other in dots[..<index] { #expect(dot.distance(to: other) > 3) }
    }
  }
}
