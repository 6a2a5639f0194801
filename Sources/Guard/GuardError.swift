/// What this room refuses, with the facts; `message` has the words.
public enum GuardError: Error, Hashable, Sendable {
  /// The operating system refused to read; `code` is its `errno`.
  case unreadable(file: String, code: Int32)
  /// The operating system refused to write; `code` is its `errno`.
  case unwritable(file: String, code: Int32)
  /// The file is larger than any of this room's, bytes.
  case tooLarge(file: String, limit: Int)
  /// The file is there already and is not written over.
  case exists(file: String)
  /// The record of the gate is damaged.
  case damagedRecord(file: String, line: Int)
  /// The PIN breaks a rule.
  case badPIN(PINRule)
  /// No memory for a hash or a key.
  case noMemory
  /// The file holds no signing key.
  case noSigningKey(file: String)
  /// The list of withdrawn licences has a line that is no number.
  case badList(file: String, line: Int)
  /// A table of licences to issue breaks a rule.
  case badTable(file: String, line: Int, rule: IssueTableRule)
  /// A licence is refused.
  case licence(file: String, rule: LicenceRule)
  /// A text is too long for a QR code.
  case tooLongForCode(bytes: Int)
}
