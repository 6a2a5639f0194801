import CSDL
public import Drawing

/// The program's window: pixels that Cairo draws into, shown block by block.
///
/// Either the window's own memory is drawn into and the changed blocks are shown, or an image beside it is and a
/// graphics card shows that; nobody above this file sees which.
public final class Window {
  private let handle: WindowHandle
  /// The graphics card's renderer; nil when the window's own memory is drawn into.
  private let card: RendererHandle?
  private var surface: Surface
  /// Where the window's own memory was when `surface` was made over it.
  private var lentFrom: UnsafeMutableRawPointer?
  /// Size outside full screen, in the system's window units.
  private var windowed: (width: Int, height: Int)
  /// Size, density and rate of the window now.
  public private(set) var metrics: WindowMetrics

  /// Opens a window and SDL with it.
  ///
  /// - Throws: `noVideo` where there is no screen, `noWindow`.
  public init(_ options: WindowOptions) throws(StageError) {
    try SDLLibrary.start()
    let window = try WindowHandle(options)
    card = options.accelerated ? try? window.renderer() : nil
    metrics = Self.metrics(of: window)
    windowed = (options.width, options.height)
    handle = window
    surface = try Self.image(width: 1, height: 1)
    try fit()
  }

  deinit { SDLLibrary.stop() }

  /// Draws `blocks` again and shows them at once, the small ones first: what a pen changes is small, and must not wait
  /// until something large beside it is drawn.
  ///
  /// `draw` is called once a block, with the canvas clipped to it.
  public func paint(_ blocks: [Rectangle], _ draw: (Canvas, Rectangle) -> Void) throws(StageError) {
    guard !blocks.isEmpty else { return }
    if card == nil, try handle.surface().pointee.pixels != lentFrom { try fit() }
    let canvas = Canvas(surface)
    func paint(_ batch: [Rectangle]) {
      guard !batch.isEmpty else { return }
      for block in batch {
        canvas.saved {
          canvas.clip(block.box)
          draw(canvas, block)
        }
      }
      show(batch)
    }
    guard card == nil, blocks.count > 1 else { return paint(blocks) }
    paint(blocks.filter { $0.width * $0.height <= Self.small })
    paint(blocks.filter { $0.width * $0.height > Self.small })
  }

  /// Pixels of a block that is drawn well within a millisecond.
  private static let small = 128 * 128

  /// Shows everything that is drawn already once more, as when another window no longer covers it.
  public func showAgain() { show([bounds]) }

  /// Takes notice that the window's size or display changed; true when the metrics are others now.
  public func sizeChanged() throws(StageError) -> Bool {
    let before = metrics
    metrics = Self.metrics(of: handle)
    try fit()
    return metrics != before
  }

  /// The whole window.
  public var bounds: Rectangle { surface.bounds }

  /// Whether the window has the screen and the keyboard for itself.
  public private(set) var isLocked = false

  /// Takes the whole screen and every key for good: neither a key nor another window leads out. What a window cannot
  /// have is up to the session: the console's keys, and a Wayland desktop's own.
  public func lock() {
    isFullScreen = true
    isLocked = true
    handle.lock()
  }

  /// Comes to the front again after something took the keyboard, if the window is locked.
  func keepInFront() { if isLocked { handle.raise() } }

  /// Full screen, or a window; a locked window stays in full screen.
  public var isFullScreen: Bool {
    get { handle.isFullScreen }
    set {
      guard newValue != handle.isFullScreen, newValue || !isLocked else { return }
      if newValue { windowed = handle.size }
      handle.setFullScreen(newValue)
      // Where no window manager does it.
      if !newValue { handle.setSize(width: windowed.width, height: windowed.height) }
    }
  }

  /// What is shown now, for a test: 0xAARRGGBB, the first byte without meaning.
  public func pixel(x: Int, y: Int) -> UInt32 { surface.pixel(x: x, y: y) }

  private func show(_ blocks: [Rectangle]) {
    guard let card else {
      surface.withPixels { _ in handle.present(blocks) }
      return
    }
    surface.withPixels { pixels in
      for block in blocks { card.upload(block, of: pixels, stride: surface.stride) }
    }
    card.present()
  }

  /// Makes the surface fit the window.
  private func fit() throws(StageError) {
    if let card {
      let (width, height) = (metrics.width, metrics.height)
      guard surface.width != width || surface.height != height else { return }
      surface = try Self.image(width: width, height: height)
      try card.resize(width: width, height: height)
      return
    }
    let memory = try handle.surface().pointee
    guard let pixels = memory.pixels else { throw .noWindow(reason: SDLLibrary.lastError) }
    lentFrom = pixels
    do {
      surface = try Surface(lent: pixels, width: Int(memory.w), height: Int(memory.h), stride: Int(memory.pitch))
    } catch {
      throw .noWindow(reason: "\(error)")
    }
  }

  private static func image(width: Int, height: Int) throws(StageError) -> Surface {
    do {
      return try Surface(width: width, height: height)
    } catch {
      throw .noWindow(reason: "\(error)")
    }
  }

  private static func metrics(of window: borrowing WindowHandle) -> WindowMetrics {
    let (units, pixels) = (window.size, window.pixels)
    let scale = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
    // Displays are known to say 0, 1 or thousands.
    let dots = window.dotsPerInch.flatMap { (40...1000).contains($0) ? $0 : nil } ?? 96 * scale
    let rate = window.refreshRate.flatMap { (20...500).contains($0) ? $0 : nil } ?? 60
    return WindowMetrics(
      width: max(1, pixels.width), height: max(1, pixels.height), scale: scale, dotsPerInch: dots, refreshRate: rate)
  }
}
