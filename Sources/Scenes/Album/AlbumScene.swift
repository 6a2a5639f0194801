import Drawing
import Letterform
import Records
import Settings
public import Stage

/// The stickers found so far, set by set; each speaks its name.
public struct AlbumScene: Chapter {
  /// What can be pressed.
  enum Button: Hashable {
    case back, ear, before, after
    /// A tab, counted over all sets.
    case tab(Int)
    /// A sticker in a place of the page.
    case sticker(Int)
  }

  let classroom: Classroom
  /// Where to go next; nil while it stays.
  public internal(set) var leaving: Destination?
  let album: Album
  /// The page shown.
  var index: Int
  var layout: AlbumLayout?
  var still: Surface?
  var metrics: WindowMetrics?
  var pressing = Pressing<Button>()
  var lulu: LuluActor
  var turn: PageTurn?
  /// The sticker that was tapped, and when.
  var tapped: (place: Int, since: Double)?
  /// Late pictures fade in until then.
  var fadesUntil = -Double.infinity
  /// The time of the last event: drawing asks no clock.
  var now = 0.0

  /// A tapped sticker is lifted and laid back in so many milliseconds, by this share of its size.
  static let (lift, liftGrowth) = (380.0, 0.16)

  /// The album of whoever writes now.
  public init(classroom: Classroom) {
    self.classroom = classroom
    album = Album(
      classroom.stickers, found: classroom.register.stickers.map(\.name), capacity: AlbumLayout.capacity)
    index = album.newest?.page ?? 0
    lulu = LuluActor(classroom.content, poses: [.watches, .cheers], facesLeft: classroom.hand == .left)
  }

