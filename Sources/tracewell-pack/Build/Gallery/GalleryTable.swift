/// The pictures that a table names.
enum GalleryTable {
  struct Row: Equatable {
    let line: Int
    let name: String
    let layers: [Layer]
  }

  /// Reads a table: every name once.
  static func rows(_ text: String, _ wish: GalleryWish) throws(Table.Mistake) -> [Row] {
    let table = try Table(text)
    let name = try table.column(wish.nameColumn)
    let picture = try table.column(wish.pictureColumn)
    var rows: [Row] = []
    var seen: Set<String> = []
    for row in table.rows {
      guard !row.fields[name].isEmpty else { throw Table.Mistake(line: row.line, rule: .emptyField(wish.nameColumn)) }
      guard let layers = Layer.layers(row.fields[picture]) else {
        throw Table.Mistake(line: row.line, rule: .badLayer(row.fields[picture]))
      }
      guard seen.insert(row.fields[name]).inserted else {
        throw Table.Mistake(line: row.line, rule: .repeated(row.fields[name]))
      }
      rows.append(Row(line: row.line, name: row.fields[name], layers: layers))
    }
    return rows
  }
}
