public import Letterform

/// Pages for the eye of whoever draws the letters: order, direction, corners, proportions, joins.
public struct Chart {
  /// The lines the letters are written between.
  public let guides: GuideLines
  /// For numbers and names.
  public let fonts: Fonts
  /// Half-width of the corridor in which corners are looked for, letter units.
  public var corridor = 20.0
  /// Colours of the strokes in order, so that their number can be seen; then again from the first.
  static var strokeColours: [Colour] {
    [Palette.ink, Palette.coralDark, Palette.leaf, Colour(0x7D5BAE), Palette.roadEdge]
  }

  /// A chart of letters written between `guides`.
  public init(guides: GuideLines, fonts: Fonts) {
    (self.guides, self.fonts) = (guides, fonts)
  }

  /// Something to be drawn in a cell: strokes with a name.
  public struct Entry {
    /// What is written under it.
    public var name: String
    /// What is drawn.
    public var form: Form
    /// The distance to the next origin, letter units; 0 when unknown.
    public var advance: Double

    /// A cell.
    public init(name: String, form: Form, advance: Double = 0) {
      (self.name, self.form, self.advance) = (name, form, advance)
    }

    /// Every form of `letter`, each a cell; only its targets when `targetsOnly`.
    public static func forms(of letter: Letter, targetsOnly: Bool = false) -> [Entry] {
      letter.forms.filter { $0.isTarget || !targetsOnly }.map { form in
        let hand = form.hand.map { " \($0.rawValue)" } ?? ""
        let variant = form.variant.isEmpty ? "" : " \(form.variant)"
        let use = form.isTarget ? "" : " +"
        let name =
          form == letter.forms.first ? "\(letter.character)" : "\(letter.character)  \(form.id)\(variant)\(hand)\(use)"
        return Entry(name: name, form: form, advance: letter.advance)
      }
    }
  }

  /// Every entry in a cell of its own with guide lines, numbered arrows, and corners as circles.
  ///
  /// - Parameters:
  ///   - cell: height of a cell in pixels.
  /// - Throws: `noSurface` when the page would be too large.
  public func page(_ entries: [Entry], columns: Int = 8, cell: Double = 260, title: String = "") throws(DrawingError)
    -> Surface
  {
    let scale = cell * 0.70 / max(guides.descender - guides.ascender, 1)
    let widest = entries.map { extent($0.form).width }.max() ?? 100
    let width = max(cell * 0.8, (widest + 70) * scale)
    let rows = (entries.count + columns - 1) / max(columns, 1)
    let head = title.isEmpty ? 0.0 : 40.0
    let surface = try Surface(
      width: Int(width * Double(min(columns, max(entries.count, 1)))), height: Int(cell * Double(max(rows, 1)) + head))
    let canvas = Canvas(surface)
    canvas.paint(Palette.sheet)
    if !title.isEmpty {
      fonts.line(title, size: 22, bold: true).draw(on: canvas, baseline: Point(12, 28), Palette.night)
    }
    for (index, entry) in entries.enumerated() {
      let box = Box(
        x: Double(index % columns) * width, y: head + Double(index / columns) * cell, width: width, height: cell)
      draw(entry, in: box, scale: scale, on: canvas)
    }
    return surface
  }

  /// One letter as large as the page, with the corners' turns in degrees and the ends' places in letter units.
  public func large(_ entry: Entry, side: Double = 1000) throws(DrawingError) -> Surface {
    let surface = try Surface(width: Int(side), height: Int(side))
    let canvas = Canvas(surface)
    canvas.paint(Palette.sheet)
    let scale = side * 0.78 / max(guides.descender - guides.ascender, extent(entry.form).width * 1.3)
    draw(entry, in: Box(x: 0, y: 0, width: side, height: side), scale: scale, on: canvas, detailed: true)
    return surface
  }

  /// Words or pairs one after another, lines of running writing between guide lines.
  ///
  /// - Parameter height: of a line, pixels.
  public func running(_ entries: [Entry], width: Double = 1600, height: Double = 150) throws(DrawingError) -> Surface {
    let scale = height * 0.74 / max(guides.descender - guides.ascender, 1)
    var rows: [[(Entry, Double)]] = [[]]
    var x = 20.0
    for entry in entries {
      let room = extent(entry.form).width * scale + 36
      if x + room > width, !(rows.last ?? []).isEmpty {
        rows.append([])
        x = 20
      }
      rows[rows.count - 1].append((entry, x))
      x += room
    }
    let surface = try Surface(width: Int(width), height: Int(height * Double(rows.count)))
    let canvas = Canvas(surface)
    canvas.paint(Palette.sheet)
    for (index, row) in rows.enumerated() {
      let top = Double(index) * height + height * 0.08
      drawGuides(from: 8, to: width - 8, origin: top - guides.ascender * scale, scale: scale, on: canvas)
      for (entry, x) in row {
        let left = extent(entry.form).x
        let place = LetterPlace(scale: scale, origin: Point(x - left * scale, top - guides.ascender * scale))
        drawStrokes(entry.form, at: place, on: canvas)
        fonts.line(entry.name, size: 13).draw(
          on: canvas, baseline: Point(x, Double(index + 1) * height - 5), Palette.night.mixed(with: Palette.sheet, 0.35)
        )
      }
    }
    return surface
  }

