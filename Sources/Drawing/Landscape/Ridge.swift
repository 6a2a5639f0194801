public import Letterform

/// The upper edge of a hill: points in shares of a page's width and height, the left one first.
public struct Ridge: Hashable, Sendable {
  /// Shares of the width and of the height.
  public var points: [Point]

  /// A ridge through `points`.
  public init(_ points: [Point]) { self.points = points }

  /// The height of the ridge at a share of the width, as a share of the height.
  public func height(at share: Double) -> Double {
    for (a, b) in zip(points, points.dropFirst()) where share <= b.x {
      return a.y + (b.y - a.y) * (share - a.x) / max(b.x - a.x, 1e-9)
    }
    return points.last?.y ?? 1
  }

  /// Lays the hill below the ridge over the whole width of `page`.
  public func draw(_ colour: Colour, on canvas: Canvas, in page: Box) {
    guard let first = points.first, let last = points.last else { return }
    let scale = min(page.width, page.height) / 768
    // The paper reaches beyond the page, so that no edge of it shows.
    let beyond = 20.0
    let ridge =
      [Point(page.x - beyond, page.y + first.y * page.height)]
      + points.map { Point(page.x + $0.x * page.width, page.y + $0.y * page.height) }
      + [Point(page.right + beyond, page.y + last.y * page.height)]
    var path = CutPaper.openCurve(ridge)
    path.elements += [
      .line(Point(page.right + beyond, page.bottom + beyond)), .line(Point(page.x - beyond, page.bottom + beyond)),
      .close,
    ]
    canvas.lay(path, colour, Lay(shadow: Point(2, -4) * scale, depth: 0.12, rim: 0))
  }
}
