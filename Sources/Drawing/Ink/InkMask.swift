import Letterform

/// Coverage of a field of pixels by round-ended pieces of line, kept as the greatest so far.
///
/// Each pixel's coverage follows from its distance to the piece, and overlapping pieces keep the maximum, so a line
/// drawn in hundreds of pieces has the same smooth edge as one drawn at once. Drawn with Cairo, every overlap would
/// darken the half-covered pixels at the edge again.
final class InkMask {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt8>

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = .allocate(capacity: max(1, width * height))
    pixels.initialize(repeating: 0, count: max(1, width * height))
  }

  deinit { pixels.deallocate() }

  var bounds: Rectangle { Rectangle(x: 0, y: 0, width: width, height: height) }

  func clear(_ area: Rectangle) {
    let area = area.intersection(bounds)
    for y in area.top..<area.bottom {
      (pixels + y * width + area.left).update(repeating: 0, count: area.width)
    }
  }

  /// Adds a piece and returns the pixels it may have changed.
  @discardableResult
  func add(_ piece: InkPiece) -> Rectangle {
    let area = piece.bounds.intersection(bounds)
    for y in area.top..<area.bottom {
      let row = pixels + y * width
      piece.cover(row: y, from: area.left, to: area.right) { x, coverage in
        if coverage > row[x] { row[x] = coverage }
      } full: { from, to in
        (row + from).update(repeating: 255, count: to - from)
      }
    }
    return area
  }
}

/// A straight piece of line with round ends, as thick as its two radii say.
struct InkPiece {
  private let ax, ay, bx, by, fromRadius, toRadius: Float

  init(_ a: Point, _ b: Point, fromRadius: Double, toRadius: Double) {
    (ax, ay, bx, by) = (Float(a.x), Float(a.y), Float(b.x), Float(b.y))
    (self.fromRadius, self.toRadius) = (Float(fromRadius), Float(toRadius))
  }

  /// Every pixel with any coverage.
  var bounds: Rectangle {
    let r = max(fromRadius, toRadius) + 1
    return Rectangle(
      left: Int((min(ax, bx) - r).rounded(.down)), top: Int((min(ay, by) - r).rounded(.down)),
      right: Int((max(ax, bx) + r).rounded(.up)), bottom: Int((max(ay, by) + r).rounded(.up)))
  }

  /// Calls `body` for the partly covered pixels of a row, with their coverage 1...255, and `full` for the run of
  /// pixels that are covered for certain. Only the few pixels at the edge cost a square root.
  @inline(__always)
  func cover(row y: Int, from left: Int, to right: Int, _ body: (Int, UInt8) -> Void, full: (Int, Int) -> Void) {
    let middle = Float(y) + 0.5
    guard let outer = span(at: middle, radius: max(fromRadius, toRadius) + 0.6) else { return }
    let first = max(left, Int((outer.0 - 0.5).rounded(.down)))
    let last = min(right, Int((outer.1 + 0.5).rounded(.up)))
    var (innerFirst, innerLast) = (last, last)
    if let inner = span(at: middle, radius: min(fromRadius, toRadius) - 0.6) {
      let from = max(first, Int((inner.0 - 0.5).rounded(.up)))
      let to = min(last, Int((inner.1 - 0.5).rounded(.down)) + 1)
      if to > from { (innerFirst, innerLast) = (from, to) }
    }
    edge(row: middle, from: first, to: innerFirst, body)
    if innerLast > innerFirst {
      full(innerFirst, innerLast)
      edge(row: middle, from: innerLast, to: last, body)
    }
  }

  /// The stretch of the horizontal line at `y` inside the piece with round ends of `radius`.
  @inline(__always)
  private func span(at y: Float, radius r: Float) -> (Float, Float)? {
    guard r > 0 else { return nil }
    var (low, high) = (Float.infinity, -Float.infinity)
    let (da, db) = (y - ay, y - by)
    if da * da < r * r {
      let half = (r * r - da * da).squareRoot()
      (low, high) = (ax - half, ax + half)
    }
    if db * db < r * r {
      let half = (r * r - db * db).squareRoot()
      (low, high) = (min(low, bx - half), max(high, bx + half))
    }
    let (dx, dy) = (bx - ax, by - ay)
    let length = (dx * dx + dy * dy).squareRoot()
    if length > 1e-4, dy * dy > 1e-9 {
      // The two straight sides, moved out by the radius.
      let (nx, ny) = (-dy / length * r, dx / length * r)
      for side in 0..<2 {
        let sign: Float = side == 0 ? 1 : -1
        let t = (y - ay - ny * sign) / dy
        if t >= 0, t <= 1 {
          let x = ax + nx * sign + t * dx
          (low, high) = (min(low, x), max(high, x))
        }
      }
    }
    return low < high ? (low, high) : nil
  }

  @inline(__always)
  private func edge(row: Float, from first: Int, to last: Int, _ body: (Int, UInt8) -> Void) {
    guard last > first else { return }
    let (dx, dy) = (bx - ax, by - ay)
    let square = dx * dx + dy * dy
    let inverse = square > 1e-9 ? 1 / square : 0
    let py = row - ay
    for x in first..<last {
      let px = Float(x) + 0.5 - ax
      let t = min(max((px * dx + py * dy) * inverse, 0), 1)
      let (ex, ey) = (px - t * dx, py - t * dy)
      let share = fromRadius + t * (toRadius - fromRadius) + 0.5 - (ex * ex + ey * ey).squareRoot()
      if share > 0.004 { body(x, UInt8(min(share, 1) * 255)) }
    }
  }
}
