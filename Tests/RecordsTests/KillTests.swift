import Glibc
import Grading
import Testing

@testable import Records

/// The program is killed while it writes: again and again, with the same records.
@Suite struct KillTests {
  private static let variable = "TRACEWELL_KILLED_FOLDER"

  static var childFolder: String? { getenv(variable).map { String(cString: $0) } }

  /// What the killed process does: appends attempts and notes each one that is durable.
  @Test(.enabled(if: KillTests.childFolder != nil)) func killedChild() throws {
    guard let path = Self.childFolder else { return }
    let store = try RecordStore.open(RecordFile.Place(folder: path, device: Fixture.id(5001)))
    let first = try store.wait { (file) throws(RecordsError) in try file.attemptCount() }
    let note = open("\(path)/note", O_WRONLY | O_CREAT, 0o600)
    for number in first..<first + 100_000 {
      store.append(Fixture.attempt(number, samples: 5))
      _ = try store.wait { (_) throws(RecordsError) in 0 }
      guard store.held == 0 else { return }
      var count = number + 1
      pwrite(note, &count, MemoryLayout<Int>.size, 0)
    }
  }

  static func noted(_ path: String) -> Int {
    var count = 0
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return 0 }
    pread(file, &count, MemoryLayout<Int>.size, 0)
    close(file)
    return count
  }

  static func spawn(_ folder: String) -> pid_t {
    var words: [String] = []
    if let file = try? Files.reading("/proc/self/cmdline"), let bytes = try? file.read(1 << 16, at: 0) {
      words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    while let place = words.firstIndex(of: "--filter"), place + 1 < words.count {
      words.removeSubrange(place...place + 1)
    }
    words += ["--filter", "killedChild"]
    var environment: [String] = ["\(variable)=\(folder)", "SWIFT_BACKTRACE=enable=no"]
    var entry = environ
    while let line = entry.pointee {
      environment.append(String(cString: line))
      entry += 1
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child: pid_t = 0
    return posix_spawn(&child, "/proc/self/exe", &actions, nil, &arguments, &settings) == 0 ? child : -1
  }

  @Test(.enabled(if: KillTests.childFolder == nil)) func nothingButTheLastAttemptIsLost() throws {
    let folder = Folder()
    let place = RecordFile.Place(folder: folder.path, device: Fixture.id(5001))
    var generator = SystemRandomNumberGenerator()
    var before = 0
    for _ in 0..<Effort.pick(200, long: 600, all: 10_000) {
      let child = Self.spawn(folder.path)
      try #require(child > 0)
      // Until it has begun to write, then a random while.
      while Self.noted("\(folder.path)/note") <= before {
        var status: Int32 = 0
        try #require(waitpid(child, &status, WNOHANG) == 0, "the child ended by itself")
        usleep(500)
      }
      usleep(UInt32.random(in: 0...6000, using: &generator))
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
      let noted = Self.noted("\(folder.path)/note")
      let file = try RecordFile(place)
      let count = try file.attemptCount()
      #expect(file.salvage == nil)
      #expect(count == noted || count == noted + 1)
      before = count
    }
    let file = try RecordFile(place)
    try file.check()
    #expect(try file.attempts(of: Fixture.child).map(\.id) == (0..<before).map { Fixture.id($0) })
  }
}
