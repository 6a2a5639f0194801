/// A PIN, kept only as its Argon2id hash.
public struct PIN: Hashable, Sendable {
  /// Digits a PIN has. Six and more: of a million, ten guesses an hour find one too seldom to matter.
  public static let lengths = 6...12

  /// The hash as libsodium writes it: method, cost, salt and sum in one line of ASCII.
  let hash: String

  /// Takes a new PIN.
  ///
  /// Costs some 50 ms and 16 MiB, as each check does.
  /// - Throws: ``GuardError/badPIN(_:)`` for one that is too short, or that a child tries first.
  public init(_ digits: String) throws(GuardError) {
    if let rule = Self.broken(by: digits) { throw .badPIN(rule) }
    guard let hash = Sodium.passwordHash(of: Array(digits.utf8)) else { throw .noMemory }
    self.hash = hash
  }

  /// A hash that was kept; nil when it is none.
  init?(hash: String) {
    guard hash.hasPrefix("$argon2id$"), hash.utf8.count <= 127, hash.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.hash = hash
  }

  /// Whether `digits` is this PIN.
  public func isOpened(by digits: String) -> Bool {
    guard Self.lengths.contains(digits.utf8.count) else { return false }
    return Sodium.isPassword(Array(digits.utf8), of: hash)
  }

  /// The rule that a new PIN breaks; nil for a good one.
  public static func broken(by digits: String) -> PINRule? {
    let numbers = digits.utf8.map { Int($0) - 0x30 }
    guard numbers.allSatisfy({ (0...9).contains($0) }) else { return .notDigits }
    guard lengths.contains(numbers.count) else { return .length(numbers.count) }
    // Runs such as 123456 and 987654, repeats such as 111111, 121212 and 123123.
    let steps = Set(zip(numbers, numbers.dropFirst()).map { ($1 - $0 + 10) % 10 })
    if steps.count == 1 { return .simple }
    for period in 2...max(2, numbers.count / 2) where numbers.dropFirst(period).elementsEqual(numbers.dropLast(period))
    {
      return .simple
    }
    return nil
  }
}

/// What a new PIN must be.
public enum PINRule: Hashable, Sendable {
  /// Digits only.
  case notDigits
  /// Neither shorter nor longer than ``PIN/lengths``; the count of the one given.
  case length(Int)
  /// No run and no repetition.
  case simple
}
