// Unsafe: the C library's words are copied at once.
// The words for this room's errors, all in one place.
import Glibc

extension GuardError {
  /// One line: file, place and rule.
  public var message: String {
    switch self {
    case .unreadable(let file, let code): unsafe "\(file): cannot be read: \(String(cString: strerror(code)))"
    case .unwritable(let file, let code): unsafe "\(file): cannot be written: \(String(cString: strerror(code)))"
    case .tooLarge(let file, let limit): "\(file): more than \(limit) bytes"
    case .exists(let file): "\(file): is there already; nothing was written"
    case .damagedRecord(let file, let line):
      "\(file):\(line): the gate's record is damaged; wrong answers are taken for granted"
    case .badPIN(let rule): "the PIN \(rule.message)"
    case .noMemory: "there is not enough memory"
    case .noSigningKey(let file): "\(file): is no signing key; 'tracewell unlock new-key' makes one"
    case .badList(let file, let line): "\(file):\(line): a serial number is due here, and nothing else"
    case .badTable(let file, let line, let rule): "\(file):\(line): \(rule.message)"
    case .licence(let file, let rule): "\(file): \(rule.message)"
    case .tooLongForCode(let bytes): "\(bytes) bytes do not fit a QR code"
    }
  }
}

extension PINRule {
  /// The rule, as a clause.
  public var message: String {
    switch self {
    case .notDigits: "must be digits only"
    case .length: "must have \(PIN.lengths.lowerBound) to \(PIN.lengths.upperBound) digits"
    case .simple: "must be no run such as 123456 and no repetition such as 121212"
    }
  }
}

extension IssueTableRule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .notText: "the table is not UTF-8 text"
    case .header(let expected): "the first line must be \(expected.joined(separator: ","))"
    case .fieldCount(let found, let expected): "there are \(found) fields, \(expected) are due"
    case .badValue(let column, let value, let expected): "\(column) is '\(value)', it must be \(expected)"
    case .openQuote: "a quotation mark is not closed"
    }
  }
}

extension LicenceRule {
  /// The rule in words, and what to do.
  public var message: String {
    switch self {
    case .empty: "there is no licence in the text"
    case .tooLarge(let limit): "more than \(limit) bytes: not a licence"
    case .notText: "not a text: not a licence"
    case .badCharacter(let letter, let row): "row \(row) of the code: no licence has the letter '\(letter)'"
    case .mistyped(let row): "row \(row) of the code: a letter is mistyped or missing; please compare it"
    case .cut(let found, let expected):
      "the end is missing: \(found) of \(expected) letters are there; please copy the whole text"
    case .tooLong(let extra): "\(extra) letters too many stand at the end of the code"
    case .newerVersion(let version): "made for a later Tracewell (version \(version)); please update the program"
    case .otherKey: "signed with another key: not a licence of this program"
    case .altered: "the signature does not fit: the contents were changed, or the seller did not make them"
    case .changedName(let shown, let signed):
      "the name was changed to '\(shown)'; it was issued to '\(signed)', please put that back"
    case .badField(let name): "\(name): no licence can have this value"
    case .expired(let end): "it held until \(end); please ask the seller for a new one"
    case .clockBehind(let today, let issued):
      "it was issued on \(issued), and this machine's clock says \(today): please set the clock"
    case .clockAhead(let today, let end):
      "it held until \(end), and this machine's clock says \(today): please check the clock"
    case .withdrawn(let serial): "number \(serial) was withdrawn; please ask the seller"
    }
  }
}
