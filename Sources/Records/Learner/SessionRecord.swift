/// One sitting of a child before the program: from the first touch to the close, or as far as it was heard of.
public struct SessionRecord: Hashable, Sendable {
  /// Known by this everywhere.
  public var id: RecordID
  /// Who sat there.
  public var learner: RecordID
  /// When it began.
  public var began: Moment
  /// When it ended, or was last known to go on; of two records of one session the later counts.
  public var ended: Moment

  /// A session; one that is kept again with a later `ended` is the same, longer.
  public init(id: RecordID, learner: RecordID, began: Moment, ended: Moment) {
    (self.id, self.learner, self.began, self.ended) = (id, learner, began, ended)
  }

  /// How long it lasted, milliseconds; never below 0.
  public var duration: Int64 { max(0, ended.milliseconds - began.milliseconds) }
}
