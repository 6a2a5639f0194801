import Drawing
import Letterform
import Stage

/// A page of cards for grown-ups, one below the other, with the way back above them.
struct FormPage<Content: FormContent>: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back
    case pill(Int)
    case choice(FormPlace)
  }

  /// Characters that a field takes.
  static var longest: Int { 80 }

  let classroom: Classroom
  private(set) var leaving: Destination?
  var content: Content
  private(set) var metrics: WindowMetrics?
  private(set) var frame: GrownUpFrame?
  private var items: [FormItem<Content.Action>] = []
  private var layouts: [FormCard.Layout] = []
  /// Upper edges of the cards, from the top of the first.
  private var tops: [Double] = []
  private var scroll = ScrollArea(room: Box(x: 0, y: 0, width: 0, height: 0))
  private var pressing = Pressing<Button>()

  init(_ content: Content, classroom: Classroom) { (self.content, self.classroom) = (content, classroom) }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics), .resized(let metrics):
      self.metrics = metrics
      lay()
      return .everything + textInput
    case .closeAsked: return follow(.leave(classroom.exit))
    case .text(let typed): return type(typed)
    case .pasted(let text): return follow(content.take(pasted: text))
    case .dropped(let file): return follow(content.take(file: file))
    case .key(let press) where press.isDown:
      if let answer = key(press) { return answer }
    default: break
    }
    let (moved, focused) = (scroll.handle(event, at: time, calmly: classroom.isCalm), pressing.focused)
    switch pressing.handle(event, after: moved, at: button, order: order) {
    case .nothing: return .nothing
    case .changed:
      if pressing.focused != focused { showFocus() }
      return .everything + scroll.motion
    case .tapped(let button, _): return press(button) + .effect(.button)
    }
  }

  private mutating func key(_ press: KeyPress) -> Redraw? {
    switch press.key {
    case .escape: return follow(content.goBack())
    case .character("v") where press.control: return .request(.paste)
    case .backspace where content.typing != nil:
      content.typing = content.typing.map { String($0.dropLast()) }
      return follow(.changed)
    case .enter where content.typing != nil: return follow(content.submit())
    // While something is typed these belong to the text.
    case .space, .home, .end: return content.typing == nil ? nil : .nothing
    default: return nil
    }
  }

  private mutating func type(_ typed: String) -> Redraw {
    guard let before = content.typing else { return .nothing }
    content.typing = String((before + typed).prefix(Self.longest))
    return follow(.changed)
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: follow(content.goBack())
    case .pill(let index): follow(content.perform(content.pillActions[index]))
    case .choice(let place): follow(content.perform(items[place.card].actions[place.control][place.choice]))
    }
  }

  private mutating func follow(_ outcome: FormOutcome) -> Redraw {
    switch outcome {
    case .nothing: return .nothing
    case .leave(let place):
      leaving = place
      return .request(.textInput(false))
    case .changed:
      lay()
      return .everything + textInput
    case .asks(let request):
      lay()
      return .everything + textInput + .request(request)
    }
  }

  /// Whether typed text is wanted.
  private var textInput: Redraw { .request(.textInput(content.typing != nil)) }

  private mutating func lay() {
    guard let metrics else { return }
    let style = classroom.reportStyle(metrics)
    let frame = GrownUpFrame(
      content.band, width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics), style: style)
    let margin = 20 * style.scale
    items = content.items(metrics)
    layouts = items.map { $0.card.layout(width: width(frame), style) }
    var y = margin
    tops = layouts.map { layout in
      defer { y += layout.paper.height + style.gap }
      return y
    }
    let before = scroll.offset
    self.frame = frame
    scroll = ScrollArea(room: frame.room, height: y - style.gap + margin)
    scroll.move(to: before)
    if let focused = pressing.focused, !order.contains(focused) { pressing.focused = nil }
    classroom.tell(order) { box(of: $0) }
  }

  /// Cards are no wider than their words can be read across.
  private func width(_ frame: GrownUpFrame) -> Double {
    min(frame.room.width - 40 * frame.style.scale, 1180 * frame.style.scale)
  }

  private func origin(_ card: Int, _ frame: GrownUpFrame) -> Point {
    Point(frame.room.centre.x - width(frame) / 2, frame.room.y + tops[card] - scroll.offset)
  }

  /// Everything that can be pressed, in the order of the keyboard.
  var order: [Button] {
    var buttons: [Button] = [.back] + content.pillActions.indices.map(Button.pill)
    for (card, item) in items.enumerated() where !item.card.isLocked {
      for (control, actions) in item.actions.enumerated() {
        buttons += actions.indices.map { .choice(FormPlace(card: card, control: control, choice: $0)) }
      }
    }
    return buttons
  }

  /// Where something that can be pressed stands; nil for what is not there.
  func box(of button: Button) -> Box? {
    guard let frame else { return nil }
    switch button {
    case .back: return frame.back
    case .pill(let index): return frame.pills[index]
    case .choice(let place):
      return layouts[place.card].choices[place.control][place.choice].moved(by: origin(place.card, frame))
    }
  }

  /// Where the choice stands that does `action`; nil where none does.
  func box(doing action: Content.Action) -> Box? {
    if let index = content.pillActions.firstIndex(of: action) { return frame?.pills[index] }
    return order.first {
      guard case .choice(let place) = $0 else { return false }
      return items[place.card].actions[place.control][place.choice] == action
    }.flatMap(box)
  }

  private func button(at place: Point) -> Button? {
    guard let frame else { return nil }
    if frame.back.inset(by: -8).contains(place) { return .back }
    if let index = frame.pills.firstIndex(where: { $0.contains(place) }) { return .pill(index) }
    guard frame.room.contains(place) else { return nil }
    return order.first { button in
      guard case .choice = button else { return false }
      return box(of: button)?.contains(place) == true
    }
  }

  /// Scrolls to where the keyboard is.
  private mutating func showFocus() {
    guard case .choice = pressing.focused, let focused = pressing.focused, let frame, let box = box(of: focused)
    else { return }
    let top = box.y - frame.room.y + scroll.offset
    scroll.show(top - 24 * frame.style.scale, top + box.height + 24 * frame.style.scale)
  }

  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let frame else { return canvas.paint(ReportStyle.ground) }
    let style = frame.style
    // All of it: the band's edge is uneven, and what was there before may have been mirrored.
    canvas.paint(ReportStyle.ground)
    var (pressed, focused) = (FormPlace?.none, FormPlace?.none)
    if case .choice(let place) = pressing.pressed { pressed = place }
    if case .choice(let place) = pressing.focused { focused = place }
    let padlock = classroom.content.icon("lock")
    canvas.saved {
      canvas.clip(frame.room)
      for (index, item) in items.enumerated() {
        let origin = origin(index, frame)
        guard layouts[index].paper.moved(by: origin).intersects(frame.room) else { continue }
        item.card.draw(
          layouts[index], at: origin, pressed: pressed?.card == index ? pressed : nil,
          focused: focused?.card == index ? focused : nil, padlock: padlock, on: canvas, style)
      }
      ScrollMark(
        list: Box(
          x: frame.room.x, y: frame.room.y + 8, width: frame.room.width - 12 * style.scale,
          height: frame.room.height - 16), height: scroll.height, offset: scroll.offset
      ).draw(on: canvas, style)
    }
    var pill: Int?
    if case .pill(let index) = pressing.pressed { pill = index }
    frame.draw(on: canvas, pressed: pill)
    PaperButton(
      box: frame.back, state: pressing.pressed == .back ? .pressed : .normal, isFocused: pressing.focused == .back
    ).draw(icon: classroom.content.icon("back"), on: canvas)
    // A pill of the band that the keyboard is on.
    if case .pill(let index) = pressing.focused {
      Pill(content.band.pills[index], box: frame.pills[index], isFocused: true).draw(on: canvas, style)
    }
  }
}
