// The kinds of values, each with the way it is written.

/// Stands for a value that the program finds by itself.
let automatic = "automatic"

extension SettingKey {
  /// `yes` or `no`.
  static func yesOrNo(_ name: String, _ path: any WritableKeyPath<Values, Bool> & Sendable) -> Self {
    Self(
      name, path, expected: "yes or no", read: { ["yes": true, "no": false][$0] },
      write: { $0 ? "yes" : "no" })
  }

  /// A whole number.
  static func whole(_ name: String, _ path: any WritableKeyPath<Values, Int> & Sendable, in range: ClosedRange<Int>)
    -> Self
  {
    Self(
      name, path, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { wholeNumber($0, in: range) }, write: { "\($0)" })
  }

  /// A whole number, or nil for the one that the program finds.
  static func wholeOrAutomatic(
    _ name: String, _ path: any WritableKeyPath<Values, Int?> & Sendable, in range: ClosedRange<Int>
  ) -> Self {
    Self(
      name, path, expected: "\(automatic) or a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { $0 == automatic ? .some(nil) : wholeNumber($0, in: range).map { .some($0) } },
      write: { $0.map { "\($0)" } ?? automatic })
  }

  /// A number with a point, or nil for the one that the program finds.
  static func numberOrAutomatic(
    _ name: String, _ path: any WritableKeyPath<Values, Double?> & Sendable, in range: ClosedRange<Double>
  ) -> Self {
    Self(
      name, path, expected: "\(automatic) or a number from \(range.lowerBound) to \(range.upperBound)",
      read: { text in
        if text == automatic { return .some(nil) }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }), let number = Double(text),
          range.contains(number)
        else { return nil }
        return .some(number)
      },
      write: { $0.map { "\($0)" } ?? automatic })
  }

  /// One of a few words.
  static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Values, Value> & Sendable
  ) -> Self where Value.RawValue == String {
    Self(
      name, path, expected: words(Value.self), read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }

  /// One of a few words, or nil for what the program finds.
  static func choiceOrAutomatic<Value: RawRepresentable & CaseIterable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Values, Value?> & Sendable
  ) -> Self where Value.RawValue == String {
    Self(
      name, path, expected: "\(automatic), \(words(Value.self))",
      read: { $0 == automatic ? .some(nil) : Value(rawValue: $0).map { .some($0) } },
      write: { $0?.rawValue ?? automatic })
  }

  /// An identifier of letters, digits and `-_:`, or nil for what the program finds.
  static func identifierOrAutomatic(
    _ name: String, _ path: any WritableKeyPath<Values, String?> & Sendable, expected: String
  ) -> Self {
    Self(
      name, path, expected: "\(automatic) or \(expected)",
      read: { text in
        if text == automatic { return .some(nil) }
        let isIdentifier = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_:".contains($0)) }
        return !text.isEmpty && text.utf8.count <= 64 && isIdentifier ? .some(text) : nil
      },
      write: { $0 ?? automatic })
  }

  /// Two whole numbers with a hyphen between, the smaller first.
  static func span(
    _ name: String, _ path: any WritableKeyPath<Values, ClosedRange<Int>> & Sendable, in range: ClosedRange<Int>
  ) -> Self {
    Self(
      name, path, expected: "two numbers from \(range.lowerBound) to \(range.upperBound) such as 1-6",
      read: { text in
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { wholeNumber($0, in: range) }
        guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high else { return nil }
        return low...high
      },
      write: { "\($0.lowerBound)-\($0.upperBound)" })
  }

  private static func words<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> String
  where Value.RawValue == String {
    let all = type.allCases.map(\.rawValue)
    return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
  }
}

/// The number that `text` writes in plain digits.
private func wholeNumber(_ text: some StringProtocol, in range: ClosedRange<Int>) -> Int? {
  guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
  return Int(text).flatMap { range.contains($0) ? $0 : nil }
}
