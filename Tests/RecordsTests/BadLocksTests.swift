import CSQLite
import Glibc
import Testing

@testable import Records

/// A network home whose file locks fail or hang: a shim under the C library's calls.
@Suite struct BadLocksTests {
  private static let variable = "TRACEWELL_BAD_LOCKS_FOLDER"
  private static let control = "TRACEWELL_BAD_LOCKS_CONTROL"

  static var childFolder: String? { ChildProcess.setting(variable) }

  /// What goes on under the shim: a device opens, writes, publishes, merges another's snapshot, deletes, opens again.
  @Test(.enabled(if: BadLocksTests.childFolder != nil)) func lockedChild() throws {
    let folder = try #require(Self.childFolder)
    if ChildProcess.setting(Self.control) != nil {
      // The database as others use it: with locks.
      let database = try Database("\(folder)/control.sqlite", mode: .own, system: "unix")
      try database.run("CREATE TABLE control (x)")
      return
    }
    let place = RecordFile.Place(folder: folder, device: Fixture.id(5001))
    do {
      let store = try RecordStore.open(place)
      for number in 0..<50 { store.append(Fixture.attempt(number)) }
      store.keep(.learner(Fixture.learner()))
      _ = try store.wait { (file) throws(RecordsError) in
        try file.publish(to: place.shared)
        try file.export(to: "\(folder)/everything.records")
        return try file.mergeSnapshots(in: place.shared).read
      }
      try store.close()
    }
    let file = try RecordFile(place)
    try file.delete(Fixture.id(4040))
    try file.publish(to: place.shared)
    #expect(try file.removeDeleted(fromSnapshotsIn: place.shared).isEmpty)
    try file.check()
  }

  /// The shim, built; nil when the compiler does not.
  static func shim(in folder: Folder) -> String? {
    let source = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let library = "\(folder.path)/bad-locks.so"
    return ChildProcess.run("gcc", "-shared", "-fPIC", "-O1", "/\(source)/Shims/bad-locks.c", "-o", library, "-ldl")
      ? library : nil
  }

  @Test(.enabled(if: BadLocksTests.childFolder == nil), arguments: ["fail", "hang"])
  func nothingIsLostAndNothingHangs(mode: String) throws {
    let folder = Folder()
    let shim = try #require(Self.shim(in: folder))
    let place = Fixture.place(folder)
    do {
      let other = try RecordFile(Fixture.place(folder, device: 2))
      try other.keep(Fixture.learner(Fixture.id(4040), name: "Boris"))
      try other.keep(Fixture.learner(Fixture.id(4041), name: "Vera"))
      try other.append((100..<110).map { Fixture.attempt($0, of: Fixture.id(4040)) })
      try other.append((110..<130).map { Fixture.attempt($0, of: Fixture.id(4041)) })
      try other.publish(to: place.shared)
    }
    let asked = "\(folder.path)/asked"
    let settings = [
      "\(Self.variable)=\(folder.path)", "LD_PRELOAD=\(shim)", "TRACEWELL_LOCKS=\(mode)",
      "TRACEWELL_LOCK_ASKED=\(asked)",
    ]
    #expect(ChildProcess.succeeds(ChildProcess.start(test: "lockedChild", settings: settings)))
    #expect(!Files.exists(asked), "a lock was asked for")
    let file = try RecordFile(place)
    #expect(try file.attempts(of: Fixture.child).count == 50)
    #expect(try file.attempts(of: Fixture.id(4041)).count == 20)
    #expect(try file.learners().map(\.name) == ["Ada", "Vera"])
    // The shim does stand under the database: with locks the same library fails, or hangs.
    let control = ChildProcess.start(test: "lockedChild", settings: settings + ["\(Self.control)=1"])
    while !Files.exists(asked), ChildProcess.isRunning(control) { usleep(1000) }
    #expect(Files.exists(asked))
    if mode == "hang" { kill(control, SIGKILL) }
    #expect(!ChildProcess.succeeds(control))
  }
}
