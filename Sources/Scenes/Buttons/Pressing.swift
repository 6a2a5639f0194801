import Drawing
import Letterform
import Stage

/// Which of a scene's buttons is under a finger and which has the keyboard: the same rules on every page without a
/// writing field.
///
/// ```swift
/// switch pressing.handle(event, at: { button(at: $0) }, order: buttons) {
/// case .tapped(let button): …
/// case .changed(let buttons): return .areas(buttons.map(area))
/// case .nothing: …
/// }
/// ```
struct Pressing<Button: Hashable> {
  /// What an event came to.
  enum Outcome {
    /// Nothing that is seen.
    case nothing
    /// These look different now.
    case changed([Button])
    /// This one was tapped, or chosen by a key; it and these look different now.
    case tapped(Button, changed: [Button])
  }

  /// The button under a finger.
  private(set) var pressed: Button?
  /// The button that the keyboard is on; shown once a key has moved there.
  var focused: Button?
  private var arbiter = ContactArbiter()

  init() {}

  /// Takes in one event.
  ///
  /// - Parameters:
  ///   - find: the button at a place, nil where none is or it does nothing now.
  ///   - order: the buttons in the order in which Tab goes round.
  mutating func handle(_ event: StageEvent, at find: (Point) -> Button?, order: [Button]) -> Outcome {
    switch event {
    case .contact(let contact): return follow(arbiter.handle(contact), find)
    case .focusLost: return follow(arbiter.clear(), find)
    case .key(let press) where press.isDown: return key(press, order)
    default: return .nothing
    }
  }

  /// Takes in one event that went to a list before: what moves the list presses nothing.
  ///
  /// - Parameter moved: what the event was to the list.
  mutating func handle(
    _ event: StageEvent, after moved: ScrollArea.Outcome, at find: (Point) -> Button?, order: [Button]
  ) -> Outcome {
    switch moved {
    case .nothing: return handle(event, at: find, order: order)
    case .moved: return .changed([])
    case .grabbed:
      _ = handle(.focusLost, at: find, order: order)
      return .changed([])
    }
  }

  private mutating func follow(_ intents: [Intent], _ find: (Point) -> Button?) -> Outcome {
    let before = pressed
    var tapped: Button?
    for intent in intents {
      switch intent {
      case .press(let contact): pressed = find(contact.place)
      case .drag(let contact, let from):
        let start = find(from)
        pressed = find(contact.place) == start ? start : nil
      case .tap(let contact, let from):
        pressed = nil
        let found = find(contact.place)
        if found != nil, found == find(from) { tapped = found }
      case .release: pressed = nil
      default: break
      }
    }
    let changed = before == pressed ? [] : [before, pressed].compactMap { $0 }
    if let tapped { return .tapped(tapped, changed: changed) }
    return changed.isEmpty ? .nothing : .changed(changed)
  }

  private mutating func key(_ press: KeyPress, _ order: [Button]) -> Outcome {
    switch press.key {
    case .tab: return move(press.shift ? -1 : 1, order)
    case .right, .down: return move(1, order)
    case .left, .up: return move(-1, order)
    case .enter, .space:
      guard let focused, order.contains(focused), !press.isRepeat else { return .nothing }
      return .tapped(focused, changed: [])
    default: return .nothing
    }
  }

  private mutating func move(_ step: Int, _ order: [Button]) -> Outcome {
    guard !order.isEmpty else { return .nothing }
    let before = focused
    if let place = before.flatMap({ order.firstIndex(of: $0) }) {
      focused = order[(place + step + order.count) % order.count]
    } else {
      focused = step > 0 ? order.first : order.last
    }
    return .changed([before, focused].compactMap { $0 })
  }
}
