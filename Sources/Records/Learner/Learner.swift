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
