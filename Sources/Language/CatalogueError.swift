/// A catalogue that cannot be used; its language is passed over.
public struct CatalogueError: Error, Hashable, Sendable {
  /// The file.
  public var file: String
  /// What is wrong with it.
  public var rule: CatalogueRule
}

/// What a catalogue must keep to.
public enum CatalogueRule: Error, Hashable, Sendable {
  /// Larger than any catalogue needs to be.
  case tooLarge(bytes: Int, limit: Int)
  /// It does not begin as a binary catalogue of this byte order does.
  case notACatalogue
  /// Of a revision other than 0.0.
  case revision(Int)
  /// A number of texts that the file cannot hold.
  case count(Int)
  /// Something is said to lie where the file is not.
  case outside(offset: Int)
  /// A text without its end.
  case noEnd(offset: Int)
  /// A text that is no UTF-8.
  case notText(offset: Int)
  /// The texts are not in the order that they are searched in.
  case order(index: Int)
  /// The first text is not the header.
  case noHeader
  /// The header does not say `charset=UTF-8`.
  case charset
  /// The rule for plurals is longer than any, or divides by something that may be nothing.
  case plural
  /// The table for quick searching names a text that is not there, or has no gap.
  case hash
}
