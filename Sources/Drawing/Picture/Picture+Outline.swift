import Letterform

extension Picture {
  /// Fills at least this dark stay filled in an outlined picture: pupils and mouths. Relative luminance, 0 to 1.
  static let darkest = 0.08

  /// Draws its outlines only, for a picture to be coloured: each piece white with a line round it, the upper ones over
  /// the lower; shadows and light rims are left out.
  ///
  /// - Parameter line: thickness of every line, in the picture's own units.
  public func drawOutlined(on canvas: Canvas, line: Double, colour: Colour) {
    root.drawOutlined(on: canvas, line: line, colour: colour)
  }
}

extension Picture.Group {
  fileprivate func drawOutlined(on canvas: Canvas, line: Double, colour: Colour) {
    canvas.saved {
      canvas.transform(map)
      for (index, node) in nodes.enumerated() {
        switch node {
        case .group(let group): group.drawOutlined(on: canvas, line: line, colour: colour)
        case .shape(let shape):
          if isUnderlay(shape, nodes[(index + 1)...]) { continue }
          shape.drawOutlined(on: canvas, line: line, colour: colour)
        }
      }
    }
  }

  /// Whether a later piece has the same outline: then this one is its shadow or its rim.
  private func isUnderlay(_ shape: Picture.Shape, _ later: ArraySlice<Picture.Node>) -> Bool {
    later.contains { if case .shape(let other) = $0 { other.path == shape.path } else { false } }
  }
}

extension Picture.Shape {
  fileprivate func drawOutlined(on canvas: Canvas, line: Double, colour: Colour) {
    canvas.saved {
      canvas.transform(map)
      if let fill {
        guard fill.alpha > 0.5 else { return }
        let isDark = fill.luminance < Picture.darkest
        canvas.fill(path, isDark ? colour : Colour(0xFFFFFF))
        if !isDark { canvas.stroke(path, colour, StrokeStyle(width: line)) }
      }
      if stroke != nil { canvas.stroke(path, colour, StrokeStyle(width: line * 1.2)) }
    }
  }
}
