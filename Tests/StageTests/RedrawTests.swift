import Drawing
import Testing

@testable import Stage

@Suite struct RedrawTests {
  private let window = Rectangle(x: 0, y: 0, width: 800, height: 600)

  @Test func everythingSwallowsRectangles() {
    let block = Rectangle(x: 1, y: 2, width: 3, height: 4)
    #expect((Redraw.area(block) + .everything).area == .everything)
    #expect((Redraw.everything + .area(block)).area == .everything)
    #expect((Redraw.nothing + .area(block)).area == .rectangles([block]))
  }

  @Test func motionsAndRequestsAdd() {
    let sum = Redraw.animating(until: 500) + .animating(until: 300) + .request(.quit) + .request(.textInput(true))
    #expect(sum.motion == .until(500))
    #expect(sum.requests == [.quit, .textInput(true)])
    #expect((sum + Redraw(motion: .stopped)).motion == .stopped)
    #expect((Redraw(motion: .stopped) + .animating(until: 3)).motion == .until(3))
  }

  @Test func blocksAreClippedAndFew() {
    #expect(Redraw.Area.nothing.blocks(in: window) == [])
    #expect(Redraw.Area.everything.blocks(in: window) == [window])
    let outside = Redraw.Area.rectangles([Rectangle(x: 900, y: 0, width: 10, height: 10)])
    #expect(outside.blocks(in: window) == [])
    let edge = Redraw.Area.rectangles([Rectangle(x: 790, y: 590, width: 100, height: 100)])
    #expect(edge.blocks(in: window) == [Rectangle(x: 790, y: 590, width: 10, height: 10)])
  }

  @Test func neighboursBecomeOneAndStrangersStayTwo() {
    let near = Redraw.Area.rectangles([
      Rectangle(x: 0, y: 0, width: 20, height: 20), Rectangle(x: 21, y: 0, width: 20, height: 20),
    ])
    #expect(near.blocks(in: window) == [Rectangle(x: 0, y: 0, width: 41, height: 20)])
    let far = Redraw.Area.rectangles([
      Rectangle(x: 0, y: 0, width: 20, height: 20), Rectangle(x: 700, y: 500, width: 20, height: 20),
    ])
    #expect(far.blocks(in: window).count == 2)
  }

  @Test func blocksCoverAllThatChangedAndNeverOverlap() {
    var dice = Dice(state: 9)
    for _ in 0..<2000 {
      let changed = (0..<Int.random(in: 1...30, using: &dice)).map { _ in
        Rectangle(
          x: .random(in: -50...820, using: &dice), y: .random(in: -50...620, using: &dice),
          width: .random(in: 0...90, using: &dice), height: .random(in: 0...90, using: &dice))
      }
      let blocks = Redraw.Area.rectangles(changed).blocks(in: window)
      for rectangle in changed {
        let seen = rectangle.intersection(window)
        #expect(seen.isEmpty || blocks.contains { $0.intersection(seen) == seen })
      }
      for (i, a) in blocks.enumerated() {
        for b in blocks[(i + 1)...] { #expect(a.intersection(b).isEmpty) }
      }
    }
  }
}