  /// Takes in one event.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics):
      let isEmpty = album.pages[index].subjects.isEmpty
      return lay(metrics) + classroom.say(.menu(isEmpty ? "album-empty" : "album-page"))
    case .resized(let metrics): return lay(metrics)
    case .tick: return tick()
    case .arrived: return arrive()
    case .closeAsked: leaving = classroom.exit
    case .key(let press) where press.isDown && press.key == .escape: leaving = .map
    case .key(let press) where press.isDown && press.key == .pageDown: return show(index + 1)
    case .key(let press) where press.isDown && press.key == .pageUp: return show(index - 1)
    default: break
    }
    let page = self
    switch pressing.handle(event, at: { page.button(at: $0) }, order: page.order) {
    case .nothing: return .nothing
    case .changed(let buttons): return .areas(buttons.map(area))
    case .tapped(let button, let changed): return .areas((changed + [button]).map(area)) + press(button)
    }
  }

  private mutating func lay(_ metrics: WindowMetrics) -> Redraw {
    self.metrics = metrics
    (turn, tapped) = (nil, nil)
    let layout = AlbumLayout(
      sets: album.sections.count, width: Double(metrics.width), height: Double(metrics.height), hand: classroom.hand,
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics))
    self.layout = layout
    still = try? Surface(width: metrics.width, height: metrics.height)
    drawStill()
    ask()
    classroom.tell(order) { box(of: $0) }
    return .everything
  }

  private func drawStill() {
    guard let layout, let still else { return }
    let current = tabs.firstIndex(of: album.pages[index].section) ?? 0
    AlbumDrawing(layout: layout, current: current, firstTab: tabs.lowerBound, hasEmblems: album.sections.count < 2)
      .drawStill(on: still.pageCanvas)
  }

  /// The sets whose tabs are seen: round the current one where there are too many.
  var tabs: Range<Int> {
    let count = album.sections.count
    let seen = min(count, AlbumLayout.mostTabs)
    let from = min(max(0, album.pages[index].section - seen / 2), count - seen)
    return from..<from + seen
  }

  /// Tells the cache what is on this page and what will be on the next.
  private func ask() {
    guard let layout else { return }
    let next = album.pages.indices.contains(index + 1) ? album.pages[index + 1].subjects.map(\.picture) : []
    classroom.pictures?.show(
      album.pages[index].subjects.map(\.picture) + tabs.compactMap(cover), ahead: next,
      scale: StickerScale.wanted(side: layout.radius * 1.3))
  }

  /// The picture on a set's tab: its cover, or its first subject.
  func cover(of section: Int) -> String? {
    let set = album.sections[section]
    return (set.subjects.first { $0.id == set.cover } ?? set.subjects.first)?.picture
  }

  private mutating func arrive() -> Redraw {
    guard let pictures = classroom.pictures, let layout else { return .nothing }
    let came = Set(pictures.arrivals(at: now))
    let places = album.pages[index].subjects.indices.filter { came.contains(album.pages[index].subjects[$0].picture) }
    let covers = tabs.filter { cover(of: $0).map(came.contains) == true }
    guard !places.isEmpty || !covers.isEmpty else { return .nothing }
    fadesUntil = now + PictureCache.fade
    return .areas(places.map { paper($0, layout).bounds(grown: 1.2) } + covers.map { area(of: .tab($0)) })
      + .animating(until: fadesUntil)
  }

  private mutating func tick() -> Redraw {
    if let turn {
      if now >= turn.end { self.turn = nil }
      return .everything
    }
    guard let layout else { return .nothing }
    var redraw = Redraw.nothing
    if lulu.step(at: now) { redraw += .area(Lulu.bounds(in: layout.lulu)) }
    if let tapped {
      redraw += .area(paper(tapped.place, layout).bounds(grown: 1 + Self.liftGrowth))
      if now - tapped.since >= Self.lift {
        self.tapped = nil
        lulu.pose(.watches, at: now, calmly: classroom.isCalm)
        redraw += .area(Lulu.bounds(in: layout.lulu)) + .animating(until: now + LuluActor.change)
      }
    }
    if fadesUntil > -.infinity {
      let places = album.pages[index].subjects.indices
      redraw += .areas(places.map { paper($0, layout).bounds(grown: 1.2) } + tabs.map { area(of: .tab($0)) })
      if now >= fadesUntil { fadesUntil = -.infinity }
    }
    return redraw
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .back: leaving = .map
    // The child's own letters lie before the first page.
    case .before where index == 0: leaving = .best
    case .before: return show(index - 1)
    case .after: return show(index + 1)
    case .tab(let section): return show(album.first(of: section))
    case .ear: return .sound(.repeatLast)
    case .sticker(let place): return lift(place) + name(place)
    }
    return .effect(.button)
  }

  /// Says what is on a sticker.
  private func name(_ place: Int) -> Redraw {
    let subjects = album.pages[index].subjects
    return subjects.indices.contains(place) ? classroom.say(.sticker(subjects[place].name)) : .nothing
  }

  /// Lifts a sticker for a moment.
  private mutating func lift(_ place: Int) -> Redraw {
    guard let layout, album.pages[index].subjects.indices.contains(place) else { return .nothing }
    guard !classroom.isCalm else { return .nothing }
    tapped = (place, now)
    lulu.pose(.cheers, at: now, calmly: false)
    return .areas([paper(place, layout).bounds(grown: 1.2), Lulu.bounds(in: layout.lulu)])
      + .animating(until: now + Self.lift)
  }

  /// Turns to another page.
  private mutating func show(_ next: Int) -> Redraw {
    guard album.pages.indices.contains(next), next != index, let metrics else { return .nothing }
    let direction = next > index ? PageTurn.Direction.forward : .back
    index = next
    (pressing.focused, tapped) = (nil, nil)
    drawStill()
    ask()
    let after = self
    turn = PageTurn(
      width: metrics.width, height: metrics.height, direction: direction, calmly: classroom.isCalm, start: now,
      after: { after.drawPage(on: $0.pageCanvas, dirty: nil) })
    return .everything + .animating(until: turn?.end ?? now)
  }
}
