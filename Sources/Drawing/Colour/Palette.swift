import Synchronization

/// The cut-paper palette: the colours everything is drawn with now. Yellow is the way on, blue is what was written, warm
/// colours are Lulu's.
///
/// ```swift
/// canvas.fill(path, Palette.ink)
/// ```
@dynamicMemberLookup
public enum Palette {
  private static let usual = Colours()
  private static let strong = Atomic(false)

  /// Whether the colours of high contrast are drawn with. One for the whole program, as the eyes before it are; whoever
  /// changes it draws everything again.
  public static var isStrong: Bool {
    get { strong.load(ordering: .relaxed) }
    set { strong.store(newValue, ordering: .relaxed) }
  }

  /// The colour of a role.
  public static subscript(dynamicMember role: KeyPath<Colours, Colour>) -> Colour {
    isStrong ? Colours.strong[keyPath: role] : usual[keyPath: role]
  }
}
