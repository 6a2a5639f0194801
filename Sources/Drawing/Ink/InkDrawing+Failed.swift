public import Letterform

extension InkDrawing {
  /// Shows the last stroke as one that failed: pale and hollow, with a dashed ink edge. Earlier strokes stay solid.
  ///
  /// - Parameter progress: 0 still solid, 1 hollow; called again and again it fades over.
  public func showFailed(progress: Double = 1) -> Rectangle {
    guard let last = strokes.last else { return .empty }
    let removed = removeLastStroke()
    restore(last)
    let canvas = Canvas(surface)
    canvas.translate(Point(-Double(field.left), -Double(field.top)))
    let failed = FailedInk(points: last, width: width)
    failed.draw(on: canvas, progress: progress)
    let changed = failed.bounds.intersection(field)
    inked = inked.union(
      Rectangle(x: changed.left - field.left, y: changed.top - field.top, width: changed.width, height: changed.height))
    return removed.union(changed)
  }
}

/// A line that failed: pale and hollow with a dashed edge, told from a good one by shape and by colour.
public struct FailedInk: Sendable {
  /// The smoothed line.
  public let line: Polyline
  /// Its width, pixels.
  public let width: Double

  /// The failed line through the pen's `points`.
  public init(points: [Point], width: Double) {
    line = InkPath.smooth(points).flattened(tolerance: 0.2)
    self.width = width
  }

  /// Every pixel it may touch.
  public var bounds: Rectangle {
    Box(around: line.points).map { Rectangle(covering: $0.inset(by: -width * 0.7 - 3)) } ?? .empty
  }

  /// Draws it; at `progress` 0 it still has the colour of ink and no edge.
  public func draw(on canvas: Canvas, progress: Double = 1) {
    let points = line.points.count > 1 ? line.points : [line.point(at: 0), line.point(at: 0) + Point(0.01, 0)]
    canvas.stroke(
      points: points, Palette.ink.mixed(with: Palette.inkFailed, progress), StrokeStyle(width: width))
    let unit = max(0.6, width / 32)
    let style = StrokeStyle(width: max(1.4, 2.5 * unit), dashes: [9 * unit, 7 * unit])
    for edge in StrokeOutline.edges([line], radii: [width / 2]) {
      canvas.stroke(points: edge, Palette.ink.opacity(progress), style)
    }
  }
}

/// Pen points as a smooth path: the same curve as live ink has when the pen is lifted.
public enum InkPath {
  /// The path through the middles between `points`, pulled by each of them, from the first to the last.
  public static func smooth(_ points: [Point]) -> Path {
    guard let first = points.first, let last = points.last else { return Path() }
    var path = Path([.move(first)])
    var pen = first
    var at = first
    for point in points.dropFirst() where point != pen {
      let middle = pen.interpolated(to: point, 0.5)
      path.elements.append(
        .curve(at.interpolated(to: pen, 2.0 / 3), middle.interpolated(to: pen, 2.0 / 3), middle))
      (pen, at) = (point, middle)
    }
    path.elements.append(.line(last))
    return path
  }
}
