extension CatalogueError {
  /// One line for the log: file and rule.
  public var message: String { "\(file): \(rule.message); texts are shown in another language" }
}

extension CatalogueRule {
  var message: String {
    switch self {
    case .tooLarge(let bytes, let limit): "a catalogue of \(bytes) bytes, at most \(limit) are taken"
    case .notACatalogue: "not a binary catalogue of texts"
    case .revision(let revision): "a catalogue of revision \(revision), only 0 is taken"
    case .count(let count): "\(count) texts do not fit into the file"
    case .outside(let offset): "a text or table at byte \(offset) lies outside of the file"
    case .noEnd(let offset): "the text at byte \(offset) has no end"
    case .notText(let offset): "the text at byte \(offset) is not UTF-8"
    case .order(let index): "text \(index) is not in its order"
    case .noHeader: "the first text is not the header"
    case .charset: "the header does not say charset=UTF-8"
    case .plural: "the header's rule for plurals cannot be used"
    case .hash: "the hash table names texts that are not there"
    }
  }
}
