import CAllocations
import Glibc
import Grading
import Letterform

/// What a point of the pen costs on one path, in nanoseconds.
struct PointTimes {
  /// Of the path, letter units.
  let length: Double
  let points: Int
  /// Over every single point of every run, the clock's own time taken off: whatever else the machine did counts too.
  private(set) var median = 0.0
  private(set) var p99 = 0.0
  /// The 99th percentile when every point's time is the least of all runs: what the grader alone takes.
  private(set) var quietP99 = 0.0
  /// Median over batches of points, no clock between them, each the least of all runs.
  private(set) var batchMedian = 0.0
  private(set) var allocationsPerPoint = 0.0
  private(set) var segmentTestsPerPoint = 0.0
  /// Of the nearest-point grader on the same points, as `batchMedian`.
  private(set) var nearestPoint = 0.0
  /// Of a walk in C that judges nothing, as `batchMedian`.
  private(set) var walk = 0.0
  /// What the good trace was told; anything but `accepted` makes the figures worthless.
  private(set) var verdict = VerdictCode.lineNotCovered

  private let line: Polyline
  private let radius: Double
  private let plan: StrokePlan
  private let written: [PenSample]
  private var every: [UInt64] = []
  private var least: [UInt64]
  private var batches: [UInt64]
  private var rivalBatches: [UInt64]
  private var walkBatches: [UInt64]
  private var walkedOutside = 0
  private var allocations: UInt = 0
  private var allocationRuns = 0

  /// The paths take turns, so that a machine that changes its speed changes it for all of them.
  private static let rounds = 5
  private static let runsEachRound = 5
  private static let batch = 64

  /// Times a good trace along a path of each of `lengths`.
  static func all(lengths: [Double]) -> [PointTimes] {
    var times = lengths.map { PointTimes(length: $0) }
    let overhead = Clock.overhead()
    for _ in 0..<rounds {
      for index in times.indices {
        for _ in 0..<runsEachRound {
          times[index].timeSingles()
          times[index].timeBatches()
        }
        times[index].timeRival()
        times[index].timeWalk()
      }
    }
    for index in times.indices { times[index].sum(overhead: overhead) }
    return times
  }

  private init(length wanted: Double, radius: Double = 22) {
    let line = Self.path(length: wanted)
    var random = SeededGenerator(seed: 7)
    // 60 reports a second at a brisk speed: about one step a point.
    let solver = Solver(waver: 3, wavelength: 150, tremor: 0.25, rate: 60, speed: 240)
    (self.line, self.radius) = (line, radius)
    plan = StrokePlan(polyline: line, radius: radius)
    written = solver.write([line], using: &random)[0]
    length = line.length
    points = written.count - 1
    least = [UInt64](repeating: .max, count: points)
    batches = [UInt64](repeating: .max, count: points / Self.batch)
    // Storage of its own: a copy made later would count as the grader's allocation.
    rivalBatches = [UInt64](repeating: .max, count: points / Self.batch)
    walkBatches = rivalBatches
    every.reserveCapacity(points * Self.rounds * Self.runsEachRound)
  }

  private mutating func timeSingles() {
    var grader = StrokeGrader(plan: plan)
    _ = grader.down(written[0].place, time: written[0].time)
    for index in 0..<points {
      let sample = written[index + 1]
      let begin = Clock.now()
      let found = grader.move(sample.place, time: sample.time)
      let taken = Clock.now() - begin
      every.append(taken)
      least[index] = min(least[index], taken)
      if found != nil { break }
    }
  }

  private mutating func timeBatches() {
    var grader = StrokeGrader(plan: plan)
    _ = grader.down(written[0].place, time: written[0].time)
    let before = allocation_count()
    Self.time(written, &batches) { _ = grader.move($0.place, time: $0.time) }
    for sample in written[(batches.count * Self.batch + 1)...] { _ = grader.move(sample.place, time: sample.time) }
    allocations += allocation_count() - before
    allocationRuns += 1
    segmentTestsPerPoint = Double(grader.segmentTests) / Double(points)
    verdict = (grader.up(written[points].place, time: written[points].time) ?? grader.finish()).code
  }

  private mutating func timeRival() {
    var grader = NearestPointGrader(line: line, radius: radius)
    _ = grader.down(written[0].place)
    // It is made to look at every point, also after a verdict.
    Self.time(written, &rivalBatches) { _ = grader.move($0.place) }
  }

  private mutating func timeWalk() {
    var walk = BareWalk(line: line, radius: radius)
    Self.time(written, &walkBatches) { walk.move($0.place) }
    walkedOutside = walk.outside
  }

  private mutating func sum(overhead: UInt64) {
    every.sort()
    least.sort()
    func without(_ time: UInt64) -> Double { time > overhead ? Double(time - overhead) : 0 }
    median = without(every[every.count / 2])
    p99 = without(every[every.count * 99 / 100])
    quietP99 = without(least[least.count * 99 / 100])
    batchMedian = Self.median(batches)
    nearestPoint = Self.median(rivalBatches)
    walk = Self.median(walkBatches)
    precondition(walkedOutside == 0, "the walk lost the pen, its times are worthless")
    allocationsPerPoint = Double(allocations) / Double(points * allocationRuns)
  }

  @inline(__always)
  private static func time(_ written: [PenSample], _ batches: inout [UInt64], _ move: (PenSample) -> Void) {
    for batch in batches.indices {
      let begin = Clock.now()
      for index in batch * Self.batch..<(batch + 1) * Self.batch { move(written[index + 1]) }
      batches[batch] = min(batches[batch], Clock.now() - begin)
    }
  }

  private static func median(_ batches: [UInt64]) -> Double {
    Double(batches.sorted()[batches.count / 2]) / Double(batch)
  }

  /// A wavy path with loops, at least `length` long, letter units.
  private static func path(length: Double) -> Polyline {
    var points: [Point] = []
    var total = 0.0
    var t = 0.0
    while total < length {
      let angle = Point.direction(t)
      let next = Point(30 * t + 45 * angle.y, 60 * angle.x)
      if let last = points.last { total += last.distance(to: next) }
      points.append(next)
      t += 0.02
    }
    return Polyline(points)
  }
}
