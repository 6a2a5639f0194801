import Foundation
import Grading
import Letterform

func cell(_ value: Double, _ digits: Int = 0) -> String {
  String(format: "%10.\(digits)f", value)
}

print("Grader, one stroke, R = 22 (time of a point in nanoseconds)")
print("    length    points    median   batches       p99  allocs/pt  tests/pt   nearest  verdict")
var rows: [PointTimes] = []
for length in [400.0, 1_600, 6_400, 27_000] {
  let times = PointTimes(length: length)
  rows.append(times)
  print(
    cell(times.length) + cell(Double(times.points)) + cell(times.median) + cell(times.batchMedian) + cell(times.p99)
      + " " + cell(times.allocationsPerPoint, 3) + cell(times.segmentTestsPerPoint, 1)
      + cell(times.rival) + "  \(times.verdict)")
}
let batchTimes = rows.map(\.batchMedian)
let spread = (batchTimes.max() ?? 0) / (batchTimes.min() ?? 1) - 1
print(String(format: "spread from the shortest path to the longest: %.1f %%", 100 * spread))

/// Right verdicts and time a point over a corpus.
struct Comparison {
  var name: String
  var right = 0
  var all = 0
  var goodAccepted = 0
  var good = 0
  var nanoseconds = 0.0

  init(_ name: String, _ traces: [LabelledTrace], _ grade: (LabelledTrace) -> VerdictCode) {
    self.name = name
    let points = traces.reduce(0) { $0 + $1.trace.events.count }
    let begin = PointTimes.now()
    for one in traces {
      let code = grade(one)
      all += 1
      if one.expect.contains(code.name) { right += 1 }
      if one.expect == ["accepted"] {
        good += 1
        if code == .accepted { goodAccepted += 1 }
      }
    }
    nanoseconds = Double(PointTimes.now() - begin) / Double(points)
  }
}

print("\nOn the given traces (time with preparing the stroke, shared over its points)")
print("grader          corpus         right verdicts     good accepted      ns/point")
var comparisons: [(String, Comparison)] = []
for corpus in ["scenarios.jsonl", "faults.jsonl"] {
  let traces = try LabelledTrace.load(corpus)
  let ours = Comparison("tracewell", traces) {
    $0.trace.graded(against: StrokePlan(path: $0.path, radius: $0.corridor)).code
  }
  let rival = Comparison("nearest point", traces) {
    NearestPointGrader.grade($0.trace, line: $0.path.flattened(), radius: $0.corridor)
  }
  for one in [ours, rival] {
    comparisons.append((corpus, one))
    let right = String(format: "%d of %d (%.1f %%)", one.right, one.all, 100 * Double(one.right) / Double(one.all))
    print(
      one.name.padding(toLength: 16, withPad: " ", startingAt: 0)
        + corpus.padding(toLength: 16, withPad: " ", startingAt: 0)
        + right.padding(toLength: 22, withPad: " ", startingAt: 0)
        + "\(one.goodAccepted) of \(one.good)".padding(toLength: 14, withPad: " ", startingAt: 0)
        + cell(one.nanoseconds))
  }
}

let report: [String: Any] = [
  "grader": rows.map {
    [
      "length": $0.length, "points": $0.points, "median_ns": $0.median, "batch_median_ns": $0.batchMedian,
      "p99_ns": $0.p99, "allocations_per_point": $0.allocationsPerPoint,
      "segment_tests_per_point": $0.segmentTestsPerPoint, "nearest_point_ns": $0.rival, "verdict": $0.verdict.name,
    ] as [String: Any]
  },
  "spread": spread,
  "corpora": comparisons.map {
    [
      "corpus": $0.0, "grader": $0.1.name, "right": $0.1.right, "all": $0.1.all, "good_accepted": $0.1.goodAccepted,
      "good": $0.1.good, "ns_per_point": $0.1.nanoseconds,
    ] as [String: Any]
  },
]
let json = try JSONSerialization.data(withJSONObject: report, options: [.sortedKeys])
print("\n" + String(decoding: json, as: UTF8.self))
