/// A value of a column.
enum Value: Hashable, Sendable {
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The sixteen bytes of an id.
  static func id(_ id: RecordID) -> Value { .blob(id.bytes) }
  /// A moment's milliseconds.
  static func moment(_ moment: Moment) -> Value { .integer(moment.milliseconds) }
  /// A whole number.
  static func number(_ number: Int) -> Value { .integer(Int64(number)) }
  /// A number; one that is none is kept as 0, since the table takes no NULL.
  static func measure(_ number: Double) -> Value { .real(number.isFinite ? number : 0) }
}
