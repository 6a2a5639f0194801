public import Letterform

/// How a hand writes a letter: where the pen is at each moment, at a natural speed.
///
/// A pure function of time. Speed falls with curvature by the one-third power law (Lacquaniti, Terzuolo, Viviani 1983),
/// the pen gathers speed after a stop and slows before one, rests a moment at a turn, and moves through the air
/// between strokes.
public struct WritingMotion: Sendable {
  /// Where the pen is at one moment.
  public struct Pen: Hashable, Sendable {
    /// Its place, letter units.
    public var place: Point
    /// The stroke it writes, or the next one while it is in the air.
    public var stroke: Int
    /// How far along that stroke, letter units; 0 in the air.
    public var arc: Double
    /// Whether it touches the paper.
    public var isDown: Bool
    /// Height above the paper, 0 down to 1 at the top of a lift.
    public var lift: Double
  }

  /// What a hand does; each number a matter of taste.
  public struct Habits: Hashable, Sendable {
    /// Speed on an arc of radius 50, letter units a second; larger is faster.
    public var speed = 120.0
    /// Speed never exceeds this many times `speed`.
    public var fastest = 1.4
    /// Speed never falls below this share of `speed` between stops.
    public var slowest = 0.22
    /// Speed gained a unit of way after a stop, in speeds: over this many units the pen reaches full speed.
    public var runUp = 24.0
    /// Rest at a corner, seconds.
    public var cornerRest = 0.16
    /// Rest with the pen on the paper before a stroke and after it, seconds.
    public var endRest = 0.12
    /// Shortest way through the air, seconds.
    public var leastLift = 0.4
    /// Speed through the air, letter units a second.
    public var airSpeed = 260.0
    /// How long a dot takes, seconds.
    public var dot = 0.22

    /// A calm demonstration.
    public init() {}
  }

  private enum Leg {
    case stroke(index: Int, line: Polyline, arcs: [Double], times: [Double])
    case air(next: Int, from: Point, to: Point)
  }

  private var legs: [(start: Double, end: Double, leg: Leg)] = []
  /// How long the whole letter takes, seconds.
  public private(set) var duration = 0.0
  /// When each stroke begins, seconds.
  public private(set) var strokeStarts: [Double] = []

  /// The motion that writes `form`.
  public init(_ form: Form, habits: Habits = Habits()) {
    var last: Point?
    for (index, stroke) in form.strokes.enumerated() {
      let line = stroke.path.flattened(tolerance: 0.05)
      let start = line.point(at: 0)
      if let last {
        let time = max(habits.leastLift, last.distance(to: start) / habits.airSpeed)
        add(.air(next: index, from: last, to: start), lasting: time)
      }
      strokeStarts.append(duration)
      let (arcs, times) = Self.schedule(line, habits)
      add(.stroke(index: index, line: line, arcs: arcs, times: times), lasting: (times.last ?? 0) + habits.endRest)
      last = line.point(at: line.length)
    }
  }

  private mutating func add(_ leg: Leg, lasting time: Double) {
    legs.append((duration, duration + time, leg))
    duration += time
  }

  /// The times at which the pen reaches arc positions along a line.
  private static func schedule(_ line: Polyline, _ habits: Habits) -> (arcs: [Double], times: [Double]) {
    guard line.length > 2 else { return ([0, line.length], [habits.endRest, habits.endRest + habits.dot]) }
    var rule = CornerRule()
    rule.chord = 1
    rule.leastTurn = RoadCutting.leastTurn
    let corners = line.corners(halfWidth: RoadCutting.chord, rule: rule).map(\.arc)
    let stops = [0] + corners + [line.length]
    let samples = line.samples(every: 1.5, pins: corners)
    var arcs = [0.0]
    var times = [habits.endRest]
    for (from, to) in zip(samples, samples.dropFirst()) {
      let middle = (from + to) / 2
      let reach = 4.0
      let turn = abs(line.turn(at: middle, chord: reach))
      let nearest = stops.map { abs($0 - middle) }.min() ?? 0
      // At a corner the chords see the corner itself; there the stop rules, not the bend.
      let radius = nearest < reach ? 50 : reach / max(turn, 1e-3)
      let bend = power(min(radius, 50 * habits.fastest * habits.fastest * habits.fastest) / 50, 1.0 / 3)
      let ramp = (habits.slowest * habits.slowest + nearest / habits.runUp).squareRoot()
      let speed = habits.speed * max(habits.slowest, min(bend, ramp, habits.fastest))
      let time = (times.last ?? 0) + (to - from) / speed
      arcs.append(to)
      times.append(time)
      if corners.contains(to) {
        arcs.append(to)
        times.append(time + habits.cornerRest)
      }
    }
    return (arcs, times)
  }

  /// The pen at `time` seconds; before the start it stands over the first point, after the end at the last.
  public func pen(at time: Double) -> Pen {
    guard let first = legs.first else { return Pen(place: .zero, stroke: 0, arc: 0, isDown: false, lift: 1) }
    let time = min(max(time, 0), duration)
    let entry = legs.last { $0.start <= time } ?? first
    switch entry.leg {
    case .air(let next, let from, let to):
      let share = (time - entry.start) / max(entry.end - entry.start, 1e-9)
      let eased = share * share * (3 - 2 * share)
      return Pen(
        place: from.interpolated(to: to, eased), stroke: next, arc: 0, isDown: false, lift: sine(share * .pi))
    case .stroke(let index, let line, let arcs, let times):
      let arc = Self.arc(at: time - entry.start, arcs, times)
      return Pen(place: line.point(at: arc), stroke: index, arc: arc, isDown: true, lift: 0)
    }
  }

  private static func arc(at time: Double, _ arcs: [Double], _ times: [Double]) -> Double {
    guard let first = times.first, time > first else { return arcs.first ?? 0 }
    var (low, high) = (0, times.count - 1)
    if time >= times[high] { return arcs[high] }
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    let share = (time - times[low]) / max(times[high] - times[low], 1e-9)
    return arcs[low] + (arcs[high] - arcs[low]) * min(1, share)
  }
}
