public import Curriculum
internal import Grading
internal import Language
public import Letterform
public import Records
public import Settings

/// Who is in the class, who writes now, and what they wrote: the scenes' view of the records.
///
/// Attempts go to the store's own thread and are on the disk within a second; nothing here waits for it but signing in
/// and the pages for grown-ups. A guest's attempts are kept until somebody else signs in, and never on the disk.
public final class Register {
  /// The records.
  public let store: RecordStore
  /// Everybody on record, the one who wrote last first.
  public private(set) var learners: [Learner] = [] {
    didSet { onChange(learners) }
  }
  /// Told everybody on record whenever they were read anew, and at once.
  public var onChange: ([Learner]) -> Void = { _ in } {
    didSet { onChange(learners) }
  }
  /// Who writes now; nil for a guest.
  public private(set) var learner: Learner?
  /// What who writes now has done, the earliest first.
  public private(set) var attempts: [AttemptSummary] = []
  /// The stickers of who writes now, the earliest first.
  public private(set) var stickers: [Sticker] = []
  /// The words of the grown-up's lists for who writes now.
  public private(set) var ownWords: [String] = []
  /// What the disk last refused; nil when all is well.
  public private(set) var problem: RecordsError?
  /// Why these records are in memory instead of on the disk; nil where they are not.
  private let refusal: RecordsError?
  /// Where devices leave their snapshots for each other; nil where none is kept.
  public let sharedFolder: String?
  /// What is set for this machine.
  public private(set) var machine: EffectiveSettings<MachineSettings>
  /// What is set for who writes now.
  public private(set) var own: EffectiveSettings<LearnerSettings>
  /// What the machine's owner has set or locked.
  let system: SystemSettings
  /// The sitting of who writes now; nil before the first lesson.
  public var session: Session?
  /// The sitting that goes on record.
  private var sitting = Sitting()
  /// Everything kept for who writes now by name: settings, and marks such as when they were last seen.
  private var kept: [String: String] = [:]
  let clock: () -> Moment
  private let newID: () -> RecordID

  /// The register of `store`.
  ///
  /// - Parameters:
  ///   - refusal: why `store` is in memory; nil where it is on the disk.
  ///   - sharedFolder: where devices leave their snapshots for each other; what lies there is taken in at once.
  ///   - system: what the machine's owner has set or locked.
  ///   - clock: the present moment.
  ///   - newID: draws an id.
  public init(
    store: RecordStore, refusal: RecordsError? = nil, sharedFolder: String? = nil,
    system: SystemSettings = SystemSettings(),
    clock: @escaping () -> Moment, newID: @escaping () -> RecordID
  ) {
    (self.store, self.refusal, self.sharedFolder) = (store, refusal, sharedFolder)
    (self.system, self.clock, self.newID) = (system, clock, newID)
    machine = EffectiveSettings(system: system)
    own = EffectiveSettings(system: system)
    let found = asked { file throws(RecordsError) in try file.settings(of: nil) }
    machine = EffectiveSettings(chosen: found ?? [:], system: system)
    readLearners()
    // On the store's thread, after the learners were read: the first page does not wait for other devices.
    if let sharedFolder { store.later { file in _ = try? file.mergeSnapshots(in: sharedFolder) } }
  }

  /// Writes what is left, leaves a snapshot for other devices if anybody wrote, and lets the records go.
  ///
  /// - Throws: the reason why attempts were lost, or no snapshot could be left.
  public func close() throws(RecordsError) {
    var refusal: RecordsError?
    if learner != nil, let sharedFolder {
      _ = asked { file throws(RecordsError) in try file.publish(to: sharedFolder) }
      refusal = problem
    }
    try store.close()
    if let refusal { throw refusal }
  }

  /// What a grown-up should know of the records; nil when all is well.
  public var trouble: Trouble? {
    if let refusal { return .notOpened(refusal) }
    if let problem = store.problem, problem.isOfTheDisk { return .notKept(problem) }
    return store.salvage.map(Trouble.damaged)
  }

  /// The present moment.
  public var now: Moment { clock() }

  /// Whether nobody gets out of the window but through the gate.
  public var isKiosk: Bool { system.isKiosk }

  /// Why something of what was written is not on the disk, for grown-ups; nil when all is.
  var unkeptWords: String? {
    guard store.held > 0, let problem = store.problem else { return nil }
    let why =
      switch problem {
      case .diskFull: text("the disk is full")
      case .readOnly: text("nothing may be written there")
      default: text("the disk refuses")
      }
    // Translators: {why} is for example "the disk is full". The program holds what children wrote and tries again.
    return text("What was written last is not on the disk yet: {why}.", filling: ["why": why])
  }

