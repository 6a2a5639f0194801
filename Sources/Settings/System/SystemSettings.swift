/// What the system sets for everybody on a machine: the contents of `/etc/xdg/tracewell/settings`.
///
/// ```
/// # A line beginning with # is a comment.
/// interface-language = ru
/// lock exit-rule = gate
/// ```
/// A setting given here takes the place of the program's default; one with `lock` cannot be changed by anybody.
/// Reading takes linear time in the file's length.
public struct SystemSettings: Hashable, Sendable {
  /// Bytes a file of settings may have.
  public static let mostBytes = 64 << 10

  /// A line of the file.
  struct Line: Hashable, Sendable {
    var value: String
    var isLocked: Bool
    var number: Int
  }

  /// The file, as errors call it.
  public let file: String
  /// What was wrong with the file; its other lines hold.
  public private(set) var problems: [SettingsError] = []
  var lines: [String: Line] = [:]

  /// Nothing is set.
  public init() { file = "" }

  /// Reads the file's contents; what is wrong in it is in `problems`.
  public init(contents: [UInt8], file: String) {
    self.file = file
    guard contents.count <= Self.mostBytes else {
      problems = [SettingsError(source: file, rule: .tooLarge(bytes: contents.count, limit: Self.mostBytes))]
      return
    }
    guard let text = String(validating: contents, as: UTF8.self) else {
      problems = [SettingsError(source: file, rule: .notText)]
      return
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(SettingsRule) {
        try take(Self.trimmed(line), number: index + 1)
      } catch {
        problems.append(SettingsError(source: file, line: index + 1, rule: error))
      }
    }
    if isKiosk { becomeKiosk() }
  }

  /// Names that this version knows no setting of: perhaps a later one does.
  public var unknownNames: [String] {
    let known = Set(MachineSettings.keys.map(\.name) + LearnerSettings.keys.map(\.name) + [Self.kioskName])
    return lines.keys.filter { !known.contains($0) }.sorted()
  }

  private mutating func take(_ line: Substring, number: Int) throws(SettingsRule) {
    if line.isEmpty || line.hasPrefix("#") { return }
    guard let equals = line.firstIndex(of: "=") else { throw .form }
    let left = line[..<equals].split { $0 == " " || $0 == "\t" }
    let isLocked = left.count == 2 && left[0] == "lock"
    guard let name = left.last, left.count == 1 || isLocked else { throw .form }
    guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
    else { throw .badName(String(name)) }
    if let first = lines[String(name)] { throw .repeated(name: String(name), first: first.number) }
    let value = String(Self.trimmed(line[line.index(after: equals)...]))
    try Self.check(String(name), value)
    lines[String(name)] = Line(value: value, isLocked: isLocked, number: number)
  }

  /// Refuses a value that the setting of this name does not allow.
  private static func check(_ name: String, _ value: String) throws(SettingsRule) {
    if name == kioskName, !kioskValues.contains(value) {
      throw .badValue(name: name, value: value, expected: kioskValues.joined(separator: " or "))
    }
    var (machine, learner) = (MachineSettings(), LearnerSettings())
    let machineKey = MachineSettings.keys.first { $0.name == name }
    let learnerKey = LearnerSettings.keys.first { $0.name == name }
    let isSound = machineKey?.read(value, &machine) ?? learnerKey?.read(value, &learner) ?? true
    guard isSound else {
      throw .badValue(name: name, value: value, expected: machineKey?.expected ?? learnerKey?.expected ?? "")
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
