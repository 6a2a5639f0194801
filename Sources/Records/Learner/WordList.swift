/// The grown-up's own words to write.
public struct WordList: Hashable, Sendable {
  /// Known by this everywhere.
  public var id: RecordID
  /// Who is to write them.
  public var learner: RecordID
  /// The list's title.
  public var title: String
  /// The words; an empty list is one that was removed.
  public var words: [String]
  /// When it last changed; of two devices' lists the later counts.
  public var changed: Moment

  /// A list of words.
  public init(id: RecordID, learner: RecordID, title: String, words: [String], changed: Moment) {
    (self.id, self.learner, self.title, self.words, self.changed) = (id, learner, title, words, changed)
  }
}
