import Glibc

/// The lines of a file, read piece by piece, so that a pipe is answered as it writes.
struct LineReader: ~Copyable {
  /// Longest line kept whole; of a longer one only the beginning is.
  static let longest = 64 << 20

  private let file: Int32
  private var rest: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The file cannot be read, for the reason that the system gives as `errno`.
  struct Unreadable: Error {
    var errno: Int32
  }

  /// Opens the file `name`, or standard input for `-`.
  init(_ name: String) throws(Unreadable) {
    let opened = name == "-" ? dup(STDIN_FILENO) : open(name, O_RDONLY | O_CLOEXEC)
    guard opened >= 0 else { throw Unreadable(errno: errno) }
    guard read(opened, nil, 0) == 0 else {
      let reason = errno
      close(opened)
      throw Unreadable(errno: reason)
    }
    file = opened
  }

  deinit { close(file) }

  /// The next line without its end; nil after the last one.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = rest[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return rest[start..<end]
      }
      if isAtEnd {
        guard start < rest.count else { return nil }
        defer { start = rest.count }
        return rest[start...]
      }
      rest.removeFirst(start)
      start = 0
      searched = rest.count
      fill()
      // An endless line is cut off; its beginning alone is enough to refuse it.
      if rest.count > 2 * Self.longest, !rest.contains(0x0A) { rest.removeLast(rest.count - Self.longest - 1) }
    }
  }

  private mutating func fill() {
    let size = 1 << 16
    let old = rest.count
    rest.append(contentsOf: repeatElement(0, count: size))
    let count = rest.withUnsafeMutableBytes { read(file, $0.baseAddress?.advanced(by: old), size) }
    rest.removeLast(size - max(0, count))
    if count <= 0 { isAtEnd = true }
  }
}
