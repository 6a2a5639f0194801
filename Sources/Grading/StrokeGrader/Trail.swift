import Letterform

/// The last few places of the pen since it came down, for its direction.
struct Trail: Sendable {
  private var a = Point.zero
  private var b = Point.zero
  private var c = Point.zero
  private var d = Point.zero
  private(set) var count = 0

  mutating func restart(at point: Point) {
    d = point
    count = 0
  }

  mutating func append(_ point: Point) {
    a = b
    b = c
    c = d
    d = point
    count += 1
  }

  /// The unit vector of the last three steps of `stride`; zero when the pen curled or only just began.
  func direction(stride: Double) -> Point {
    guard count >= Tuning.chordSteps else { return .zero }
    let x = d.x - a.x
    let y = d.y - a.y
    let size = (x * x + y * y).squareRoot()
    guard size >= Tuning.shortestChord * stride * Double(Tuning.chordSteps) else { return .zero }
    return Point(x / size, y / size)
  }
}
