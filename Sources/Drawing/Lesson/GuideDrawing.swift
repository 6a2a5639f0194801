public import Letterform

/// The lines of a copybook.
public struct GuideDrawing: Hashable, Sendable {
  /// Their heights, letter units.
  public var guides: GuideLines

  /// The lines of a model.
  public init(guides: GuideLines) {
    self.guides = guides
  }

  /// Draws a pale yellow band between x-line and base line, from x to x: here it is written, on a sheet that has nothing
  /// else on it.
  public func drawBand(from left: Double, to right: Double, at place: LetterPlace, within: Box, on canvas: Canvas) {
    func corner(_ x: Double, _ line: Double) -> Point {
      let foot = place(Point(0, line))
      return Point(x, foot.y + (x - foot.x) * place.axis.y / place.axis.x)
    }
    canvas.saved {
      canvas.clip(within)
      canvas.fill(
        polygon: [
          corner(left, guides.xLine), corner(right, guides.xLine), corner(right, guides.baseline),
          corner(left, guides.baseline),
        ], Palette.road.mixed(with: Palette.sheet, 0.72))
    }
  }

  /// Draws them from x to x for a letter at `place`.
  ///
  /// - Parameters:
  ///   - within: a line whose middle is outside this box is left out, and none leaves it; all are drawn when nil.
  ///   - thickness: width in pixels of a line that is 1 wide at 768 px high; base line 3.2, the others 2 times that.
  public func draw(
    from left: Double, to right: Double, at place: LetterPlace, within: Box? = nil, thickness: Double, on canvas: Canvas
  ) {
    let lines: [(y: Double, colour: Colour, width: Double)] = [
      (guides.ascender, Palette.line2, 2), (guides.descender, Palette.line2, 2), (guides.xLine, Palette.line, 2),
      (guides.baseline, Palette.line, 3.2),
    ]
    for line in lines {
      let foot = place(Point(0, line.y))
      func height(at x: Double) -> Double { foot.y + (x - foot.x) * place.axis.y / place.axis.x }
      let middle = height(at: (left + right) / 2)
      if let within, middle < within.y || middle > within.bottom { continue }
      canvas.saved {
        if let within, place.axis.y != 0 { canvas.clip(within) }
        canvas.stroke(
          points: [Point(left, height(at: left)), Point(right, height(at: right))], line.colour,
          StrokeStyle(width: max(1, line.width * thickness), cap: .butt))
      }
    }
  }
}
