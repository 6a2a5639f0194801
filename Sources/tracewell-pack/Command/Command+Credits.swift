import Packs

extension Command {
  /// `credits`: who made what packs really hold, and under which terms, from their own lists.
  static func credits(_ arguments: Arguments) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("credits") }
    var credits = CreditsText()
    for path in arguments.operands {
      let pack = try open(path)
      guard pack.contains(Credits.name) else { throw .absent(path: path, name: Credits.name) }
      let bytes = try CommandError.packs { () throws(PackError) in try pack.read(Credits.name) }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      do throws(Table.Mistake) {
        try credits.add(String(decoding: bytes, as: UTF8.self), pack: name)
      } catch {
        throw .table(path: "\(path): \(Credits.name)", line: error.line, rule: error.rule)
      }
    }
    Output.write(Array(credits.text.utf8))
  }
}

/// The credits of several packs as one text: a source once, however many packs have something of it.
struct CreditsText {
  private struct Source: Hashable {
    let title, licence, author, origin: String
  }

  private var order: [Source] = []
  private var uses: [Source: [(pack: String, entries: Int)]] = [:]

  /// Takes in a pack's list of sources.
  mutating func add(_ list: String, pack: String) throws(Table.Mistake) {
    let table = try Table(list)
    let columns = (
      try table.column("title"), try table.column("licence"), try table.column("author"), try table.column("from"),
      try table.column("entries")
    )
    for row in table.rows {
      let source = Source(
        title: row.fields[columns.0], licence: row.fields[columns.1], author: row.fields[columns.2],
        origin: row.fields[columns.3])
      if uses[source] == nil { order.append(source) }
      let entries = row.fields[columns.4].split(separator: " ").count
      uses[source, default: []].append((pack, entries))
    }
  }

  /// A paragraph a source.
  var text: String {
    order.map { source in
      var lines = [source.title, "  by \(source.author)", "  licence: \(source.licence)"]
      if !source.origin.isEmpty { lines.append("  from \(source.origin)") }
      for use in uses[source] ?? [] {
        lines.append("  \(use.pack): \(use.entries) \(use.entries == 1 ? "file" : "files")")
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
