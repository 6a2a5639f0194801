import Drawing
import Letterform
import Stage
import Testing

@testable import Scenes

/// Lists that are dragged and let go of.
@Suite struct ScrollAreaTests {
  private func area() -> ScrollArea { ScrollArea(room: Box(x: 0, y: 0, width: 400, height: 600), height: 20_000) }

  private func contact(_ y: Double, _ time: Double, _ kind: ContactKind = .touch) -> Contact {
    Contact(id: 1, kind: kind, place: Point(200, y), time: time)
  }

  /// Drags up by `way` pixels in `milliseconds` and lets go after `rest`; the time then.
  private func drag(
    _ area: inout ScrollArea, way: Double, in milliseconds: Double, rest: Double = 0, kind: ContactKind = .touch,
    calmly: Bool = false
  ) -> Double {
    _ = area.handle(.contact(.down(contact(500, 0, kind))), at: 0, calmly: calmly)
    let steps = 20
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let time = milliseconds * share
      _ = area.handle(.contact(.move(contact(500 - way * share, time, kind))), at: time, calmly: calmly)
    }
    let end = milliseconds + rest
    _ = area.handle(.contact(.up(contact(500 - way, end, kind))), at: end, calmly: calmly)
    return end
  }

  private func run(_ area: inout ScrollArea, from: Double, for milliseconds: Double) {
    for time in stride(from: from, through: from + milliseconds, by: 16) {
      _ = area.handle(.tick, at: time, calmly: false)
    }
  }

  @Test func runsOnAndComesToRest() {
    var area = area()
    let end = drag(&area, way: 300, in: 150)
    #expect(area.offset == 300 && area.motion != .nothing)
    run(&area, from: end, for: 100)
    let early = area.offset
    run(&area, from: end + 116, for: 2000)
    #expect(early > 300 && area.offset > early && area.motion == .nothing)
    // Two pixels a millisecond, by the law of falling: v² / 2a.
    #expect(abs(area.offset - 300 - 4 / (2 * Fling.slowing)) < 90)
    let rest = area.offset
    run(&area, from: end + 3000, for: 100)
    #expect(area.offset == rest)
  }

  @Test func staysWhereAFingerHadComeToRest() {
    var area = area()
    let end = drag(&area, way: 300, in: 150, rest: 400)
    run(&area, from: end, for: 1000)
    #expect(area.offset == 300 && area.motion == .nothing)
  }

  @Test(arguments: [(ContactKind.mouse, false), (.touch, true)]) func staysForAMouseAndWhereMotionIsUnwanted(
    kind: ContactKind, calmly: Bool
  ) {
    var area = area()
    let end = drag(&area, way: 300, in: 150, kind: kind, calmly: calmly)
    run(&area, from: end, for: 1000)
    #expect(area.offset == 300)
  }

  @Test func aFingerStopsItAndIsNoTap() {
    var area = area()
    let end = drag(&area, way: 300, in: 150)
    run(&area, from: end, for: 100)
    let before = area.offset
    let outcome = area.handle(.contact(.down(contact(300, end + 120))), at: end + 120, calmly: false)
    #expect(outcome == .grabbed)
    _ = area.handle(.contact(.up(contact(300, end + 140))), at: end + 140, calmly: false)
    run(&area, from: end + 140, for: 500)
    #expect(area.offset == before && area.motion == .nothing)
  }

  @Test func endsAtTheEdge() {
    var area = ScrollArea(room: Box(x: 0, y: 0, width: 400, height: 600), height: 1000)
    let end = drag(&area, way: 300, in: 100)
    run(&area, from: end, for: 2000)
    #expect(area.offset == area.most && area.motion == .nothing)
  }
}
