import Drawing
import Language
import Letterform
public import Stage

/// Own recordings: a grown-up speaks any phrase, listens to it, keeps it, takes it away again, saves all for other
/// machines.
public struct RecordingsScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back, save
    case language(Int)
    case kind(Int)
    /// A phrase, counted over all pages of its kind.
    case phrase(Int)
    case before, after
    case action(Action)
  }

  /// What can be done with a phrase.
  enum Action: Int, Hashable, CaseIterable {
    case record, listen, keep, delete
  }

  /// Where the phrase that is recorded stands.
  enum Phase: Hashable {
    /// Nothing of it is under way.
    case idle
    /// The microphone is open or being opened.
    case recording(level: Double)
    /// It was spoken and can be listened to and kept.
    case take(Recording)
  }

  let classroom: Classroom
  let studio: RecordingStudio
  /// Where to go next; nil while the page stays.
  public internal(set) var leaving: Destination?
  let languages: [String]
  /// The language shown.
  var language: Int
  var scripts: [PhraseScript] = []
  var kind = 0
  /// The phrase chosen.
  var chosen = 0
  /// The first phrase of the list that is seen.
  var first = 0
  var phase = Phase.idle
  /// The last thing to be told.
  var note = ""
  var metrics: WindowMetrics?
  var style: ReportStyle?
  var frame: GrownUpFrame?
  var layout: RecordingsLayout?
  var pressing = Pressing<Button>()

  /// The entry a take is lent to the stage as.
  static let take = "take.wav"

  /// The page; nil where nothing can be recorded.
  public init?(classroom: Classroom) {
    guard let studio = classroom.studio else { return nil }
    (self.classroom, self.studio) = (classroom, studio)
    languages = studio.languages()
    let wanted = classroom.tongues.lesson
    language = languages.firstIndex(of: wanted) ?? 0
    readScripts()
  }

  /// Takes in one event.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics): return lay(metrics) + .sound(.music([]))
    case .resized(let metrics): return lay(metrics)
    case .arrived: return listen()
    case .focusLost: return stop() + follow(event)
    case .closeAsked:
      studio.recorder.cancel()
      leaving = classroom.exit
      return .nothing
    case .scroll(_, let lines): return page(by: lines > 0 ? 1 : -1)
    case .key(let press) where press.isDown:
      switch press.key {
      case .escape: return leave()
      case .pageDown: return page(by: 1)
      case .pageUp: return page(by: -1)
      default: return follow(event)
      }
    default: return follow(event)
    }
  }

  private mutating func follow(_ event: StageEvent) -> Redraw {
    let page = self
    switch pressing.handle(event, at: { page.button(at: $0) }, order: page.order) {
    case .nothing: return .nothing
    case .changed(let buttons): return .areas(buttons.map(area))
    case .tapped(let button, let changed):
      return .areas((changed + [button]).map(area)) + press(button)
    }
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: return leave()
    case .save: return save()
    case .language(let index):
      guard index != language else { return .nothing }
      language = index
      readScripts()
      return relay()
    case .kind(let index):
      guard index != kind else { return .nothing }
      (kind, chosen, first) = (index, 0, 0)
      return choose(0)
    case .phrase(let index): return choose(index)
    case .before: return page(by: -1)
    case .after: return page(by: 1)
    case .action(let action): return act(action)
    }
  }

  private mutating func readScripts() {
    scripts = languages.isEmpty ? [] : studio.scripts(languages[language], report: classroom.content.report)
    (kind, chosen, first, note) = (0, 0, 0, "")
    dropTake()
  }

  /// Another phrase; a take that was not kept is gone.
  mutating func choose(_ index: Int) -> Redraw {
    dropTake()
    (chosen, note) = (index, "")
    return .everything + .sound(.hush)
  }

  /// What was being recorded never was.
  mutating func dropTake() {
    if case .recording = phase { studio.recorder.cancel() }
    phase = .idle
  }

  /// Shows other phrases of the list.
  private mutating func page(by step: Int) -> Redraw {
    guard let rows = layout?.rows.count else { return .nothing }
    let next = first + step * rows
    guard lines.indices.contains(next) || next == 0 else { return .nothing }
    first = next
    return .everything
  }

  private mutating func leave() -> Redraw {
    dropTake()
    leaving = .grownUps(.overview)
    return .sound(.lend(Self.take, [])) + .sound(.music(classroom.pieces()))
  }

  private mutating func relay() -> Redraw { metrics.map { lay($0) } ?? .nothing }

  private mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    self.metrics = metrics
    let style = classroom.reportStyle(metrics)
    let frame = GrownUpFrame(
      band, width: Double(metrics.width), height: Double(metrics.height),
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics), style: style)
    let layout = RecordingsLayout(
      in: frame.room, kinds: scripts.map { Self.word(for: $0.kind) }, actions: Action.allCases.count, style)
    (self.style, self.frame, self.layout) = (style, frame, layout)
    // The chosen phrase stays in view.
    first = chosen / layout.rows.count * layout.rows.count
    return .everything
  }

  /// The phrases of the kind shown.
  var lines: [PhraseScript.Line] { scripts.indices.contains(kind) ? scripts[kind].lines : [] }

  /// The phrase chosen, with its script.
  var subject: (line: PhraseScript.Line, script: PhraseScript)? {
    lines.indices.contains(chosen) ? (lines[chosen], scripts[kind]) : nil
  }
}