  // MARK: - One cell

  private func extent(_ form: Form) -> Box {
    Box(around: form.strokes.flatMap { $0.path.flattened(tolerance: 0.5).points })
      ?? Box(x: 0, y: guides.xLine, width: 1, height: 1)
  }

  private func drawGuides(from left: Double, to right: Double, origin: Double, scale: Double, on canvas: Canvas) {
    let lines = [
      (guides.ascender, Palette.line2, 1.0), (guides.xLine, Palette.line, 1.0), (guides.baseline, Palette.line, 2.0),
      (guides.descender, Palette.line2, 1.0),
    ]
    for (y, colour, width) in lines {
      let place = (origin + y * scale).rounded() + 0.5
      canvas.stroke(points: [Point(left, place), Point(right, place)], colour, StrokeStyle(width: width))
    }
  }

  private func draw(_ entry: Entry, in box: Box, scale: Double, on canvas: Canvas, detailed: Bool = false) {
    let ink = extent(entry.form)
    var top = box.y + (box.height - (guides.descender - guides.ascender) * scale) * 0.42
    // What stands above the ascender line needs room; in a page's cell there is enough.
    if detailed { top = max(top, box.y + 0.06 * box.height + (guides.ascender - ink.y) * scale) }
    let place = LetterPlace(
      scale: scale, origin: Point(box.centre.x - ink.centre.x * scale, top - guides.ascender * scale))
    drawGuides(from: box.x + 6, to: box.right - 6, origin: place.origin.y, scale: scale, on: canvas)
    for x in entry.advance > 0 ? [0, entry.advance] : [] {
      let column = place(Point(x, 0)).x.rounded() + 0.5
      canvas.stroke(
        points: [Point(column, place(Point(0, guides.xLine)).y), Point(column, place(Point(0, guides.baseline)).y)],
        Palette.margin, StrokeStyle(width: 1, dashes: [3, 3]))
    }
    drawStrokes(entry.form, at: place, on: canvas)
    var style = ArrowStyle()
    style.leastDisc = 7
    style.length = 40
    let road = RoadDrawing(
      form: entry.form, at: place, corridor: 4, field: box.inset(by: 2), arrowStyle: style, numbering: .strokes)
    for (index, arrow) in road.arrows.enumerated() {
      let stroke = arrow.stroke
      arrow.draw(on: canvas, colour: Self.strokeColours[stroke % Self.strokeColours.count], fonts: fonts)
      _ = index
    }
    drawCorners(entry.form, at: place, detailed: detailed, on: canvas)
    let label = Box(
      x: box.x + 4, y: box.bottom - (detailed ? 44 : 24), width: box.width - 8, height: detailed ? 40 : 22)
    fonts.fit(entry.name, width: label.width, height: label.height, sizes: 8...(detailed ? 30 : 15))
      .draw(on: canvas, in: label, Palette.night)
  }

  private func drawStrokes(_ form: Form, at place: LetterPlace, on canvas: Canvas) {
    for (index, stroke) in form.strokes.enumerated() {
      let colour = Self.strokeColours[index % Self.strokeColours.count]
      let line = stroke.path.applying(place.map).flattened(tolerance: 0.1)
      let width = max(2, 7 * place.scale)
      let points = line.points.count > 1 ? line.points : [line.point(at: 0), line.point(at: 0) + Point(0.01, 0)]
      canvas.stroke(points: points, colour.opacity(0.55), StrokeStyle(width: width))
      canvas.stroke(points: points, colour, StrokeStyle(width: 1))
      canvas.fill(disc: line.point(at: 0), radius: width * 0.62, colour)
      for join in [stroke.joinIn, stroke.joinOut].compactMap({ $0 }) {
        canvas.stroke(circle: place(join), radius: width * 0.5, Palette.leaf, StrokeStyle(width: 1.5))
      }
    }
  }

  /// Corners as the grader sees them: circles of the corridor's half-width.
  private func drawCorners(_ form: Form, at place: LetterPlace, detailed: Bool, on canvas: Canvas) {
    for stroke in form.strokes {
      let line = stroke.path.applying(place.map).flattened(tolerance: 0.1)
      for corner in line.corners(halfWidth: corridor * place.scale) {
        canvas.stroke(
          circle: corner.place, radius: max(5, 9 * place.scale), Palette.flame, StrokeStyle(width: detailed ? 2.5 : 1.6)
        )
        if detailed {
          let turn = Int((abs(corner.turn) * 180 / .pi).rounded())
          fonts.line("\(turn)°", size: 18).draw(on: canvas, baseline: corner.place + Point(22, 28), Palette.flame)
        }
      }
      guard detailed else { continue }
      for arc in [0, line.length] {
        let point = line.point(at: arc)
        let letter = place.letterPoint(point)
        let name = "\(Int(letter.x.rounded())), \(Int(letter.y.rounded()))"
        fonts.line(name, size: 15).draw(on: canvas, baseline: point + Point(16, -12), Palette.night)
      }
    }
  }
}
