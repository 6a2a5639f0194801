import Letterform

/// A drawing that is made once and laid down many times, kept as vectors: a PDF file holds it once, however often it is
/// used, and it is sharp at every scale.
public final class Stamp {
  let handle: SurfaceHandle

  /// Keeps what `body` draws inside `box`.
  ///
  /// - Parameter box: what the drawing covers; what lies outside is lost.
  /// - Throws: `noSurface`.
  public init(_ box: Box, _ body: (Canvas) -> Void) throws(DrawingError) {
    handle = try SurfaceHandle.recording(box)
    body(Canvas(steps: handle))
  }
}

extension Canvas {
  /// Lays a stamp down; its drawing's origin comes to the canvas's.
  public func paint(_ stamp: Stamp) {
    context.paint(stamp.handle, at: .zero, area: nil, opacity: 1, sharp: false)
  }
}
