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
    FailedInk(points: last, width: width).draw(on: canvas, progress: progress)
    return removed
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

  /// Draws it; at `progress` 0 it still has the colour of ink and no edge.
  public func draw(on canvas: Canvas, progress: Double = 1) {
    let points = line.points.count > 1 ? line.points : [line.point(at: 0), line.point(at: 0) + Point(0.01, 0)]
    canvas.stroke(
      points: points, Palette.ink.mixed(with: Palette.inkFailed, progress), StrokeStyle(width: width))
    let unit = max(0.6, width / 32)
    let style = StrokeStyle(width: max(1.4, 2.5 * unit), dashes: [9 * unit, 7 * unit])
    for edge in edges { canvas.stroke(points: edge, Palette.ink.opacity(progress), style) }
  }

  /// The line's outline without the bits that lie inside the line, as open lines.
  private var edges: [[Point]] {
    let radius = width / 2
    let step = max(1.5, width / 12)
    let count = max(1, Int(line.length / step))
    var outline: [Point] = []
    func side(_ sign: Double, _ arc: Double) -> Point {
      let along = UnderPaper.smoothTangent(line, at: arc, reach: step)
      return line.point(at: arc) + Point(along.y, -along.x) * (radius * sign)
    }
    func cap(_ arc: Double, from: Point) {
      let centre = line.point(at: arc)
      let first = arcTangent(from.y - centre.y, from.x - centre.x)
      for index in 1..<12 {
        let angle = first + .pi * Double(index) / 12
        outline.append(centre + Point(cosine(angle), sine(angle)) * radius)
      }
    }
    for index in 0...count { outline.append(side(1, line.length * Double(index) / Double(count))) }
    cap(line.length, from: side(1, line.length))
    for index in (0...count).reversed() { outline.append(side(-1, line.length * Double(index) / Double(count))) }
    cap(0, from: side(-1, 0))
    outline.append(outline[0])
    var edges: [[Point]] = [[]]
    for point in outline {
      if let near = line.nearest(to: point), near.distance < radius * 0.97 {
        if !(edges.last ?? []).isEmpty { edges.append([]) }
      } else {
        edges[edges.count - 1].append(point)
      }
    }
    return edges.filter { $0.count > 1 }
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
