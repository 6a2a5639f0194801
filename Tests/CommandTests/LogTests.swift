import Glibc
import Testing

@testable import tracewell

@Suite struct LogTests {
  /// A folder that is gone when the test is over.
  private final class Folder {
    let path: String

    init() {
      var name = Array("/tmp/tracewell-log-XXXXXX".utf8CString)
      path = name.withUnsafeMutableBufferPointer {
        $0.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nowhere"
      }
    }

    deinit {
      for name in ["state/tracewell/log", "state/tracewell/log.1"] { unlink("\(path)/\(name)") }
      for name in ["/state/tracewell", "/state", ""] { rmdir(path + name) }
    }

    var state: String { "\(path)/state/tracewell" }

    func lines(_ name: String = "log") -> [String] {
      guard let file = fopen("\(state)/\(name)", "r") else { return [] }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      let count = fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func size(_ name: String) -> Int {
      var status = stat()
      return stat("\(state)/\(name)", &status) == 0 ? Int(status.st_size) : 0
    }

    func mode(_ path: String) -> mode_t {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
  }

  private func log(_ folder: Folder, names: Set<String> = []) -> Log {
    Log(folder: folder.state, discretion: Discretion(names: names), clock: { 1_000_000_000 })
  }

  @Test func aLineHasItsTimeAndIsForTheOwnerAlone() {
    let folder = Folder()
    log(folder).note("start: version 1")
    #expect(folder.lines() == ["2001-09-09T01:46:40Z start: version 1"])
    #expect(folder.mode("\(folder.state)/log") == 0o600)
    #expect(folder.mode(folder.state) == 0o700 && folder.mode("\(folder.path)/state") == 0o700)
  }

  @Test func namesThatComeLaterAreKeptBackToo() {
    let folder = Folder()
    let log = log(folder, names: ["Mia"])
    log.note("records: Mia and Leo")
    log.conceal(["Leo"])
    log.note("records: Mia, Leo")
    #expect(folder.lines().map { $0.dropFirst(21) } == ["records: … and Leo", "records: …, …"])
  }

  @Test func whatRepeatsIsCounted() {
    let folder = Folder()
    let log = log(folder)
    for _ in 0..<1000 { log.note("records: full") }
    log.note("records: all is kept")
    #expect(
      folder.lines().map { $0.dropFirst(21) } == [
        "records: full", "the same 999 times more", "records: all is kept",
      ])
  }

  @Test func itsLengthIsBounded() {
    let folder = Folder()
    let log = log(folder)
    for number in 0..<2_000 { log.note("records: \(number) " + String(repeating: "x", count: number % 600)) }
    for name in ["log", "log.1"] {
      #expect((1...Log.mostBytes + Log.longestLine * 4).contains(folder.size(name)), "\(name): \(folder.size(name))")
    }
    #expect(folder.lines().last?.hasPrefix("2001-09-09T01:46:40Z records: 1999 ") == true)
    #expect(folder.lines().allSatisfy { $0.count <= Log.longestLine + 21 })
  }

  @Test func aLinkIsNotWrittenThrough() {
    let folder = Folder()
    log(folder).note("records: first")
    let target = "\(folder.path)/target"
    defer { unlink(target) }
    rename("\(folder.state)/log", target)
    symlink(target, "\(folder.state)/log")
    log(folder).note("records: second")
    var status = stat()
    #expect(stat(target, &status) == 0 && status.st_size == 36)
  }

  @Test func itsFolderIsTheDesktops() {
    #expect(Log.folder(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/tracewell")
    #expect(Log.folder(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/tracewell")
  }
}
