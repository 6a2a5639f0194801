import Drawing
import Language
import Letterform
import Records
import Stage

/// Saving learners to a file, taking them in from one, deleting one for good.
struct KeepingScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back
    case pill(Int)
    case save(Int), delete(Int)
    case choice(Int)
    case wayOut
  }

  /// What a panel asks.
  enum Question: Hashable {
    case take([String])
    case delete(Learner)
    case told
  }

  let classroom: Classroom
  private(set) var leaving: Destination?
  var metrics: WindowMetrics?
  var frame: GrownUpFrame?
  var lines: [RecordFile.Overview] = []
  var scroll = ScrollArea(room: Box(x: 0, y: 0, width: 0, height: 0))
  var panel: OpenPanel<Question>?
  var pressing = Pressing<Button>()

  init(classroom: Classroom) { self.classroom = classroom }

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
    let moved = panel?.handle(event, at: time, calmly: calmly) ?? scroll.handle(event, at: time, calmly: calmly)
    switch pressing.handle(event, after: moved, at: button, order: order) {
    case .nothing: return .nothing
    case .changed: return .everything + (panel?.motion ?? scroll.motion)
    case .tapped(let button, _): return press(button)
    }
  }

  /// Reads who is on record and lays the page out.
  mutating func lay() -> Redraw {
    guard let metrics else { return .nothing }
    let style = classroom.reportStyle(metrics)
    lines = classroom.register.asked { file throws(RecordsError) in try file.overview() } ?? []
    let band = GrownUpFrame.Band(
      title: text("Keep and move"),
      subtitle: text("Files go into {folder}", filling: ["folder": classroom.folders.saving]),
      pills: [text("Save everybody"), text("Take in a file")])
    let frame = GrownUpFrame(
      band, width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: metrics.dotsPerInch / 25.4, style: style)
    let before = scroll.offset
    self.frame = frame
    scroll = ScrollArea(
      room: frame.room, height: Double(lines.count) * (LearnerRow.height * style.scale + style.gap) + 40 * style.scale)
    scroll.move(to: before)
    return .everything
  }

  /// What can be done with a learner.
  var actions: [String] { [text("Save"), text("Delete")] }

  /// Where the row at `index` stands.
  func row(_ index: Int) -> Box {
    guard let frame else { return Box(x: 0, y: 0, width: 0, height: 0) }
    let style = frame.style
    let margin = 20 * style.scale
    let height = LearnerRow.height * style.scale
    return Box(
      x: frame.room.x + margin, y: frame.room.y + margin + Double(index) * (height + style.gap) - scroll.offset,
      width: frame.room.width - 2 * margin, height: height)
  }

  private var order: [Button] {
    if let panel { return panel.panel.choices.indices.map(Button.choice) + [.wayOut] }
    return [.back, .pill(0), .pill(1)] + lines.indices.flatMap { [Button.save($0), .delete($0)] }
  }

  private func button(at place: Point) -> Button? {
    if let panel { return panel.choice(at: place).map(Button.choice) ?? (panel.isWayOut(place) ? .wayOut : nil) }
    guard let frame else { return nil }
    if frame.back.inset(by: -8).contains(place) { return .back }
    if let index = frame.pills.firstIndex(where: { $0.contains(place) }) { return .pill(index) }
    guard frame.room.contains(place), let index = lines.indices.first(where: { row($0).contains(place) }) else {
      return nil
    }
    let pills = LearnerRow.pills(actions, in: row(index), frame.style)
    if pills[0].contains(place) { return .save(index) }
    return pills[1].contains(place) ? .delete(index) : nil
  }

  private mutating func goBack() -> Redraw {
    guard panel == nil else {
      panel = nil
      return .everything
    }
    leaving = .grownUps(.overview)
    return .nothing
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: return goBack()
    case .pill(0): tell(save(lines.map(\.learner), as: text("everybody")))
    case .pill: ask(.take(found()))
    case .save(let index): tell(save([lines[index].learner], as: FileName.safe(lines[index].learner.name)))
    case .delete(let index): ask(.delete(lines[index].learner))
    case .wayOut: panel = nil
    case .choice(let index): return choose(index)
    }
    return .everything
  }

  private mutating func choose(_ index: Int) -> Redraw {
    guard let panel else { return .nothing }
    self.panel = nil
    switch panel.subject {
    case .take(let files) where files.indices.contains(index): tell(take(files[index]))
    case .delete(let learner) where index == 1: tell(delete(learner))
    default: break
    }
    return panel.subject == .told ? .everything : lay()
  }

  private mutating func tell(_ words: String) {
    open(.told, ChoicePanel(head: words, choices: [text("Good")], wayOn: 0))
  }

  mutating func open(_ question: Question, _ shown: ChoicePanel) {
    guard let metrics else { return }
    panel = OpenPanel(question, shown, in: metrics.box, classroom.reportStyle(metrics))
  }
}
