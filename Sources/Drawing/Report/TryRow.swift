import Letterform

/// Some tries at one letter side by side on a copybook line, each with its day below.
public struct TryRow: ReportPart {
  /// The tries from left to right with what stands below each.
  public var tries: [(thumbnail: Thumbnail, label: String)]
  /// What is said where there are none.
  public var empty: String
  /// Height of the row, and the width of a try at least, in units of the style's scale.
  private static let size = (height: 190.0, width: 92.0)

  /// Tries.
  public init(_ tries: [(thumbnail: Thumbnail, label: String)], empty: String) {
    (self.tries, self.empty) = (tries, empty)
  }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    tries.isEmpty ? style.line * 2 : Self.size.height * style.scale
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    guard !tries.isEmpty else {
      let words = style.paragraph(empty, width: box.width, size: style.body)
      return words.draw(
        on: canvas, in: Box(x: box.x, y: box.y, width: box.width, height: words.usedHeight), ReportStyle.note)
    }
    canvas.keepingDirection(about: box.centre.x) { drawForwards(on: canvas, in: box, style) }
  }

  /// The first at the left, on mirrored pages too.
  private func drawForwards(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let shown = tries.suffix(max(1, Int(box.width / (Self.size.width * style.scale))))
    let width = box.width / Double(shown.count)
    let extents = shown.map(\.thumbnail.extent)
    let extent = extents.dropFirst().reduce(extents[0]) { $0.union($1) }
    for (index, entry) in shown.enumerated() {
      let cell = Box(x: box.x + Double(index) * width, y: box.y, width: width, height: box.height - style.line)
      entry.thumbnail.draw(on: canvas, in: cell, showing: extent)
      style.write(
        entry.label, at: cell.centre.x, baseline: box.bottom - style.small * 0.4, size: style.small, ReportStyle.note,
        .centre, on: canvas)
    }
  }
}
