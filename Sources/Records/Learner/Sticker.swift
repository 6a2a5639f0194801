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
