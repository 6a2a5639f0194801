// Unsafe: SQLite's handles have one owner each; what it lends is copied before the next step.
// The only file that calls SQLite.
import CSQLite

// Safe: the connection has one owner, which closes it.
/// One connection to one database file, for one thread at a time.
@safe
struct Database: ~Copyable {
  /// How a file is opened.
  enum Mode {
    /// Made when it is not there; nobody else has it open.
    case own
    /// Never written, and nobody writes it.
    case sealed
    /// Lives in memory alone and is gone with the connection.
    case memory
  }

  /// What errors call the file.
  let file: String
  private let handle: OpaquePointer

  /// Opens `file`.
  ///
  /// No file is ever locked: a network home may not have locks, or hang in them. Who may open the file is decided before,
  /// by `FolderClaim`; the journal's index is kept in memory, which the exclusive mode allows.
  ///
  /// - Parameter system: the layer under the database's file calls; tests put failing ones there.
  init(_ file: String, mode: Mode, system: String = "unix-none") throws(RecordsError) {
    var opened: OpaquePointer?
    let flags =
      switch mode {
      case .own: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOFOLLOW
      case .sealed: SQLITE_OPEN_READONLY | SQLITE_OPEN_NOFOLLOW
      // Without the flag for memory: it would hold for every file attached later, too.
      case .memory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    let name = mode == .memory ? ":memory:" : file
    let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, system)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let error = unsafe Self.error(code, opened, file)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    // Where a file may not be written the database opens it for reading alone, and says so only when it is written.
    guard unsafe mode != .own || sqlite3_db_readonly(opened, "main") == 0 else {
      unsafe sqlite3_close_v2(opened)
      throw .readOnly(file: file)
    }
    unsafe handle = unsafe opened
    self.file = file
    _ = unsafe tw_sqlite_defensive(opened)
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// Runs statements that give no rows.
  func run(_ sql: String) throws(RecordsError) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Prepares one statement.
  func prepare(_ sql: String) throws(RecordsError) -> Statement {
    var made: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &made, nil)
    guard code == SQLITE_OK, let made = unsafe made else { throw error(code) }
    return unsafe Statement(handle: made, database: handle, file: file)
  }

  /// Runs one statement with values.
  func run(_ sql: String, _ values: [Value]) throws(RecordsError) {
    let statement = try prepare(sql)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// The first column of the first row as a number; nil without rows.
  func number(_ sql: String, _ values: [Value] = []) throws(RecordsError) -> Int64? {
    let statement = try prepare(sql)
    try statement.bind(values)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// The first column of every row as text.
  func texts(_ sql: String, _ values: [Value] = []) throws(RecordsError) -> [String] {
    let statement = try prepare(sql)
    try statement.bind(values)
    var found: [String] = []
    while try statement.step() { found.append(statement.text(0)) }
    return found
  }

  /// How many rows the last statement changed.
  var changes: Int { unsafe Int(sqlite3_changes64(handle)) }

  /// Does `body` wholly or not at all.
  func transaction<Result>(_ body: () throws(RecordsError) -> Result) throws(RecordsError) -> Result {
    try run("BEGIN IMMEDIATE")
    do throws(RecordsError) {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // Some errors have rolled back already; then this one has nothing to do.
      if unsafe sqlite3_get_autocommit(handle) == 0 { unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  /// Whether a result code blames the value that was to be kept, and not the disk.
  static func isOfTheValue(_ code: Int32) -> Bool {
    [SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_RANGE].contains(code & 0xff)
  }

  private func error(_ code: Int32) -> RecordsError { unsafe Self.error(code, handle, file) }

  static func error(_ code: Int32, _ handle: OpaquePointer?, _ file: String) -> RecordsError {
    let detail =
      unsafe handle.map { unsafe String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
    switch code & 0xff {
    case SQLITE_FULL: return .diskFull(file: file)
    case SQLITE_READONLY, SQLITE_PERM: return .readOnly(file: file)
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(file: file, detail: detail)
    case SQLITE_CANTOPEN:
      let system = unsafe handle.map { unsafe sqlite3_system_errno($0) } ?? 0
      return system == 0 ? .database(file: file, code: code, detail: detail) : .unreadable(file: file, code: system)
    default: return .database(file: file, code: code, detail: detail)
    }
  }
}

// Safe: the statement has one owner, which gives it back before the connection closes.
/// A prepared statement.
@safe
struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  private let file: String

  fileprivate init(handle: OpaquePointer, database: OpaquePointer, file: String) {
    unsafe (self.handle, self.database, self.file) = unsafe (handle, database, file)
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Gives the statement its values, from the first on, and begins anew.
  func bind(_ values: [Value]) throws(RecordsError) {
    unsafe sqlite3_reset(handle)
    // The database copies what it is given.
    let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      let code =
        switch value {
        case .integer(let number): unsafe sqlite3_bind_int64(handle, place, number)
        case .real(let number): unsafe sqlite3_bind_double(handle, place, number)
        case .text(let text): unsafe sqlite3_bind_text(handle, place, text, Int32(clamping: text.utf8.count), copied)
        case .blob(let bytes):
          unsafe bytes.isEmpty
            ? sqlite3_bind_zeroblob(handle, place, 0)
            : sqlite3_bind_blob(handle, place, bytes, Int32(clamping: bytes.count), copied)
        }
      guard code == SQLITE_OK else { throw unsafe Database.error(code, database, file) }
    }
  }

  /// Goes to the next row; false after the last.
  func step() throws(RecordsError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw unsafe Database.error(code, database, file)
    }
  }

  /// A column of the row, from 0, as a whole number.
  func integer(_ column: Int) -> Int64 { unsafe sqlite3_column_int64(handle, Int32(column)) }

  /// A column of the row as a number.
  func real(_ column: Int) -> Double { unsafe sqlite3_column_double(handle, Int32(column)) }

  /// A column of the row as text.
  func text(_ column: Int) -> String {
    guard let start = unsafe sqlite3_column_text(handle, Int32(column)) else { return "" }
    let count = unsafe Int(sqlite3_column_bytes(handle, Int32(column)))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// A column of the row as bytes.
  func blob(_ column: Int) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(handle, Int32(column)) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// A column of the row as it is; nil for NULL.
  func value(_ column: Int) -> Value? {
    switch unsafe sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: nil
    }
  }

  /// How many columns a row has.
  var columns: Int { unsafe Int(sqlite3_column_count(handle)) }
}
