import Grading
import Letterform

/// Right verdicts and the time of a point of one grader on one file of labelled traces.
struct Comparison {
  let grader: String
  let corpus: String
  private(set) var right = 0
  private(set) var all = 0
  private(set) var goodAccepted = 0
  private(set) var good = 0
  /// A point looked at, with its share of preparing the stroke; the least of several passes.
  private(set) var nanoseconds = Double.infinity

  private static let passes = 5

  /// - Parameter grade: the verdict and how many of the trace's events were looked at before it.
  init(
    _ grader: String, on corpus: String, _ traces: [LabelledTrace],
    grade: (LabelledTrace) -> (code: VerdictCode, events: Int)
  ) {
    (self.grader, self.corpus) = (grader, corpus)
    for _ in 0..<Self.passes {
      (right, all, goodAccepted, good) = (0, traces.count, 0, 0)
      var events = 0
      let begin = Clock.now()
      for one in traces {
        let found = grade(one)
        events += found.events
        if one.expect.contains(found.code.name) { right += 1 }
        if one.expect == ["accepted"] {
          good += 1
          if found.code == .accepted { goodAccepted += 1 }
        }
      }
      nanoseconds = min(nanoseconds, Double(Clock.now() - begin) / Double(max(1, events)))
    }
  }

  /// Both graders on both files of the project's traces.
  static func everything() throws -> [Comparison] {
    try ["scenarios.jsonl", "faults.jsonl"].flatMap { name in
      let traces = try LabelledTrace.load(name)
      return [
        Comparison("Tracewell", on: name, traces) {
          let verdict = $0.trace.graded(against: StrokePlan(path: $0.path, radius: $0.corridor))
          return (verdict.code, verdict.point + 1)
        },
        Comparison("nearest point", on: name, traces) {
          NearestPointGrader.grade($0.trace, line: $0.path.flattened(), radius: $0.corridor)
        },
      ]
    }
  }
}
