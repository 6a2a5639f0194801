import Drawing
import Letterform
import Stage

/// What is seen and pressed of a notice: the sheet, Lulu asleep, one button.
struct NoticePage {
  /// What the one button does.
  enum Button: Hashable {
    /// On, to where a child writes.
    case next
    /// Out of the program.
    case close
  }

  private let phrase: NoticePhrase
  private let content: LessonContent
  private let lulu: LuluActor
  let button: Button
  private var drawing: NoticeDrawing?
  private var still: Surface?
  private var pressing = Pressing<Button>()

  init(_ phrase: NoticePhrase, button: Button, content: LessonContent) {
    (self.phrase, self.button, self.content) = (phrase, button, content)
    lulu = LuluActor(content, poses: [.sleeps], facesLeft: false)
  }

  /// Where the button stands; nil before the page is laid out.
  var box: Box? { drawing?.button }

  /// Lays the page out.
  mutating func lay(_ metrics: WindowMetrics, pixelsPerMillimetre: Double) -> Redraw {
    let drawing = NoticeDrawing(
      width: Double(metrics.width), height: Double(metrics.height), pixelsPerMillimetre: pixelsPerMillimetre,
      fonts: content.fonts)
    self.drawing = drawing
    still = try? Surface(width: metrics.width, height: metrics.height)
    if let still { drawing.drawStill(on: still.pageCanvas) }
    return .everything
  }

  /// Takes in an event; whether the button was pressed.
  mutating func handle(_ event: StageEvent) -> (isPressed: Bool, redraw: Redraw) {
    let (box, button) = (drawing?.button, button)
    if case .key(let press) = event, press.isDown, press.key == .enter, pressing.focused == nil {
      return (true, .nothing)
    }
    switch pressing.handle(
      event, at: { box?.inset(by: -8).contains($0) == true ? button : nil }, order: [button])
    {
    case .nothing: return (false, .nothing)
    case .changed: return (false, .everything)
    case .tapped: return (true, .effect(.button))
    }
  }

  func draw(_ canvas: Canvas) {
    guard let drawing else { return canvas.paint(Palette.sugar3) }
    if let still { canvas.copy(still, area: still.bounds) }
    drawing.draw(title: phrase.title, words: phrase.words, note: phrase.note, on: canvas)
    lulu.draw(on: canvas, in: drawing.lulu)
    PaperButton(
      box: drawing.button, state: pressing.pressed == nil ? .normal : .pressed, isWayOn: button == .next,
      isFocused: pressing.focused != nil
    ).draw(icon: content.icon(button == .next ? "next" : "close"), on: canvas)
  }
}
