/// A text file of lines with fields apart by tabs: scripts to be spoken, lists of words and of stickers.
///
/// The first line names the columns. Empty lines and those that begin with "#" are skipped.
struct Table: Equatable {
  /// A line's fields, in the order of the columns.
  struct Row: Equatable {
    /// Counted from 1.
    let line: Int
    let fields: [String]
  }

  /// What is wrong with a line.
  struct Mistake: Error, Equatable {
    let line: Int
    let rule: Rule
  }

  enum Rule: Equatable {
    case noColumn(String)
    case fieldCount(found: Int, expected: Int)
    case emptyField(String)
    case repeated(String)
    case unknownEngine(String)
    case badPace(String)
    case badLayer(String)
    case noDrawing(String)
  }

  let columns: [String]
  let rows: [Row]

  init(_ text: String) throws(Mistake) {
    var columns: [String] = []
    var rows: [Row] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if columns.isEmpty {
        columns = fields
        continue
      }
      guard fields.count == columns.count else {
        throw Mistake(line: number + 1, rule: .fieldCount(found: fields.count, expected: columns.count))
      }
      rows.append(Row(line: number + 1, fields: fields))
    }
    self.columns = columns
    self.rows = rows
  }

  /// The place of a column.
  func column(_ name: String) throws(Mistake) -> Int {
    guard let place = columns.firstIndex(of: name) else { throw Mistake(line: 1, rule: .noColumn(name)) }
    return place
  }
}

extension Table.Rule: CustomStringConvertible {
  var description: String {
    switch self {
    case .badPace(let text): RecipeError.badPace(text).description
    case .noColumn(let name): "there is no column \"\(name)\""
    case .fieldCount(let found, let expected): "there are \(found) fields, \(expected) are due"
    case .emptyField(let column): "\(column) is empty"
    case .repeated(let key): "\"\(key)\" stands twice"
    case .unknownEngine(let name): "no source line of the recipe names the engine \"\(name)\""
    case .noDrawing(let name): "there is no drawing \"\(name).svg\" in the folders that the recipe names"
    case .badLayer(let text): "\"\(text)\" is no layer of a picture"
    }
  }
}
