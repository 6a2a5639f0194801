/// What somebody bought: every letter of every course, for good.
///
/// A licence is a short text that the seller signed with Ed25519 (RFC 8032). It is good on every machine of the family
/// or school it was issued to, and needs no network.
public struct Licence: Hashable, Sendable {
  /// Who a licence is for.
  public enum Kind: Hashable, Sendable {
    /// A family, however large.
    case family
    /// A school, with so many seats, or nil where they are not counted.
    case school(seats: Int?)
  }

  /// Bytes of UTF-8 a name may have.
  public static let longestName = 120
  /// Seats that can be counted.
  public static let seats = 1...65_535

  /// Whom it was issued to.
  public let name: String
  /// Who it is for.
  public let kind: Kind
  /// Its number, by which it can be withdrawn.
  public let serial: UInt32
  /// The day it was issued.
  public let issued: CalendarDay
  /// The last day it holds; nil for good.
  public let end: CalendarDay?

  /// A licence to be signed.
  ///
  /// - Throws: ``LicenceRule/badField(_:)`` for a value that no licence can carry.
  public init(
    name: String, kind: Kind, serial: UInt32, issued: CalendarDay, end: CalendarDay? = nil
  ) throws(LicenceRule) {
    let isPlain = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !$0.isLineSeparator }
    guard (1...Self.longestName).contains(name.utf8.count), isPlain,
      name.unicodeScalars.first?.properties.isWhitespace == false,
      name.unicodeScalars.last?.properties.isWhitespace == false
    else { throw .badField("name") }
    if case .school(let seats?) = kind, !Self.seats.contains(seats) { throw .badField("seats") }
    guard Self.days.contains(issued.number) else { throw .badField("issued") }
    if let end, !Self.days.contains(end.number) || end < issued { throw .badField("end") }
    (self.name, self.kind, self.serial, self.issued, self.end) = (name, kind, serial, issued, end)
  }

  /// Refuses a licence that does not hold on the day `today`.
  ///
  /// - Throws: ``LicenceRule/withdrawn(serial:)``, ``LicenceRule/clockBehind(today:issued:)``,
  ///   ``LicenceRule/clockAhead(today:end:)`` or ``LicenceRule/expired(end:)``.
  public func check(today: CalendarDay, withdrawn: WithdrawnList) throws(LicenceRule) {
    if withdrawn.serials.contains(serial) { throw .withdrawn(serial: serial) }
    // The seller may sit where it is a day later already.
    if today.number < issued.number - 1 { throw .clockBehind(today: today, issued: issued) }
    guard let end, today > end else { return }
    if today.number - end.number > Self.longestLapse { throw .clockAhead(today: today, end: end) }
    throw .expired(end: end)
  }

  /// Days after the end beyond which it is more likely that the clock is wrong. Larger: the clock is believed longer.
  static let longestLapse = 20 * 365
  /// The days that fit two bytes, counted from ``epoch``; the first stands for no end.
  static let days = (epoch + 1)...(epoch + 65_535)
  /// 1 January 2020, as a day's number.
  static let epoch = 18_262
}

extension Unicode.Scalar {
  fileprivate var isLineSeparator: Bool { value == 0x85 || value == 0x2028 || value == 0x2029 }
}
