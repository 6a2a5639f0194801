import Synchronization
import Threads

/// The records as the program uses them: everything happens on a thread of its own, and nobody waits for the disk.
///
/// What is handed over is on the disk as soon as the disk takes it; while it does not (full, gone, read-only) it is held
/// in memory and tried again every second, and `problem` says why.
public final class RecordStore: Sendable {
  /// Attempts held in memory at most while the disk refuses; the earliest are dropped then.
  static let mostHeld = 10_000

  struct State {
    var attempts: [AttemptRecord] = []
    var changes: [RecordFile.Change] = []
    var work: [@Sendable (RecordFile) -> Void] = []
    var problem: RecordsError?
    var salvage: RecordFile.Salvage?
    /// What is told of `problem`, and whether it was told as it is.
    var tell: (@Sendable (RecordsError?) -> Void)?
    var told: RecordsError?
    var isClosed = false
  }

  let state = Mutex(State())
  let signal = Signal()
  private let ended = Signal()

  /// Passes a file to the one thread that uses it from then on.
  private final class Handover: @unchecked Sendable {
    private var file: RecordFile?
    init(_ file: RecordFile) { self.file = file }

    func take() -> RecordFile? {
      defer { file = nil }
      return file
    }
  }

  private init() {}

  /// Opens the records at `place`; see `RecordFile.init(_:)` for what it throws.
  public static func open(_ place: RecordFile.Place) throws(RecordsError) -> RecordStore {
    try started(try RecordFile(place))
  }

  /// Records that are gone with the program, for when the others cannot be opened.
  public static func inMemory() throws(RecordsError) -> RecordStore {
    try started(try RecordFile(inMemory: "records in memory"))
  }

  /// Opens the records at `place`; where the disk or a later version refuses, records in memory with all that is readable
  /// of them, so that a child can go on, and why.
  ///
  /// - Throws: `RecordsError.inUse` when another start has them open: that one is to be used.
  public static func openOrHold(
    _ place: RecordFile.Place
  ) throws(RecordsError) -> (store: RecordStore, refusal: RecordsError?) {
    do throws(RecordsError) {
      return (try open(place), nil)
    } catch {
      if case .inUse = error { throw error }
      let file = try RecordFile(inMemory: "records in memory")
      file.takeReadable(of: place)
      return (try started(file), error)
    }
  }

  static func started(_ file: RecordFile) throws(RecordsError) -> RecordStore {
    let store = RecordStore()
    let handover = Handover(file)
    let isRunning = Thread.start {
      if let file = handover.take() { store.serve(file) }
      // The file is let go of before whoever closes goes on.
      store.ended.give()
    }
    guard isRunning else { throw .unreadable(file: "a thread", code: 11) }
    return store
  }

  /// Hands over an attempt; returns at once.
  public func append(_ record: AttemptRecord) {
    state.withLock { $0.attempts.append(record) }
    signal.give()
  }

  /// Hands over something else to keep, such as a sticker; returns at once. A change that breaks a rule is dropped, and
  /// `problem` says so.
  public func keep(_ change: RecordFile.Change) {
    state.withLock { $0.changes.append(change) }
    signal.give()
  }

  /// Has `body` done with the records, after all that was handed over before; returns at once.
  public func later(_ body: @escaping @Sendable (RecordFile) -> Void) {
    state.withLock { if !$0.isClosed { $0.work.append(body) } }
    signal.give()
  }

  /// Does `body` with the records and waits for its result; not for use while a child writes.
  public func wait<Result: Sendable>(
    for body: @escaping @Sendable (RecordFile) throws(RecordsError) -> Result
  ) throws(RecordsError) -> Result {
    let answer = Answer<Result>()
    let isTaken = state.withLock { state in
      guard !state.isClosed else { return false }
      state.work.append { file in
        do throws(RecordsError) { answer.give(.success(try body(file))) } catch { answer.give(.failure(error)) }
      }
      return true
    }
    guard isTaken else { throw .closed }
    signal.give()
    return try answer.wait()
  }

  /// Why something is held in memory, or was lost; nil when all is on the disk.
  public var problem: RecordsError? { state.withLock { $0.problem } }

  /// What had to be saved from damaged records since they were opened; nil when nothing had.
  public var salvage: RecordFile.Salvage? { state.withLock { $0.salvage } }

  /// Has `tell` called on the store's thread when the disk begins to refuse, for another reason or no longer.
  public func watch(_ tell: @escaping @Sendable (RecordsError?) -> Void) {
    state.withLock { $0.tell = tell }
    signal.give()
  }

  /// How many attempts and changes are not yet on the disk.
  public var held: Int { state.withLock { $0.attempts.count + $0.changes.count } }

  /// Writes what is left and lets the files go; waits for it.
  ///
  /// - Throws: the reason why attempts were lost.
  public func close() throws(RecordsError) {
    let waits = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed
    }
    guard waits else { return }
    signal.give()
    ended.wait()
    if let problem, held > 0 { throw problem }
  }

  private func tellProblem() {
    let news: (tell: @Sendable (RecordsError?) -> Void, problem: RecordsError?)? = state.withLock { state in
      guard let tell = state.tell, state.told != state.problem else { return nil }
      state.told = state.problem
      return (tell, state.problem)
    }
    news?.tell(news?.problem)
  }

  private func serve(_ file: RecordFile) {
    while true {
      let held = held
      if held > 0, problem != nil { signal.wait(atMost: 1000) } else { signal.wait() }
      let (work, isClosed) = state.withLock { state in
        defer { state.work = [] }
        return (state.work, state.isClosed)
      }
      // Elsewhere nobody would find what is written: it is held until the records are back.
      if isInPlace(file) {
        keepAttempts(file)
        keepChanges(file)
      }
      state.withLock { $0.salvage = file.salvage }
      tellProblem()
      for body in work { body(file) }
      if isClosed { break }
    }
  }
}
