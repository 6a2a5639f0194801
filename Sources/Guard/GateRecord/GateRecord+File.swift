extension GateRecord {
  /// The first line of the file.
  static let header = "tracewell gate 1"

  /// Reads the record from `path`.
  ///
  /// - Returns: an empty record where there is no file; one with several wrong answers and their wait, and the reason,
  ///   where the file is damaged: damaging it must not help anybody.
  public static func read(from path: String, now: MachineTime) -> (record: GateRecord, problem: GuardError?) {
    do throws(GuardError) {
      guard let bytes = try SmallFile.read(path) else { return (GateRecord(), nil) }
      return (try GateRecord(contents: bytes, file: path), nil)
    } catch {
      var record = GateRecord()
      record.failures = GateTuning.failuresOfDamaged - 1
      record.fail(now)
      return (record, error)
    }
  }

  /// Keeps the record at `path`, in place of the one before.
  ///
  /// - Throws: ``GuardError/unwritable(file:code:)``.
  public func keep(at path: String) throws(GuardError) {
    try SmallFile.write(Array(contents.utf8), to: path)
  }

  /// The record as the file has it.
  var contents: String {
    var lines = [
      Self.header, "failures \(failures)", "wait \(wait)", "boot \(since.boot)", "since \(since.milliseconds)",
    ]
    if let pin { lines.append("pin \(pin.hash)") }
    if let reset { lines.append("reset \(reset)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads what ``contents`` wrote.
  init(contents: [UInt8], file: String) throws(GuardError) {
    guard let text = String(validating: contents, as: UTF8.self) else { throw .damagedRecord(file: file, line: 1) }
    var words: [Substring: Substring] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        guard line == Self.header else { throw .damagedRecord(file: file, line: 1) }
      } else if !line.isEmpty {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, words.updateValue(parts[1], forKey: parts[0]) == nil
        else { throw .damagedRecord(file: file, line: index + 1) }
      }
    }
    guard let failures = words["failures"].flatMap({ Int($0) }), (0...1_000_000).contains(failures),
      let wait = words["wait"].flatMap({ Int64($0) }), (0...GateTuning.longestWait).contains(wait),
      let boot = words["boot"], let since = words["since"].flatMap({ Int64($0) })
    else { throw .damagedRecord(file: file, line: 2) }
    self.init()
    (self.failures, self.wait) = (failures, wait)
    self.since = MachineTime(boot: String(boot), milliseconds: since)
    reset = words["reset"].map(String.init)
    if let hash = words["pin"] {
      guard let pin = PIN(hash: String(hash)) else { throw .damagedRecord(file: file, line: 6) }
      self.pin = pin
    }
  }
}
