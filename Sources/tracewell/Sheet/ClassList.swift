/// A class as a table: a line a pupil, `name` or `name,items`, the items with spaces between.
///
///     name,items
///     Mia,a d g
///     "Lee, Sam"
struct ClassList {
  /// One pupil.
  struct Pupil: Equatable {
    /// The line of the file, from 1.
    var line: Int
    var name: String
    /// What is practised; empty for what the pupil misses most.
    var items: [String]
  }

  /// Why a line is refused.
  struct Fault: Error, Equatable {
    var line: Int
    var rule: String
  }

  private(set) var pupils: [Pupil] = []
  private(set) var faults: [Fault] = []

  /// Reads a table; a line that is refused is listed in `faults`, the others are read.
  init(_ text: String) {
    // A carriage return with its line feed is one Character, and a byte order mark may come first.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = index == 0 && line.first == "\u{feff}" ? line.dropFirst() : line
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do throws(Fault) {
        let fields = try Self.fields(of: line, number: index + 1)
        if pupils.isEmpty, fields.first == "name" { continue }
        guard fields.count <= 2 else { throw Fault(line: index + 1, rule: "a name and its items are due, two fields") }
        guard let name = fields.first, !name.isEmpty else { throw Fault(line: index + 1, rule: "the name is missing") }
        let items = fields.count > 1 ? fields[1].split(separator: " ").map(String.init) : []
        pupils.append(Pupil(line: index + 1, name: name, items: items))
      } catch {
        faults.append(error)
      }
    }
  }

  /// The fields of a line (RFC 4180, without line breaks in a field).
  private static func fields(of line: Substring, number: Int) throws(Fault) -> [String] {
    var fields: [String] = []
    var rest = line
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      if rest.first == "\"" {
        guard let field = quoted(&rest) else { throw Fault(line: number, rule: "a quotation mark is never closed") }
        rest = rest.drop { $0 == " " || $0 == "\t" }
        guard rest.isEmpty || rest.first == ","
        else { throw Fault(line: number, rule: "a comma is due after the quotation mark") }
        fields.append(field)
      } else {
        let field = rest.prefix { $0 != "," }
        rest = rest.dropFirst(field.count)
        var trimmed = field[...]
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        fields.append(String(trimmed))
      }
      guard rest.first == "," else { return fields }
      rest.removeFirst()
    }
  }

  /// Takes a field in quotation marks; a doubled mark stands for one. Nil where the closing one is missing.
  private static func quoted(_ rest: inout Substring) -> String? {
    rest.removeFirst()
    var field = ""
    while let character = rest.popFirst() {
      guard character == "\"" else {
        field.append(character)
        continue
      }
      guard rest.first == "\"" else { return field }
      field.append(rest.removeFirst())
    }
    return nil
  }
}
