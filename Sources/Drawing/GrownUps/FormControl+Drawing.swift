import Letterform

extension FormControl {
  /// How high a pill is, units of the style's scale.
  static let pillHeight = 54.0

  /// Where the choices stand in `room`, whose height they decide.
  func boxes(in room: Box, _ style: ReportStyle) -> [Box] {
    let gap = 10 * style.scale
    switch self {
    case .pills(let words, _):
      let widths = words.map {
        min(room.width, max(64 * style.scale, style.width($0, size: style.head, bold: true) + 36 * style.scale))
      }
      return Self.flow(widths, height: Self.pillHeight * style.scale, in: room, gap: gap)
    case .wayOn(let word):
      let width = style.width(word, size: style.head, bold: true) + 90 * style.scale
      return [Box(x: room.x, y: room.y, width: min(room.width, width), height: 62 * style.scale)]
    case .tiles(let tiles, _, let side):
      let caption = tiles.contains { !$0.caption.isEmpty } ? Tile.captionHeight(style) : 0
      let widest = tiles.map { $0.captionWidth(style) }.max() ?? 0
      let width = min(max(side, widest + 2 * style.scale), room.width)
      return Self.flow(tiles.map { _ in width }, height: min(side, room.width) + caption, in: room, gap: gap)
    case .field: return [Box(x: room.x, y: room.y, width: room.width, height: 58 * style.scale)]
    case .code, .bankCard, .words: return []
    }
  }

  /// How high it is where nothing can be chosen.
  func ownHeight(width: Double, _ style: ReportStyle) -> Double {
    switch self {
    case .code: min(width, 300 * style.scale)
    case .bankCard(let density): FormCard.bankCard.height * density
    case .words(let words): style.paragraph(words, width: width, size: style.body).usedHeight
    default: 0
    }
  }

  /// Boxes of these widths, line after line.
  private static func flow(_ widths: [Double], height: Double, in room: Box, gap: Double) -> [Box] {
    var (x, y) = (room.x, room.y)
    return widths.map { width in
      if x > room.x, x + width > room.right + 0.5 { (x, y) = (room.x, y + height + gap) }
      defer { x += width + gap }
      return Box(x: x, y: y, width: width, height: height)
    }
  }

  func draw(
    _ boxes: [Box], in room: Box, isEnabled: Bool, pressed: Int?, focused: Int?, on canvas: Canvas, _ style: ReportStyle
  ) {
    switch self {
    case .pills(let words, let chosen):
      for (index, box) in boxes.enumerated() {
        Pill(
          words[index], box: box, isChosen: index == chosen, isPressed: index == pressed, isEnabled: isEnabled,
          isFocused: index == focused, isOnCard: true
        ).draw(on: canvas, style)
      }
    case .wayOn(let word):
      guard let box = boxes.first else { return }
      Pill(word, box: box, isPressed: pressed == 0, isWayOn: true, isFocused: focused == 0, isOnCard: true)
        .draw(on: canvas, style)
    case .tiles(let tiles, let chosen, _):
      for (index, box) in boxes.enumerated() {
        tiles[index].draw(
          in: box, isChosen: index == chosen, isPressed: index == pressed, isFocused: index == focused, on: canvas,
          style)
      }
    case .field(let words, let placeholder, let isActive):
      Self.drawField(
        words, placeholder, isActive: isActive, isFocused: focused == 0, in: boxes.first ?? room, on: canvas, style)
    case .code(let squares, let quietZone): Self.drawCode(squares, quietZone, in: room, on: canvas)
    case .bankCard(let density): Self.drawBankCard(density, in: room, on: canvas, style)
    case .words(let words):
      style.paragraph(words, width: room.width, size: style.body).draw(on: canvas, in: room, Palette.night)
    }
  }

  private static func drawField(
    _ words: String, _ placeholder: String, isActive: Bool, isFocused: Bool, in box: Box, on canvas: Canvas,
    _ style: ReportStyle
  ) {
    let paper = CutPaper.card(box, radius: 12 * style.scale, seed: 5)
    canvas.fill(paper, ReportStyle.band)
    canvas.stroke(
      paper, isActive ? Palette.ink : isFocused ? Palette.night : ReportStyle.rule,
      StrokeStyle(width: (isActive || isFocused ? 4 : 2) * style.scale))
    let inner = Box(
      x: box.x + 16 * style.scale, y: box.y, width: box.width - 36 * style.scale, height: box.height)
    let shown = words.isEmpty ? placeholder : words
    let line = style.fonts.fit(
      shown, width: inner.width, height: inner.height, sizes: style.small...style.head * 1.15,
      bold: !words.isEmpty, alignment: .leading)
    line.draw(on: canvas, in: inner, words.isEmpty ? ReportStyle.note : Palette.night)
    if isActive {
      let caret = words.isEmpty ? 0 : line.caret(on: canvas)
      let x = min(inner.right, inner.x + caret + (caret < 1 ? -6 : 4) * style.scale)
      canvas.fill(
        Box(x: x, y: box.y + box.height * 0.22, width: 3 * style.scale, height: box.height * 0.56), Palette.ink)
    }
  }

