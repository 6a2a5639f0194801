/// A value in a line of statistics.
public enum StatsValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Text.
  case text(String)
  /// A whole number.
  case whole(Int)
  /// A number, written with three decimals at most.
  case number(Double)
  /// Several numbers.
  case list([Double])

  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .whole(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// The value as JSON.
  public var json: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .whole(let number): "\(number)"
    case .number(let number): Self.rounded(number)
    case .list(let numbers): "[" + numbers.map(Self.rounded).joined(separator: ",") + "]"
    }
  }

  /// `text` as a JSON string.
  public static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }

  /// Three decimals at most; `null` where JSON has no such number.
  private static func rounded(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard abs(number) < 1e12 else { return "\(number)" }
    let thousandths = Int((abs(number) * 1000).rounded())
    let sign = number < 0 && thousandths != 0 ? "-" : ""
    var decimals = String(thousandths % 1000)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(thousandths / 1000)" + (decimals.isEmpty ? "" : "." + decimals)
  }
}
