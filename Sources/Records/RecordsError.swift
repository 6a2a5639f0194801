/// Why records cannot be opened, kept, read or merged. Every case carries the facts; `message` has the words.
public enum RecordsError: Error, Equatable, Sendable {
  /// Another start of the program on this machine has the folder open.
  case inUse(folder: String)
  /// The file was written by a later version of the program.
  case newerVersion(file: String, found: Int, known: Int)
  /// The file's contents are damaged; `detail` is what the database says.
  case damaged(file: String, detail: String)
  /// No room is left on the disk, or the user's share of it is used up.
  case diskFull(file: String)
  /// The folder or the file may not be written.
  case readOnly(file: String)
  /// The operating system refused; `code` is its `errno`.
  case unreadable(file: String, code: Int32)
  /// A snapshot, or a file to import, breaks a rule; nothing was taken from it.
  case refused(file: String, rule: SnapshotRule)
  /// Nobody of this id or name is on record.
  case missingLearner(String)
  /// More than one learner bears this name.
  case severalLearners(String)
  /// A value given to the records breaks a rule.
  case badValue(name: String, rule: String)
  /// The stored pen data of an attempt breaks a rule.
  case penData(PenDataRule)
  /// The database refused for another reason; `code` is its extended result code.
  case database(file: String, code: Int32, detail: String)
  /// The store was closed.
  case closed
}

/// What a sealed snapshot must be.
public enum SnapshotRule: Equatable, Sendable {
  /// The file has no seal at its end: it is something else, or half copied.
  case noSeal
  /// The seal was made of another number of bytes: half copied, or something was appended.
  case lengthDiffers(sealed: Int, found: Int)
  /// The contents are not those that were sealed: half copied, or damaged on the way.
  case checksumDiffers
  /// The tables are not those that this program makes.
  case foreignTables(String)
  /// The database finds a fault inside; the text is its own.
  case unsound(String)
  /// Larger than a snapshot may be, in bytes.
  case tooLarge(bytes: Int, cap: Int)
}

/// What stored pen data must be.
public enum PenDataRule: Equatable, Sendable {
  /// No bytes at all.
  case empty
  /// Written in a later way.
  case version(found: Int, known: Int)
  /// The bytes end before the samples do.
  case cutShort
  /// Bytes are left after the last sample.
  case leftOver(bytes: Int)
  /// More samples are announced than the bytes can hold.
  case countImpossible(Int)
  /// A number outside its range.
  case outOfRange
}
