import Glibc

/// A speaking program of the system: espeak-ng where it is installed.
///
/// The words go in by its standard input and the sound comes out by its standard output, so that no word can be taken
/// for an option, no shell is asked, and what is said is mixed like every other prompt: in its turn, with its volume,
/// music below it.
struct SpeechProgram: SpeechEngine {
  /// The program's name or path.
  private let program: String
  /// Names what speaks a language; the words follow on standard input.
  private let arguments: @Sendable (String) -> [String]

  /// How long it may take, milliseconds. Longer: slow machines speak too.
  private static let patience: Int32 = 3000
  /// Bytes of sound that are taken: half a minute.
  private static let most = 2_000_000
  /// Characters of a text that are said.
  private static let longest = 200

  /// espeak-ng, a little slower and clearer than it speaks by itself.
  static let espeak = SpeechProgram("espeak-ng") { ["-v", $0, "-s", "140", "--stdin", "--stdout"] }

  init(_ program: String, arguments: @escaping @Sendable (String) -> [String]) {
    (self.program, self.arguments) = (program, arguments)
  }

  func file(saying text: SpokenText) -> [UInt8]? {
    let letters = text.language.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard letters, !text.language.isEmpty, !text.language.hasPrefix("-") else { return nil }
    let words = text.words.prefix(Self.longest).map { $0.isNewline ? " " : $0 }
    guard let out = output(of: [program] + arguments(text.language), input: String(words)),
      let recording = Recording(wav: out), let evened = recording.trimmed()?.evened()
    else { return nil }
    return evened.wav
  }

  /// What a program writes; nil when it cannot be started, fails or takes too long.
  private func output(of words: [String], input: String) -> [UInt8]? {
    guard let source = Self.file(with: input) else { return nil }
    defer { close(source) }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, source, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // What this program holds back or ignores of the system's signals is no other program's affair.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    copies.append(nil)
    defer { copies.forEach { free($0) } }
    var process = pid_t()
    let failed = posix_spawnp(&process, program, &actions, &attributes, copies, environ)
    close(ends[1])
    guard failed == 0 else { return nil }
    let bytes = Self.read(ends[0])
    // Whoever has not closed its output by now never will.
    if bytes == nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status == 0 ? bytes : nil
  }

  /// A nameless file with this text; a pipe's writer would die of a reader that ended early.
  private static func file(with text: String) -> Int32? {
    var template = Array("/tmp/tracewell.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    let bytes = Array(text.utf8)
    guard write(file, bytes, bytes.count) == bytes.count, lseek(file, 0, SEEK_SET) == 0 else {
      close(file)
      return nil
    }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  /// Everything up to the end; nil when that does not come in time or there is too much.
  private static func read(_ file: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16384)
    while bytes.count <= most {
      var waited = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waited, 1, patience)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = Glibc.read(file, &block, block.count)
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += block[..<count]
    }
    return nil
  }
}
