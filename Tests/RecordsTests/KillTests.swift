import Glibc
import Grading
import Testing

@testable import Records

/// The program is killed while it writes: again and again, with the same records.
@Suite struct KillTests {
  private static let variable = "TRACEWELL_KILLED_FOLDER"

  static var childFolder: String? { ChildProcess.setting(variable) }

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

  @Test(.enabled(if: KillTests.childFolder == nil)) func nothingButTheLastAttemptIsLost() throws {
    let folder = Folder()
    let place = RecordFile.Place(folder: folder.path, device: Fixture.id(5001))
    var generator = SystemRandomNumberGenerator()
    var before = 0
    let rounds = Effort.pick(200, long: 600, all: 10_000)
    for round in 0..<rounds {
      let child = ChildProcess.start(test: "killedChild", settings: ["\(Self.variable)=\(folder.path)"])
      try #require(child > 0)
      if round % 4 == 3 {
        // Anywhere, which may be while it opens.
        usleep(UInt32.random(in: 0...60_000, using: &generator))
      } else {
        // Until it has begun to write, then a random while.
        while Self.noted("\(folder.path)/note") <= before {
          try #require(ChildProcess.isRunning(child), "the child ended by itself")
          usleep(500)
        }
        usleep(UInt32.random(in: 0...6000, using: &generator))
      }
      kill(child, SIGKILL)
      var status: Int32 = 0
      waitpid(child, &status, 0)
      let durable = max(before, Self.noted("\(folder.path)/note"))
      let file = try RecordFile(place)
      let count = try file.attemptCount()
      #expect(file.salvage == nil)
      #expect(count == durable || count == durable + 1)
      before = count
    }
    print("killed", rounds, "times, attempts on record:", before)
    let file = try RecordFile(place)
    try file.check()
    #expect(try file.attempts(of: Fixture.child).map(\.id) == (0..<before).map { Fixture.id($0) })
  }
}
