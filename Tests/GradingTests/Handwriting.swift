import Foundation
import Grading
import Letterform

/// Seeded curves like an adult's handwriting, and the raw pen track that a tablet reports of them.
///
/// The ideal is what is left when the track is smoothed, so that it rounds cusps and keeps a little tremor: the grader
/// gets no clean Béziers. x-height 100.
struct Handwriting {
  /// The smoothed track.
  let ideal: Polyline
  /// The raw reports.
  let track: [PenSample]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func between(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(random.next() >> 11) * 0x1p-53
    }
    func chance(_ share: Double) -> Bool { between(0...1) < share }

    // Control points of a stroke that runs to the right, drawn as a Catmull-Rom spline.
    var knots: [Point] = []
    var x = 0.0
    let lean = between(-0.1...0.5)
    let width = between(22...55)
    func add(_ dx: Double, _ y: Double) { knots.append(Point(x + dx - lean * y, -y)) }
    if chance(0.3) {
      // A hook to begin with.
      add(-8, between(75...95))
      add(-2, 100)
    } else {
      add(0, between(0...60))
    }
    for _ in 0..<Int(between(1...5.99)) {
      switch Int(between(0...6.99)) {
      case 0:  // An arch up and a stem down.
        add(width * 0.3, 60)
        add(width * 0.65, 100)
        add(width, 70)
        add(width, 5)
      case 1:  // A stem down and back up on it.
        add(width * 0.2, 95)
        add(width * 0.2, 50)
        add(width * 0.2, 0)
        add(width * 0.22, 4)
        add(width * 0.22, 50)
        add(width * 0.6, 98)
        add(width, 80)
      case 2:  // A tall loop.
        let height = between(140...200)
        add(width * 0.6, 60)
        add(width * 0.9, height * 0.8)
        add(width * 0.6, height)
        add(width * 0.35, height * 0.8)
        add(width * 0.35, 15)
      case 3:  // A loop below.
        let depth = -between(50...100)
        add(width * 0.5, 90)
        add(width * 0.55, 0)
        add(width * 0.5, depth * 0.8)
        add(width * 0.25, depth)
        add(width * 0.1, depth * 0.7)
        add(width * 0.8, 20)
      case 4:  // An oval, over its top and round.
        add(width * 0.9, 90)
        add(width * 0.5, 100)
        add(width * 0.05, 55)
        add(width * 0.45, 0)
        add(width * 0.95, 50)
        add(width * 0.95, 92)
        add(width * 1, 40)
        add(width * 1.1, 3)
      case 5:  // A cusp: up, and down the other side.
        add(width * 0.5, 105)
        add(width * 0.52, 103)
        add(width * 0.55, 50)
        add(width * 0.7, 0)
      default:  // A tiny loop at the top.
        let size = between(10...25)
        add(width * 0.6, 85)
        add(width * 0.6 + size, 100)
        add(width * 0.6, 100 + size * 0.5)
        add(width * 0.6 - size * 0.4, 95)
        add(width * 0.9, 85)
      }
      x += width + between(5...20)
    }
    add(0, between(20...60))

    let shape = Self.spline(knots)
    // The hand: minimum-jerk like speed, slower where it turns, reports at an even rate on a grid of the tablet.
    let rate = between(60...200)
    let speed = between(150...700)
    let grid = between(0.1...0.8)
    let tremor = between(0.1...0.7)
    var reports: [PenSample] = []
    var (arc, time) = (0.0, 0.0)
    func noise() -> Double { (0..<6).reduce(-3.0) { sum, _ in sum + between(0...1) } * 1.4 }
    while true {
      let place = shape.point(at: arc) + Point(tremor * noise(), tremor * noise())
      reports.append(
        PenSample(Point((place.x / grid).rounded() * grid, (place.y / grid).rounded() * grid), time: time))
      guard arc < shape.length else { break }
      let turn = abs(shape.turn(at: min(max(arc, 6), shape.length - 6), chord: 6))
      let ends = min(1, 0.15 + min(arc, shape.length - arc) / 25)
      arc = min(shape.length, arc + max(0.05, speed / rate * ends / (1 + 1.5 * turn)))
      time += 1000 / rate
    }
    // Now and then the pen rests before it is lifted.
    if chance(0.3), let last = reports.last {
      for k in 1...12 {
        let place = last.place + Point(grid * (k % 2 == 0 ? 1 : 0), grid * (k % 3 == 0 ? 1 : 0))
        reports.append(PenSample(place, time: time + Double(k) * 1000 / rate))
      }
    }
    track = reports
    ideal = Polyline(Self.smooth(reports.map(\.place), rate: rate))
  }

  /// A running mean over about 40 ms, twice, the ends kept.
  private static func smooth(_ points: [Point], rate: Double) -> [Point] {
    let reach = max(1, Int((0.02 * rate).rounded()))
    var points = points
    for _ in 0..<2 {
      points = points.indices.map { index in
        let half = min(reach, index, points.count - 1 - index)
        let sum = points[index - half...index + half].reduce(Point.zero) { $0 + $1 }
        return sum * (1 / Double(2 * half + 1))
      }
    }
    return points
  }

  /// A centripetal-looking Catmull-Rom spline through `knots`.
  private static func spline(_ knots: [Point]) -> Polyline {
    var points: [Point] = []
    for index in 0..<knots.count - 1 {
      let (a, b) = (knots[max(0, index - 1)], knots[index])
      let (c, d) = (knots[index + 1], knots[min(knots.count - 1, index + 2)])
      // Knots of uneven distance: the tangent is held within the piece.
      let most = b.distance(to: c)
      func held(_ tangent: Point) -> Point {
        let size = tangent.length
        return size > most ? tangent * (most / size) : tangent
      }
      let (from, to) = (held((c - a) * 0.5), held((d - b) * 0.5))
      for step in 0..<24 {
        let t = Double(step) / 24
        let (t2, t3) = (t * t, t * t * t)
        let place = b * (2 * t3 - 3 * t2 + 1) + from * (t3 - 2 * t2 + t)
        points.append(place + c * (3 * t2 - 2 * t3) + to * (t3 - t2))
      }
    }
    points.append(knots[knots.count - 1])
    return Polyline(points)
  }
}

extension Handwriting {
  /// The pen reports as they are.
  var written: Trace { Self.trace(track.map(\.place)) }

  /// From the last report to the first.
  var reversed: Trace { Self.trace(track.reversed().map(\.place)) }

  /// Lifted where `share` of the track's length is drawn.
  func cut(at share: Double) -> Trace {
    let line = Polyline(track.map(\.place))
    var places = zip(line.points, line.arcs).filter { $0.1 < share * line.length }.map(\.0)
    places.append(line.point(at: share * line.length))
    return Self.trace(places)
  }

  /// Goes on in the last direction for `length`.
  func runOn(by length: Double) -> Trace {
    let end = ideal.point(at: ideal.length)
    let back = ideal.point(at: ideal.length - 0.1 * ideal.length.squareRoot() - 5)
    let away = end - back
    let unit = away * (1 / max(1e-9, away.length))
    let more = (1...20).map { end + unit * (length * Double($0) / 20) }
    return Self.trace(track.map(\.place) + more)
  }

  private static func trace(_ places: [Point]) -> Trace {
    var events = [Trace.Event(.down, places[0], time: 0)]
    for (index, place) in places.enumerated().dropFirst() {
      events.append(Trace.Event(.move, place, time: Double(index) * 8))
    }
    events.append(Trace.Event(.up, places[places.count - 1], time: Double(places.count) * 8))
    return Trace(events)
  }
}
