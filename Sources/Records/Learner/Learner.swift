public import Letterform

/// A child on record.
public struct Learner: Hashable, Sendable {
  /// Known by this everywhere.
  public var id: RecordID
  /// The name, as the grown-up wrote it.
  public var name: String
  /// The picture the child signs in by: the name of an entry of the packs.
  public var picture: String
  /// The hand that writes.
  public var hand: Hand
  /// When the child was added.
  public var added: Moment
  /// When name, picture or hand last changed; of two devices' records the later counts.
  public var changed: Moment

  /// A child.
  public init(id: RecordID, name: String, picture: String = "", hand: Hand = .right, added: Moment) {
    (self.id, self.name, self.picture, self.hand) = (id, name, picture, hand)
    (self.added, changed) = (added, added)
  }
}

/// A reward the child has earned.
public struct Sticker: Hashable, Sendable {
  /// Known by this everywhere.
  public var id: RecordID
  /// Whose it is.
  public var learner: RecordID
  /// The name of an entry of the packs.
  public var name: String
  /// When it was earned.
  public var earned: Moment

  /// A sticker.
  public init(id: RecordID, learner: RecordID, name: String, earned: Moment) {
    (self.id, self.learner, self.name, self.earned) = (id, learner, name, earned)
  }
}

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
