/// Where a grown-up's files go, and where those to take in may lie.
public struct UserFolders: Hashable, Sendable {
  /// Where reports and exports are saved, e.g. the user's documents.
  public var saving: String
  /// Where files to take in are looked for: documents, downloads, memory sticks.
  public var reading: [String]

  /// Folders.
  public init(saving: String, reading: [String]) { (self.saving, self.reading) = (saving, reading) }
}
