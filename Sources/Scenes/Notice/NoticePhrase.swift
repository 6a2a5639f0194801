import Language
import Records

/// What a notice says, in the language of the interface.
struct NoticePhrase {
  /// What has happened.
  var title: String
  /// What it means, and what a grown-up can do.
  var words: String
  /// What can be done meanwhile.
  var note: String

  /// Another start of the program has the records open.
  static var inUse: NoticePhrase {
    NoticePhrase(
      title: text("Tracewell is open already"),
      words: text("It runs in another window on this machine, with the same children. Please go on there."),
      note: text("As soon as the other one is closed, this one goes on by itself."))
  }

  /// The words for `trouble`.
  static func words(for trouble: Trouble) -> NoticePhrase {
    switch trouble {
    case .notOpened(let error):
      return NoticePhrase(
        title: title(of: error), words: advice(on: error),
        note: text("A child can write on now, but it is kept only until Tracewell is closed."))
    case .notKept(let error):
      return NoticePhrase(
        title: title(of: error), words: advice(on: error),
        note: text("A child can write on. It is held in memory, and kept as soon as that can be done."))
    case .damaged(let salvage):
      let tries = filled(
        plural(
          "{count} try could still be read and is kept.", "{count} tries could still be read and are kept.",
          salvage.attempts), ["count": "\(salvage.attempts)"])
      return NoticePhrase(
        title: text("The records were damaged"),
        words: tries + "\n" + text("The damaged file was put aside: {file}", filling: ["file": salvage.file]),
        note: text("A child can write on as always."))
    }
  }

  private static func title(of error: RecordsError) -> String {
    switch error {
    case .diskFull: text("The disk is full")
    case .readOnly: text("Nothing may be written to the disk")
    case .newerVersion: text("The records are of a later Tracewell")
    case .damaged: text("The records are damaged")
    default: text("The records cannot be opened")
    }
  }

  private static func advice(on error: RecordsError) -> String {
    switch error {
    case .diskFull(let file): text("Please make room on the disk of {file}", filling: ["file": file])
    case .readOnly(let file):
      text("Please see to it that this user may write to {file}", filling: ["file": file])
    case .newerVersion(let file, _, _):
      text("Please update Tracewell. Nothing was changed in {file}", filling: ["file": file])
    case .damaged(let file, _):
      text("Nothing in this file could be read: {file}", filling: ["file": file])
    // For whoever looks after the machine: the facts, as they stand in its log.
    default: text("The machine says: {reason}", filling: ["reason": error.message])
    }
  }
}
