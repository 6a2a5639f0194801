import Drawing
import Guard
import Language
import Letterform

extension GateScene {
  mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let layout else { return canvas.paint(Palette.sugar3) }
    if let still { canvas.copy(still, area: still.bounds) }
    let drawing = GateDrawing(layout, fonts: classroom.content.fonts)
    drawing.draw(words, on: canvas)
    let isAsking = gate.phase != .waiting
    if isAsking { drawing.draw(answer: typed, count: boxes, isHidden: gate.phase == .pin, on: canvas) }
    var (pressed, focused) = (Int?.none, Int?.none)
    if case .key(let index) = pressing.pressed { pressed = index }
    if case .key(let index) = pressing.focused { focused = index }
    drawing.draw(keysPressed: pressed, focused: focused, isEnabled: isAsking, isDone: !typed.isEmpty, on: canvas)
    PaperButton(
      box: layout.close, state: pressing.pressed == .close ? .pressed : .normal,
      isFocused: pressing.focused == .close
    ).draw(icon: classroom.content.icon("close"), on: canvas)
    if let box = layout.lulu { lulu.draw(on: canvas, in: box) }
  }

  /// Boxes for the answer: as many as the answer has digits; a PIN does not tell how many it has.
  var boxes: Int {
    if case .task(let task, _, _) = gate.phase { return task.digits }
    return max(PIN.lengths.lowerBound, min(typed.count + 1, PIN.lengths.upperBound))
  }

  /// Everything that is written on the sheet.
  var words: GateDrawing.Words {
    let behind = text("Settings and reports are behind this page.")
    var words = GateDrawing.Words(
      title: text("For grown-ups"), subtitle: behind, prompt: "", task: "", note: fingerWords)
    switch gate.phase {
    case .task(let task, let step, let count):
      words.subtitle = text("Task {step} of {count}.", filling: ["step": "\(step)", "count": "\(count)"])
      (words.prompt, words.task) = GatePhrase.words(for: task, language: classroom.interfaceLanguage)
      if words.note.isEmpty { words.note = text("A wrong answer costs a wait, longer each time.") }
    case .pin:
      words.prompt = text("Type the PIN:")
      if words.note.isEmpty { words.note = text("Forgotten? The manual says how to get back in.") }
    case .waiting:
      words.prompt = text("That was not right.")
      words.task = GatePhrase.wait(gate.wait(at: classroom.gatekeeper.now))
    case .open: break
    }
    return words
  }

  /// Everything that can be pressed now, in the order of the keyboard.
  var order: [Button] { (0..<12).map(Button.key) + [.close] }

  /// What is under a finger.
  func button(at place: Point) -> Button? {
    guard let layout else { return nil }
    if layout.close.inset(by: -layout.touchReach).contains(place) { return .close }
    guard gate.phase != .waiting else { return nil }
    return layout.keys.firstIndex { $0.inset(by: -layout.touchReach).contains(place) }.map(Button.key)
  }
}
