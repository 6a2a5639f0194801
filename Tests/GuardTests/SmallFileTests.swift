import Glibc
import Testing

@testable import Guard

@Suite struct SmallFileTests {
  private let folder = TestFolder()

  @Test func aFileComesBackAndIsItsOwnersAlone() throws {
    let path = "\(folder.path)/made/for/it/file"
    #expect(try SmallFile.read(path) == nil)
    try SmallFile.write([1, 2, 3], to: path)
    try SmallFile.write([4, 5], to: path)
    #expect(try SmallFile.read(path) == [4, 5])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat("\(folder.path)/made", &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  /// Nobody can make the program read without end.
  @Test func aFileThatIsTooLargeIsRefused() throws {
    let path = "\(folder.path)/large"
    try SmallFile.write([UInt8](repeating: 32, count: SmallFile.most), to: path)
    #expect(try SmallFile.read(path)?.count == SmallFile.most)
    try SmallFile.write([UInt8](repeating: 32, count: SmallFile.most + 1), to: path)
    #expect(throws: GuardError.tooLarge(file: path, limit: SmallFile.most)) { try SmallFile.read(path) }
    #expect(throws: GuardError.tooLarge(file: "/dev/zero", limit: SmallFile.most)) { try SmallFile.read("/dev/zero") }
  }

  @Test func whatTheSystemRefusesIsTold() throws {
    #expect(throws: GuardError.unreadable(file: folder.path, code: EISDIR)) { try SmallFile.read(folder.path) }
    #expect(throws: GuardError.unwritable(file: "/proc/nowhere/file", code: ENOENT)) {
      try SmallFile.write([1], to: "/proc/nowhere/file")
    }
    // A folder of this name stands in the way; nothing half written is left.
    mkdir("\(folder.path)/taken", 0o700)
    mkdir("\(folder.path)/taken/inside", 0o700)
    #expect(throws: GuardError.unwritable(file: "\(folder.path)/taken", code: EISDIR)) {
      try SmallFile.write([1], to: "\(folder.path)/taken")
    }
    #expect(access("\(folder.path)/taken.\(getpid())", F_OK) != 0)
  }

  /// Who placed a file decides whether it opens the gate: links do not count.
  @Test func onlyAnOrdinaryFileHasAPlacing() throws {
    let path = "\(folder.path)/file"
    try SmallFile.write([1], to: path)
    let placing = try #require(SmallFile.placing(path))
    #expect(placing.owner == getuid() && !placing.isOthersToWrite)
    chmod(path, 0o622)
    #expect(SmallFile.placing(path)?.isOthersToWrite == true)
    symlink(path, "\(folder.path)/link")
    #expect(SmallFile.placing("\(folder.path)/link") == nil && SmallFile.placing(folder.path) == nil)
  }
}
