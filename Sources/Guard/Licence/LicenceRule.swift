/// Why a licence is refused. Every case carries the facts; `message` has the words.
public enum LicenceRule: Error, Hashable, Sendable {
  /// The text holds no licence.
  case empty
  /// More bytes than a licence ever has.
  case tooLarge(limit: Int)
  /// The text is not UTF-8.
  case notText
  /// A character that no licence has; the row of the code, from 1.
  case badCharacter(Character, row: Int)
  /// The row, from 1, does not agree with its last letter: something in it is mistyped or missing.
  case mistyped(row: Int)
  /// The end is missing: so many letters of so many are there.
  case cut(found: Int, expected: Int)
  /// Letters are left after the end.
  case tooLong(extra: Int)
  /// A version that this program does not know.
  case newerVersion(UInt8)
  /// Signed with another key: for another program, or by somebody else.
  case otherKey
  /// The signature is not that of these contents.
  case altered
  /// The name in plain letters is not the one that was signed.
  case changedName(shown: String, signed: String)
  /// The contents are signed and yet impossible; the field's name.
  case badField(String)
  /// It held until `end`.
  case expired(end: CalendarDay)
  /// The machine's clock is before the day of issue.
  case clockBehind(today: CalendarDay, issued: CalendarDay)
  /// The machine's clock is so far after the end that it must be wrong.
  case clockAhead(today: CalendarDay, end: CalendarDay)
  /// The seller has taken it back.
  case withdrawn(serial: UInt32)
}
