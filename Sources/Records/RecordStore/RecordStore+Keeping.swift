import Synchronization

// What the store's own thread does with what was handed over.
extension RecordStore {
  /// Whether the records are where they belong, before anything is written to them; tries to put them back.
  func isInPlace(_ file: RecordFile) -> Bool {
    do throws(RecordsError) {
      try file.returnIfTaken()
      return true
    } catch {
      state.withLock { $0.problem = error }
      return false
    }
  }

  func keepAttempts(_ file: RecordFile) {
    let records = state.withLock { $0.attempts }
    guard !records.isEmpty else { return }
    var kept = records.count
    var problem: RecordsError?
    do throws(RecordsError) {
      try file.append(records)
    } catch {
      (kept, problem) = second(file, records, after: error)
    }
    state.withLock { state in
      state.attempts.removeFirst(kept)
      if state.attempts.count > Self.mostHeld { state.attempts.removeFirst(state.attempts.count - Self.mostHeld) }
      state.problem = problem
    }
  }

  /// A second try after `error`: a damaged file is replaced by what is readable of it; where one attempt is the trouble,
  /// the others are kept without it.
  private func second(_ file: RecordFile, _ records: [AttemptRecord], after error: RecordsError) -> (Int, RecordsError?)
  {
    switch error {
    case .diskFull, .readOnly, .unreadable: return (0, error)
    case .damaged:
      guard (try? file.salvageNow()) != nil, (try? file.append(records)) != nil else { return (0, error) }
      return (records.count, nil)
    default:
      let lost = records.filter { (try? file.append([$0])) == nil }
      return lost.count == records.count ? (0, error) : (records.count, error)
    }
  }

  func keepChanges(_ file: RecordFile) {
    let changes = state.withLock { $0.changes }
    guard !changes.isEmpty else { return }
    var done = 0
    var problem: RecordsError?
    for change in changes {
      guard let error = Self.failure(of: change, in: file) else {
        done += 1
        continue
      }
      problem = error
      // What the disk refuses it may take later; a change that breaks a rule is dropped, and the others are kept.
      guard error.isOfTheValue else { break }
      done += 1
    }
    state.withLock { state in
      state.changes.removeFirst(done)
      if state.changes.count > Self.mostHeld { state.changes.removeFirst(state.changes.count - Self.mostHeld) }
      state.problem = problem ?? (state.attempts.isEmpty ? nil : state.problem)
    }
  }

  /// Why `change` is not kept; nil when it is. A damaged file is first replaced by what is readable of it.
  private static func failure(of change: RecordFile.Change, in file: RecordFile) -> RecordsError? {
    do throws(RecordsError) {
      do throws(RecordsError) {
        try file.keep(change)
      } catch {
        guard case .damaged = error else { throw error }
        try file.salvageNow()
        try file.keep(change)
      }
      return nil
    } catch {
      return error
    }
  }
}

extension RecordsError {
  /// Whether the disk, or what is on it, refuses: what was handed over may be kept later.
  public var isOfTheDisk: Bool {
    switch self {
    case .diskFull, .readOnly, .unreadable, .damaged, .newerVersion: true
    case .database: !isOfTheValue
    default: false
    }
  }

  /// Whether the value itself is refused, today and tomorrow.
  var isOfTheValue: Bool {
    switch self {
    case .badValue, .penData: true
    case .database(_, let code, _): Database.isOfTheValue(code)
    default: false
    }
  }
}
