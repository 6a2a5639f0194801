import Packs

/// Who made what a pack holds, and under which terms: an entry of every built pack.
enum Credits {
  static let name = "CREDITS.tsv"

  /// One line a source that gave anything: title, licence, author, from where, entries.
  static func text(_ plan: BuildPlan, _ entries: [(name: String, source: Int)]) throws(CommandError) -> [UInt8] {
    var text = "title\tlicence\tauthor\tfrom\tentries\n"
    for (number, source) in plan.recipe.sources.enumerated() {
      let names = entries.filter { $0.source == number }.map(\.name)
      guard !names.isEmpty else { continue }
      var from = source.origin ?? ""
      if let package = source.package {
        let line = plan.recipe.items.first { $0.source == number }?.line ?? 1
        guard let version = InstalledPackage.version(package) else {
          throw .recipe(file: plan.file, line: line, error: .packageMissing(package))
        }
        from += (from.isEmpty ? "" : ", ") + "Debian \(package) \(version)"
      }
      text += "\(source.title)\t\(source.licence)\t\(source.author)\t\(from)\t\(names.joined(separator: " "))\n"
    }
    return Array(text.utf8)
  }
}
