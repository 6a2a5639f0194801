/// Where the lines of a text stand in its box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the side where reading begins.
  case leading
  /// In the middle.
  case centre
  /// At the side where reading ends.
  case trailing
}

/// How much room a set text takes, in the canvas's unit, from the upper left corner of its layout.
struct TextExtents: Hashable, Sendable {
  var ink: Box
  var logical: Box
  var lines: Int
  var baseline: Double
  var missingGlyphs: Int
}

/// The typefaces of one folder, and only those; measures and sets text.
///
/// Not thread-safe: one object a thread. Made once; the first text costs some milliseconds, each other about 0.1.
public final class Fonts {
  let handle: FontMapHandle
  /// The family every text is set in.
  public let family: String
  /// Gets every text that was set after this was set, each time it is drawn: for checks of whole pages.
  public var watch: ((PlacedText) -> Void)?

  /// The fonts (`.ttf`, `.otf`) directly in `folder`; text is set in `family`.
  ///
  /// - Throws: `noFont` when the folder is missing or holds none.
  public init(folder: String, family: String = "Andika") throws(DrawingError) {
    handle = try FontMapHandle(folder: folder)
    self.family = family
  }

  /// Sets `text` into `width` x `height`: wraps at words only, at the largest size of `sizes` at which all of it fits.
  ///
  /// Never cuts. When even the smallest size is too large, the text is set at that size and `FittedText.overflow` says
  /// how far it reaches beyond; the caller decides (a larger box, a shorter text) and tests find it.
  ///
  /// - Parameter breaksWords: goes on in the next line within a word that is wider than `width`: for names, which
  ///   nobody can shorten.
  /// - Complexity: about log2(range / 0.5) layouts.
  public func fit(
    _ text: String, width: Double, height: Double, sizes: ClosedRange<Double>, bold: Bool = false,
    italic: Bool = false, alignment: TextAlignment = .centre, breaksWords: Bool = false
  ) -> FittedText {
    let layout = handle.layout()
    layout.set(
      text: text, family: family, bold: bold, italic: italic, alignment: alignment, breaksWords: breaksWords)
    func fits(_ e: TextExtents) -> Bool { e.logical.width <= width + 0.01 && e.logical.height <= height + 0.01 }
    var size = sizes.upperBound
    var found = layout.measure(size: size, width: width)
    if !fits(found) {
      var low = sizes.lowerBound
      var high = size
      found = layout.measure(size: low, width: width)
      size = low
      if fits(found) {
        while high - low > Self.sizeStep {
          let middle = (low + high) / 2
          let tried = layout.measure(size: middle, width: width)
          if fits(tried) { (low, found, size) = (middle, tried, middle) } else { high = middle }
        }
        _ = layout.measure(size: size, width: width)
      }
    }
    return FittedText(
      text, layout: layout, alignment: alignment, size: size, width: width, height: height, extents: found,
      watch: watch)
  }

  /// Type sizes closer than this are not told apart, canvas units; smaller is more exact and slower.
  static let sizeStep = 0.5

  /// Sets one line without wrapping, at `size`.
  public func line(_ text: String, size: Double, bold: Bool = false) -> FittedText {
    let layout = handle.layout()
    layout.set(text: text, family: family, bold: bold, italic: false, alignment: .leading)
    let extents = layout.measure(size: size, width: nil)
    return FittedText(
      text, layout: layout, alignment: .leading, size: size, width: extents.logical.width,
      height: extents.logical.height, extents: extents, watch: watch)
  }
}
