import Curriculum
import Drawing
import Grading
import Language
import Letterform
import Records
import Stage

/// Progress, faults and fluency of a child, or the class at a glance, on screen; from here they go to files.
struct ReportScene: Chapter {
  /// Whom it is about.
  enum Subject: Hashable {
    case learner(Learner)
    case everybody
  }

  /// What can be pressed.
  enum Button: Hashable {
    case back, title
    case pill(Int)
    case tool(Int)
    case row(Int)
    case choice(Int)
    case wayOut
  }

  /// What a panel asks.
  enum Question {
    case who, saving, told
  }

  /// So many tries at the letter written last are shown.
  static let tries = 8

  let classroom: Classroom
  private(set) var leaving: Destination?
  var subject: Subject
  var period = LearnerReport.Period.week
  var metrics: WindowMetrics?
  var frame: GrownUpFrame?
  var strip = ReportStrip()
  /// The learners of the class table, in the order of its rows.
  var rows: [Learner] = []
  /// Where their rows stand in the strip.
  var rowBoxes: [Box] = []
  var panel: OpenPanel<Question>?
  var pressing = Pressing<Button>()

  init(classroom: Classroom) {
    self.classroom = classroom
    subject = classroom.firstSubject.map { .learner($0) } ?? .everybody
  }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics), .resized(let metrics):
      self.metrics = metrics
      panel = nil
      return lay()
    case .closeAsked: return .request(.quit)
    case .key(let press) where press.isDown && press.key == .escape: return goBack()
    default: break
    }
    let calmly = classroom.isCalm
    let moved = panel?.handle(event, at: time, calmly: calmly) ?? strip.scroll.handle(event, at: time, calmly: calmly)
    switch pressing.handle(event, after: moved, at: button, order: order) {
    case .nothing: return .nothing
    case .changed: return .everything + (panel?.motion ?? strip.scroll.motion)
    case .tapped(let button, _): return press(button)
    }
  }

  private var order: [Button] {
    if let panel { return panel.panel.choices.indices.map(Button.choice) + [.wayOut] }
    guard let frame else { return [] }
    return [.back, .title] + frame.pills.indices.map(Button.pill) + frame.tools.indices.map(Button.tool)
  }

  private func button(at place: Point) -> Button? {
    if let panel { return panel.choice(at: place).map(Button.choice) ?? (panel.isWayOut(place) ? .wayOut : nil) }
    guard let frame else { return nil }
    if frame.back.inset(by: -8).contains(place) { return .back }
    if let index = frame.pills.firstIndex(where: { $0.contains(place) }) { return .pill(index) }
    if let index = frame.tools.firstIndex(where: { $0.contains(place) }) { return .tool(index) }
    if frame.title.contains(place) { return .title }
    guard frame.room.contains(place) else { return nil }
    let inside = Point(place.x, place.y - frame.room.y + strip.scroll.offset)
    return rowBoxes.firstIndex { $0.contains(inside) }.map(Button.row)
  }

  private mutating func goBack() -> Redraw {
    if panel != nil {
      panel = nil
      return .everything
    }
    leaving = .grownUps(.overview)
    return .nothing
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: return goBack()
    case .title: ask(.who)
    case .pill(0): return show(.everybody)
    case .pill(let index):
      let periods = LearnerReport.Period.allCases
      guard periods.indices.contains(index - 1) else { return .nothing }
      period = periods[index - 1]
      if subject == .everybody, let first = classroom.firstSubject { subject = .learner(first) }
      return lay()
    case .tool: ask(.saving)
    case .row(let index) where rows.indices.contains(index): return show(.learner(rows[index]))
    case .row: return .nothing
    case .wayOut: panel = nil
    case .choice(let index): return choose(index)
    }
    return .everything
  }

  private mutating func show(_ subject: Subject) -> Redraw {
    self.subject = subject
    panel = nil
    return lay()
  }

  mutating func ask(_ question: Question, saying note: String = "") {
    guard let metrics else { return }
    let style = classroom.reportStyle(metrics)
    let shown: ChoicePanel
    switch question {
    case .who:
      let names = classroom.register.learners.map(\.name)
      let current = classroom.register.learners.firstIndex { .learner($0) == subject }
      shown = ChoicePanel(
        head: text("Whose report?"), choices: names + [text("The whole class")],
        chosen: subject == .everybody ? names.count : current)
    case .saving:
      shown = ChoicePanel(
        head: text("Save this report"),
        note: text("Into the folder {folder}", filling: ["folder": classroom.folders.saving]),
        choices: subject == .everybody
          ? [text("Pages (PDF)"), text("Table (CSV)")]
          : [text("Pages (PDF)"), text("Table of all tries (CSV)"), text("All pen data (JSON Lines)")])
    case .told: shown = ChoicePanel(head: note, choices: [text("Good")], wayOn: 0)
    }
    panel = OpenPanel(question, shown, in: metrics.box, style)
  }

  private mutating func choose(_ index: Int) -> Redraw {
    guard let panel else { return .nothing }
    self.panel = nil
    switch panel.subject {
    case .who:
      let learners = classroom.register.learners
      return show(learners.indices.contains(index) ? .learner(learners[index]) : .everybody)
    case .saving: ask(.told, saying: save(as: [.pages, .table, .lines][min(index, 2)]))
    case .told: break
    }
    return .everything
  }
}
