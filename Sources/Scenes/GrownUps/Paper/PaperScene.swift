import Curriculum
import Drawing
import Language
import Letterform
import Paper
import Records
import Stage

/// Worksheets: what is to be practised, a look at the very page that will be printed, saving it and printing it.
struct PaperScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back
    case pill(Int)
    case leaf(Int)
    case row(Wish)
    case choice(Int)
    case wayOut
  }

  /// The rows of the form, from top to bottom.
  enum Wish: CaseIterable {
    case learner, course, letters, words, rows, lines, height, hand, paper, maze, another, ways, ink, file
  }

  /// What a panel asks.
  enum Question: Hashable {
    case wish(Wish)
    case replace
    case printers([Printer])
    case copies(Printer)
    case sides(Printer, copies: Int)
    case job
    case told
  }

  let classroom: Classroom
  private(set) var leaving: Destination?
  var metrics: WindowMetrics?
  var wish: SheetWish?
  var frame: GrownUpFrame?
  var layout: PaperLayout?
  var scroll = ScrollArea(room: Box(x: 0, y: 0, width: 0, height: 0))
  /// The sheet as it would be printed; the reason why there is none.
  var pages: SheetPages?
  var refusal: PaperError?
  /// The page shown, and its picture.
  var page = 0
  var preview: Surface?
  var panel: OpenPanel<Question>?
  /// The row whose answer is being typed.
  var typing: Wish?
  var pressing = Pressing<Button>()
  let desk: PrintDesk
  /// The job that is under way, how far it is and when to ask again.
  var job: PrintJob?
  var state: PrintJob.State?
  var nextQuestion = Double.infinity
  /// The time of the last event.
  var now = 0.0

  init(classroom: Classroom) {
    self.classroom = classroom
    desk = PrintDesk(server: classroom.printServer, wake: classroom.wake ?? {})
    let learner = classroom.firstSubject
    if let course = classroom.course {
      var wish = SheetWish(learner: learner, course: course, hand: learner?.hand ?? classroom.hand, seed: newSeed)
      wish.chosen = course.model.taught.first { course[$0] != nil }.map { [String($0)] } ?? []
      self.wish = wish
    }
    takeMisses(within: SheetWish.week)
  }

  /// A number short enough to be typed again.
  var newSeed: UInt64 { classroom.seed() % 1_000_000 }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics), .resized(let metrics):
      self.metrics = metrics
      panel = nil
      return lay()
    case .closeAsked: return .request(.quit)
    case .arrived: return hear()
    case .tick: askForJob()
    case .text(let words) where typing != nil: return insert(words)
    case .key(let press) where press.isDown && typing != nil:
      if let answer = edit(press) { return answer }
    case .key(let press) where press.isDown && press.key == .escape: return goBack()
    default: break
    }
    let calmly = classroom.isCalm
    let moved = panel?.handle(event, at: time, calmly: calmly) ?? scroll.handle(event, at: time, calmly: calmly)
    let before = pressing.focused
    let outcome = pressing.handle(event, after: moved, at: button, order: order)
    if case .row(let wish)? = pressing.focused, pressing.focused != before { show(wish) }
    switch outcome {
    case .nothing: return .nothing
    case .changed: return .everything + (panel?.motion ?? scroll.motion)
    case .tapped(let button, _): return press(button)
    }
  }

  private var order: [Button] {
    if let panel { return panel.panel.choices.indices.map(Button.choice) + [.wayOut] }
    let leaves = (layout?.leaves ?? []).indices.map(Button.leaf)
    return [.back, .pill(0), .pill(1)] + leaves + Wish.allCases.map(Button.row)
  }

  private func button(at place: Point) -> Button? {
    if let panel { return panel.choice(at: place).map(Button.choice) ?? (panel.isWayOut(place) ? .wayOut : nil) }
    guard let frame, let layout else { return nil }
    if frame.back.inset(by: -8).contains(place) { return .back }
    if let index = frame.pills.firstIndex(where: { $0.contains(place) }) { return .pill(index) }
    if let index = layout.leaves.firstIndex(where: { $0.contains(place) }) { return .leaf(index) }
    guard layout.list.contains(place) else { return nil }
    return Wish.allCases.indices.first { layout.row($0, scrolled: scroll.offset).contains(place) }
      .map { .row(Wish.allCases[$0]) }
  }

  /// Scrolls until a row is seen.
  private mutating func show(_ wish: Wish) {
    guard let layout, let index = Wish.allCases.firstIndex(of: wish) else { return }
    let row = layout.row(index, scrolled: 0)
    scroll.show(row.y - layout.list.y - 20, row.bottom - layout.list.y + 20)
  }

  mutating func goBack() -> Redraw {
    if panel != nil {
      panel = nil
      return .everything
    }
    leaving = .grownUps(.overview)
    return .nothing
  }

  private mutating func press(_ button: Button) -> Redraw {
    let ended = endTyping()
    switch button {
    case .back: return ended + goBack()
    case .pill(0): save()
    case .pill: startPrinting()
    case .leaf(let index):
      page = min(max(0, page + (index == 0 ? -1 : 1)), (pages?.count ?? 1) - 1)
      drawPreview()
    case .row(let wish): return ended + press(wish)
    case .wayOut: panel = nil
    case .choice(let index): choose(index)
    }
    return ended + .everything
  }
}
