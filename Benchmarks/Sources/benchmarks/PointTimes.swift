import CAllocations
import Glibc
import Grading
import Letterform

/// What a point of the pen costs on one path.
struct PointTimes {
  var length = 0.0
  var points = 0
  /// Nanoseconds a point: the median over batches, the median and the 99th percentile of single points.
  var batchMedian = 0.0
  var median = 0.0
  var p99 = 0.0
  var allocationsPerPoint = 0.0
  var segmentTestsPerPoint = 0.0
  /// Of the nearest-point grader on the same points, nanoseconds.
  var rival = 0.0
  /// What the good trace was told; anything but `accepted` makes the figures worthless.
  var verdict = VerdictCode.lineNotCovered

  /// A wavy path with loops, at least `length` long, letter units.
  static func path(length: Double) -> Polyline {
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

  /// Replays a good trace along the path; every point's time is the least of `repeats` runs, so that other programs do
  /// not count.
  init(length wanted: Double, radius: Double = 22, repeats: Int = 25) {
    let line = Self.path(length: wanted)
    let plan = StrokePlan(polyline: line, radius: radius)
    var random = SeededGenerator(seed: 7)
    // 60 reports a second at a brisk speed: about one step a point.
    let written = Solver(waver: 3, wavelength: 150, tremor: 0.25, rate: 60, speed: 240).write([line], using: &random)[0]
    length = line.length
    points = written.count - 1
    var least = [UInt64](repeating: .max, count: points)
    let overhead = Self.clockOverhead()
    for _ in 0..<repeats {
      var grader = StrokeGrader(plan: plan)
      _ = grader.down(written[0].place, time: written[0].time)
      for index in 0..<points {
        let sample = written[index + 1]
        let begin = Self.now()
        let found = grader.move(sample.place, time: sample.time)
        let end = Self.now()
        least[index] = min(least[index], end - begin)
        if found != nil { break }
      }
    }
    let single = least.filter { $0 != .max }.map { Double($0 > overhead ? $0 - overhead : 0) }.sorted()
    median = single[single.count / 2]
    p99 = single[single.count * 99 / 100]

    // Batches of 64 points; and without a clock between the points, the allocations.
    let size = 64
    var batches = [UInt64](repeating: .max, count: points / size)
    let before = allocation_count()
    var after = before
    for _ in 0..<repeats {
      var grader = StrokeGrader(plan: plan)
      _ = grader.down(written[0].place, time: written[0].time)
      let atStart = allocation_count()
      for batch in batches.indices {
        let begin = Self.now()
        for index in batch * size..<(batch + 1) * size {
          _ = grader.move(written[index + 1].place, time: written[index + 1].time)
        }
        batches[batch] = min(batches[batch], Self.now() - begin)
      }
      after += allocation_count() - atStart
      for sample in written.dropFirst(batches.count * size + 1) { _ = grader.move(sample.place, time: sample.time) }
      segmentTestsPerPoint = Double(grader.segmentTests) / Double(points)
      verdict = (grader.up(written[points].place, time: 0) ?? grader.finish()).code
    }
    let begin = Self.now()
    var rivalGrader = NearestPointGrader(line: line, radius: radius)
    _ = rivalGrader.down(written[0].place)
    for sample in written.dropFirst() { _ = rivalGrader.move(sample.place) }
    rival = Double(Self.now() - begin) / Double(points)
    allocationsPerPoint = Double(after - before) / Double(points * repeats)
    let sorted = batches.map { Double($0) / Double(size) }.sorted()
    batchMedian = sorted[sorted.count / 2]
  }

  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// The least time between two looks at the clock.
  static func clockOverhead() -> UInt64 {
    var least = UInt64.max
    for _ in 0..<100_000 {
      let begin = now()
      least = min(least, now() - begin)
    }
    return least
  }
}
