/// A table of licences to be issued at once, as CSV (RFC 4180).
///
/// ```
/// name,kind,seats,end
/// Anna Müller,family,,
/// "School 5, Omsk",school,120,2028-08-31
/// ```
public struct IssueTable: Hashable, Sendable {
  /// The columns in order.
  public static let columns = ["name", "kind", "seats", "end"]

  /// One line of the table.
  public struct Line: Hashable, Sendable {
    /// Whom the licence is for.
    public var name: String
    /// Family or school.
    public var kind: Licence.Kind
    /// Its last day; nil for good.
    public var end: CalendarDay?

    /// A line.
    public init(name: String, kind: Licence.Kind, end: CalendarDay?) {
      (self.name, self.kind, self.end) = (name, kind, end)
    }
  }

  /// The lines in order.
  public let lines: [Line]

  /// Reads a table.
  ///
  /// - Throws: ``GuardError/badTable(file:line:rule:)`` for the first line that breaks a rule.
  public init(csv: [UInt8], file: String) throws(GuardError) {
    guard let text = String(validating: csv, as: UTF8.self) else {
      throw .badTable(file: file, line: 1, rule: .notText)
    }
    var lines: [Line] = []
    var hasHeader = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.isEmpty {
      do throws(IssueTableRule) {
        let fields = try Self.fields(of: line)
        if hasHeader {
          lines.append(try Self.line(fields))
        } else {
          guard fields == Self.columns else { throw .header(expected: Self.columns) }
          hasHeader = true
        }
      } catch {
        throw .badTable(file: file, line: index + 1, rule: error)
      }
    }
    guard hasHeader else { throw .badTable(file: file, line: 1, rule: .header(expected: Self.columns)) }
    self.lines = lines
  }

  private static func line(_ fields: [String]) throws(IssueTableRule) -> Line {
    guard fields.count == columns.count else { throw .fieldCount(found: fields.count, expected: columns.count) }
    let kind = try self.kind(fields[1], seats: fields[2])
    let end = fields[3].isEmpty ? nil : CalendarDay(fields[3])
    guard fields[3].isEmpty || end != nil else {
      throw .badValue(column: "end", value: fields[3], expected: "a date such as 2028-08-31, or nothing")
    }
    guard !fields[0].isEmpty, fields[0].utf8.count <= Licence.longestName else {
      throw .badValue(column: "name", value: fields[0], expected: "1 to \(Licence.longestName) bytes long")
    }
    return Line(name: fields[0], kind: kind, end: end)
  }

  /// The kind of licence by its words.
  ///
  /// - Throws: ``IssueTableRule/badValue(column:value:expected:)``.
  public static func kind(_ word: String, seats: String) throws(IssueTableRule) -> Licence.Kind {
    switch word {
    case "family":
      guard seats.isEmpty else { throw .badValue(column: "seats", value: seats, expected: "empty for a family") }
      return .family
    case "school":
      if seats.isEmpty { return .school(seats: nil) }
      guard let count = Int(seats), Licence.seats.contains(count) else {
        throw .badValue(column: "seats", value: seats, expected: "1 to \(Licence.seats.upperBound), or nothing")
      }
      return .school(seats: count)
    default: throw .badValue(column: "kind", value: word, expected: "family or school")
    }
  }

  /// Splits a line at its commas; a field in quotation marks may hold commas, and a mark written twice.
  private static func fields(of line: Substring) throws(IssueTableRule) -> [String] {
    var fields = [""]
    var isQuoted = false
    var rest = line
    while let letter = rest.popFirst() {
      switch letter {
      case "\"" where !isQuoted && fields[fields.count - 1].isEmpty: isQuoted = true
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        fields[fields.count - 1].append("\"")
      case "\"" where isQuoted: isQuoted = false
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(letter)
      }
    }
    guard !isQuoted else { throw .openQuote }
    return fields
  }
}

/// The rules of a table of licences.
public enum IssueTableRule: Error, Hashable, Sendable {
  /// The table is not UTF-8 text.
  case notText
  /// The first line must name exactly these columns.
  case header(expected: [String])
  /// The line has another number of fields.
  case fieldCount(found: Int, expected: Int)
  /// The field's value is none of those allowed.
  case badValue(column: String, value: String, expected: String)
  /// A quotation mark is not closed.
  case openQuote
}
