import Glibc

/// Other programs.
enum Subprocess {
  /// Runs a program found on the path, silently; true when it ends well.
  static func run(_ arguments: [String]) -> Bool {
    guard let program = arguments.first else { return false }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var process = pid_t()
    guard posix_spawnp(&process, program, &actions, nil, words, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }

  /// The first line a program prints, or nil when it fails.
  static func firstLine(_ command: String) -> String? {
    guard let pipe = popen(command, "re") else { return nil }
    var line = [CChar](repeating: 0, count: 256)
    let got = fgets(&line, Int32(line.count), pipe)
    guard pclose(pipe) == 0, got != nil else { return nil }
    return String(decoding: line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
