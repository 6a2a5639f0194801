import Glibc

/// Other programs, started without a shell: no word of a recipe or a script is ever read as a command.
enum Subprocess {
  /// Runs a program found on the path, silently; true when it ends well.
  static func run(_ arguments: [String]) -> Bool { run(arguments, output: "/dev/null") }

  /// The first line a program prints, or nil when it fails or prints none.
  static func firstLine(_ arguments: [String]) -> String? {
    guard let folder = TemporaryFolder() else { return nil }
    let path = folder.path + "/output"
    guard run(arguments, output: path), let bytes = try? LooseFile.read(path) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// Whether a program of this name can be started.
  static func isThere(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    guard let path = getenv("PATH") else { return false }
    return String(cString: path).split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  private static func run(_ arguments: [String], output: String) -> Bool {
    guard let program = arguments.first else { return false }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    guard posix_spawnp(&process, program, &actions, nil, words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}
