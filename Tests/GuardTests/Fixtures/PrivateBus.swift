import Glibc

/// A message bus of our own with a played fprintd on it; both end with their owner.
final class PrivateBus {
  /// What clients connect to.
  let address: String
  private let daemon: Program
  private var service: Program?

  /// Starts the bus; nil where dbus-daemon is not installed.
  init?() {
    guard let daemon = Program(["dbus-daemon", "--session", "--nofork", "--print-address"]), let address = daemon.line()
    else { return nil }
    (self.daemon, self.address) = (daemon, address)
  }

  /// Plays fprintd; false where Python or its D-Bus module is not installed.
  func play(_ arguments: [String]) -> Bool {
    service = Program(["/usr/bin/python3", "Tests/Rig/fprintd.py", address] + arguments)
    return service?.line() == "ready"
  }

  /// The methods that were called, up to `last`.
  func calls(until last: String) -> [String] {
    var calls: [String] = []
    while calls.last != last, let call = service?.line() { calls.append(call) }
    return calls
  }
}

/// A running program whose standard output is read line by line.
private final class Program {
  private var pid: pid_t = 0
  private let output: UnsafeMutablePointer<FILE>

  init?(_ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // Another program must not hold an end open, or this one's death would not be seen.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    let failed = posix_spawnp(&pid, arguments[0], &actions, nil, &words, environ)
    close(ends[1])
    guard failed == 0, let opened = fdopen(ends[0], "r") else {
      close(ends[0])
      return nil
    }
    output = opened
  }

  deinit {
    fclose(output)
    // The runner of tests blocks the gentler signals, and its children inherit that.
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }

  func line() -> String? {
    var bytes: [UInt8] = []
    while true {
      let byte = fgetc(output)
      if byte < 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(UInt8(byte))
    }
  }
}
