/// A moment of the calendar: milliseconds since the beginning of 1970, UTC.
public struct Moment: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
  public var milliseconds: Int64

  /// The moment `milliseconds` after the beginning of 1970, UTC.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// Which day it is, counted from 1970-01-01, where clocks are `offset` minutes ahead of UTC.
  public func day(offset: Int = 0) -> Int {
    let local = Double(milliseconds) + Double(offset) * 60_000
    return Int((local / 86_400_000).rounded(.down))
  }

  /// The earlier is less.
  public static func < (a: Moment, b: Moment) -> Bool { a.milliseconds < b.milliseconds }

  /// The date of a day counted from 1970-01-01, e.g. `2026-11-30`.
  public static func date(ofDay day: Int) -> String {
    let (year, month, inMonth) = civil(ofDay: day)
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(inMonth, 2))"
  }

  /// Year, month from 1 and day of the month from 1 of a day counted from 1970-01-01.
  ///
  /// The civil calendar by its 400-year cycle, which begins on a first of March.
  public static func civil(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let inCycle = shifted - cycle * 146_097
    let year = (inCycle - inCycle / 1460 + inCycle / 36_524 - inCycle / 146_096) / 365
    let inYear = inCycle - (365 * year + year / 4 - year / 100)
    let month = (5 * inYear + 2) / 153
    let inMonth = inYear - (153 * month + 2) / 5 + 1
    let number = month < 10 ? month + 3 : month - 9
    return (year + cycle * 400 + (number <= 2 ? 1 : 0), number, inMonth)
  }

  /// The day of the week, from 0 for Monday, of a day counted from 1970-01-01.
  public static func weekday(ofDay day: Int) -> Int {
    // 1970-01-05 was a Monday.
    ((day - 4) % 7 + 7) % 7
  }

  static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension Moment: CustomStringConvertible {
  /// As ISO 8601 writes it, e.g. `2026-11-30T07:12:00.250Z`.
  public var description: String {
    let day = day()
    let inDay = Int(milliseconds) - day * 86_400_000
    let (hour, minute, second) = (inDay / 3_600_000, inDay / 60_000 % 60, inDay / 1000 % 60)
    return "\(Self.date(ofDay: day))T\(Self.padded(hour, 2)):\(Self.padded(minute, 2)):\(Self.padded(second, 2))"
      + ".\(Self.padded(inDay % 1000, 3))Z"
  }
}
