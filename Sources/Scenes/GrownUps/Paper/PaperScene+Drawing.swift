import Curriculum
import Drawing
import Language
import Letterform
import Paper
import Records
import Stage

extension PaperScene {
  /// Lays the sheet and the page out anew.
  mutating func lay(keepingPanel: Bool = false) -> Redraw {
    guard let metrics else { return .nothing }
    if !keepingPanel { panel = nil }
    let style = classroom.reportStyle(metrics)
    makePages()
    var subtitle = wish.map { CourseName.of($0.course.model.id) } ?? ""
    if let job, let state { subtitle = "\(job.printer): \(PaperPhrase.state(state))" }
    let frame = GrownUpFrame(
      GrownUpFrame.Band(title: text("Worksheets"), subtitle: subtitle, pills: [text("Save"), text("Print")]),
      width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics), style: style)
    let layout = PaperLayout(
      room: frame.room, paper: wish?.paper ?? .a4, pages: pages?.count ?? 1, style: style)
    (self.frame, self.layout) = (frame, layout)
    let before = scroll.offset
    scroll = ScrollArea(room: layout.list, height: layout.height(rows: Wish.allCases.count))
    scroll.move(to: before)
    page = min(page, max(0, (pages?.count ?? 1) - 1))
    drawPreview()
    return .everything
  }

  /// The sheet as it would be printed.
  private mutating func makePages() {
    guard let wish else { return }
    let content = classroom.content
    let stickers = classroom.register.learner?.id == wish.learner?.id ? classroom.register.stickers : []
    let pictures = SheetPictures(
      stickers: stickers.suffix(2).compactMap { classroom.sheetPicture(ofSticker: $0.name) }, seed: wish.seed,
      read: content.picture)
    do throws(PaperError) {
      pages = try SheetPages([wish.worksheet(pictures)], fonts: content.fonts)
      refusal = nil
    } catch {
      (pages, refusal) = (nil, error)
    }
  }

  /// Draws the page that is shown, by the code that prints it.
  mutating func drawPreview() {
    guard let layout, let pages else {
      preview = nil
      return
    }
    preview = try? Surface(width: Int(layout.sheet.width), height: Int(layout.sheet.height))
    guard let preview else { return }
    let canvas = Canvas(preview)
    canvas.paint(Colour(0xFFFFFF))
    canvas.scale(layout.sheet.width / pages.size.width)
    pages.draw(page: page, on: canvas)
  }

  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let metrics, let frame, let layout else { return canvas.paint(ReportStyle.ground) }
    let style = classroom.reportStyle(metrics)
    canvas.paint(ReportStyle.ground)
    drawSheet(layout, style, on: canvas)
    drawRows(layout, style, on: canvas)
    var pressed: Int?
    if case .pill(let index) = pressing.pressed { pressed = index }
    frame.draw(on: canvas, pressed: pressed)
    if case .pill(let index) = pressing.focused, frame.pills.indices.contains(index) {
      Pill(frame.band.pills[index], box: frame.pills[index], isFocused: true).draw(on: canvas, style)
    }
    PaperButton(
      box: frame.back, state: pressing.pressed == .back ? .pressed : .normal, isFocused: pressing.focused == .back
    ).draw(icon: classroom.content.icon("back"), on: canvas)
    if let panel {
      var (pressed, focused) = (Int?.none, Int?.none)
      if case .choice(let index) = pressing.pressed { pressed = index }
      if case .choice(let index) = pressing.focused { focused = index }
      panel.panel.draw(
        panel.layout, pressed: pressed, focused: focused, closing: classroom.content.icon("close"), on: canvas, style)
    }
  }

  private func drawSheet(_ layout: PaperLayout, _ style: ReportStyle, on canvas: Canvas) {
    let box = layout.sheet
    canvas.fill(box.moved(by: Point(4, 6) * style.scale), Palette.shadow.opacity(0.18))
    if let preview {
      canvas.paint(preview, at: Point(box.x, box.y))
    } else {
      canvas.fill(box, Colour(0xFFFFFF))
      let words = refusal.map(PaperPhrase.reason) ?? text("There is no course to write.")
      let inner = box.inset(by: style.padding * 1.6)
      style.fonts.fit(words, width: inner.width, height: inner.height, sizes: style.small...style.head, bold: true)
        .draw(on: canvas, in: inner, Palette.night)
    }
    guard let pages, !layout.leaves.isEmpty else { return }
    for (index, leaf) in layout.leaves.enumerated() {
      let isEnd = index == 0 ? page == 0 : page + 1 == pages.count
      let isPressed = pressing.pressed == .leaf(index)
      PaperButton(
        box: leaf, state: isEnd ? .disabled : isPressed ? .pressed : .normal,
        isFocused: pressing.focused == .leaf(index)
      ).draw(icon: classroom.content.icon(index == 0 ? "back" : "next"), on: canvas)
    }
    style.fonts.fit(
      "\(page + 1) / \(pages.count)", width: layout.number.width, height: layout.number.height,
      sizes: style.small...style.head, bold: true
    ).draw(on: canvas, in: layout.number, Palette.night)
  }

  private func drawRows(_ layout: PaperLayout, _ style: ReportStyle, on canvas: Canvas) {
    canvas.saved {
      canvas.clip(layout.list.inset(by: -8 * style.scale))
      for (index, row) in Wish.allCases.enumerated() {
        let box = layout.row(index, scrolled: scroll.offset)
        guard box.intersects(layout.list) else { continue }
        WishRow(question(row), value: value(row), isTyping: typing == row).draw(
          on: canvas, in: box, isPressed: pressing.pressed == .row(row), isFocused: pressing.focused == .row(row), style
        )
      }
    }
    ScrollMark(
      list: Box(
        x: layout.list.x, y: layout.list.y + 8, width: layout.list.width - 9 * style.scale,
        height: layout.list.height - 16),
      height: scroll.height, offset: scroll.offset
    ).draw(on: canvas, style)
  }
}

extension Classroom {
  /// A sticker for a sheet, by its name in the records; nil where no pack has its picture.
  func sheetPicture(ofSticker name: String) -> SheetPicture? {
    guard let subject = stickers[name], let pixels = content.pixels(subject.picture) else { return nil }
    return .finished { canvas, box in pixels.paint(on: canvas, in: box) }
  }
}
