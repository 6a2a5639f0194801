public import Drawing
import Language
public import Stage

/// The whole of what the window shows: one chapter after the other.
///
/// The state is the chapter shown; a chapter that wants to be left names its destination, and the journey makes the
/// chapter for it out of what the classroom holds. A destination that cannot be had (a letter without a file) leaves
/// everything as it is.
public struct Journey: Scene {
  private let classroom: Classroom
  private var shown: DirectedPage
  private var metrics: WindowMetrics?
  /// How loud the stage was last told to be.
  private var volumes: SoundVolumes?
  /// The chapter before is giving way to the one shown.
  private var turn: PageTurn?
  /// The time of the last event: drawing asks no clock.
  private var time = 0.0
  /// Where the journey is.
  public private(set) var place: Destination

  /// A journey that begins at `place`.
  ///
  /// - Returns: nil when that cannot be shown.
  public init?(_ place: Destination, classroom: Classroom) {
    let place = classroom.detour(place)
    guard let first = classroom.chapter(for: place) else { return nil }
    (self.classroom, self.place, shown) = (classroom, place, DirectedPage(first))
    classroom.note(place)
  }

  /// Hands the event on, then goes where the chapter wants to go.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics):
      self.metrics = metrics
      classroom.stats?.event("scene", ["name": .text(place.name)])
    case .resized(let metrics):
      self.metrics = metrics
      turn = nil
    case .quality(let quality): classroom.quality = quality
    default: break
    }
    self.time = time
    if case .key(let press) = event, press.isFullScreenKey, isBeforeGate {
      return go(to: .gate(.settings), at: time)
    }
    classroom.mirrorWidth = shown.mirrorWidth
    var answer = tune(event) + shown.handle(event, at: time)
    // Whatever way out a chapter knows, it is the gate's where only grown-ups may leave.
    if isBeforeGate, answer.requests.contains(.quit) { return go(to: classroom.exit, at: time) }
    if let turn, event == .tick || time >= turn.end {
      // The last picture of the turn is the chapter itself.
      if time >= turn.end { self.turn = nil }
      answer += .everything
    }
    guard let next = shown.leaving else { return answer }
    return answer + go(to: next, at: time)
  }

  /// Volumes as soon as they are others, before anything is to be heard; and music, from the beginning.
  private mutating func tune(_ event: StageEvent) -> Redraw {
    var redraw = Redraw.nothing
    let wanted = classroom.volumes
    if wanted != volumes { redraw += .sound(.volumes(wanted)) }
    volumes = wanted
    if case .opened = event { redraw += .sound(.music(classroom.pieces())) }
    return redraw
  }

  /// Draws the chapter.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    guard let turn else { return shown.draw(canvas, dirty: dirty) }
    canvas.saved {
      // The way on leads to where reading leads.
      if Catalogue.readsFromRightToLeft { canvas.mirror(width: Double(turn.new.width)) }
      turn.draw(at: time, on: canvas)
    }
  }

  /// Whether a child is at work where only grown-ups may leave.
  private var isBeforeGate: Bool {
    if case .gate = classroom.exit { place.depth < Destination.gate(.exit).depth } else { false }
  }

  private mutating func go(to next: Destination, at time: Double) -> Redraw {
    if next == .quit, isBeforeGate { return go(to: classroom.exit, at: time) }
    if next == .quit { return .request(.quit) }
    // A lesson is not interrupted, and grown-ups find it on their own page.
    let next = [.who, .map].contains(next) ? classroom.detour(next) : next
    classroom.note(next)
    // Where a destination cannot be had the chapter that was to be left is there again.
    let reached = classroom.chapter(for: next).map { ($0, next) } ?? classroom.chapter(for: place).map { ($0, place) }
    guard let metrics, let (chapter, next) = reached else { return .nothing }
    let direction: PageTurn.Direction = next.depth < place.depth ? .back : .forward
    var after = DirectedPage(chapter)
    let isElsewhere = next != place
    (place, turn) = (next, nil)
    classroom.stats?.event("scene", ["name": .text(next.name)])
    var answer = Redraw(.everything, motion: .stopped, requests: [.textInput(false), .sound(.penUp), .sound(.hush)])
    classroom.mirrorWidth = after.isMirrored ? Double(metrics.width) : nil
    answer += after.handle(.opened(metrics), at: time)
    let window = Rectangle(x: 0, y: 0, width: metrics.width, height: metrics.height)
    if isElsewhere {
      turn = PageTurn(
        width: metrics.width, height: metrics.height, direction: direction, calmly: classroom.isCalm, start: time,
        after: { after.draw(Canvas($0), dirty: window) })
    }
    shown = after
    if let turn { answer += .animating(until: turn.end) }
    return answer
  }
}
