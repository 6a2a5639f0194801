/// How a window is asked for.
public struct WindowOptions: Hashable, Sendable {
  /// What the title bar says.
  public var title: String
  /// Width in the system's window units (pixels, except on a HiDPI desktop).
  public var width: Int
  /// Height in the system's window units.
  public var height: Int
  /// Begins in full screen.
  public var fullScreen: Bool
  /// Asks for a graphics card's renderer. Without it the window's own memory is drawn into, which starts sooner, takes
  /// less memory and shows ink sooner; a card helps only where large parts move.
  public var accelerated: Bool

  /// A window of `width` x `height`.
  public init(title: String, width: Int, height: Int, fullScreen: Bool = false, accelerated: Bool = false) {
    (self.title, self.width, self.height) = (title, width, height)
    (self.fullScreen, self.accelerated) = (fullScreen, accelerated)
  }
}

/// What a scene must know of the window it fills.
public struct WindowMetrics: Hashable, Sendable {
  /// Columns of pixels.
  public var width: Int
  /// Rows of pixels.
  public var height: Int
  /// Pixels in one of the system's window units; 1 except on a HiDPI desktop.
  public var scale: Double
  /// Pixels in an inch; 96 where the display does not say anything believable.
  public var dotsPerInch: Double
  /// Pictures the display shows in a second.
  public var refreshRate: Double

  /// The metrics of a window, real or thought of.
  public init(width: Int, height: Int, scale: Double = 1, dotsPerInch: Double = 96, refreshRate: Double = 60) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.dotsPerInch, self.refreshRate) = (dotsPerInch, refreshRate)
  }
}
