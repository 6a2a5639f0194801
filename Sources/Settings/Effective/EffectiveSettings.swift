/// The settings that hold: the defaults, over them what the system sets, over that what was chosen here, and above
/// all what the system locks.
///
/// ```
/// var machine = EffectiveSettings<MachineSettings>(chosen: stored, system: system, source: "this machine")
/// machine.reducedMotion                          // read as a property
/// let stored = machine.change(\.reducedMotion, to: true)   // keep stored.name and stored.value
/// ```
/// A pure value; whoever owns it keeps `chosen` somewhere.
@dynamicMemberLookup
public struct EffectiveSettings<Values: SettingValues>: Sendable {
  /// The values that hold.
  public private(set) var values: Values
  /// What was chosen here, by name, as text. Unknown names and damaged values are kept as they came.
  public private(set) var chosen: [String: String]
  /// What the system sets.
  public let system: SystemSettings
  /// Chosen values that break their rule, sorted by name; the system's or the default holds instead.
  public let problems: [SettingsError]

  /// Lays the layers over each other.
  ///
  /// - Parameters:
  ///   - chosen: what was kept, by name.
  ///   - source: whose they are, for errors.
  public init(chosen: [String: String] = [:], system: SystemSettings = SystemSettings(), source: String = "settings") {
    var values = Values()
    var problems: [SettingsError] = []
    for key in Values.keys {
      let line = system.lines[key.name]
      if let line { _ = key.read(line.value, &values) }
      guard line?.isLocked != true, let text = chosen[key.name] else { continue }
      if !key.read(text, &values) {
        let rule = SettingsRule.badValue(name: key.name, value: text, expected: key.expected)
        problems.append(SettingsError(source: source, rule: rule))
      }
    }
    (self.values, self.chosen, self.system) = (values, chosen, system)
    self.problems = problems.sorted { $0.message < $1.message }
  }

  /// The value that holds.
  public subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value { values[keyPath: path] }

  /// Whether the system locks this setting, so that nobody can change it here.
  public func isLocked<Value>(_ path: KeyPath<Values, Value>) -> Bool {
    key(at: path).map { system.lines[$0.name]?.isLocked == true } ?? false
  }

  /// Chooses `value`; what to keep for it, or nil when the system locks it or its rule forbids the value.
  @discardableResult
  public mutating func change<Value>(
    _ path: WritableKeyPath<Values, Value>, to value: Value
  ) -> (name: String, value: String)? {
    guard !isLocked(path), let key = key(at: path) else { return nil }
    var changed = values
    changed[keyPath: path] = value
    let text = key.write(changed)
    guard key.read(text, &changed) else { return nil }
    values = changed
    chosen[key.name] = text
    return (key.name, text)
  }

  private func key(at path: PartialKeyPath<Values>) -> SettingKey<Values>? {
    Values.keys.first { $0.path == path }
  }
}

extension EffectiveSettings: Equatable {}
