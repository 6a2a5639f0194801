import Grading
import Letterform

/// Something like a grown-up's quick writing: curls, retraces, tiny loops, hooks where the pen comes down and lifts.
struct Handwriting {
  /// The pen's track as a tablet reports it.
  let raw: [Point]
  /// The same, smoothed: the ideal that the raw track is graded against.
  let ideal: Polyline
  /// Half the corridor's width.
  let radius: Double

  init?(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func pick(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    var line = Polyline(Self.curve(using: &random))
    line = Polyline(Self.smoothed(line.samples(every: 1).map { line.point(at: $0) }, over: Int(pick(1...5))))
    let (pace, noise, grain) = (pick(1.2...6), pick(0...1), [0.25, 0.5, 1, 2][Int.random(in: 0..<4, using: &random)])
    var track: [Point] = []
    var (arc, drift) = (0.0, Point.zero)
    while arc < line.length {
      let turn = line.turn(at: arc, chord: 4).magnitude
      drift = drift * 0.7 + Point(pick(-1...1), pick(-1...1)) * noise
      let place = line.point(at: arc) + drift
      track.append(Point((place.x / grain).rounded() * grain, (place.y / grain).rounded() * grain))
      let edge = min(1, 0.25 + min(arc, line.length - arc) / 15)
      arc += max(0.2, pace * edge / (1 + 3 * turn))
    }
    track.append(line.point(at: line.length))
    raw = track
    let smooth = Polyline(Self.smoothed(track, over: Int(pick(1...3))))
    ideal = Polyline(Self.smoothed(smooth.samples(every: 1).map { smooth.point(at: $0) }, over: Int(pick(1...4))))
    radius = [10.0, 14, 18, 22, 30, 40][Int.random(in: 0..<6, using: &random)]
    guard ideal.length > 2 * radius, track.count > 6 else { return nil }
  }

  /// A smooth curve through random places; some are gone back from, some are circled.
  private static func curve(using random: inout SeededGenerator) -> [Point] {
    func pick(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    var stops = [Point(pick(0...100), pick(60...200))]
    let count = Int.random(in: 3...8, using: &random)
    while stops.count < count {
      let last = stops[stops.count - 1]
      let next = Point(pick(0...120), pick(60...220))
      guard next.distance(to: last) > 25 else { continue }
      stops.append(next)
      let kind = pick(0...1)
      if kind < 0.15 {
        stops.append(next.interpolated(to: last, pick(0.3...0.9)) + Point(pick(-4...4), pick(-4...4)))
      } else if kind < 0.25 {
        let (size, begin) = (pick(3...14), pick(0...6.28))
        for step in 1...5 {
          stops.append(next + (Point.direction(begin + 1.25 * Double(step)) - Point.direction(begin)) * size)
        }
      }
    }
    if pick(0...1) < 0.3 { stops.insert(stops[0] + Point.direction(pick(0...6.28)) * pick(2...7), at: 0) }
    var points = [stops[0]]
    for index in 0..<stops.count - 1 {
      let (a, b) = (stops[index], stops[index + 1])
      let size = a.distance(to: b)
      let leave = (b - stops[max(0, index - 1)]).unit * size
      let arrive = (stops[min(stops.count - 1, index + 2)] - a).unit * size
      for step in 1...24 {
        let t = Double(step) / 24
        let (t2, t3) = (t * t, t * t * t)
        points.append(
          a * (2 * t3 - 3 * t2 + 1) + leave * (t3 - 2 * t2 + t) + b * (3 * t2 - 2 * t3) + arrive * (t3 - t2))
      }
    }
    return points
  }

  /// Weighted means of up to `reach` neighbours on each side; the ends stay.
  private static func smoothed(_ points: [Point], over reach: Int) -> [Point] {
    points.indices.map { index in
      let most = min(reach, index, points.count - 1 - index)
      var (sum, weight) = (Point.zero, 0.0)
      for offset in -most...most {
        let share = Double(most + 1 - abs(offset))
        sum = sum + points[index + offset] * share
        weight += share
      }
      return sum * (1 / weight)
    }
  }

  /// `points` as one stroke at 100 Hz.
  static func trace(_ points: [Point]) -> Trace {
    var events = points.enumerated().map { Trace.Event($0 == 0 ? .down : .move, $1, time: Double($0) * 10) }
    events.append(Trace.Event(.up, points[points.count - 1], time: Double(points.count) * 10))
    return Trace(events)
  }

  /// The track up to the arc position `arc`.
  func cut(at arc: Double) -> [Point] {
    var drawn = 0.0
    var kept = [raw[0]]
    for point in raw.dropFirst() {
      drawn += point.distance(to: kept[kept.count - 1])
      kept.append(point)
      if drawn > arc { break }
    }
    return kept
  }

  /// The track and `length` more in the direction in which it ends.
  func running(on length: Double) -> [Point] {
    let end = raw[raw.count - 1]
    let way = (ideal.point(at: ideal.length) - ideal.point(at: ideal.length - 9)).unit
    return raw + stride(from: 3, through: length, by: 3).map { end + way * $0 }
  }
}
