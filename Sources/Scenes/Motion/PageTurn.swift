import Drawing
import Letterform

/// One page giving way to the next: the sheet that comes is slid over the one that goes, or the one that goes is drawn
/// away from the one below.
///
/// The sheet that goes is taken from the window as it is, the one that comes is drawn once; a picture of the turn copies
/// pixels only, so that it costs the same on every page.
struct PageTurn {
  /// Which way the reader goes.
  enum Direction: Hashable {
    /// Onwards: the new sheet comes from the right.
    case forward
    /// Back: the old sheet leaves to the right.
    case back
    /// Neither: the new sheet appears over the old one, where less motion is wanted.
    case fade
  }

  /// How long a sheet slides, and how long one appears, in milliseconds.
  static let (slide, fade) = (320.0, 120.0)
  /// The shadow beside the upper sheet, pixels.
  private static let shadow = 10.0

  private let old: OldSheet
  let new: Surface
  let direction: Direction
  /// When it began, in milliseconds of the stage's clock.
  let start: Double

  /// When it is over.
  var end: Double { start + (direction == .fade ? Self.fade : Self.slide) }

  /// Draws the whole window as it is at `time`.
  func draw(at time: Double, on canvas: Canvas) {
    let share = min(1, max(0, (time - start) / (end - start)))
    let old = old.taken(from: canvas)
    guard direction != .fade else {
      canvas.copy(old, area: old.bounds)
      return canvas.paint(new, at: .zero, opacity: share)
    }
    let eased = share * share * (3 - 2 * share)
    let width = Double(old.width)
    let (below, above) = direction == .forward ? (old, new) : (new, old)
    // Whole pixels: a sheet between two of them would have to be smoothed.
    let edge = (width * (direction == .forward ? 1 - eased : eased)).rounded()
    canvas.paint(below)
    for step in 1...3 {
      let reach = Self.shadow * Double(step) / 3
      canvas.fill(
        Box(x: edge - reach, y: 0, width: reach, height: Double(old.height)), Palette.shadow.opacity(0.07))
    }
    canvas.paint(above, at: Point(edge, 0))
  }

  /// The turn from one picture of the window to another; nil without memory for both, when the page is cut to.
  ///
  /// - Parameters:
  ///   - calmly: whether nothing may slide.
  ///   - after: draws the window as it will be: the pixels that are seen.
  init?(
    width: Int, height: Int, direction: Direction, calmly: Bool, start: Double, after: (Surface) -> Void
  ) {
    guard let old = try? Surface(width: width, height: height), let new = try? Surface(width: width, height: height)
    else { return nil }
    after(new)
    (self.old, self.new, self.start) = (OldSheet(old), new, start)
    self.direction = calmly ? .fade : direction
  }
}

/// The window as it was when its page began to turn.
private final class OldSheet {
  private let surface: Surface
  private var isTaken = false

  init(_ surface: Surface) { self.surface = surface }

  /// The sheet; the first time it is asked for it still stands on the canvas.
  func taken(from canvas: Canvas) -> Surface {
    if !isTaken { canvas.copyPixels(to: surface) }
    isTaken = true
    return surface
  }
}
