import Drawing
import Grading
import Letterform
import Records
import Settings
import Stage

/// The child's own page of best letters: each letter as the child wrote it; tapped, it lies among its other tries, and
/// the best of them is picked.
struct BestScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back
    case card(Int)
  }

  /// How long a star takes to lie where it was put, milliseconds.
  static let press = 380.0
  /// How much larger it is at first.
  static let growth = 0.25

  let classroom: Classroom
  private(set) var leaving: Destination?
  var letters: BestLetters
  /// The letter whose tries are seen, as an index of the letters, with them; nil while all letters are.
  var opened: (letter: Int, tries: [AttemptRecord])?
  /// Which of the tries was picked, and when.
  var picked: (index: Int, since: Double)?
  var metrics: WindowMetrics?
  var layout: BestLayout?
  var scroll = ScrollArea(room: Box(x: 0, y: 0, width: 0, height: 0))
  var pressing = Pressing<Button>()
  let lulu: Lulu
  var now = 0.0
  /// What stands still behind the cards.
  var wall: Surface?

  init(classroom: Classroom) {
    self.classroom = classroom
    letters = BestLetters(of: classroom.register.learner, in: classroom.register)
    lulu = classroom.content.lulu([.greets, .cheers])
  }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics), .resized(let metrics):
      self.metrics = metrics
      wall = nil
      return lay()
    case .closeAsked: return .request(.quit)
    case .key(let press) where press.isDown && press.key == .escape: return goBack()
    default: break
    }
    let moved = scroll.handle(event, at: time, calmly: classroom.isCalm)
    if event == .tick, case .nothing = moved {
      guard let picked, let layout else { return .nothing }
      let box = layout.card(picked.index, scrolled: scroll.offset)
      return .area(Rectangle(covering: box.inset(by: -box.width * 0.2)))
    }
    switch pressing.handle(event, after: moved, at: button, order: order) {
    case .nothing: return .nothing
    case .changed: return .everything + scroll.motion
    case .tapped(let button, _): return press(button)
    }
  }

  var count: Int { opened?.tries.count ?? letters.entries.count }

  private var order: [Button] { [.back] + (0..<count).map(Button.card) }

  private func button(at place: Point) -> Button? {
    guard let layout else { return nil }
    if layout.back.inset(by: -10).contains(place) { return .back }
    guard layout.room.contains(place) else { return nil }
    return (0..<count).first { layout.card($0, scrolled: scroll.offset).contains(place) }.map(Button.card)
  }

  /// Empty places in a book in which nothing is yet.
  static let places = 3

  /// Lays the cards out for what is seen now.
  mutating func lay() -> Redraw {
    guard let metrics else { return .nothing }
    let made = BestLayout(
      count: max(count, Self.places), large: opened != nil, width: Double(metrics.width),
      height: Double(metrics.height),
      pixelsPerMillimetre: metrics.dotsPerInch / 25.4)
    layout = made
    scroll = ScrollArea(room: made.room, height: made.height)
    return .everything
  }

  private mutating func goBack() -> Redraw {
    guard opened != nil else {
      leaving = classroom.register.own.album ? .album : .map
      return .nothing
    }
    (opened, picked) = (nil, nil)
    return lay()
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: return goBack()
    case .card(let index):
      guard let opened else {
        guard letters.entries.indices.contains(index) else { return .nothing }
        let tries = letters.candidates(for: letters.entries[index], in: classroom.register)
        opened = (index, tries)
        picked = letters.entries[index].isPicked ? (0, -.infinity) : nil
        return lay()
      }
      guard opened.tries.indices.contains(index) else { return .nothing }
      letters.pick(opened.tries[index], at: opened.letter, in: classroom.register)
      picked = (index, now)
      return .everything + .animating(until: now + Self.press)
    }
  }
}
