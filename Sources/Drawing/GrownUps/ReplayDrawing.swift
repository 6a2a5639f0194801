public import Letterform

/// A try written again over its model: the ink as far as a moment, the pen's place, the fault once it is reached.
public struct ReplayDrawing {
  /// The model.
  public var form: Form
  /// The lines it is written between.
  public var guides: GuideLines
  /// The pen's reports: place in letter units and milliseconds, a list for each stroke.
  public var strokes: [[(place: Point, time: Double)]]
  /// The fault's place in letter units; nil for a clean try.
  public var fault: Point?

  /// A replay.
  public init(form: Form, guides: GuideLines, strokes: [[(place: Point, time: Double)]], fault: Point?) {
    (self.form, self.guides, self.strokes, self.fault) = (form, guides, strokes, fault)
  }

  /// When the last report came, milliseconds.
  public var duration: Double { strokes.last?.last?.time ?? 0 }

  /// The largest place at which model and ink fit `box`.
  public func place(in box: Box) -> LetterPlace {
    let points = form.strokes.flatMap { $0.path.flattened(tolerance: 1).points } + strokes.flatMap { $0.map(\.place) }
    let ink = Box(around: points) ?? Box(x: 0, y: guides.xLine, width: 100, height: guides.xHeight)
    let need = ink.union(Box(x: ink.x, y: guides.xLine, width: 1, height: guides.xHeight)).inset(by: -26)
    let scale = min(box.width / need.width, box.height / need.height)
    return LetterPlace(scale: scale, origin: box.centre - need.centre * scale)
  }

  /// What stands still: the sheet, the lines, the model as a pale road.
  public func drawModel(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    canvas.lay(
      CutPaper.sheet(box, seed: 9, unevenness: 2 * style.scale), Palette.sheet,
      Lay(shadow: Point(5, 7) * style.scale, depth: 0.16, rim: 0))
    let place = place(in: box)
    canvas.keepingDirection(about: box.centre.x) {
      canvas.clip(box.inset(by: 3 * style.scale))
      GuideDrawing(guides: guides).draw(
        from: box.x, to: box.right, at: place, within: box, thickness: style.scale, on: canvas)
      let letter = LetterDrawing(form, at: place)
      letter.drawSolid(thickness: 26 * place.scale, Palette.roadRim, on: canvas)
      letter.drawDashed(
        thickness: max(1.5, 1.6 * place.scale), dash: 7 * place.scale, gap: 6 * place.scale,
        Palette.roadDash.opacity(0.55), on: canvas)
    }
  }

  /// The ink as far as `time`, milliseconds; where the pen is then, it is shown.
  public func drawInk(until time: Double, on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let place = place(in: box)
    let width = max(3, 8.5 * place.scale)
    let isOver = time >= duration
    canvas.keepingDirection(about: box.centre.x) {
      canvas.clip(box.inset(by: 3 * style.scale))
      for (index, stroke) in strokes.enumerated() {
        guard let first = stroke.first, first.time <= time else { break }
        var points = stroke.prefix { $0.time <= time }.map { place($0.place) }
        if points.count < stroke.count, let last = points.last {
          let (a, b) = (stroke[points.count - 1], stroke[points.count])
          let share = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
          points.append(last.interpolated(to: place(b.place), share))
        }
        if points.count == 1 { points.append(points[0] + Point(0.01, 0)) }
        if isOver, fault != nil, index == strokes.count - 1 {
          FailedInk(points: points, width: width).draw(on: canvas)
        } else {
          canvas.stroke(InkPath.smooth(points), Palette.ink, StrokeStyle(width: width))
        }
      }
      if isOver, let fault {
        canvas.stroke(
          circle: place(fault), radius: max(9, 11 * place.scale), Palette.flame,
          StrokeStyle(width: max(3, 3.2 * place.scale)))
      } else if !isOver, let pen = pen(at: time) {
        let tip = place(pen.place)
        let radius = max(7, 7 * place.scale)
        if pen.isDown {
          canvas.fill(disc: tip, radius: radius, Palette.coral)
        } else {
          canvas.stroke(circle: tip, radius: radius, Palette.coral, StrokeStyle(width: 3 * style.scale))
        }
      }
    }
  }

  /// Where the pen is: on the paper, or in the air on its way to the next stroke; nil before the first and after the last.
  func pen(at time: Double) -> (place: Point, isDown: Bool)? {
    var lifted: (place: Point, time: Double)?
    for stroke in strokes {
      guard let first = stroke.first, let last = stroke.last else { continue }
      if time < first.time {
        guard let lifted, first.time > lifted.time else { return nil }
        let share = (time - lifted.time) / (first.time - lifted.time)
        return (lifted.place.interpolated(to: first.place, min(max(share, 0), 1)), false)
      }
      if time <= last.time {
        guard let next = stroke.firstIndex(where: { $0.time >= time }), next > 0 else { return (first.place, true) }
        let (a, b) = (stroke[next - 1], stroke[next])
        let share = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
        return (a.place.interpolated(to: b.place, share), true)
      }
      lifted = last
    }
    return nil
  }
}