  /// Lets `learner` write; nil for a guest.
  public func signIn(_ learner: Learner?) {
    self.learner = learner
    (attempts, stickers, ownWords, kept, session) = ([], [], [], [:], nil)
    defer { own = EffectiveSettings(chosen: kept, system: system, source: learner?.name ?? "guest") }
    guard let learner else { return }
    let (id, now) = (learner.id, clock())
    // Where the disk refuses this, what is on it is read all the same.
    store.keep(.setting(name: "seen", value: "\(now.milliseconds)", learner: id, at: now))
    let found = asked { file throws(RecordsError) in
      let words = try file.wordLists(of: id).flatMap(\.words)
      return (try file.summaries(of: id), try file.stickers(of: id), words, try file.settings(of: id))
    }
    if let found { (attempts, stickers, ownWords, kept) = found }
    readLearners()
  }

  /// Gives who writes now a sticker, by its name in the packs; a guest's is gone with them. Returns at once.
  public func keepSticker(_ name: String) {
    let sticker = Sticker(id: newID(), learner: learner?.id ?? RecordID(high: 0, low: 0), name: name, earned: clock())
    stickers.append(sticker)
    guard learner != nil else { return }
    store.keep(.sticker(sticker))
  }

  /// Keeps a learner, a new one or a changed one.
  ///
  /// - Returns: whether the records took it.
  @discardableResult public func keep(_ learner: Learner) -> Bool {
    var learner = learner
    learner.changed = clock()
    let kept = learner
    guard asked({ file throws(RecordsError) in try file.keep(kept) }) != nil else { return false }
    if self.learner?.id == kept.id { self.learner = kept }
    readLearners()
    return true
  }

  /// A new learner, not yet kept.
  public func newLearner(name: String, picture: String, hand: Hand) -> Learner {
    Learner(id: newID(), name: name, picture: picture, hand: hand, added: clock())
  }

  /// Sets a value of this machine; one that the system locked stays. Returns at once.
  public func change<Value>(machine path: WritableKeyPath<MachineSettings, Value>, to value: Value) {
    guard let (name, text) = machine.change(path, to: value) else { return }
    let now = clock()
    store.keep(.setting(name: name, value: text, learner: nil, at: now))
  }

  /// Sets a value of who writes now; a guest's is gone with them. Returns at once.
  public func change<Value>(own path: WritableKeyPath<LearnerSettings, Value>, to value: Value) {
    guard let (name, text) = own.change(path, to: value) else { return }
    set(name, text)
  }

  /// A mark kept for who writes now; nil where it was never set.
  public func mark(_ name: String) -> String? { kept[name] }

  /// Keeps a mark for who writes now; a guest's is gone with them. Returns at once.
  public func set(_ name: String, _ value: String) {
    kept[name] = value
    guard let id = learner?.id else { return }
    let now = clock()
    store.keep(.setting(name: name, value: value, learner: id, at: now))
  }

  /// Keeps an attempt of who writes now and returns it; returns at once.
  @discardableResult func keep(
    _ pen: PenData, began: Moment, course: String, letter: String, rung: Int, hand: Hand, contact: PenKind,
    helped: Bool, strictness: Strictness, verdict: Verdict
  ) -> Attempt {
    let record = AttemptRecord(
      id: newID(), learner: learner?.id ?? RecordID(high: 0, low: 0), began: began, course: course, letter: letter,
      rung: rung, hand: hand, contact: contact, helped: helped, strictness: strictness, verdict: verdict, pen: pen)
    attempts.append(AttemptSummary(record.attempt))
    if learner != nil {
      store.append(record)
      if let session = sitting.goesOn(record.attempt, newID: newID) { store.keep(.session(session)) }
    }
    return record.attempt
  }

  /// Has `body` done with the records and waits for it; nil, and `problem` says why, when they refuse.
  ///
  /// Not while a child writes: the disk may take its time.
  public func asked<Result: Sendable>(
    _ body: @escaping @Sendable (RecordFile) throws(RecordsError) -> Result
  ) -> Result? {
    do throws(RecordsError) {
      let result = try store.wait(for: body)
      problem = nil
      return result
    } catch {
      problem = error
      return nil
    }
  }

  /// Reads everybody anew, as after an import.
  public func readLearners() {
    let found = asked { file throws(RecordsError) in
      try file.learners().map { learner throws(RecordsError) in
        (learner, Int64(try file.settings(of: learner.id)["seen"] ?? "") ?? 0)
      }
    }
    guard let found else { return }
    let locale = Locale.current
    learners = found.sorted { $0.1 == $1.1 ? locale.precedes($0.0.name, $1.0.name) : $0.1 > $1.1 }.map(\.0)
  }
}
