public import Grading

/// How large the screen is that a level is for.
public enum ScreenSize: String, Hashable, Sendable, CaseIterable {
  /// Up to 768 pixels high, or small in the hand.
  case small
  /// All others.
  case large
}

/// What the child is shown on a rung.
public enum Hint: String, Hashable, Sendable, CaseIterable {
  /// A hand that writes the letter first.
  case hand
  /// The voice says the strokes while they are written.
  case strokes
  /// The corridor, plain.
  case road
  /// The corridor, hardly to be seen.
  case faintRoad = "faint-road"
  /// The dashed middle line.
  case middle
  /// Numbered arrows along the strokes.
  case arrows
  /// A dot where each stroke begins.
  case dots
  /// Numbers at the dots.
  case numbers
  /// The stroke that is next stands out.
  case next
  /// The finished letter beside the writing field.
  case model
  /// The writing lines.
  case lines
  /// The ink fades behind the pen.
  case fading
}

/// One rung of the ladder on one kind of screen.
public struct Level: Hashable, Sendable {
  /// How large the letter is written.
  public enum Size: Hashable, Sendable {
    /// The letter with its road takes at most this share of the writing field's width and height, 0 to 1.
    case share(Double)
    /// As on paper: an x-height in millimetres, which the settings and the display give.
    case paper
  }

  /// The kind of screen.
  public var screen: ScreenSize
  /// The rung, 1 to 6.
  public var rung: Int
  /// How large the letter is.
  public var size: Size
  /// Half the corridor's width in x-heights. Greater is kinder.
  public var corridor: Double
  /// What the grader forgives.
  public var strictness: Strictness
  /// What is shown.
  public var hints: Set<Hint>
  /// Most letters of a word; 1 in the levels of letters.
  public var longest: Int
}
