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
    guard !area.isEmpty else { return .empty }
    for y in area.top..<area.bottom {
      let row = pixels + y * width
      piece.cover(row: y, from: area.left, to: area.right) { x, coverage in
        if coverage > row[x] { row[x] = coverage }
      }
    }
    return area
  }
}

/// A straight piece of line with round ends, as thick as its two radii say.
struct InkPiece {
  let ax, ay, bx, by, fromRadius, toRadius: Float

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

  /// Calls `body` for the covered pixels of a row, with their coverage 1...255.
  @inline(__always)
  func cover(row y: Int, from left: Int, to right: Int, _ body: (Int, UInt8) -> Void) {
    let (dx, dy) = (bx - ax, by - ay)
    let square = dx * dx + dy * dy
    let inverse = square > 1e-9 ? 1 / square : 0
    let py = Float(y) + 0.5 - ay
    let widening = toRadius - fromRadius
    for x in left..<right {
      let px = Float(x) + 0.5 - ax
      let t = min(max((px * dx + py * dy) * inverse, 0), 1)
      let (ex, ey) = (px - t * dx, py - t * dy)
      let distance = ex * ex + ey * ey
      let radius = fromRadius + t * widening
      let outer = radius + 0.5
      if distance >= outer * outer { continue }
      let inner = radius - 0.5
      if inner > 0, distance <= inner * inner {
        body(x, 255)
      } else {
        let share = outer - distance.squareRoot()
        if share > 0.002 { body(x, UInt8(min(share, 1) * 255)) }
      }
    }
  }
}
