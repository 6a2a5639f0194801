import Drawing
import Records

/// A learner's attempts that pass a filter, read as they come into sight.
struct HistoryPages {
  /// Attempts read at once.
  static let page = 60

  let learner: Learner
  let filter: RecordFile.Filter
  /// How many pass the filter.
  let count: Int
  private var records: [Int: AttemptRecord] = [:]

  /// The attempts of `learner`; none where the records refuse.
  init(_ learner: Learner, _ filter: RecordFile.Filter, in register: Register) {
    (self.learner, self.filter) = (learner, filter)
    count = register.asked { file throws(RecordsError) in try file.count(of: learner.id, filter) } ?? 0
  }

  /// The attempt at `index`, the latest first; nil while it was not read.
  subscript(index: Int) -> AttemptRecord? { records[index] }

  /// Reads what is missing of `range`.
  mutating func read(_ range: Range<Int>, in register: Register) {
    let wanted = range.clamped(to: 0..<count)
    var page = wanted.lowerBound / Self.page
    while page * Self.page < wanted.upperBound {
      defer { page += 1 }
      let first = page * Self.page
      guard records[first] == nil else { continue }
      let (id, filter) = (learner.id, filter)
      let found = register.asked { file throws(RecordsError) in
        try file.history(of: id, filter, count: Self.page, skipping: first)
      }
      for (index, record) in (found ?? []).enumerated() { records[first + index] = record }
    }
  }
}
