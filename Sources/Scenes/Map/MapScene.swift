import Curriculum
import Drawing
import Letterform
import Records
public import Stage

/// The map: the course as a road through a landscape. What to do next is one big tap away.
public struct MapScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back, ear, album, gate, before, after
    /// The child's own best letters, where there is no album that they lie in.
    case best
    case section(MapPage.Kind)
    /// A stone of the page.
    case stone(Int)
    /// The closed gate across the road.
    case closedGate
  }

  let classroom: Classroom
  /// Where to go next; nil while it stays.
  public internal(set) var leaving: Destination?
  let map: CourseMap
  /// The page shown.
  var index: Int
  var view: MapView?
  var metrics: WindowMetrics?
  var pressing = Pressing<Button>()
  var lulu: LuluActor
  var turn: PageTurn?
  /// Since when the rays of the next place turn.
  var raysSince = -Double.infinity
  /// Lulu on her way to the next place.
  var crawl: MapCrawl?
  /// What is shaken because it is locked, and since when.
  var shaken: (button: Button, since: Double)?
  /// Until when a picture that came late fades in.
  var fadesUntil = -Double.infinity
  /// The time of the last event: drawing asks no clock.
  var now = 0.0

  /// The map of whoever writes now; nil when their course cannot be read.
  public init?(classroom: Classroom) {
    guard let map = classroom.courseMap(), !map.leaves.isEmpty else { return nil }
    (self.classroom, self.map) = (classroom, map)
    index = map.next?.leaf ?? 0
    lulu = LuluActor(
      classroom.content, poses: [.points, .watches, .crawl1, .crawl2, .crawl3, .crawl4], facesLeft: false)
  }

  /// Takes in one event.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics):
      let laid = lay(metrics)
      return laid + arrive() + classroom.greet()
    case .resized(let metrics): return lay(metrics) + turnRays()
    case .tick: return tick()
    case .arrived: return fadePicturesIn()
    case .closeAsked: leaving = classroom.exit
    case .key(let press) where press.isDown && press.key == .escape: leaving = .who
    case .key(let press) where press.isDown && press.key == .pageDown: return show(index + 1)
    case .key(let press) where press.isDown && press.key == .pageUp: return show(index - 1)
    default: break
    }
    let page = self
    return follow(pressing.handle(event, at: { page.button(at: $0) }, order: page.order))
  }

  /// Lays the page out for the window.
  private mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    self.metrics = metrics
    (turn, crawl, shaken) = (nil, nil, nil)
    view = MapView(
      map.page(index), number: index, metrics: metrics, hand: classroom.hand,
      millimetre: classroom.pixelsPerMillimetre(metrics), fonts: classroom.content.fonts)
    if let view { lulu.face(left: view.lulu?.facesLeft ?? false) }
    if let boards = view?.boards, !boards.isEmpty {
      let side = boards.first?.box.width ?? 0
      classroom.pictures?.show(boards.map(\.picture), scale: StickerScale.wanted(side: side))
    }
    classroom.tell(order) { box(of: $0) }
    return .everything
  }

  /// What happens when the map is opened: Lulu comes from where she was left, then the next place calls.
  private mutating func arrive() -> Redraw {
    let before = classroom.lastStone
    classroom.lastStone = map.next.map {
      Classroom.Stone(learner: classroom.register.learner?.id, leaf: $0.leaf, stone: $0.stone)
    }
    guard !classroom.isCalm, let before, let next = map.next, before.learner == classroom.register.learner?.id,
      before.leaf == next.leaf, before.stone < next.stone, let view
    else { return turnRays() }
    crawl = MapCrawl(from: before.stone, to: next.stone, on: view.layout, start: now)
    guard let crawl else { return turnRays() }
    view.drawStill(walked: crawl.arc(at: now) - crawl.tail)
    return .everything + .animating(until: crawl.end)
  }

  /// Lets the rays of the next place turn three times.
  mutating func turnRays() -> Redraw {
    guard !classroom.isCalm, map.next?.leaf == index else { return .nothing }
    raysSince = now
    return .animating(until: now + MapTuning.rays * MapTuning.turns)
  }

  /// Turns to another page of the map.
  mutating func show(_ next: Int, direction: PageTurn.Direction? = nil) -> Redraw {
    guard map.leaves.indices.contains(next), next != index, let metrics else { return .nothing }
    let way = direction ?? (next > index ? .forward : .back)
    index = next
    pressing.focused = nil
    var redraw = lay(metrics)
    redraw += turnRays()
    let after = self
    turn = PageTurn(
      width: metrics.width, height: metrics.height, direction: way, calmly: classroom.isCalm, start: now,
      after: { after.drawPage(on: $0.pageCanvas, dirty: nil) })
    return redraw + .animating(until: turn?.end ?? now)
  }
}
