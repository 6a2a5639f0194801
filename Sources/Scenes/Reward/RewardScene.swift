import Curriculum
import Drawing
import Letterform
import Records
import Settings
public import Stage

/// The prize for what was just finished: the child chooses one of three stickers that all lie open, presses it on, and
/// something short and gay happens. Nothing is drawn by lot, nothing is lost by waiting.
public struct RewardScene: Chapter {
  /// Where the feast stands.
  enum Phase: Hashable {
    /// The stickers are laid out and wait.
    case choosing(since: Double)
    /// One is pressed onto the rosette.
    case pressing(since: Double)
    /// Confetti, stars and a short animation.
    case celebrating(since: Double)
  }

  /// What can be pressed.
  enum Button: Hashable {
    case home, again, album, wayOn
    case choice(Int)
  }

  let classroom: Classroom
  /// Where to go next; nil while it stays.
  public internal(set) var leaving: Destination?
  /// What was finished.
  let goal: Destination?
  /// How it is written, for the ribbon.
  let form: Form?
  let stars: Int
  /// The stickers to choose from.
  let offers: [StickerBook.Subject]
  var chosen: StickerBook.Subject?
  var phase = Phase.choosing(since: 0)
  var layout: RewardLayout?
  var still: Surface?
  /// Whether the rosette with its picture is part of what stands still.
  var isSettled = false
  var metrics: WindowMetrics?
  var pressing = Pressing<Button>()
  var lulu: LuluActor
  let feast: Feast.Kind
  let seed: UInt64
  /// The animation, from when it begins.
  var player: AnimationPlayer?
  let prize: PrizeShelf.Prize?
  /// The time of the last event: drawing asks no clock.
  var now = 0.0

  /// The prize for the last try of whoever writes now.
  public init(classroom: Classroom) {
    self.classroom = classroom
    let register = classroom.register
    let attempt = register.attempts.last
    let course = attempt.flatMap { classroom.course($0.course) }
    let item = attempt?.letter ?? ""
    goal = attempt.map { $0.letter.count == 1 ? .lesson(Character($0.letter)) : .word($0.letter) }
    form = item.count == 1 ? item.first.flatMap { course?[$0]?.forms(hand: classroom.hand).first } : nil
    stars = course.map { register.progress(in: $0)[item].stars } ?? 0
    seed = classroom.seed()
    // One sticker for one finished letter, however often the page is opened.
    let isNew = attempt != nil && attempt?.id != classroom.rewarded
    let collected = Set(register.stickers.map(\.name))
    let order = (register.learner?.id.low ?? 0) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    offers =
      isNew && register.own.album
      ? classroom.stickers.offers(RewardLayout.offered, without: collected, seed: order) : []
    feast = Feast.Kind.allCases[register.attempts.count % Feast.Kind.allCases.count]
    prize = classroom.isCalm ? nil : PrizeShelf(classroom.content).prize(collected.count)
    lulu = LuluActor(classroom.content, poses: [.points, .cheers, .watches], facesLeft: classroom.hand == .left)
  }

  /// Takes in one event.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    now = time
    switch event {
    case .opened(let metrics):
      let laid = lay(metrics)
      guard !offers.isEmpty else { return laid + celebrate() }
      phase = .choosing(since: time)
      let told = classroom.say(.praise(Int(seed % 997)), .menu("choose-sticker"))
      return laid + told + .animating(until: time + RewardTuning.layingOut)
    case .resized(let metrics): return lay(metrics)
    case .tick: return tick()
    case .arrived: return arrive()
    case .quality(let quality):
      player?.quality = quality
      // What was in the air is taken away.
      return .everything
    case .closeAsked: leaving = classroom.exit
    case .key(let press) where press.isDown && press.key == .escape: leaving = .map
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
    let layout = RewardLayout(
      width: Double(metrics.width), height: Double(metrics.height), hand: classroom.hand,
      pixelsPerMillimetre: classroom.pixelsPerMillimetre(metrics))
    self.layout = layout
    still = try? Surface(width: metrics.width, height: metrics.height)
    isSettled = false
    if let still { RewardDrawing(layout: layout).drawStill(on: still.pageCanvas) }
    ask()
    classroom.tell(order) { box(of: $0) }
    return .everything
  }

  /// Tells the cache what is on screen now and what comes.
  func ask() {
    guard let layout, let pictures = classroom.pictures else { return }
    let side = chosen == nil ? layout.choices.first?.picture.width ?? 0 : RewardDrawing(layout: layout).picture.width
    var (screen, ahead): ([String], [String]) = ([], [])
    if let chosen { screen.append(chosen.picture) } else { screen += offers.map(\.picture) }
    if let player {
      screen += player.onScreen(at: now)
      ahead += player.ahead(at: now)
    } else if let prize {
      ahead += AnimationPlayer(prize.animation, start: now).ahead(at: now)
    }
    pictures.show(screen, ahead: ahead, scale: StickerScale.wanted(side: side))
  }

  private mutating func press(_ button: Button) -> Redraw {
    switch button {
    case .home: leaving = .map
    case .album: leaving = .album
    case .again: leaving = goal ?? .map
    case .wayOn: leaving = classroom.nextExercise?.destination ?? .map
    case .choice(let index): return choose(index)
    }
    return .effect(.button)
  }

  /// Keeps the sticker and presses it on.
  private mutating func choose(_ index: Int) -> Redraw {
    guard case .choosing = phase, chosen == nil, offers.indices.contains(index) else { return .nothing }
    let sticker = offers[index]
    chosen = sticker
    classroom.register.keepSticker(sticker.id)
    classroom.rewarded = classroom.register.attempts.last?.id
    ask()
    let told = Redraw.effect(.sticker) + classroom.say(.menu("new-sticker"), .sticker(sticker.name))
    guard !classroom.isCalm else { return told + celebrate() }
    phase = .pressing(since: now)
    return told + .everything + .animating(until: now + RewardTuning.pressing)
  }

  /// Begins the feast.
  mutating func celebrate() -> Redraw {
    phase = .celebrating(since: now)
    lulu.pose(.cheers, at: now, calmly: classroom.isCalm)
    classroom.tell(order) { box(of: $0) }
    if let prize { player = AnimationPlayer(prize.animation, start: now + RewardTuning.prizeAfter) }
    player?.quality = classroom.quality
    ask()
    let ends =
      classroom.isCalm ? now : now + max(Feast.duration, RewardTuning.prizeAfter + (prize?.animation.duration ?? 0))
    return .everything + .animating(until: ends + LuluActor.change)
  }
}
