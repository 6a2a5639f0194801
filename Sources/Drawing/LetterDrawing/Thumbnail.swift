public import Letterform

/// A try as it is kept in the history: the model pale, the child's ink over it, the place of a fault ringed.
public struct Thumbnail: Sendable {
  /// The model.
  public var form: Form
  /// The lines it is written between.
  public var guides: GuideLines
  /// The pen's points of each stroke, letter units.
  public var ink: [[Point]]
  /// Where the fault was, letter units; nil for a clean try.
  public var fault: Point?

  /// Whether the model is seen below the ink.
  public var showsModel = true

  /// A try.
  public init(form: Form, guides: GuideLines, ink: [[Point]], fault: Point? = nil) {
    (self.form, self.guides, self.ink, self.fault) = (form, guides, ink, fault)
  }

  /// What must be seen, letter units: model, ink and the lines of small letters, with a margin.
  public var extent: Box {
    let model = form.strokes.flatMap { $0.path.flattened(tolerance: 1).points }
    let around = Box(around: model + ink.flatMap { $0 }) ?? Box(x: 0, y: guides.xLine, width: 100, height: 100)
    return around.union(Box(x: around.x, y: guides.xLine, width: 1, height: guides.xHeight)).inset(by: -14)
  }

  /// The same from the top of tall letters to the bottom of tails, so that all letters of a page stand at one size.
  public var lineExtent: Box {
    let own = extent
    let deep = guides.descender - guides.ascender + 28
    return own.union(Box(x: own.centre.x - deep / 2, y: guides.ascender - 14, width: deep, height: deep))
  }

  /// Draws it in `box`: as large as model and ink fit.
  ///
  /// - Parameter extent: what must be seen instead, letter units, so that several stand on one line at one size.
  public func draw(on canvas: Canvas, in box: Box, showing extent: Box? = nil) {
    let need = extent ?? self.extent
    let scale = min(box.width / need.width, box.height / need.height)
    let place = LetterPlace(scale: scale, origin: box.centre - need.centre * scale)
    canvas.keepingDirection(about: box.centre.x) {
      canvas.clip(box)
      GuideDrawing(guides: guides).draw(
        from: box.x, to: box.right, at: place, within: box, thickness: max(0.35, scale / 4), on: canvas)
      if showsModel { LetterDrawing(form, at: place).drawSolid(thickness: 12 * scale, Palette.road, on: canvas) }
      for (index, stroke) in ink.enumerated() where !stroke.isEmpty {
        let points = stroke.map { place($0) }
        let failed = fault != nil && index == ink.count - 1
        if failed {
          FailedInk(points: points, width: max(2, 8 * scale)).draw(on: canvas)
        } else {
          let line = InkPath.smooth(points + (points.count == 1 ? [points[0] + Point(0.01, 0)] : []))
          canvas.stroke(line, Palette.ink, StrokeStyle(width: max(1.5, 8 * scale)))
        }
      }
      if let fault {
        canvas.stroke(
          circle: place(fault), radius: max(4, 11 * scale), Palette.flame, StrokeStyle(width: max(1.5, 3.2 * scale)))
      }
    }
  }
}
