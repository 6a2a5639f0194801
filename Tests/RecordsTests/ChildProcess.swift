import Glibc

@testable import Records

/// Other processes that a test starts: tools of the system, and this test program once more for one test alone.
enum ChildProcess {
  /// Starts `words`, found by `PATH`, with `settings` (`NAME=value`) beside the environment; nothing is shown.
  static func start(_ words: [String], settings: [String] = []) -> pid_t {
    var environment = settings
    var entry = environ
    while let line = entry.pointee {
      environment.append(String(cString: line))
      entry += 1
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child: pid_t = 0
    return posix_spawnp(&child, words[0], &actions, nil, &arguments, &variables) == 0 ? child : -1
  }

  /// Starts this test program for the test `name` alone.
  ///
  /// - Parameter wrapper: a command that is given the program and its arguments to run.
  static func start(test name: String, settings: [String], wrapper: [String] = []) -> pid_t {
    var words: [String] = []
    if let file = try? Files.reading("/proc/self/cmdline"), let bytes = try? file.read(1 << 16, at: 0) {
      words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    while let place = words.firstIndex(of: "--filter"), place + 1 < words.count {
      words.removeSubrange(place...place + 1)
    }
    let program = realpath("/proc/self/exe", nil)
    defer { free(program) }
    if let program, !words.isEmpty { words[0] = String(cString: program) }
    return start(
      wrapper + words + ["--filter", name], settings: settings + ["SWIFT_BACKTRACE=enable=no"])
  }

  /// Whether `child` is still there.
  static func isRunning(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == 0
  }

  /// Waits for `child`; whether it ended by itself with success.
  ///
  /// - Parameter seconds: whoever takes longer hangs, and is killed.
  static func succeeds(_ child: pid_t, within seconds: Int = 120) -> Bool {
    guard child > 0 else { return false }
    var status: Int32 = 0
    for _ in 0..<seconds * 100 {
      if waitpid(child, &status, WNOHANG) == child { return status == 0 }
      usleep(10_000)
    }
    kill(child, SIGKILL)
    waitpid(child, &status, 0)
    return false
  }

  /// Runs a tool to its end; whether it succeeded.
  static func run(_ words: String...) -> Bool { succeeds(start(words)) }

  /// The value of a variable of the environment.
  static func setting(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
