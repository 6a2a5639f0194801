import Glibc
import Synchronization

/// Lines for whoever called the program.
enum Console {
  /// Writes `line` to standard output.
  static func say(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  /// Writes `line` to standard error, with the program's name before it, and to the log where one is kept.
  static func complain(_ line: String) {
    write("tracewell: \(line)\n", to: STDERR_FILENO)
    note(line)
  }

  /// Writes `line` to the log where one is kept, and nowhere else.
  static func note(_ line: String) { log.withLock { $0 }?.note(line) }

  /// Has everything complained of kept in `log` from now on.
  static func keep(_ log: Log) { Self.log.withLock { $0 = log } }

  /// The log of this start; nil for a command.
  private static let log = Mutex<Log?>(nil)

  /// Writes `text` to standard output as it is.
  static func write(_ text: String) { write(text, to: STDOUT_FILENO) }

  private static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        // A closed pipe: nobody listens any more.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }
}
