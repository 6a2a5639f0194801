import CSDL
import Drawing

/// Shows one scene in one window: gives it what happens, draws what it says has changed, and sleeps in between.
///
/// All that has come in is handled, drawn and shown at once; nothing waits for the display's next picture. When nothing
/// moves and nothing comes in, the process sleeps.
public final class Stage {
  /// The window.
  public let window: Window
  private let stats: StatsWriter?
  private let ownEvent: UInt32
  private let endEvent: UInt32
  private var translation: EventTranslation
  private var clock: FrameClock
  private var frames = FrameStatistics()
  private var budget = FrameBudget()
  /// What the scene was last told of the budget.
  private var quality = MotionQuality.full
  /// Nobody sees the window: nothing is drawn, and nothing moves.
  private var isHidden = false
  private var change = Redraw.nothing
  private var isOver = false
  /// The pictures whose use of memory the statistics tell.
  public var pictures: PictureCache?
  /// What the scenes' requests to be heard go to; nil for silence.
  public var sounds: SoundPlayer?

  /// Whether the key F11 may turn full screen into a window again; where it may not, the scene gets the key.
  public var mayLeaveFullScreen: () -> Bool = { true }
  /// How much may move, where somebody has chosen that; nil to find out from how long frames take.
  public var chosenQuality: () -> MotionQuality? = { nil }
  /// Told how much moves from now on, whenever that changes.
  public var adapted: (MotionQuality) -> Void = { _ in }

  /// A stage in `window`; measurements and events go to `stats` when given.
  public init(_ window: Window, stats: StatsWriter? = nil) {
    self.window = window
    self.stats = stats
    ownEvent = SDLLibrary.registerEvent()
    endEvent = SDLLibrary.registerEvent()
    translation = EventTranslation(metrics: window.metrics, ownEvent: ownEvent, endEvent: endEvent)
    clock = FrameClock(rate: window.metrics.refreshRate)
  }

  /// Wakes the stage from any thread; the scene gets `arrived`.
  public var waker: @Sendable () -> Void {
    let type = ownEvent
    return { SDLLibrary.push(type) }
  }

  /// Ends the run loop from any thread, whatever the scene says: for the system, which does not ask twice.
  public var ender: @Sendable () -> Void {
    let type = endEvent
    return { SDLLibrary.push(type) }
  }

  /// Milliseconds of the clock that events and ticks carry.
  public var now: Double { SDLLibrary.now() }

  /// Shows `scene` until it asks for the end.
  ///
  /// - Throws: `noWindow` when the window's pixels are lost for good.
  public func run<Shown: Scene>(_ scene: inout Shown) throws(StageError) {
    isOver = false
    give(.opened(window.metrics), to: &scene)
    adapt(&scene)
    change += .everything
    try show(&scene, since: now)
    while !isOver {
      let began = sleep()
      var ticked = false
      while let event = SDLLibrary.poll() {
        switch translation(event) {
        case .scene(.key(let press)) where press.isFullScreenKey && (!window.isFullScreen || mayLeaveFullScreen()):
          window.isFullScreen.toggle()
        case .scene(let event):
          if event == .focusLost { window.keepInFront() }
          give(event, to: &scene)
        case .sizeChanged: try resized(&scene)
        case .exposed: window.showAgain()
        case .hidden: hide(true, &scene)
        case .shown: hide(false, &scene)
        case .woken: give(.arrived, to: &scene)
        case .endAsked: isOver = true
        case .soundDeviceLost: sounds?.send(.deviceLost, at: now)
        case .ignored: break
        }
        // A flood of events must not starve what moves.
        if !ticked, !isHidden, clock.tick(at: now) {
          ticked = true
          give(.tick, to: &scene)
        }
      }
      if !ticked, !isHidden, clock.tick(at: now) { give(.tick, to: &scene) }
      try show(&scene, since: began)
    }
  }

  private func give<Shown: Scene>(_ event: StageEvent, to scene: inout Shown) {
    let time = now
    let answer = scene.handle(event, at: time)
    clock.take(answer.motion, at: time)
    change += answer
  }

  private func resized<Shown: Scene>(_ scene: inout Shown) throws(StageError) {
    if try window.sizeChanged() {
      translation.metrics = window.metrics
      clock.interval = budget.interval(display: 1000 / window.metrics.refreshRate)
      give(.resized(window.metrics), to: &scene)
    }
    change += .everything
  }

  /// While nobody sees the window the scene gets no ticks; afterwards everything is drawn as it is by then.
  private func hide<Shown: Scene>(_ hides: Bool, _ scene: inout Shown) {
    if !hides { window.showAgain() }
    guard hides != isHidden else { return }
    isHidden = hides
    if hides { give(.focusLost, to: &scene) } else { change += .everything }
    sounds?.send(.hidden(hides), at: now)
    stats?.event("window", ["state": hides ? "hidden" : "shown"])
  }

  /// Tells the scene and the statistics when another quality holds.
  private func adapt<Shown: Scene>(_ scene: inout Shown) {
    budget.chosen = chosenQuality()
    guard budget.quality != quality else { return }
    quality = budget.quality
    clock.interval = budget.interval(display: 1000 / window.metrics.refreshRate)
    stats?.quality(quality, rate: 1000 / clock.interval)
    adapted(quality)
    give(.quality(quality), to: &scene)
  }

  private func show<Shown: Scene>(_ scene: inout Shown, since began: Double) throws(StageError) {
    let requests = change.requests
    change.requests = []
    let blocks = isHidden ? [] : change.area.blocks(in: window.bounds)
    change.area = .nothing
    if !blocks.isEmpty {
      try window.paint(blocks) { canvas, block in scene.draw(canvas, dirty: block) }
      let ended = now
      if stats != nil { frames.add(duration: ended - began, at: ended) }
      if clock.isMoving {
        _ = budget.add(duration: ended - began, display: 1000 / window.metrics.refreshRate)
        adapt(&scene)
      }
    }
    for request in requests { fulfil(request) }
    if requests.contains(.paste), let text = SDLLibrary.clipboard() {
      give(.pasted(text), to: &scene)
      // What that changed is drawn at once, and not when something else happens.
      SDLLibrary.push(ownEvent)
    }
    report()
  }

  private func fulfil(_ request: StageRequest) {
    switch request {
    case .quit: isOver = true
    case .fullScreen(let on): window.isFullScreen = on
    case .textInput(let on): SDLLibrary.textInput(on)
    // Answered in `show`, which has the scene.
    case .paste: break
    case .sound(let command): sounds?.send(command, at: now)
    }
  }

  /// Sleeps until there is something to do; when it woke up.
  private func sleep() -> Double {
    let before = now
    // One last waking to report the frames of the last second; then none at all.
    let waits = [isHidden ? nil : clock.wait(at: before), frames.due.map { max(0, $0 - before) }].compactMap { $0 }
    _ = SDLLibrary.wait(waits.min())
    let after = now
    report()
    return after
  }

  private func report() {
    guard let stats, let second = frames.summary(at: now) else { return }
    let use = pictures?.use
    stats.second(second, textureBytes: use?.bytes ?? 0, textureBudget: use?.budget ?? 0)
  }
}
