/// The tables, as the steps that made them. A step that was released is never edited: the next one follows it.
///
/// The file's `user_version` counts the steps it has gone. Whatever merges row by row has an id that is unique
/// everywhere; `key` is a row's number in this file alone. Pen data stands in a table of its own, so that a report
/// does not read it.
enum Schema {
  /// The statements of each step.
  static let steps = [first, second, third, fourth]

  /// The version this program writes.
  static var version: Int { steps.count }

  /// Marks the file as ours in SQLite's header: "TwRc".
  static let application = 0x5477_5263

  private static let first = """
    CREATE TABLE learners (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      name TEXT NOT NULL, picture TEXT NOT NULL, hand TEXT NOT NULL,
      added INTEGER NOT NULL, changed INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE attempts (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      learner BLOB NOT NULL CHECK (length(learner) = 16), began INTEGER NOT NULL,
      course TEXT NOT NULL, letter TEXT NOT NULL, rung INTEGER NOT NULL, hand TEXT NOT NULL, contact TEXT NOT NULL,
      helped INTEGER NOT NULL, strictness TEXT NOT NULL,
      code INTEGER NOT NULL, stroke INTEGER NOT NULL, point INTEGER NOT NULL,
      x REAL NOT NULL, y REAL NOT NULL, arc REAL NOT NULL, progress REAL NOT NULL,
      duration REAL NOT NULL, lifts INTEGER NOT NULL, air REAL NOT NULL, length REAL NOT NULL, peaks REAL NOT NULL,
      size REAL NOT NULL, sink REAL NOT NULL
    ) STRICT;
    CREATE INDEX attempts_by_learner ON attempts (learner, began);
    CREATE TABLE pens (key INTEGER PRIMARY KEY, pen BLOB NOT NULL) STRICT;
    CREATE TABLE stickers (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      learner BLOB NOT NULL CHECK (length(learner) = 16), name TEXT NOT NULL, earned INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE settings (
      key INTEGER PRIMARY KEY, learner BLOB NOT NULL CHECK (length(learner) = 16),
      name TEXT NOT NULL, value TEXT NOT NULL, changed INTEGER NOT NULL, UNIQUE (learner, name)
    ) STRICT;
    CREATE TABLE deletions (learner BLOB NOT NULL PRIMARY KEY CHECK (length(learner) = 16)) STRICT;
    CREATE TABLE merged (source TEXT NOT NULL PRIMARY KEY, seal INTEGER NOT NULL) STRICT;
    """

  private static let second = """
    CREATE TABLE words (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      learner BLOB NOT NULL CHECK (length(learner) = 16), title TEXT NOT NULL, words TEXT NOT NULL,
      changed INTEGER NOT NULL
    ) STRICT;
    """

  private static let third = """
    CREATE TABLE sessions (
      key INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
      learner BLOB NOT NULL CHECK (length(learner) = 16), began INTEGER NOT NULL, ended INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE favourites (
      key INTEGER PRIMARY KEY, learner BLOB NOT NULL CHECK (length(learner) = 16),
      course TEXT NOT NULL, letter TEXT NOT NULL, attempt BLOB NOT NULL CHECK (length(attempt) = 16),
      changed INTEGER NOT NULL, UNIQUE (learner, course, letter)
    ) STRICT;
    """

  /// Holds all that `AttemptSummary` has, in the order that it is asked for.
  private static let fourth = """
    DROP INDEX attempts_by_learner;
    CREATE INDEX attempts_by_learner ON attempts (learner, began, id, course, letter, rung, helped, strictness, code);
    """

  /// A table whose rows belong to learners, and how two rows of one id are settled.
  struct Table {
    /// Its name.
    let name: String
    /// What makes a row the same on every device.
    let identity: String
    /// Its columns without `key`.
    let columns: [String]
    /// Columns that say which of two rows counts, the first above the others; none where rows never change.
    let order: [String]
    /// The column of the learner.
    let learner: String
    /// The column that names an attempt; nil where none does.
    var attempt: String?
    /// The version of the records that has it first.
    var since = 1
  }

  static let attemptColumns = [
    "id", "learner", "began", "course", "letter", "rung", "hand", "contact", "helped", "strictness", "code", "stroke",
    "point", "x", "y", "arc", "progress", "duration", "lifts", "air", "length", "peaks", "size", "sink",
  ]

  /// The columns of an `AttemptSummary`, after those that it is found and ordered by.
  static let summaryColumns = ["id", "began", "course", "letter", "rung", "helped", "strictness", "code"]

  /// The tables that merge, pens apart.
  static let tables = [
    Table(
      name: "learners", identity: "id", columns: ["id", "name", "picture", "hand", "added", "changed"],
      order: ["changed", "name", "picture", "hand", "added"], learner: "id"),
    Table(name: "attempts", identity: "id", columns: attemptColumns, order: [], learner: "learner"),
    Table(
      name: "stickers", identity: "id", columns: ["id", "learner", "name", "earned"], order: [], learner: "learner"),
    Table(
      name: "settings", identity: "learner, name", columns: ["learner", "name", "value", "changed"],
      order: ["changed", "value"], learner: "learner"),
    Table(
      name: "words", identity: "id", columns: ["id", "learner", "title", "words", "changed"],
      order: ["changed", "words", "title", "learner"], learner: "learner", since: 2),
    Table(
      name: "sessions", identity: "id", columns: ["id", "learner", "began", "ended"],
      order: ["ended", "began", "learner"], learner: "learner", since: 3),
    Table(
      name: "favourites", identity: "learner, course, letter",
      columns: ["learner", "course", "letter", "attempt", "changed"], order: ["changed", "attempt"],
      learner: "learner", attempt: "attempt", since: 3),
  ]
}
