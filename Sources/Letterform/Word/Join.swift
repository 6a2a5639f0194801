/// A join between two strokes: where it leaves the first, the curve, and where it enters the second.
///
/// The letters' files say where a join leaves and enters, and a plain curve between the two is taken where it bends no
/// more than a pen does. Else, for a neighbour that stands close or high, the join may leave a little earlier and enter
/// a little later, never past a corner: of all these places it takes those with the least bending of the whole, the
/// letters' own parts counted.
struct Join {
  /// A join from where it is drawn to where it is drawn stays if nowhere it bends with less than this radius,
  /// x-heights. Smaller: more joins stay as they are drawn.
  private static let plainRadius = 0.04
  /// How much earlier a join may leave, x-heights.
  private static let mostEarlier = 0.12
  /// How much later a join may enter, x-heights.
  private static let mostLater = 0.36
  /// Distance between the places that are tried, x-heights.
  private static let step = 0.06
  /// What moving a joint by an x-height counts against bending. Greater: joints stay where they are drawn.
  private static let moveWeight = 1.5
  /// A path that turns more than this at once has a corner there, radians.
  private static let corner = 0.3

  private(set) var exit: Path.Location
  private(set) var entry: Path.Location
  private(set) var curve: Path.Segment

  /// The join from `exit` on `first` to `entry` on `second`, between the lines of `guides`.
  init(from first: Path, at exit: Path.Location, to second: Path, at entry: Path.Location, guides: GuideLines) {
    let unit = guides.xHeight
    let exits = Self.places(
      along: first, from: exit, forward: false, reach: Self.mostEarlier * unit, step: Self.step * unit)
    let entries = Self.places(
      along: second, from: entry, forward: true, reach: Self.mostLater * unit, step: Self.step * unit)
    (self.exit, self.entry) = (exit, entry)
    curve = Path.Segment(line: .zero, to: .zero)
    if let out = exits.first, let into = entries.first {
      let plain = JoinCurve(start: out.point, end: into.point, leaving: out.direction, arriving: into.direction)
        .plain
      if plain.leastRadius >= Self.plainRadius * unit {
        curve = plain
        return
      }
    }
    // What is cut away bends no more, what stays does: the bending of the longest part is common to all.
    var least = Double.infinity
    // A join keeps between the lines of small letters, unless a joint itself lies beyond them.
    let heights = [exits, entries].compactMap(\.first?.point.y)
    let lines = heights.reduce(guides.xLine, min)...heights.reduce(guides.baseline, max)
    for (index, out) in exits.enumerated() {
      for (number, into) in entries.enumerated() {
        let found = JoinCurve(
          start: out.point, end: into.point, leaving: out.direction, arriving: into.direction,
          startCurvature: out.curvature, endCurvature: into.curvature, lines: lines
        ).fairest(unit: unit)
        let moved = (out.arc + into.arc) / unit * Self.moveWeight
        let cost = found.cost - (out.bending + into.bending) * unit + moved
        if cost < least || (index == 0 && number == 0) {
          (least, self.exit, self.entry, curve) = (cost, out.place, into.place, found.segment)
        }
      }
    }
  }

  private struct Candidate {
    var place: Path.Location
    var point: Point
    var direction: Point
    var curvature: Double
    /// How far the joint is moved.
    var arc: Double
    /// The bending of the part that is passed over.
    var bending: Double
  }

  /// Places every `step` from `start` along the path, until `reach` or a corner.
  private static func places(
    along path: Path, from start: Path.Location, forward: Bool, reach: Double, step: Double
  ) -> [Candidate] {
    guard let segments = path.subpaths.first?.segments, segments.indices.contains(start.segment) else { return [] }
    func candidate(_ place: Path.Location, _ arc: Double, _ bending: Double) -> Candidate {
      let segment = segments[place.segment]
      return Candidate(
        place: place, point: segment.point(at: place.t), direction: segment.direction(at: place.t),
        curvature: segment.curvature(at: place.t), arc: arc, bending: bending)
    }
    var found = [candidate(start, 0, 0)]
    var (arc, bending, next) = (0.0, 0.0, step)
    var here = start
    let stride = forward ? 0.02 : -0.02
    var direction = found[0].direction
    while arc < reach {
      var place = Path.Location(segment: here.segment, t: here.t + stride)
      if place.t > 1 || place.t < 0 {
        let neighbour = here.segment + (forward ? 1 : -1)
        guard segments.indices.contains(neighbour) else { break }
        place = Path.Location(segment: neighbour, t: forward ? 0 : 1)
      }
      let (a, b) = (segments[here.segment].point(at: here.t), segments[place.segment].point(at: place.t))
      let heading = segments[place.segment].direction(at: place.t)
      if abs(direction.turn(to: heading)) > corner { break }
      let length = a.distance(to: b)
      let curvature = segments[place.segment].curvature(at: place.t)
      arc += length
      bending += curvature * curvature * length
      (here, direction) = (place, heading)
      if arc >= next {
        found.append(candidate(place, arc, bending))
        next = arc + step
      }
    }
    return found
  }
}
