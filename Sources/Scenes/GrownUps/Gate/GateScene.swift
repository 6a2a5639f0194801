import Drawing
import Grading
import Guard
import Language
import Letterform
import Settings
import Stage

/// The gate: a task that a grown-up solves in seconds, or the PIN, or a finger. Behind it lies a page.
struct GateScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case close
    /// 0 to 8 for the digits 1 to 9, then delete, 0 and done.
    case key(Int)
  }

  let classroom: Classroom
  let target: GrownUpPage
  private let from: Destination
  private(set) var leaving: Destination?
  var gate: Gate
  var typed = ""
  var layout: GateLayout?
  var still: Surface?
  var pressing = Pressing<Button>()
  var lulu: LuluActor
  private var generator: SeededGenerator
  private var reader: FingerprintReader?

  /// The digits a PIN may have.
  private static let longestPIN = PIN.lengths.upperBound

  /// The gate before `target`; whoever does not pass goes back to `from`.
  init(classroom: Classroom, target: GrownUpPage, from: Destination) {
    (self.classroom, self.target, self.from) = (classroom, target, from)
    generator = SeededGenerator(seed: classroom.seed())
    gate = classroom.gatekeeper.gate(using: &generator)
    lulu = LuluActor(classroom.content, poses: [.sleeps], facesLeft: false)
  }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics):
      if classroom.register.machine.fingerprint, let wake = classroom.wake {
        reader = classroom.gatekeeper.fingerprint { _ in wake() }
      }
      return lay(metrics) + wakes(at: time)
    case .resized(let metrics): return lay(metrics)
    case .closeAsked: return leave(to: from)
    case .arrived: return fingerMoved()
    case .tick: return tick(at: time)
    case .key(let press) where press.isDown:
      if let answer = typedKey(press, at: time) { return answer }
    default: break
    }
    let page = self
    switch pressing.handle(event, at: { page.button(at: $0) }, order: order) {
    case .nothing: return .nothing
    case .changed: return .everything
    case .tapped(let button, _): return press(button, at: time) + .effect(.button)
    }
  }

  /// Digits, delete, done and the way out by the keyboard; nil for every other key.
  private mutating func typedKey(_ press: KeyPress, at time: Double) -> Redraw? {
    switch press.key {
    case .character(let digit) where digit.isASCII && digit.isNumber: return type(String(digit))
    case .backspace, .delete: return erase()
    case .enter where pressing.focused == nil: return done(at: time)
    case .escape: return leave(to: from)
    default: return nil
    }
  }

  private mutating func press(_ button: Button, at time: Double) -> Redraw {
    switch button {
    case .close: leave(to: from)
    case .key(9): erase()
    case .key(10): type("0")
    case .key(11): done(at: time)
    case .key(let index): type("\(index + 1)")
    }
  }

  /// How many digits may be typed.
  var most: Int {
    switch gate.phase {
    case .task(let task, _, _): task.digits
    case .pin: Self.longestPIN
    case .waiting, .open: 0
    }
  }

  private mutating func type(_ digit: String) -> Redraw {
    guard typed.count < most else { return .nothing }
    typed += digit
    return .everything
  }

  private mutating func erase() -> Redraw {
    guard !typed.isEmpty else { return .nothing }
    typed.removeLast()
    return .everything
  }

  private mutating func done(at time: Double) -> Redraw {
    guard !typed.isEmpty else { return .nothing }
    gate.answer(typed, now: classroom.gatekeeper.now, using: &generator)
    typed = ""
    classroom.gatekeeper.keep(gate.record)
    if gate.phase == .open { return leave(to: target == .exit ? .quit : .grownUps(target)) }
    return .everything + wakes(at: time)
  }

  private mutating func tick(at time: Double) -> Redraw {
    guard gate.phase == .waiting else { return .nothing }
    gate.tick(classroom.gatekeeper.now, using: &generator)
    classroom.gatekeeper.keep(gate.record)
    return .everything + wakes(at: time)
  }

  /// While there is a wait the clock on the sheet goes on once a second.
  private func wakes(at time: Double) -> Redraw {
    guard gate.phase == .waiting else { return .nothing }
    let rest = gate.wait(at: classroom.gatekeeper.now)
    return .wake(at: time + Double(rest % 1000 == 0 ? min(rest, 1000) : rest % 1000) + 1)
  }

  private mutating func fingerMoved() -> Redraw {
    guard let state = reader?.state else { return .nothing }
    guard state == .matched else { return .everything }
    gate.openByFinger()
    classroom.gatekeeper.keep(gate.record)
    return leave(to: target == .exit ? .quit : .grownUps(target))
  }

  /// What the reader of fingerprints has to say.
  var fingerWords: String { GatePhrase.words(for: reader?.state) }

  private mutating func leave(to place: Destination) -> Redraw {
    reader?.cancel()
    reader = nil
    leaving = place
    return .nothing
  }

  private mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    let layout = GateLayout(
      width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics), mirrored: Catalogue.readsFromRightToLeft)
    self.layout = layout
    still = try? Surface(width: metrics.width, height: metrics.height)
    if let still {
      GateDrawing(layout, fonts: classroom.content.fonts).drawStill(
        on: still.pageCanvas, lock: classroom.content.icon("lock"))
    }
    return .everything
  }
}
