/// How the letters of a row are shown: from one row to the next less, until the child writes alone.
public enum RowStyle: String, Hashable, Sendable, CaseIterable {
  /// Full pale letters to go over.
  case solid
  /// Outlines to write inside.
  case hollow
  /// Dashes.
  case dashed
  /// Dots.
  case dotted
  /// Only where each stroke starts.
  case starts
  /// Nothing but the model at the beginning.
  case empty

  /// The six rows of a letter.
  public static let fading = allCases
  /// The rows of a word or a line of text.
  public static let shortFading: [RowStyle] = [.solid, .dashed, .empty]
}
