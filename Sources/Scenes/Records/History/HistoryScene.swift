import Drawing
import Grading
import Language
import Letterform
import Records
import Stage

/// Every attempt of a child for the grown-up: as cards by day, by letter, by fault; each can be seen written again.
struct HistoryScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back, title
    case pill(Int)
    case card(Int)
    case choice(Int)
    case wayOut
    case play, previous, next, practise
    case speed(Int)
  }

  /// What a panel asks.
  enum Question {
    case who, letter, fault, day
  }

  let classroom: Classroom
  private(set) var leaving: Destination?
  var learner: Learner?
  var filter = RecordFile.Filter()
  /// The day of the filter, counted from 1970-01-01.
  var day: Int?
  var metrics: WindowMetrics?
  var frame: GrownUpFrame?
  var pages: HistoryPages?
  var grid: HistoryGrid?
  var facets = RecordFile.Facets()
  var panel: OpenPanel<Question>?
  var replay: Replay?
  /// What stands still while an attempt is written again.
  var stillPicture: Surface?
  /// A finger is on the time of the replay.
  private var holdsTime = false
  var pressing = Pressing<Button>()

  init(classroom: Classroom) {
    self.classroom = classroom
    learner = classroom.firstSubject
  }

  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics), .resized(let metrics):
      self.metrics = metrics
      panel = nil
      return read()
    case .closeAsked: return .request(.quit)
    case .key(let press) where press.isDown && press.key == .escape: return goBack()
    case .tick where replay != nil && panel == nil: return tick(time)
    default: break
    }
    if replay != nil, panel == nil, let redraw = scrub(event) { return redraw }
    let calmly = classroom.isCalm
    let moved =
      panel?.handle(event, at: time, calmly: calmly)
      ?? (replay == nil ? grid?.scroll.handle(event, at: time, calmly: calmly) : nil) ?? .nothing
    switch pressing.handle(event, after: moved, at: button, order: order) {
    case .nothing: return .nothing
    case .changed:
      if case .nothing = moved { return .everything }
      readSeen()
      return .everything + (panel?.motion ?? grid?.scroll.motion ?? .nothing)
    case .tapped(let button, _): return press(button)
    }
  }

  private mutating func tick(_ time: Double) -> Redraw {
    guard var replay, let frame else { return .nothing }
    let moves = replay.advance(to: time)
    self.replay = replay
    let layout = ReplayLayout(in: frame.room, frame.style)
    let changed = [layout.sheet, layout.time.inset(by: -20), layout.play].map { Rectangle(covering: $0.inset(by: -2)) }
    return .areas(changed) + (moves ? .animating(until: time + 100) : .nothing)
  }

  /// Moves the replay's time with a finger; nil where the event means something else.
  private mutating func scrub(_ event: StageEvent) -> Redraw? {
    guard let frame else { return nil }
    let bar = ReplayLayout(in: frame.room, frame.style).time
    func share(_ contact: Contact) -> Double {
      TimeBar(box: bar, share: 0, lifts: []).share(at: contact.place.x, mirrored: Catalogue.readsFromRightToLeft)
    }
    switch event {
    case .contact(.down(let contact)) where bar.inset(by: -10).contains(contact.place):
      holdsTime = true
      replay?.seek(share(contact))
    case .contact(.move(let contact)) where holdsTime: replay?.seek(share(contact))
    case .contact(.up), .contact(.cancel), .focusLost:
      guard holdsTime else { return nil }
      holdsTime = false
    default: return nil
    }
    return .everything
  }

  private var order: [Button] {
    if let panel { return panel.panel.choices.indices.map(Button.choice) + [.wayOut] }
    guard let frame else { return [] }
    if replay != nil {
      return [.back, .play] + Replay.speeds.indices.map(Button.speed) + [.previous, .next, .practise]
    }
    return [.back, .title] + frame.pills.indices.map(Button.pill) + (grid?.seen.map(Button.card) ?? [])
  }

  private func button(at place: Point) -> Button? {
    if let panel { return panel.choice(at: place).map(Button.choice) ?? (panel.isWayOut(place) ? .wayOut : nil) }
    guard let frame else { return nil }
    if frame.back.inset(by: -8).contains(place) { return .back }
    if let replay {
      let layout = ReplayLayout(in: frame.room, frame.style)
      if layout.play.contains(place) { return .play }
      if layout.previous.contains(place), replay.index + 1 < (pages?.count ?? 0) { return .previous }
      if layout.next.contains(place), replay.index > 0 { return .next }
      if layout.practise.contains(place) { return .practise }
      return layout.speeds.firstIndex { $0.contains(place) }.map(Button.speed)
    }
    if let index = frame.pills.firstIndex(where: { $0.contains(place) }) { return .pill(index) }
    if frame.title.contains(place) { return .title }
    return grid?.index(at: place).map(Button.card)
  }

  private mutating func goBack() -> Redraw {
    if panel != nil {
      panel = nil
    } else if replay != nil {
      (replay, stillPicture) = (nil, nil)
      layFrame()
    } else {
      leaving = .grownUps(.overview)
      return .nothing
    }
    return Redraw(.everything, motion: .stopped)
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: return goBack()
    case .title: ask(.who)
    case .pill(let index): ask([.letter, .fault, .day][min(index, 2)])
    case .card(let index): return open(index)
    case .choice(let index): return choose(index)
    case .wayOut: panel = nil
    case .play:
      replay?.toggle()
      return .everything + .animating(until: .greatestFiniteMagnitude)
    case .speed(let index) where Replay.speeds.indices.contains(index): replay?.speed = Replay.speeds[index]
    case .speed: return .nothing
    case .previous: return open((replay?.index ?? 0) + 1)
    case .next: return open((replay?.index ?? 1) - 1)
    case .practise: return practise()
    }
    stillPicture = nil
    return .everything
  }

  /// Shows an attempt written again.
  private mutating func open(_ index: Int) -> Redraw {
    pages?.read(index..<index + 1, in: classroom.register)
    guard let record = pages?[index] else { return .nothing }
    let speed = replay?.speed ?? 1
    replay = Replay(record, at: index, course: classroom.course(record.attempt.course))
    replay?.speed = speed
    stillPicture = nil
    layFrame()
    return .everything + .animating(until: .greatestFiniteMagnitude)
  }

  /// Lets the child write the same letter, or word, once more.
  private mutating func practise() -> Redraw {
    guard let attempt = replay?.record.attempt, let learner else { return .nothing }
    classroom.register.signIn(learner)
    leaving = attempt.letter.count == 1 ? attempt.letter.first.map(Destination.lesson) : .word(attempt.letter)
    return .nothing
  }
}
