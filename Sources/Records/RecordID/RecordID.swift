/// What an attempt, a learner or a device is known by everywhere: a random UUID (version 4).
public struct RecordID: Hashable, Sendable, Comparable {
  /// The first eight bytes, the first byte the most significant.
  public var high: UInt64
  /// The last eight bytes.
  public var low: UInt64

  /// The id of these sixteen bytes.
  public init(high: UInt64, low: UInt64) {
    (self.high, self.low) = (high, low)
  }

  /// A new id drawn from `generator`.
  public init(using generator: inout some RandomNumberGenerator) {
    high = generator.next() & ~0xf000 | 0x4000
    low = generator.next() & ~(3 << 62) | 2 << 62
  }

  /// The id of sixteen bytes; nil for any other number of them.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The id written as 32 hexadecimal digits, with hyphens or without; nil for other text.
  public init?(_ text: String) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 32, text.utf8.count == 32 || text.utf8.count == 36 else { return nil }
    var values: [UInt64] = []
    for half in [digits[..<16], digits[16...]] {
      var value: UInt64 = 0
      for digit in half {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt64(digit - UInt8(ascii: "A") + 10)
        default: return nil
        }
      }
      values.append(value)
    }
    self.init(high: values[0], low: values[1])
  }

  /// The sixteen bytes.
  public var bytes: [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: high >> (56 - 8 * $0)) }
      + (0..<8).map { UInt8(truncatingIfNeeded: low >> (56 - 8 * $0)) }
  }

  /// Orders as the bytes do.
  public static func < (a: RecordID, b: RecordID) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

extension RecordID: CustomStringConvertible {
  /// The usual form, e.g. `0b5e…-….`, 36 characters.
  public var description: String {
    let digits = Self.hexadecimal(high) + Self.hexadecimal(low)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { text += "-" }
      text.append(digit)
    }
    return text
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
