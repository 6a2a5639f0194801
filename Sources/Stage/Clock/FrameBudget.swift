/// Finds out from how long frames take how much may move.
///
/// A frame is drawing and presenting together. When several of a window of frames are late, one thing more is left out:
/// first effects, then the full size of animations, then every second picture. When frames have been quick for long it
/// comes back; what came back and was late again at once has to wait twice as long the next time, so that nothing comes
/// and goes every few seconds.
///
/// A pure value; milliseconds of whatever clock the caller uses. One call costs a few comparisons and no memory.
public struct FrameBudget: Hashable, Sendable {
  /// What is shown, from everything to the least.
  public static let steps = [
    MotionQuality.full, MotionQuality(effects: false), MotionQuality(effects: false, fullSize: false),
    MotionQuality(effects: false, fullSize: false, fullRate: false),
  ]

  /// The share of the time between two frames above which a frame is late. Larger is kinder to the picture, smaller to
  /// the pen.
  public static let late = 0.8
  /// The share below which a frame is quick. Smaller: fewer changes up and down.
  public static let quick = 0.3
  /// Frames that are looked at together.
  public static let window = 30
  /// Late frames of a window after which less is shown. Smaller: sooner.
  public static let lateFrames = 6
  /// Windows of quick frames alone after which more is shown. Larger: fewer changes up and down.
  public static let quickWindows = 6
  /// The longest wait for more, in windows.
  public static let mostWindows = 96
  /// Windows within which what came back is on trial.
  public static let trial = 4

  /// A quality that somebody has chosen; it is kept whatever frames take. Nil to find out.
  public var chosen: MotionQuality?

  private var step = 0
  private var (seen, lateSeen, quickSeen) = (0, 0, 0)
  /// Windows of quick frames so far, and how many it takes.
  private var (calm, patience) = (0, quickWindows)
  /// Windows since more was shown; nil when that was long ago.
  private var sinceMore: Int?

  /// Everything is shown, unless something else was `chosen`.
  public init(chosen: MotionQuality? = nil) { self.chosen = chosen }

  /// What may move now.
  public var quality: MotionQuality { chosen ?? Self.steps[step] }

  /// The time between two frames on a display with so many milliseconds between two pictures.
  public func interval(display: Double) -> Double { quality.fullRate ? display : display * 2 }

  /// Takes in a frame that took `duration` on a display with `display` milliseconds between two pictures; true when the
  /// quality is another from now on.
  public mutating func add(duration: Double, display: Double) -> Bool {
    guard chosen == nil else { return false }
    seen += 1
    let interval = interval(display: display)
    if duration > interval * Self.late { lateSeen += 1 }
    if duration < interval * Self.quick { quickSeen += 1 }
    if lateSeen >= Self.lateFrames { return less() }
    guard seen >= Self.window else { return false }
    calm = quickSeen == seen ? calm + 1 : 0
    (seen, lateSeen, quickSeen) = (0, 0, 0)
    sinceMore = sinceMore.flatMap { $0 < Self.trial ? $0 + 1 : nil }
    return calm >= patience && more()
  }

  private mutating func less() -> Bool {
    (seen, lateSeen, quickSeen, calm) = (0, 0, 0, 0)
    if sinceMore != nil { patience = min(patience * 2, Self.mostWindows) }
    sinceMore = nil
    guard step + 1 < Self.steps.count else { return false }
    step += 1
    return true
  }

  private mutating func more() -> Bool {
    calm = 0
    guard step > 0 else { return false }
    (step, sinceMore) = (step - 1, 0)
    return true
  }
}
