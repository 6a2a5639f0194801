import Glibc
import Synchronization

/// What a grown-up can send when something went wrong: the last faults, in a file of bounded length for its owner alone.
///
/// Every line passes `Discretion` first. Where the file cannot be written nothing is kept and nothing stops.
final class Log: Sendable {
  /// Bytes after which the file becomes the earlier one and a new one begins. Larger: reaches further back.
  static let mostBytes = 128 << 10
  /// Characters of a line that are kept.
  static let longestLine = 400

  private struct State {
    var discretion: Discretion
    var last = ""
    var repeats = 0
  }

  /// The file; the one before it ends in `.1`.
  let path: String
  private let state: Mutex<State>
  private let clock: @Sendable () -> Int

  /// A log in `folder`, which is made when something is first noted.
  ///
  /// - Parameter clock: seconds since 1970.
  init(folder: String, discretion: Discretion, clock: @escaping @Sendable () -> Int = { time(nil) }) {
    (path, self.clock) = ("\(folder)/log", clock)
    state = Mutex(State(discretion: discretion))
  }

  /// Where the logs of this user belong, by the rules of the XDG base directories.
  static func folder(environment: [String: String]) -> String {
    // A path that is not absolute is to be ignored, the specification says.
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return "\(state ?? "\(environment["HOME"] ?? "/tmp")/.local/state")/tracewell"
  }

  /// Adds a line, without what `Discretion` keeps back; one that repeats the last is only counted.
  func note(_ line: String) {
    state.withLock { state in
      let words = String(state.discretion.cleaned(line).prefix(Self.longestLine))
      if words == state.last {
        state.repeats += 1
        return
      }
      if state.repeats > 0 { append("the same \(state.repeats) times more") }
      (state.last, state.repeats) = (words, 0)
      append(words)
    }
  }

  /// From now on these names are kept back.
  func conceal(_ names: [String]) { state.withLock { $0.discretion.names.formUnion(names) } }

  private func append(_ words: String) {
    makeFolder(path.split(separator: "/").dropLast())
    var file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    var status = stat()
    if fstat(file, &status) == 0, status.st_size >= Self.mostBytes {
      close(file)
      rename(path, path + ".1")
      file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard file >= 0 else { return }
    }
    defer { close(file) }
    let line = Array("\(moment) \(words)\n".utf8)
    // A full disk loses the line.
    _ = write(file, line, line.count)
  }

  /// The folder and what lies above it, for their owner alone.
  private func makeFolder(_ parts: ArraySlice<Substring>) {
    var folder = ""
    for part in parts {
      folder += "/\(part)"
      mkdir(folder, 0o700)
    }
  }

  private var moment: String {
    var seconds = clock()
    var utc = tm()
    gmtime_r(&seconds, &utc)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &utc)
    return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
