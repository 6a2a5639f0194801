public import Drawing

/// What the window shows and what happens on it: a value that gets events with their time and says what must be drawn
/// again.
///
/// ```swift
/// struct Dot: Scene {
///   var place = Point(100, 100)
///   mutating func handle(_ event: StageEvent, at time: Double) -> Redraw {
///     guard case .contact(.move(let contact)) = event else { return .nothing }
///     let before = place
///     place = contact.place
///     return .areas([around(before), around(place)])
///   }
///   mutating func draw(_ canvas: Canvas, dirty: Rectangle) {
///     canvas.paint(.white)
///     canvas.fill(disc: place, radius: 8, .black)
///   }
/// }
/// ```
public protocol Scene {
  /// Takes in one event at `time`, in milliseconds of the stage's clock.
  mutating func handle(_ event: StageEvent, at time: Double) -> Redraw

  /// Draws everything inside `dirty`, to which the canvas is clipped already; called once a changed block.
  ///
  /// What was there before is undefined after `opened` and `resized`, and else what was last drawn.
  mutating func draw(_ canvas: Canvas, dirty: Rectangle)
}

/// What happens to a scene.
public enum StageEvent: Hashable, Sendable {
  /// The first event: the window's size. Everything is drawn next.
  case opened(WindowMetrics)
  /// The window has another size or display. Everything is drawn next.
  case resized(WindowMetrics)
  /// A finger, pen or mouse.
  case contact(ContactEvent)
  /// A wheel or two fingers on a pad: lines to the right and down.
  case scroll(x: Double, y: Double)
  /// A key went down or up.
  case key(KeyPress)
  /// Text was typed while `StageRequest.textInput` held.
  case text(String)
  /// Text that `StageRequest.paste` asked for, or that was dropped on the window.
  case pasted(String)
  /// A file was dropped on the window: its path.
  case dropped(file: String)
  /// A display's picture has passed while something moves.
  case tick
  /// So much may move from now on: this machine is too slow for more, or quick enough for it again.
  case quality(MotionQuality)
  /// The window no longer has the keyboard; every contact is void.
  case focusLost
  /// The window has the keyboard again.
  case focusGained
  /// Something that was waited for in the background is there.
  case arrived
  /// The window's close button or the system asks the program to end. The scene decides.
  case closeAsked
}
