import Foundation

/// Everything measured in one run, for people and for programs.
struct Report {
  let machine: Machine
  let points: [PointTimes]
  let comparisons: [Comparison]

  var bars: [Bar] { Bar.all(points) }

  /// Markdown tables.
  var markdown: String {
    var lines = [machine.summary, "", "Grading a point of one stroke, R = 22, nanoseconds:", ""]
    lines += Self.table(
      [
        "path", "points", "median", "p99", "p99, quiet", "in batches", "allocations", "segment tests", "nearest point",
        "C walk",
      ],
      points.map {
        [
          Self.text($0.length), "\($0.points)", Self.text($0.median), Self.text($0.p99), Self.text($0.quietP99),
          Self.text($0.batchMedian), Self.text($0.allocationsPerPoint, 3), Self.text($0.segmentTestsPerPoint, 1),
          Self.text($0.nearestPoint), Self.text($0.walk),
        ]
      })
    lines += ["", "On labelled traces (nanoseconds a point looked at, with preparing the stroke):", ""]
    lines += Self.table(
      ["traces", "grader", "right verdicts", "good accepted", "a point"],
      comparisons.map {
        let share = $0.all > 0 ? 100 * Double($0.right) / Double($0.all) : 0
        return [
          $0.corpus, $0.grader, "\($0.right) of \($0.all) (\(Self.text(share, 1)) %)",
          "\($0.goodAccepted) of \($0.good)",
          Self.text($0.nanoseconds),
        ]
      })
    lines += [""]
    lines += Self.table(
      ["bar", "measured", "at most", ""],
      bars.map {
        [
          $0.name, "\(Self.text($0.measured, 1)) \($0.unit)", "\(Self.text($0.most)) \($0.unit)",
          $0.isMet ? "met" : "MISSED",
        ]
      })
    return lines.joined(separator: "\n")
  }

  /// The same as one JSON object.
  func json() throws -> Data {
    let object: [String: Any] = [
      "machine": [
        "processor": machine.processor, "cores": machine.cores, "memory_bytes": machine.memory,
        "system": machine.system, "kernel": machine.kernel, "load": machine.load,
      ] as [String: Any],
      "points": points.map {
        [
          "length": $0.length, "points": $0.points, "median_ns": $0.median, "p99_ns": $0.p99,
          "quiet_p99_ns": $0.quietP99, "batch_median_ns": $0.batchMedian,
          "allocations_per_point": $0.allocationsPerPoint, "segment_tests_per_point": $0.segmentTestsPerPoint,
          "nearest_point_ns": $0.nearestPoint, "walk_ns": $0.walk, "verdict": $0.verdict.name,
        ] as [String: Any]
      },
      "traces": comparisons.map {
        [
          "file": $0.corpus, "grader": $0.grader, "right": $0.right, "all": $0.all, "good_accepted": $0.goodAccepted,
          "good": $0.good, "ns_per_point": $0.nanoseconds,
        ] as [String: Any]
      },
      "bars": bars.map {
        ["name": $0.name, "measured": $0.measured, "most": $0.most, "unit": $0.unit, "met": $0.isMet] as [String: Any]
      },
    ]
    return try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }

  private static func text(_ value: Double, _ digits: Int = 0) -> String {
    String(format: "%.\(digits)f", value)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
  }
}
