extension Polyline {
  /// The place on a polyline nearest to some point.
  public struct Nearest: Hashable, Sendable {
    /// The arc position of the place.
    public var arc: Double
    /// Its distance to the point asked for.
    public var distance: Double
    /// The place itself.
    public var point: Point
  }

  /// The place nearest to `point`; the earliest of several. Nil for an empty polyline.
  /// - Complexity: linear; not for a pen's every point.
  public func nearest(to point: Point) -> Nearest? {
    guard let first = points.first else { return nil }
    var best = Nearest(arc: 0, distance: first.distance(to: point), point: first)
    for index in points.indices.dropFirst() {
      let (start, along) = (points[index - 1], points[index] - points[index - 1])
      let share = min(max((point - start).dot(along) / along.dot(along), 0), 1)
      let place = start + along * share
      let distance = place.distance(to: point)
      if distance < best.distance {
        let arc = arcs[index - 1] + share * (arcs[index] - arcs[index - 1])
        best = Nearest(arc: arc, distance: distance, point: place)
      }
    }
    return best
  }

  /// Points every `step` along the line, the last piece no longer than the others, and each of `pins` (arc positions)
  /// among them.
  ///
  /// Between two pins the spacing is even and at most `step`, so a sample stands on every pin, on the start and the end.
  /// - Returns: the arc position of each sample; one for a line without length, none for an empty one.
  public func samples(every step: Double, pins: [Double] = []) -> [Double] {
    guard let end = arcs.last else { return [] }
    guard end > 0, step > 0 else { return [0] }
    var samples = [0.0]
    for stop in pins.filter({ $0 > 0 && $0 < end }).sorted() + [end] {
      let from = samples[samples.count - 1]
      guard stop > from else { continue }
      let count = max(1, Int(((stop - from) / step - 1e-9).rounded(.up)))
      for index in 1...count {
        samples.append(index == count ? stop : from + (stop - from) * Double(index) / Double(count))
      }
    }
    return samples
  }
}
