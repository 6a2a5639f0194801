/// How much of an animation a machine can show, found from how long its frames take.
///
/// A pure value: fed with frame times, it steps down soon when they are too long and up again slowly.
public struct AnimationQuality: Hashable, Sendable {
  /// Show every how many steps of the animation.
  public private(set) var stride = 1
  /// Which of the animation's sizes, from 0, the largest.
  public private(set) var size = 0

  /// A share of the time between two pictures of the display above which a frame is slow. Larger: smoother machines,
  /// coarser ones stutter.
  public static let slow = 0.8
  /// A share below which there is room for more. Smaller: fewer changes up and down.
  public static let quick = 0.3
  /// Slow frames of `window` after which less is shown. Smaller: sooner.
  public static let slowFrames = 6
  /// Frames that are looked at together.
  public static let window = 30
  /// Windows without a slow frame after which more is shown. Larger: fewer changes up and down.
  public static let quickWindows = 6

  private static let coarsest = 4
  private var seen = 0
  private var slowSeen = 0
  private var quickSeen = 0
  private var calm = 0

  /// Everything is shown.
  public init() {}

  /// Takes in a frame that took `duration` on a display with `interval` between two pictures, both in milliseconds;
  /// true when something else is shown from now on.
  ///
  /// - Parameter sizes: how many sizes the animation has.
  public mutating func add(duration: Double, interval: Double, sizes: Int) -> Bool {
    seen += 1
    if duration > interval * Self.slow { slowSeen += 1 }
    if duration < interval * Self.quick { quickSeen += 1 }
    if slowSeen >= Self.slowFrames {
      restart()
      calm = 0
      return less(sizes)
    }
    guard seen >= Self.window else { return false }
    calm = slowSeen == 0 && quickSeen == seen ? calm + 1 : 0
    restart()
    guard calm >= Self.quickWindows else { return false }
    calm = 0
    return more()
  }

  private mutating func restart() { (seen, slowSeen, quickSeen) = (0, 0, 0) }

  /// Fewer frames first: a smaller picture is blurred, a coarser movement hardly seen.
  private mutating func less(_ sizes: Int) -> Bool {
    if stride == 1 {
      stride = 2
    } else if size + 1 < sizes {
      size += 1
    } else if stride < Self.coarsest {
      stride *= 2
    } else {
      return false
    }
    return true
  }

  private mutating func more() -> Bool {
    if stride > 2 {
      stride /= 2
    } else if size > 0 {
      size -= 1
    } else if stride > 1 {
      stride = 1
    } else {
      return false
    }
    return true
  }
}
