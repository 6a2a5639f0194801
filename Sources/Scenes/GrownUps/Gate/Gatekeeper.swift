public import Guard

/// Who keeps the gate's record between two starts of the program, and knows the machine's time and its reader of
/// fingerprints.
public final class Gatekeeper {
  private let file: String?
  private let clock: () -> MachineTime
  private let resetFile: () -> ResetFile?
  private let reader: ((@escaping @Sendable (FingerprintState) -> Void) -> FingerprintReader)?
  private let report: (String) -> Void
  private var record = GateRecord()

  /// A gatekeeper.
  ///
  /// - Parameters:
  ///   - file: where the record is kept; nil keeps it in memory only.
  ///   - clock: the machine's time.
  ///   - resetFile: the file that only the machine's owner can place.
  ///   - reader: begins to look for a reader of fingerprints; nil where none is asked for.
  ///   - report: gets one line for each thing that went wrong.
  public init(
    file: String? = nil, clock: @escaping () -> MachineTime = { .now },
    resetFile: @escaping () -> ResetFile? = { nil },
    reader: ((@escaping @Sendable (FingerprintState) -> Void) -> FingerprintReader)? = nil,
    report: @escaping (String) -> Void = { _ in }
  ) {
    (self.file, self.clock, self.resetFile) = (file, clock, resetFile)
    (self.reader, self.report) = (reader, report)
    read()
  }

  /// The machine's time.
  var now: MachineTime { clock() }

  /// Whether a PIN is asked.
  var hasPIN: Bool { record.pin != nil }

  /// A gate to stand before. Another start of the program may have been guessed at: its record counts.
  func gate(using generator: inout some RandomNumberGenerator) -> Gate {
    read()
    if record.obey(resetFile()) { keep(record) }
    return Gate(record: record, now: now, using: &generator)
  }

  /// Begins to look for a reader of fingerprints; nil where none is asked for.
  func fingerprint(_ tell: @escaping @Sendable (FingerprintState) -> Void) -> FingerprintReader? { reader?(tell) }

  /// Keeps a record; to be called before what it says is shown.
  func keep(_ record: GateRecord) {
    self.record = record
    guard let file else { return }
    do throws(GuardError) { try record.keep(at: file) } catch { report(error.message) }
  }

  /// Sets the PIN; nil takes it away.
  ///
  /// - Throws: ``GuardError/badPIN(_:)``.
  func setPIN(_ digits: String?) throws(GuardError) {
    let pin: PIN?
    if let digits { pin = try PIN(digits) } else { pin = nil }
    var changed = record
    changed.setPIN(pin)
    keep(changed)
  }

  private func read() {
    guard let file else { return }
    let found = GateRecord.read(from: file, now: now)
    record = found.record
    if let problem = found.problem {
      report(problem.message)
      // Kept at once, so that the wait for a damaged record does not begin anew each time.
      keep(record)
    }
  }
}
