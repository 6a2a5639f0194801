import Curriculum
import Drawing
import Language
import Letterform

/// Everything is drawn in millimetres from the paper's upper left corner.
extension SheetPages {
  func drawSheet(_ sheet: SheetLayout, page number: Int, on canvas: Canvas) {
    let page = sheet.pages[number]
    let worksheet = sheet.worksheet
    if page.hasHeader {
      drawNameLine(sheet, hasPicture: page.picture.map { $0.y < worksheet.paper.area.y } == true, on: canvas)
    }
    drawRuling(sheet, page.rows, on: canvas)
    for row in page.rows { drawRow(row, of: sheet, on: canvas) }
    for key in page.keys { drawKey(key, of: sheet, on: canvas) }
    if let box = page.picture, let picture = worksheet.pictures.toColour {
      draw(picture, in: box, line: 0.4, lineColour(worksheet), on: canvas)
    }
    if let (maze, origin) = page.maze {
      canvas.saved {
        canvas.translate(origin)
        drawMaze(maze, worksheet, on: canvas)
      }
    }
    drawFooter(sheet, page: number, on: canvas)
  }

  private func lineColour(_ worksheet: Worksheet) -> Colour {
    worksheet.savesInk ? Colour(0x5A6475) : Palette.night
  }

  // MARK: - Parts

  private func drawRow(_ row: SheetLayout.Row, of sheet: SheetLayout, on canvas: Canvas) {
    let line = sheet.lines[row.line]
    let ink = PracticeInk(unit: sheet.unit, savesInk: sheet.worksheet.savesInk)
    let top = row.baseline - sheet.worksheet.course.model.guides.baseline * sheet.unit
    for slot in row.slots {
      let look = slot.isModel ? PracticeInk.Look.model : .practice(row.style)
      guard look != .practice(.empty), let stamp = stamp(line, look, ink, of: sheet.worksheet) else { continue }
      canvas.saved {
        canvas.translate(Point(slot.x - line.box.x * sheet.unit, top))
        canvas.scale(sheet.unit)
        canvas.paint(stamp)
      }
    }
  }

  /// The line's drawing, made once for all pages.
  private func stamp(
    _ line: PracticeLine, _ look: PracticeInk.Look, _ ink: PracticeInk, of worksheet: Worksheet
  ) -> Stamp? {
    let key = StampKey(
      model: worksheet.course.model.id, hand: worksheet.hand, text: line.text, look: look, ink: ink)
    if let known = stamps[key] { return known }
    let made = try? Stamp(ink.box(of: line)) { ink.draw(line, look, on: $0) }
    stamps[key] = made
    return made
  }

  private func drawNameLine(_ sheet: SheetLayout, hasPicture: Bool, on canvas: Canvas) {
    let area = sheet.worksheet.paper.area
    let base = area.y + 11
    // Translators: before the line on which a child writes its name, on a printed sheet.
    let label = fonts.line(text("Name"), size: 4.6 / Self.fine)
    write(label, at: Point(area.x, base), Palette.night, on: canvas)
    let start = area.x + label.usedWidth * Self.fine + 2.5
    let end = hasPicture ? area.x + area.width * 0.62 : area.x + area.width * 0.75
    canvas.stroke(
      points: [Point(start, base + 1.2), Point(end, base + 1.2)], lineColour(sheet.worksheet),
      StrokeStyle(width: 0.25, cap: .butt))
    guard !sheet.worksheet.name.isEmpty else { return }
    let name = fonts.fit(
      sheet.worksheet.name, width: (end - start - 4) / Self.fine, height: 9 / Self.fine,
      sizes: 3 / Self.fine...6.2 / Self.fine, bold: true, alignment: .leading)
    write(name, at: Point(start + 2, base), Palette.night, on: canvas)
  }

  /// Writes a text that was set in units of ``fine``; `origin` is in millimetres.
  private func write(_ text: FittedText, at origin: Point, _ colour: Colour, on canvas: Canvas) {
    canvas.saved {
      canvas.translate(origin)
      canvas.scale(Self.fine)
      text.draw(on: canvas, baseline: .zero, colour)
    }
  }

  private func drawFooter(_ sheet: SheetLayout, page: Int, on canvas: Canvas) {
    let area = sheet.worksheet.paper.area
    let grey = Palette.night.mixed(with: Palette.sheet, 0.4)
    let model = sheet.worksheet.course.model.id
    let words = sheet.worksheet.maze == nil ? model : "\(model) · \(sheet.worksheet.seed)"
    let size = 2.6 / Self.fine
    write(fonts.line(words, size: size), at: Point(area.x, area.bottom), grey, on: canvas)
    guard sheet.pages.count > 1 else { return }
    let number = fonts.line("\(page + 1) / \(sheet.pages.count)", size: size)
    write(number, at: Point(area.right - number.usedWidth * Self.fine, area.bottom), grey, on: canvas)
  }

  /// Rows of one width are ruled as one block, so that slanted lines run through.
  private func drawRuling(_ sheet: SheetLayout, _ rows: [SheetLayout.Row], on canvas: Canvas) {
    let worksheet = sheet.worksheet
    var rest = rows[...]
    while let first = rest.first {
      let block = rest.prefix { $0.left == first.left && $0.right == first.right }
      RuledRows(
        ruling: worksheet.ruling, guides: worksheet.course.model.guides, slant: worksheet.course.slant,
        xHeight: worksheet.xHeight, left: first.left, right: first.right, anchor: worksheet.paper.area.x,
        baselines: block.map(\.baseline)
      ).draw(pale: worksheet.savesInk, on: canvas)
      rest = rest.dropFirst(block.count)
    }
  }

