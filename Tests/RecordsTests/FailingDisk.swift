import CSQLite
import Synchronization

/// A layer under the database's file calls whose disk takes so many bytes and then no more.
enum FailingDisk {
  /// What the database calls it.
  static let name = "tracewell-failing-disk"

  struct State {
    /// Bytes that still get through; the write that passes it is torn there.
    var left = Int.max
    /// Whether the disk is only full (an error, reading goes on) or the power is gone (every call fails).
    var isFull = false
    var isOff = false
    var written = 0
  }

  static let state = Mutex(State())

  /// Begins anew with `left` bytes.
  static func allow(_ left: Int, full: Bool = false) {
    state.withLock { $0 = State(left: left, isFull: full) }
  }

  static var written: Int { state.withLock { $0.written } }

  private nonisolated(unsafe) static let base = sqlite3_vfs_find("unix-none")
  private nonisolated(unsafe) static let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
  private nonisolated(unsafe) static let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
  private static let head = 16

  /// The file below ours: it lies behind it in the memory that the database gives.
  private static func under(_ file: UnsafeMutablePointer<sqlite3_file>?) -> UnsafeMutablePointer<sqlite3_file>? {
    guard let file else { return nil }
    return (UnsafeMutableRawPointer(file) + head).assumingMemoryBound(to: sqlite3_file.self)
  }

  private static func calls(_ file: UnsafeMutablePointer<sqlite3_file>?) -> sqlite3_io_methods? {
    under(file)?.pointee.pMethods?.pointee
  }

  private static var off: Bool { state.withLock { $0.isOff } }

  /// Makes the layer known; once.
  static let isRegistered: Bool = {
    guard let real = base else { return false }
    methods.initialize(
      to: sqlite3_io_methods(
        iVersion: 1,
        xClose: { calls($0)?.xClose?(under($0)) ?? SQLITE_OK },
        xRead: { off ? SQLITE_IOERR : calls($0)?.xRead?(under($0), $1, $2, $3) ?? SQLITE_IOERR },
        xWrite: { file, bytes, count, offset in
          let (through, isFull) = state.withLock { state -> (Int32, Bool) in
            guard !state.isOff else { return (0, false) }
            let through = min(Int(count), state.left)
            state.left -= through
            state.written += through
            if through < Int(count), !state.isFull { state.isOff = true }
            return (Int32(through), state.isFull)
          }
          if through > 0 {
            let code = calls(file)?.xWrite?(under(file), bytes, through, offset) ?? SQLITE_IOERR
            if code != SQLITE_OK { return code }
          }
          return through == count ? SQLITE_OK : isFull ? SQLITE_FULL : SQLITE_IOERR
        },
        xTruncate: { off ? SQLITE_IOERR : calls($0)?.xTruncate?(under($0), $1) ?? SQLITE_IOERR },
        xSync: { off ? SQLITE_IOERR : calls($0)?.xSync?(under($0), $1) ?? SQLITE_IOERR },
        xFileSize: { off ? SQLITE_IOERR : calls($0)?.xFileSize?(under($0), $1) ?? SQLITE_IOERR },
        xLock: { calls($0)?.xLock?(under($0), $1) ?? SQLITE_IOERR },
        xUnlock: { calls($0)?.xUnlock?(under($0), $1) ?? SQLITE_IOERR },
        xCheckReservedLock: { calls($0)?.xCheckReservedLock?(under($0), $1) ?? SQLITE_IOERR },
        xFileControl: { calls($0)?.xFileControl?(under($0), $1, $2) ?? SQLITE_IOERR },
        xSectorSize: { calls($0)?.xSectorSize?(under($0)) ?? 4096 },
        xDeviceCharacteristics: { _ in 0 },
        xShmMap: nil, xShmLock: nil, xShmBarrier: nil, xShmUnmap: nil, xFetch: nil, xUnfetch: nil))
    layer.initialize(to: real.pointee)
    layer.pointee.szOsFile = real.pointee.szOsFile + Int32(head)
    layer.pointee.zName = UnsafePointer(sqlite3_strdup(name))
    layer.pointee.xOpen = { _, name, file, flags, given in
      let code = FailingDisk.base?.pointee.xOpen?(FailingDisk.base, name, under(file), flags, given) ?? SQLITE_CANTOPEN
      file?.pointee.pMethods = under(file)?.pointee.pMethods == nil ? nil : UnsafePointer(methods)
      return code
    }
    layer.pointee.xDelete = { _, name, sync in
      off ? SQLITE_IOERR : FailingDisk.base?.pointee.xDelete?(FailingDisk.base, name, sync) ?? SQLITE_IOERR
    }
    return sqlite3_vfs_register(layer, 0) == SQLITE_OK
  }()

  private static func sqlite3_strdup(_ text: String) -> UnsafeMutablePointer<CChar>? {
    let bytes = Array(text.utf8CString)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    return copy
  }
}
