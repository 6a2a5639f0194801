import Drawing
import Testing

@testable import Stage

@Suite struct RedrawTests {
  @Test func everythingSwallowsRectangles() {
    let block = Rectangle(x: 1, y: 2, width: 3, height: 4)
    #expect((Redraw.area(block) + .everything).area == .everything)
    #expect((Redraw.everything + .area(block)).area == .everything)
    #expect((Redraw.nothing + .area(block)).area == .rectangles([block]))
  }
}
