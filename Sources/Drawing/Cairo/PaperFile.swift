/// A PDF file under construction, page after page; the same drawing code as for the screen paints it.
public final class PaperFile {
  private let handle: SurfaceHandle
  private let path: String
  private let sink: ByteSink?
  /// The canvas of the current page; unit 1/72 inch.
  public let canvas: Canvas

  /// Begins a file at `path` whose pages are `width` x `height` points.
  ///
  /// - Parameter title: what a reader shows in its window's title; none when empty.
  /// - Throws: `cannotWrite`.
  public init(path: String, width: Double, height: Double, title: String = "") throws(DrawingError) {
    let surface = try SurfaceHandle.pdf(path: path, width: width, height: height)
    if !title.isEmpty { surface.setTitle(title) }
    canvas = Canvas(steps: surface)
    handle = surface
    (self.path, sink) = (path, nil)
  }

  /// Begins a document in memory; ``finishBytes()`` ends it.
  ///
  /// - Throws: `cannotWrite` without memory.
  public init(width: Double, height: Double, title: String = "") throws(DrawingError) {
    let sink = ByteSink()
    let surface = try SurfaceHandle.pdf(sink: sink, width: width, height: height)
    if !title.isEmpty { surface.setTitle(title) }
    canvas = Canvas(steps: surface)
    handle = surface
    (path, self.sink) = ("memory", sink)
  }

  /// Ends the current page and begins the next.
  public func nextPage() { canvas.context.showPage() }

  /// Ends the file.
  ///
  /// - Throws: `cannotWrite` when not everything reached the disk.
  public func finish() throws(DrawingError) {
    canvas.context.showPage()
    guard handle.finish() else { throw .cannotWrite(path: path) }
  }

  /// Ends a document in memory; its bytes.
  ///
  /// - Throws: `cannotWrite` without memory.
  public func finishBytes() throws(DrawingError) -> [UInt8] {
    try finish()
    return sink?.bytes ?? []
  }
}
