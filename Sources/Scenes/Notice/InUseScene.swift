public import Drawing
import Language
public import Stage

/// What a second start shows while another has the records open: it asks once a second whether that one has ended, and
/// ends itself then, or when it is closed.
public struct InUseScene: Scene {
  /// Milliseconds between two looks; longer leaves a grown-up waiting longer.
  private static let pause = 1000.0

  /// Whether the other start has ended.
  public private(set) var isFree = false
  private var page: NoticePage
  /// Columns of the window.
  private var width = 0
  private let look: () -> Bool
  private var next = 0.0

  /// The page.
  ///
  /// - Parameter look: whether the records can be had by now.
  public init(content: LessonContent, look: @escaping () -> Bool) {
    self.look = look
    page = NoticePage(.inUse, button: .close, content: content)
  }

  /// Takes in one event.
  public mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics), .resized(let metrics): width = metrics.width
    default: break
    }
    guard Catalogue.readsFromRightToLeft else { return follow(event, at: time) }
    return follow(event.mirrored(in: width), at: time).mirrored(in: width)
  }

  private mutating func follow(_ event: StageEvent, at time: Double) -> Redraw {
    switch event {
    case .opened(let metrics):
      next = time + Self.pause
      return page.lay(metrics, pixelsPerMillimetre: metrics.dotsPerInch / 25.4) + .wake(at: next)
    case .resized(let metrics): return page.lay(metrics, pixelsPerMillimetre: metrics.dotsPerInch / 25.4)
    case .closeAsked: return .request(.quit)
    case .key(let press) where press.isDown && press.key == .escape: return .request(.quit)
    case .tick where time >= next:
      next = time + Self.pause
      isFree = look()
      return isFree ? .request(.quit) : .wake(at: next)
    case .tick: return .wake(at: next)
    default:
      let (isPressed, redraw) = page.handle(event)
      return isPressed ? .request(.quit) : redraw
    }
  }

  /// Draws the page.
  public mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
    canvas.saved {
      if Catalogue.readsFromRightToLeft { canvas.mirror(width: Double(width)) }
      page.draw(canvas)
    }
  }
}