  /// Tenths of a millimetre: glyphs stand on whole units, and curves need units much smaller than their lines.
  static let fine = 0.1

  /// A letter as large as its card, with numbered arrows.
  private func drawKey(_ key: SheetLayout.Key, of sheet: SheetLayout, on canvas: Canvas) {
    guard let piece = sheet.lines[key.line].pieces.first else { return }
    let savesInk = sheet.worksheet.savesInk
    canvas.saved {
      canvas.translate(Point(key.box.x, key.box.y))
      canvas.scale(Self.fine)
      let card = Box(x: 0, y: 0, width: key.box.width / Self.fine, height: key.box.height / Self.fine)
      let outline = CutPaper.card(card.inset(by: 2), radius: 24, seed: 5)
      canvas.fill(outline, savesInk ? Colour(0xFFFFFF) : Palette.road.mixed(with: Colour(0xFFFFFF), 0.78))
      canvas.stroke(outline, savesInk ? Colour(0xA8B0BC) : Palette.roadEdge.opacity(0.55), StrokeStyle(width: 2.5))
      let place = LetterPlace.largest(
        for: piece.form, corridor: 5, in: card.inset(by: 6), largestXHeight: card.height * 0.44, tagRoom: 22)
      let guides = sheet.worksheet.course.model.guides
      for (height, strong) in [(guides.baseline, true), (guides.xLine, false)] {
        let y = place(Point(0, height)).y
        guard y > 8, y < card.height - 8 else { continue }
        canvas.stroke(
          points: [Point(8, y), Point(card.width - 8, y)], savesInk ? Colour(0xC9CED6) : Palette.line2,
          StrokeStyle(width: strong ? 3 : 2.2, cap: .butt))
      }
      LetterDrawing(piece.form, at: place).drawSolid(
        thickness: max(savesInk ? 5 : 7, (savesInk ? 6 : 9) * place.scale), lineColour(sheet.worksheet), on: canvas)
      var style = ArrowStyle()
      (style.leastDisc, style.disc, style.length) = (13, 8, 44)
      let road = RoadDrawing(
        form: piece.form, at: place, corridor: 7, field: card.inset(by: 4), arrowStyle: style, numbering: .strokes)
      for arrow in road.arrows {
        arrow.draw(on: canvas, colour: savesInk ? lineColour(sheet.worksheet) : Palette.flame, fonts: fonts, flat: true)
      }
    }
  }

  /// The maze with its pictures, in millimetres of its own room.
  func drawMaze(_ maze: Maze, _ worksheet: Worksheet, on canvas: Canvas) {
    var style = MazeStyle()
    style.ink = lineColour(worksheet)
    if worksheet.savesInk { (style.wall.most, style.floor) = (0.45, nil) }
    maze.draw(style, on: canvas)
    for (gate, picture) in [
      (maze.grid.entrance, worksheet.pictures.entrance), (maze.grid.goal, worksheet.pictures.goal),
    ] {
      switch picture {
      case .outlines(let picture): draw(picture, in: gate.picture, line: 0.3, style.ink, on: canvas)
      case .finished(let draw): draw(canvas, gate.picture)
      case nil: break
      }
    }
  }

  /// A picture to colour as large as fits; `line` is how thick its lines are, millimetres.
  private func draw(_ picture: Picture, in box: Box, line: Double, _ colour: Colour, on canvas: Canvas) {
    let view = picture.viewBox
    let scale = min(box.width / max(view.width, 1e-9), box.height / max(view.height, 1e-9))
    let key = PictureKey(picture: picture, line: line / max(scale, 1e-9), colour: colour)
    // Some pieces lean a little out of their square.
    let room = view.inset(by: -0.1 * view.width)
    guard
      let stamp = pictureStamps[key]
        ?? (try? Stamp(room) { picture.drawOutlined(on: $0, line: key.line, colour: colour) })
    else { return }
    pictureStamps[key] = stamp
    canvas.saved {
      canvas.translate(box.centre - view.centre * scale)
      canvas.scale(scale)
      canvas.paint(stamp)
    }
  }

  // MARK: - For the grown-up

  func drawSolutions(_ numbers: [Int], on canvas: Canvas) {
    let area = paper.area
    // Translators: heading of a page with the mazes' ways, for the grown-up.
    let heading = fonts.line(text("Ways through the mazes"), size: 6 / Self.fine, bold: true)
    write(heading, at: Point(area.x, area.y + 6), Palette.night, on: canvas)
    let rows = Self.solutionsPerPage / 2
    let cell = Point(area.width / 2, (area.height - 12) / Double(rows))
    for (place, number) in numbers.enumerated() {
      let worksheet = sheets[number].worksheet
      guard let maze = sheets[number].pages.compactMap(\.maze).first?.maze else { continue }
      let corner = Point(
        area.x + Double(place % 2) * cell.x, area.y + 12 + Double(place / 2) * cell.y)
      let caption = [worksheet.name, "\(worksheet.seed)"].filter { !$0.isEmpty }.joined(separator: " · ")
      let line = fonts.fit(
        caption, width: (cell.x - 8) / Self.fine, height: 6 / Self.fine, sizes: 2 / Self.fine...3.4 / Self.fine,
        alignment: .leading)
      write(line, at: corner + Point(0, 5), Palette.night, on: canvas)
      let scale = min((cell.x - 8) / area.width, (cell.y - 12) / SheetLayout.Size.maze.most)
      canvas.saved {
        canvas.translate(corner + Point(0, 8))
        canvas.scale(scale)
        maze.drawSolution(on: canvas)
        drawMaze(maze, worksheet, on: canvas)
      }
    }
  }
}
