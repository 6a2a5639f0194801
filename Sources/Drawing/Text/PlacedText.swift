/// A text where it was drawn: what a check of a whole page looks at.
public struct PlacedText: Hashable, Sendable {
  /// The words.
  public var text: String
  /// The ink's room on the surface, pixels.
  public var ink: Box
  /// The room that the text was to keep to on the surface, pixels; as wide and high as the ink needs for a single line
  /// that was set without limits.
  public var room: Box
  /// What of the surface could be drawn on, pixels: a text in a list that scrolls may stand outside of it.
  public var clip: Box
  /// The type size, pixels of the surface.
  public var size: Double
  /// How far the text reaches beyond its room at its smallest size; 0 when it fits.
  public var overflow: Double
  /// Characters that no font has.
  public var missingGlyphs: Int
  /// How many lines it takes.
  public var lines: Int
}
