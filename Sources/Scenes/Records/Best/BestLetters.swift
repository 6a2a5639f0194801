import Curriculum
import Drawing
import Grading
import Records

/// The letters that a child has written well, each with the try that stands for it: the one that the child picked, else
/// the latest one without help on the highest rung.
struct BestLetters {
  /// One letter.
  struct Entry {
    let course: String
    let letter: String
    /// The try that is shown.
    var shown: AttemptRecord
    /// Whether the child picked it.
    var isPicked: Bool
  }

  /// So many tries at a letter can be picked from.
  static let choices = 8

  /// The letters in the order in which they were first written well.
  private(set) var entries: [Entry] = []

  /// A learner's best letters; none where the records refuse, or for a guest.
  init(of learner: Learner?, in register: Register) {
    guard let learner else { return }
    let found = register.asked { file throws(RecordsError) in
      let picked = try file.favourites(of: learner.id)
      var best: [String: Attempt] = [:]
      var order: [String] = []
      for attempt in try file.attempts(of: learner.id) where attempt.isClean {
        let name = "\(attempt.course)/\(attempt.letter)"
        if best[name] == nil { order.append(name) }
        if attempt.rung >= best[name]?.rung ?? 0 { best[name] = attempt }
      }
      var entries: [Entry] = []
      for attempt in order.compactMap({ best[$0] }) {
        let choice = picked.first { $0.course == attempt.course && $0.letter == attempt.letter }
        guard let record = try file.record(choice?.attempt ?? attempt.id) else { continue }
        entries.append(
          Entry(course: attempt.course, letter: attempt.letter, shown: record, isPicked: choice != nil))
      }
      return entries
    }
    entries = found ?? []
  }

  /// The tries at a letter that can be picked from: the one shown, then the latest ones without help.
  func candidates(for entry: Entry, in register: Register) -> [AttemptRecord] {
    let learner = entry.shown.attempt.learner
    let found = register.asked { file throws(RecordsError) in
      var filter = RecordFile.Filter()
      (filter.course, filter.letter, filter.codes) = (entry.course, entry.letter, [.accepted])
      return try file.history(of: learner, filter, count: 3 * Self.choices)
    }
    let clean = (found ?? []).filter { $0.attempt.isClean && $0.attempt.id != entry.shown.attempt.id }
    return [entry.shown] + clean.prefix(Self.choices - 1)
  }

  /// The child picks a try at the letter at `index`.
  mutating func pick(_ record: AttemptRecord, at index: Int, in register: Register) {
    guard entries.indices.contains(index) else { return }
    entries[index].shown = record
    entries[index].isPicked = true
    register.store.keep(.favourite(Favourite(record.attempt, at: register.now)))
  }
}