  private static func drawCode(_ squares: [[Bool]], _ quietZone: Int, in room: Box, on canvas: Canvas) {
    guard !squares.isEmpty else { return }
    // Whole pixels, so that no square is blurred.
    let count = Double(squares.count + 2 * quietZone)
    let side = max(1, (min(room.width, room.height) / count).rounded(.down))
    canvas.fill(Box(x: room.x, y: room.y, width: side * count, height: side * count), Colour(0xFFFFFF))
    // One path for all, so that no seam shows between neighbours.
    var path = Path()
    for (row, line) in squares.enumerated() {
      for (column, isDark) in line.enumerated() where isDark {
        let (x, y) = (room.x + side * Double(column + quietZone), room.y + side * Double(row + quietZone))
        path.elements += [
          .move(Point(x, y)), .line(Point(x + side, y)), .line(Point(x + side, y + side)), .line(Point(x, y + side)),
          .close,
        ]
      }
    }
    // A mirrored code is none to many readers.
    canvas.keepingDirection(about: room.x + side * count / 2) { canvas.fill(path, Colour(0x000000)) }
  }

  private static func drawBankCard(_ density: Double, in room: Box, on canvas: Canvas, _ style: ReportStyle) {
    let card = Box(
      x: room.x, y: room.y, width: FormCard.bankCard.width * density, height: FormCard.bankCard.height * density)
    let path = CutPaper.card(card, radius: 3.2 * density, seed: 8)
    canvas.fill(path, Palette.moss)
    canvas.stroke(path, Palette.night, StrokeStyle(width: 2 * style.scale))
    canvas.fill(
      Box(x: card.x, y: card.y + card.height * 0.14, width: card.width, height: card.height * 0.2), Palette.night)
  }
}

extension FormControl.Tile {
  /// The room of two lines below a tile.
  static func captionHeight(_ style: ReportStyle) -> Double { style.small * 3.3 }

  /// The least width at which the caption takes no more than two lines.
  func captionWidth(_ style: ReportStyle) -> Double {
    let words = caption.split(separator: " ")
    func width(_ part: ArraySlice<Substring>) -> Double {
      style.width(part.joined(separator: " "), size: style.small, bold: true)
    }
    return words.indices.map { max(width(words[...$0]), width(words[($0 + 1)...])) }.min() ?? 0
  }

  func draw(
    in box: Box, isChosen: Bool, isPressed: Bool, isFocused: Bool, on canvas: Canvas, _ style: ReportStyle
  ) {
    let box = isPressed ? box.moved(by: Point(1.5, 2) * style.scale) : box
    let side = min(box.width, caption.isEmpty ? box.height : box.height - Self.captionHeight(style))
    let square = Box(x: box.centre.x - side / 2, y: box.y, width: side, height: side)
    let paper = CutPaper.card(square, radius: square.width * 0.16, seed: 31)
    canvas.lay(
      paper, isChosen ? ReportStyle.known : ReportStyle.band,
      Lay(shadow: Point(2, 3) * style.scale, depth: isPressed ? 0.05 : 0.18, rim: 0))
    canvas.outline(paper, width: 2 * style.scale)
    if isChosen {
      canvas.stroke(paper, Palette.ink, StrokeStyle(width: 4 * style.scale))
    }
    let inner = square.inset(by: square.width * 0.1)
    picture?.draw(on: canvas, in: inner)
    drawing?(canvas, inner)
    if !caption.isEmpty {
      let below = Box(x: box.x, y: square.bottom, width: box.width, height: box.bottom - square.bottom)
      style.fonts.fit(
        caption, width: below.width, height: below.height, sizes: style.small...style.small * 1.08, bold: isChosen
      ).draw(on: canvas, in: below, Palette.night)
    }
    if isFocused {
      canvas.stroke(
        CutPaper.card(box.inset(by: -4 * style.scale), radius: square.width * 0.18, seed: 32), Palette.night,
        StrokeStyle(width: 3 * style.scale))
    }
  }
}
