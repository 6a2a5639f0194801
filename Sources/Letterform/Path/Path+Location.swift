extension Path {
  /// A place on a path: which segment, and the parameter on it, 0 to 1. Later places are greater.
  struct Location: Hashable, Comparable, Sendable {
    var segment: Int
    var t: Double

    static func < (a: Location, b: Location) -> Bool { (a.segment, a.t) < (b.segment, b.t) }
  }

  /// Which of several passes over the same place is meant.
  enum Pass: Sendable {
    case first, last
  }

  /// How much farther than the nearest pass another pass may be to count as one over the same place, path's units.
  private static let passSlack = 0.5

  /// The place on the first subpath nearest to `point`; of several passes over it the first or the last.
  ///
  /// A retrace passes a joint twice: a join enters at the first pass and leaves at the last.
  func location(of point: Point, pass: Pass) -> (place: Location, distance: Double)? {
    guard let segments = subpaths.first?.segments else { return nil }
    var found: [(place: Location, distance: Double)] = []
    for (index, segment) in segments.enumerated() {
      for (t, distance) in Self.nearPasses(of: segment, to: point) {
        found.append((Location(segment: index, t: t), distance))
      }
    }
    guard let best = found.map(\.distance).min() else { return nil }
    let close = found.filter { $0.distance <= best + Self.passSlack }
    guard let chosen = pass == .first ? close.first : close.last else { return nil }
    // A pass that is nearest beyond a segment's end was met at the end first.
    return close.filter { near in
      let steps = near.place.segment - chosen.place.segment
      let goesOn = steps == 0 || (steps == 1 && chosen.place.t == 1) || (steps == -1 && chosen.place.t == 0)
      return goesOn && place(near.place, segments).distance(to: place(chosen.place, segments)) <= 2 * Self.passSlack
    }.min { $0.distance < $1.distance }
  }

  private func place(_ place: Location, _ segments: [Segment]) -> Point { segments[place.segment].point(at: place.t) }

  /// The local minima of the distance along a segment, ends included.
  private static func nearPasses(of segment: Segment, to point: Point) -> [(t: Double, distance: Double)] {
    let steps = segment.isCurve ? 48 : 2
    func distance(_ t: Double) -> Double { segment.point(at: t).distance(to: point) }
    let tried = (0...steps).map { distance(Double($0) / Double(steps)) }
    var found: [(t: Double, distance: Double)] = []
    for index in 0...steps
    where tried[index] <= tried[max(index - 1, 0)] && tried[index] <= tried[min(index + 1, steps)] {
      var (low, high) = (Double(max(index - 1, 0)) / Double(steps), Double(min(index + 1, steps)) / Double(steps))
      for _ in 0..<60 {
        let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
        if distance(a) <= distance(b) { high = b } else { low = a }
      }
      // An end that is as near is meant exactly.
      let t = [0, 1, (low + high) / 2].min { distance($0) < distance($1) - 1e-9 } ?? 0
      found.append((t, distance(t)))
    }
    return found
  }

  /// The direction of the first subpath at a place, of length 1.
  func direction(at place: Location) -> Point {
    guard let segments = subpaths.first?.segments, segments.indices.contains(place.segment) else { return .zero }
    return segments[place.segment].direction(at: place.t)
  }

  /// The signed curvature of the first subpath at a place.
  func curvature(at place: Location) -> Double {
    guard let segments = subpaths.first?.segments, segments.indices.contains(place.segment) else { return 0 }
    return segments[place.segment].curvature(at: place.t)
  }

  /// The part of the first subpath between two places; nil is its start or end. What is left has no other subpath.
  func part(from start: Location? = nil, to end: Location? = nil) -> Path {
    guard let subpath = subpaths.first else { return Path() }
    let first = start ?? Location(segment: 0, t: 0)
    let last = end ?? Location(segment: subpath.segments.count, t: 0)
    var elements: [Element] = []
    for (index, segment) in subpath.segments.enumerated() where index >= first.segment && index <= last.segment {
      let from = index == first.segment ? first.t : 0
      let to = index == last.segment ? last.t : 1
      guard to > from else { continue }
      let piece = segment.part(from: from, to: to)
      if elements.isEmpty { elements.append(.move(piece.start)) }
      elements.append(piece.element)
    }
    if elements.isEmpty, subpath.segments.indices.contains(first.segment) {
      elements = [.move(subpath.segments[first.segment].point(at: first.t))]
    } else if elements.isEmpty {
      elements = [.move(subpath.segments.last?.end ?? subpath.start)]
    }
    return Path(elements)
  }
}

extension Path.Segment {
  /// The part between two parameters, exactly (de Casteljau).
  func part(from: Double, to: Double) -> Path.Segment {
    guard isCurve else { return Path.Segment(line: point(at: from), to: point(at: to)) }
    let tail = from > 0 ? split(at: from).after : self
    let share = from < 1 ? (to - from) / (1 - from) : 1
    return share < 1 ? tail.split(at: share).before : tail
  }

  private func split(at t: Double) -> (before: Path.Segment, after: Path.Segment) {
    let (a, b, c) = (
      start.interpolated(to: first, t), first.interpolated(to: second, t), second.interpolated(to: end, t)
    )
    let (d, e) = (a.interpolated(to: b, t), b.interpolated(to: c, t))
    let middle = d.interpolated(to: e, t)
    return (Path.Segment(curve: start, a, d, middle), Path.Segment(curve: middle, e, c, end))
  }
}
