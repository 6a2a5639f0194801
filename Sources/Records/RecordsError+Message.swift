// Unsafe: the C library's words are copied at once.
// The words for every refusal, and nothing else.
import Glibc

extension RecordsError {
  /// One line: the file or the value, then what is wrong with it.
  public var message: String {
    switch self {
    case .inUse(let folder): "\(folder): Tracewell is already running with these records"
    case .newerVersion(let file, let found, let known):
      "\(file): written by a later Tracewell (version \(found) of the records; this one knows up to \(known))"
    case .damaged(let file, let detail): "\(file): the records are damaged (\(detail))"
    case .diskFull(let file): "\(file): the disk is full"
    case .readOnly(let file): "\(file): may not be written here"
    case .unreadable(let file, let code): unsafe "\(file): \(String(cString: strerror(code)))"
    case .refused(let file, let rule): "\(file): \(rule.message)"
    case .missingLearner(let name): "no learner '\(name)' is on record"
    case .severalLearners(let name): "several learners are called '\(name)': give the id instead"
    case .badValue(let name, let rule): "\(name): expected \(rule)"
    case .penData(let rule): "pen data: \(rule.message)"
    case .database(let file, let code, let detail): "\(file): \(detail) (\(code))"
    case .closed: "the records are closed"
    }
  }
}

extension SnapshotRule {
  /// The rule, as a clause.
  public var message: String {
    switch self {
    case .noSeal: "no seal at the end: not a snapshot of records, or not yet copied whole"
    case .lengthDiffers(let sealed, let found): "\(found) bytes where \(sealed) were sealed: not yet copied whole"
    case .checksumDiffers: "the contents are not those that were sealed"
    case .foreignTables(let name): "'\(name)' is not a table of the records"
    case .unsound(let detail): "unsound inside: \(detail)"
    case .tooLarge(let bytes, let cap): "\(bytes) bytes, more than the \(cap) a snapshot may have"
    }
  }
}

extension PenDataRule {
  /// The rule, as a clause.
  public var message: String {
    switch self {
    case .empty: "no bytes"
    case .version(let found, let known): "version \(found), this program knows up to \(known)"
    case .cutShort: "the bytes end before the samples do"
    case .leftOver(let bytes): "\(bytes) bytes are left after the last sample"
    case .countImpossible(let count): "\(count) samples do not fit the bytes"
    case .outOfRange: "a number out of range"
    }
  }
}
