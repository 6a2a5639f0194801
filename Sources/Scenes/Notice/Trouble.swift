public import Records

/// What keeps a child's writing from its place on the disk, or did: told to a grown-up, while the child writes on.
public enum Trouble: Equatable, Sendable {
  /// The records could not be opened; what is written now is gone with the program.
  case notOpened(RecordsError)
  /// The disk refuses; what is written is held in memory and tried again.
  case notKept(RecordsError)
  /// The records were damaged; so many attempts were readable.
  case damaged(RecordFile.Salvage)
}
