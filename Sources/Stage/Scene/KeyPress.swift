/// A key that went down or up.
public struct KeyPress: Hashable, Sendable {
  /// Which.
  public var key: Key
  /// Down, else up.
  public var isDown: Bool
  /// Comes again because it is held.
  public var isRepeat: Bool
  /// Held beside it.
  public var shift, control, alt: Bool

  /// Whether it asks for full screen, or for a window again.
  public var isFullScreenKey: Bool { key == .function(11) && isDown && !isRepeat }

  /// One press or release.
  public init(
    _ key: Key, isDown: Bool = true, isRepeat: Bool = false, shift: Bool = false, control: Bool = false,
    alt: Bool = false
  ) {
    (self.key, self.isDown, self.isRepeat) = (key, isDown, isRepeat)
    (self.shift, self.control, self.alt) = (shift, control, alt)
  }
}

/// Keys by what they do, not by where they are.
public enum Key: Hashable, Sendable {
  /// Keys with a meaning of their own.
  case escape, enter, backspace, delete, tab, space, left, right, up, down, home, end, pageUp, pageDown
  /// F1 to F12 by its number.
  case function(Int)
  /// The character the layout gives without modifiers.
  case character(Character)
  /// Any other, by the system's code.
  case other(Int32)
}
