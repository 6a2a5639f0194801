// The words for this room's errors, all in one place.

extension SettingsError {
  /// One line: file, place and rule.
  public var message: String {
    "\(source):\(line.map { "\($0):" } ?? "") \(rule.message)"
  }
}

extension SettingsRule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .notText: "the file is not UTF-8 text"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes, more than the \(limit) that settings may have"
    case .form: "a line must be 'name = value' or 'lock name = value'; '#' begins a comment"
    case .badName(let name): "'\(name)' is no name: small letters, digits and hyphens are"
    case .repeated(let name, let first): "\(name) stands on line \(first) already"
    case .badValue(let name, let value, let expected): "\(name) is '\(value)', it must be \(expected)"
    }
  }
}
