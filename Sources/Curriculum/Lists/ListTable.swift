/// The lines of a list: fields apart by tabs, the first line names the columns, `#` begins a comment line.
struct ListTable {
  struct Row {
    /// Counted from 1.
    let line: Int
    let fields: [String]
  }

  let columns: [String]
  let rows: [Row]

  /// Reads a list whose first columns are these; more may follow.
  ///
  /// - Throws: ``CurriculumError/list(file:line:rule:)``.
  init(_ bytes: [UInt8], name: String, columns expected: [String]) throws(CurriculumError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .list(file: name, line: 1, rule: .notText)
    }
    var columns: [String] = []
    var rows: [Row] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.isEmpty || line.first == "#" { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard !columns.isEmpty else {
        guard fields.starts(with: expected) else {
          throw .list(file: name, line: index + 1, rule: .header(expected: expected))
        }
        columns = fields
        continue
      }
      guard fields.count == columns.count else {
        throw .list(
          file: name, line: index + 1, rule: .fieldCount(found: fields.count, expected: columns.count))
      }
      if let empty = fields.firstIndex(of: "") {
        throw .list(file: name, line: index + 1, rule: .empty(column: columns[empty]))
      }
      rows.append(Row(line: index + 1, fields: fields))
    }
    guard !columns.isEmpty else { throw .list(file: name, line: 1, rule: .header(expected: expected)) }
    self.columns = columns
    self.rows = rows
  }
}

/// The rules of a list of words or stickers.
public enum ListRule: Error, Hashable, Sendable {
  /// The file is not UTF-8 text.
  case notText
  /// The first line must begin with these columns.
  case header(expected: [String])
  /// The line has another number of fields.
  case fieldCount(found: Int, expected: Int)
  /// A field is empty.
  case empty(column: String)
  /// The name stands twice.
  case repeated(String)
  /// A word is written in small letters, composed (NFC), without spaces.
  case notAWord(String)
  /// A level is a whole number from 1 to 9.
  case badLevel(String)
  /// A name of files: ASCII letters, digits and hyphens.
  case badName(String)
  /// A set's cover is none of its stickers.
  case noCover(String)
}

extension ListRule {
  /// The rule in words.
  public var message: String {
    switch self {
    case .notText: "the file is not UTF-8 text"
    case .header(let expected): "the first line must begin with \(expected.joined(separator: ", ")), apart by tabs"
    case .fieldCount(let found, let expected): "there are \(found) fields, \(expected) are due"
    case .empty(let column): "\(column) is empty"
    case .repeated(let name): "\"\(name)\" stands twice"
    case .notAWord(let text): "\"\(text)\" is not a word in small letters (NFC, no spaces)"
    case .badLevel(let text): "level is \"\(text)\", it must be a whole number from 1 to 9"
    case .badName(let text): "\"\(text)\" must be of ASCII letters, digits and hyphens"
    case .noCover(let name): "the cover \"\(name)\" is not in its set"
    }
  }

  /// Whether a text can name files on every system.
  static func isName(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2d }
  }
}
