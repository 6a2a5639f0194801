/// What is wrong with one setting, or with a file of them; `message` has the words.
///
/// Nothing throws this: whoever reads settings goes on with the sound ones and reports the others.
public struct SettingsError: Error, Hashable, Sendable {
  /// The file, or whose settings they are.
  public var source: String
  /// The line, from 1; nil for a setting that came from no file.
  public var line: Int?
  /// What it breaks.
  public var rule: SettingsRule

  /// A fault in `source`.
  public init(source: String, line: Int? = nil, rule: SettingsRule) {
    (self.source, self.line, self.rule) = (source, line, rule)
  }
}

/// The rules of settings and of the files that hold them.
public enum SettingsRule: Error, Hashable, Sendable {
  /// The file is not UTF-8 text.
  case notText
  /// The file has more bytes than settings ever need.
  case tooLarge(bytes: Int, limit: Int)
  /// The line is none of `name = value`, `lock name = value`, a comment or empty.
  case form
  /// A name is made of small letters, digits and hyphens.
  case badName(String)
  /// The name stands on an earlier line too.
  case repeated(name: String, first: Int)
  /// The value is none of those allowed.
  case badValue(name: String, value: String, expected: String)
}
