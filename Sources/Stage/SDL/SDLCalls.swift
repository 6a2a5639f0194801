// The only file that calls SDL's window and event functions. Handles own what they hold; numbers get types here.
import CSDL
import Drawing

/// SDL itself: one process has it at most once at a time.
enum SDLLibrary {
  /// Settings that must be there before the first window.
  private static let hints = [
    // Else the window's memory comes from Mesa: 100 ms later and 100 MB larger.
    (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    // Each touch once, and each mouse event once.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // The system's signals end the program as they end any other.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
    // A screen nobody writes on may go dark.
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // Nobody plays behind this window.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    // A click that brings the window to the front also writes.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
  ]

  static func start() throws(StageError) {
    for (name, value) in hints { SDL_SetHint(name, value) }
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noVideo(reason: lastError) }
    // Without a screen SDL ends at a driver that shows nothing, and the program would run unseen for ever. Whoever
    // wants that says so in SDL_VIDEODRIVER.
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard !["dummy", "offscreen", "evdev"].contains(driver) || getenv("SDL_VIDEODRIVER") != nil else {
      SDL_Quit()
      throw .noVideo(reason: "neither an X nor a Wayland display answers")
    }
    // On by default; it would start an input method that nobody has asked for.
    SDL_StopTextInput()
  }

  static func stop() { SDL_Quit() }

  static var lastError: String { String(cString: SDL_GetError()) }

  /// Milliseconds on the clock of the events' time stamps, with their fractions.
  static func now() -> Double { Double(SDL_GetPerformanceCounter() &- clock.epoch) / clock.ticksPerMillisecond }

  /// The counter when the events' clock stood at 0, and its rate; read once, since SDL sets its clock up without a lock:
  /// a thread that asks meanwhile would get a time of years.
  private static let clock: (epoch: UInt64, ticksPerMillisecond: Double) = {
    let past = SDL_GetTicks64()
    let rate = SDL_GetPerformanceFrequency() / 1000
    return (SDL_GetPerformanceCounter() &- past &* rate, Double(rate))
  }()

  static func textInput(_ on: Bool) {
    if on { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// The text that another program left for pasting; nil where there is none.
  static func clipboard() -> String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Waits for an event, at most `milliseconds` when given; true when there is one.
  static func wait(_ milliseconds: Double?) -> Bool {
    guard let milliseconds else { return SDL_WaitEvent(nil) == 1 }
    return SDL_WaitEventTimeout(nil, Int32(min(milliseconds.rounded(.up), 3_600_000))) == 1
  }

  /// The next event that has come already.
  static func poll() -> SDL_Event? {
    var event = SDL_Event()
    return SDL_PollEvent(&event) == 1 ? event : nil
  }

  /// A number for events of our own.
  static func registerEvent() -> UInt32 { SDL_RegisterEvents(1) }

  /// Puts an event of our own at the end of the queue; from any thread.
  static func push(_ type: UInt32) {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}

/// An owned `SDL_Window`.
struct WindowHandle: ~Copyable {
  private let pointer: OpaquePointer

  init(_ options: WindowOptions) throws(StageError) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.fullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let anywhere = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
    guard
      let window = SDL_CreateWindow(
        options.title, anywhere, anywhere, Int32(options.width), Int32(options.height), flags)
    else { throw .noWindow(reason: SDLLibrary.lastError) }
    pointer = window
  }

  deinit { SDL_DestroyWindow(pointer) }

  /// The window's own memory as it is now; it moves when the window's size changes.
  func surface() throws(StageError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = SDL_GetWindowSurface(pointer), surface.pointee.pixels != nil,
      surface.pointee.format.pointee.BytesPerPixel == 4
    else { throw .noWindow(reason: SDLLibrary.lastError) }
    return surface
  }

  /// Shows blocks of the window's memory.
  func present(_ blocks: [Rectangle]) {
    withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: blocks.count) { rects in
      for (i, block) in blocks.enumerated() { rects.initializeElement(at: i, to: SDL_Rect(block)) }
      _ = SDL_UpdateWindowSurfaceRects(pointer, rects.baseAddress, Int32(blocks.count))
    }
  }

  func renderer() throws(StageError) -> RendererHandle { try RendererHandle(window: pointer) }

  func setFullScreen(_ on: Bool) {
    _ = SDL_SetWindowFullscreen(pointer, on ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Every key belongs to the window from now on, and it stays above all others. The pointer stays free: X gives no touch
  /// to a window that has seized it.
  func lock() {
    // The hints for those that are read when a key or the focus changes.
    for (name, value) in [
      (SDL_HINT_GRAB_KEYBOARD, "1"), (SDL_HINT_ALLOW_ALT_TAB_WHILE_GRABBED, "0"),
      (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
    ] { SDL_SetHint(name, value) }
    SDL_SetWindowAlwaysOnTop(pointer, SDL_TRUE)
    SDL_SetWindowKeyboardGrab(pointer, SDL_TRUE)
    for type in [SDL_DROPFILE, SDL_DROPTEXT] { SDL_EventState(type.rawValue, SDL_IGNORE) }
  }

  /// Comes to the front and takes the keyboard.
  func raise() {
    SDL_RestoreWindow(pointer)
    SDL_RaiseWindow(pointer)
  }

  func setSize(width: Int, height: Int) { SDL_SetWindowSize(pointer, Int32(width), Int32(height)) }

  var isFullScreen: Bool { SDL_GetWindowFlags(pointer) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// Columns and rows in the system's window units.
  var size: (width: Int, height: Int) {
    var (w, h): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(pointer, &w, &h)
    return (Int(w), Int(h))
  }

  /// Columns and rows in pixels.
  var pixels: (width: Int, height: Int) {
    var (w, h): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &w, &h)
    return (Int(w), Int(h))
  }

  /// Dots an inch as the display says; nil when it does not.
  var dotsPerInch: Double? {
    var dots: Float = 0
    guard SDL_GetDisplayDPI(max(0, SDL_GetWindowDisplayIndex(pointer)), nil, &dots, nil) == 0 else { return nil }
    return Double(dots)
  }

  /// Pictures a second as the display says; nil when it does not.
  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(pointer)), &mode) == 0, mode.refresh_rate > 0
    else { return nil }
    return Double(mode.refresh_rate)
  }
}

/// An owned `SDL_Renderer` with one texture as large as the window.
final class RendererHandle {
  private let pointer: OpaquePointer
  private var texture: OpaquePointer?

  fileprivate init(window: OpaquePointer) throws(StageError) {
    guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue) else {
      throw .noWindow(reason: SDLLibrary.lastError)
    }
    pointer = renderer
  }

  deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(pointer)
  }

  /// Makes the texture anew for a window of this size.
  func resize(width: Int, height: Int) throws(StageError) {
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
      Int32(height))
    guard texture != nil else { throw .noWindow(reason: SDLLibrary.lastError) }
  }

  /// Takes over `block` of an image of the window's size.
  func upload(_ block: Rectangle, of pixels: UnsafeRawBufferPointer, stride: Int) {
    guard let start = pixels.baseAddress else { return }
    var rect = SDL_Rect(block)
    SDL_UpdateTexture(texture, &rect, start + block.top * stride + block.left * 4, Int32(stride))
  }

  func present() {
    SDL_RenderCopy(pointer, texture, nil, nil)
    SDL_RenderPresent(pointer)
  }
}

extension SDL_Rect {
  fileprivate init(_ block: Rectangle) {
    self.init(x: Int32(block.left), y: Int32(block.top), w: Int32(block.width), h: Int32(block.height))
  }
}
