/// A figure the grader has to reach.
struct Bar {
  let name: String
  let measured: Double
  let most: Double
  let unit: String

  var isMet: Bool { measured <= most }

  /// Those of a point, the worst path counting.
  static func all(_ rows: [PointTimes]) -> [Bar] {
    let batches = rows.map(\.batchMedian)
    let spread = 100 * ((batches.max() ?? 0) / (batches.min() ?? 1) - 1)
    return [
      Bar(name: "median of a point", measured: rows.map(\.median).max() ?? 0, most: 300, unit: "ns"),
      Bar(name: "99th percentile of a point", measured: rows.map(\.p99).max() ?? 0, most: 3000, unit: "ns"),
      Bar(name: "longest path against shortest", measured: spread, most: 20, unit: "% apart"),
      Bar(name: "allocations", measured: rows.map(\.allocationsPerPoint).max() ?? 0, most: 0, unit: "a point"),
      Bar(
        name: "good traces not accepted", measured: Double(rows.count { $0.verdict != .accepted }), most: 0,
        unit: "paths"),
    ]
  }
}
