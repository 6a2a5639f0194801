import Drawing
import Language
import Letterform
import Records
public import Stage

/// Who is writing? A card for every child, the one who wrote last first; one tap on it and the map is there.
public struct WhoScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    /// The card of that number, counted over all pages.
    case card(Int)
    case ear, close, gate, before, after
  }

  let classroom: Classroom
  /// Where to go next; nil while it stays.
  public internal(set) var leaving: Destination?
  /// All cards: the children, the guest, room for another child.
  let cards: [WhoCard]
  let learners: [Learner]
  var page = 0
  var layout: WhoLayout?
  /// Wall, floor and rails, drawn once.
  var still: Surface?
  var metrics: WindowMetrics?
  var pressing = Pressing<Button>()
  var lulu: LuluActor
  var turn: PageTurn?
  /// The time of the last event: drawing asks no clock.
  var now = 0.0

  /// Lulu begins to wave so long after the page is there, in milliseconds.
  private static let greetsAfter = 350.0

  /// The page for everybody in the classroom's register.
  public init(classroom: Classroom) {
    self.classroom = classroom
    learners = classroom.register.learners
    // Translators: the card of somebody who only wants to try; one short word.
    let guest = WhoCard.guest(name: text("Guest"))
    cards = learners.map { .child(name: $0.name, picture: $0.picture) } + [guest, .add]
    lulu = LuluActor(classroom.content, poses: [.watches, .greets], facesLeft: classroom.hand == .left)
  }

  /// Takes in one event.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics):
      return lay(metrics) + classroom.say(.menu("welcome"), .menu("who")) + .wake(at: time + Self.greetsAfter)
    case .resized(let metrics): return lay(metrics)
    case .tick: return tick()
    case .closeAsked: leaving = .quit
    case .key(let press) where press.isDown && press.key == .pageDown: return show(page: page + 1)
    case .key(let press) where press.isDown && press.key == .pageUp: return show(page: page - 1)
    default: break
    }
    let page = self
    return follow(pressing.handle(event, at: { page.button(at: $0) }, order: page.order))
  }

  private mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    self.metrics = metrics
    let layout = WhoLayout(
      count: cards.count, width: Double(metrics.width), height: Double(metrics.height), hand: classroom.hand,
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics))
    self.layout = layout
    page = min(page, layout.pages - 1)
    turn = nil
    still = try? Surface(width: metrics.width, height: metrics.height)
    if let still { WhoDrawing(layout: layout).drawStill(on: still.pageCanvas) }
    classroom.tell(order) { box(of: $0) }
    return .everything
  }

  private mutating func tick() -> Redraw {
    var redraw = Redraw.nothing
    if let turn {
      if now >= turn.end { self.turn = nil }
      redraw += .everything
    }
    let waves = lulu.look.to == .greets
    if !waves { lulu.pose(.greets, at: now, calmly: classroom.isCalm) }
    if !waves || lulu.step(at: now), let layout {
      redraw += .area(Lulu.bounds(in: layout.lulu)) + .animating(until: now + LuluActor.change)
    }
    return redraw
  }

  private mutating func follow(_ outcome: Pressing<Button>.Outcome) -> Redraw {
    switch outcome {
    case .nothing: return .nothing
    case .changed(let buttons): return .areas(buttons.map(area))
    case .tapped(let button, let changed): return .areas((changed + [button]).map(area)) + press(button)
    }
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .card(let index):
      switch cards[index] {
      case .child:
        classroom.register.signIn(learners[index])
        leaving = .map
      case .guest:
        classroom.register.signIn(nil)
        leaving = .map
      case .add: leaving = .gate(.children)
      }
    case .gate: leaving = .gate(.overview)
    case .close: leaving = classroom.exit
    case .before: return show(page: page - 1)
    case .after: return show(page: page + 1)
    case .ear: return .sound(.repeatLast)
    }
    return .effect(.button)
  }

  /// Turns to another page of cards.
  private mutating func show(page next: Int) -> Redraw {
    guard let layout, let metrics, (0..<layout.pages).contains(next), next != page else { return .nothing }
    let direction = next > page ? PageTurn.Direction.forward : .back
    page = next
    pressing.focused = nil
    let after = self
    turn = PageTurn(
      width: metrics.width, height: metrics.height, direction: direction, calmly: classroom.isCalm, start: now,
      after: { after.drawPage(on: $0.pageCanvas, dirty: nil) })
    return .everything + .animating(until: turn?.end ?? now)
  }
}
