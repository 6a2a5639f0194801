import Letterform
import Testing

@testable import Drawing

@Suite struct InkDrawingTests {
  private func pixels(_ surface: Surface) -> [UInt32] {
    surface.withPixels { bytes in
      (0..<surface.height).flatMap { y in
        (0..<surface.width).map { bytes.load(fromByteOffset: y * surface.stride + $0 * 4, as: UInt32.self) }
      }
    }
  }

  private func walk(_ seed: Int, count: Int, step: Double) -> [Point] {
    var chance = Seed(seed)
    var (place, angle) = (Point(150, 120), 0.0)
    return (0..<count).map { _ in
      angle += chance.next(in: -0.9...0.9)
      place = place + Point(cosine(angle), sine(angle)) * chance.next(in: 0...step)
      return place
    }
  }

  /// What is told to have changed holds every pixel that did.
  @Test(arguments: [1, 2, 3, 4], [2.0, 14, 45])
  func dirtyRectanglesHoldEveryChange(seed: Int, step: Double) throws {
    let field = Rectangle(x: 20, y: 10, width: 280, height: 240)
    let ink = try InkDrawing(field: field, width: 17)
    var before = pixels(ink.surface)
    func check(_ changed: Rectangle, _ what: String) {
      let after = pixels(ink.surface)
      for y in 0..<field.height {
        for x in 0..<field.width where after[y * field.width + x] != before[y * field.width + x] {
          #expect(changed.contains(x: x + field.left, y: y + field.top), "\(what): \(x), \(y)")
        }
      }
      before = after
    }
    for point in walk(seed, count: 30, step: step) { check(ink.extend(to: point), "move") }
    check(ink.end(), "end")
    check(ink.begin(at: Point(60, 60)), "begin")
    check(ink.extend(to: Point(90, 200)), "second stroke")
    check(ink.end(), "second end")
    check(ink.showFailed(), "failed")
    check(ink.removeLastStroke(), "removed")
    check(ink.clear(), "cleared")
    #expect(before.allSatisfy { $0 == 0 })
  }

  /// The ink is under the pen at once, before the next point is known.
  @Test func reachesThePen() throws {
    let ink = try InkDrawing(field: Rectangle(x: 0, y: 0, width: 300, height: 240), width: 9)
    for point in walk(9, count: 40, step: 20) where point.x > 6 && point.x < 290 && point.y > 6 && point.y < 230 {
      _ = ink.extend(to: point)
      #expect(ink.surface.pixel(x: Int(point.x), y: Int(point.y)) >> 24 == 255)
    }
  }

  /// A stroke drawn bit by bit has the same pixels as the same stroke drawn again from its points, and as far as its
  /// edge goes as one line drawn at once by Cairo.
  @Test func piecesMakeOneSmoothLine() throws {
    let field = Rectangle(x: 0, y: 0, width: 320, height: 240)
    var style = InkStyle()
    style.variation = 0
    let ink = try InkDrawing(field: field, width: 14, style: style)
    let points = (0...60).map { Point(30 + Double($0) * 4, 120 + 70 * sine(Double($0) * 0.16)) }
    for point in points { _ = ink.extend(to: point) }
    _ = ink.end()
    let whole = try Surface(width: 320, height: 240)
    Canvas(whole).stroke(InkPath.smooth(points), Palette.ink, StrokeStyle(width: 14))
    let (a, b) = (pixels(ink.surface), pixels(whole))
    var worst = 0
    var sum = 0
    for (p, q) in zip(a, b) {
      let difference = abs(Int(p >> 24) - Int(q >> 24))
      worst = max(worst, difference)
      sum += difference
    }
    #expect(worst <= 48, "edge pixels differ by \(worst) of 255")
    #expect(sum < 255 * 60)
    let again = try InkDrawing(field: field, width: 14, style: style)
    for point in points { _ = again.extend(to: point) }
    _ = again.end()
    #expect(pixels(again.surface) == a)
  }

  @Test func widthVariesAroundItsMean() {
    let style = InkStyle()
    var (least, most, sum) = (Double.infinity, 0.0, 0.0)
    for arc in stride(from: 0.0, to: 4000, by: 2) {
      let width = style.width(20, at: arc)
      (least, most, sum) = (min(least, width), max(most, width), sum + width)
    }
    #expect(least >= 20 * 0.925 && least < 19)
    #expect(most <= 20 * 1.075 && most > 21)
    #expect(abs(sum / 2000 - 20) < 0.3)
  }

  @Test func inkOutsideTheFieldIsHarmless() throws {
    let field = Rectangle(x: 50, y: 50, width: 40, height: 30)
    let ink = try InkDrawing(field: field, width: 12)
    for point in [
      Point(-500, 20), Point(70, 60), Point(4000, 4000), Point(70, -1e30), Point(.nan, .infinity), Point(60, 70),
    ] {
      let changed = ink.extend(to: point)
      #expect(changed.isEmpty || changed.intersection(field) == changed)
    }
    _ = ink.end()
    #expect(throws: DrawingError.self) { _ = try InkDrawing(field: .empty, width: 5) }
  }

  @Test func failedLineIsHollowAndEarlierOnesStay() throws {
    let ink = try InkDrawing(field: Rectangle(x: 0, y: 0, width: 200, height: 120), width: 20)
    _ = ink.begin(at: Point(20, 30))
    _ = ink.extend(to: Point(180, 30))
    _ = ink.end()
    _ = ink.begin(at: Point(20, 80))
    _ = ink.extend(to: Point(180, 80))
    _ = ink.end()
    _ = ink.showFailed()
    #expect(ink.surface.pixel(x: 100, y: 30) == 0xFF27_489C)
    #expect(ink.surface.pixel(x: 100, y: 80) & 0xFFFFFF == 0xAEBBDD)
    let edge = (30..<170).map { ink.surface.pixel(x: $0, y: 70) & 0xFF_0000 >> 16 }
    #expect(Set(edge).count > 1, "the edge is dashed")
    #expect(ink.strokes.count == 2)
  }

  /// Ink that fades behind the pen: the old end goes, the pen's end stays and writes on.
  @Test func keepsTheNewest() throws {
    let ink = try InkDrawing(field: Rectangle(x: 0, y: 0, width: 300, height: 60), width: 10)
    for step in 0..<28 { _ = ink.extend(to: Point(10 + Double(step) * 10, 30)) }
    #expect(ink.surface.pixel(x: 20, y: 30) >> 24 == 255)
    _ = ink.keepNewest(10)
    #expect(ink.surface.pixel(x: 20, y: 30) == 0)
    #expect(ink.surface.pixel(x: 275, y: 30) >> 24 == 255)
    _ = ink.extend(to: Point(290, 30))
    #expect(ink.strokes.map(\.count) == [11])
    #expect(ink.surface.pixel(x: 289, y: 30) >> 24 == 255)
    _ = ink.keepNewest(0)
    #expect(ink.strokes.map(\.count) == [1])
    _ = ink.end()
    _ = ink.keepNewest(0)
    #expect(ink.strokes.isEmpty)
    #expect(ink.keepNewest(5).isEmpty)
  }
}
