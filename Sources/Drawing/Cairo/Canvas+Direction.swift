import Letterform

/// Pages read from right to left.
///
/// Every page is laid out from left to right. Where the interface reads the other way the whole page is mirrored, here
/// and nowhere else: boxes and paths change sides by themselves, and what has a direction of its own keeps it. Text,
/// surfaces and pictures do so wherever they are drawn; letters, codes and charts of time ask for it.
extension Canvas {
  /// Whether left and right are exchanged in what is drawn now.
  public var isMirrored: Bool { context.isMirrored }

  /// Exchanges left and right of a page `width` wide, for all that follows.
  public func mirror(width: Double) { context.transform(Affine(a: -1, b: 0, c: 0, d: 1, e: width, f: 0)) }

  /// Draws `body` with left and right as they are, whatever the page: what stands at the vertical line `middle`
  /// stays there.
  public func keepingDirection<Failure: Error>(
    about middle: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try saved { () throws(Failure) in
      if isMirrored { mirror(width: 2 * middle) }
      try body()
    }
  }
}
