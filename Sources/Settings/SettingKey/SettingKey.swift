/// One setting of `Values`: its name in files and records, and how its value is written there.
public struct SettingKey<Values>: Sendable {
  /// The name: small letters, digits and hyphens. Never changed once released.
  public let name: String
  /// What a value must be, as a clause for an error.
  public let expected: String
  /// Where the value stands.
  let path: any PartialKeyPath<Values> & Sendable
  /// Takes the value in from its text; false, and nothing is changed, when the text breaks the rule.
  let read: @Sendable (String, inout Values) -> Bool
  /// The value as text; `read` takes it back.
  let write: @Sendable (Values) -> String

  /// A setting whose text is read by `read` and written by `write`.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Values, Value> & Sendable, expected: String,
    read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
  ) {
    (self.name, self.expected, self.path) = (name, expected, path)
    self.read = { text, values in
      guard let value = read(text) else { return false }
      values[keyPath: path] = value
      return true
    }
    self.write = { write($0[keyPath: path]) }
  }
}

/// A group of settings with a default for each.
public protocol SettingValues: Hashable, Sendable {
  /// The defaults.
  init()
  /// Every setting of the group. Names differ between all groups.
  static var keys: [SettingKey<Self>] { get }
}
