import Glibc
import Testing

@testable import Packs

/// Files that change while they are open.
@Suite struct PackReplacedTests {
  static let large = [UInt8](repeating: 0xaa, count: 3 << 20)

  @Test func aReplacedPackIsNotReadThroughTheOldIndex() throws {
    let folder = try TemporaryFolder()
    folder.write("a.zip", try PackWriter.bytes(of: [("x", [1]), ("gone", [9])]))
    let pack = try Pack(path: folder.path + "/a.zip")
    let stack = PackStack([folder.path + "/a.zip"])
    #expect(try stack.read("x") == [1])
    folder.write("b.zip", try PackWriter.bytes(of: [("y", [3]), ("x", [2])]))
    rename(folder.path + "/b.zip", folder.path + "/a.zip")
    #expect(throws: PackError.changed(file: pack.path)) { try pack.read("x") }
    #expect(try stack.read("x") == [2])
    #expect(try stack.read("y") == [3])
    #expect(throws: PackError.missing(name: "gone")) { try stack.read("gone") }
  }

  @Test func aPackWrittenOverIsNoticed() throws {
    let folder = try TemporaryFolder()
    folder.write("a.zip", try PackWriter.bytes(of: [("x", [1])]))
    let stack = PackStack([folder.path + "/a.zip"])
    #expect(try stack.read("x") == [1])
    usleep(20_000)  // past the file system's clock tick
    folder.write("a.zip", try PackWriter.bytes(of: [("x", [2])]))
    #expect(try stack.read("x") == [2])
    folder.write("a.zip", [1, 2, 3])
    #expect(throws: PackError.missing(name: "x")) { try stack.read("x") }
    #expect(stack.refusals.count == 1)
    usleep(20_000)
    folder.write("a.zip", try PackWriter.bytes(of: [("x", [4])]))
    #expect(try stack.read("x") == [4])
    #expect(stack.refusals.isEmpty)
    unlink(folder.path + "/a.zip")
    #expect(throws: PackError.missing(name: "x")) { try stack.read("x") }
  }

  @Test func aFileCutShortWhileItIsReadIsNoSIGBUS() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.zip"
    folder.write("a.zip", try PackWriter.bytes(of: [("large", Self.large)]))
    let pack = try Pack(path: path)
    var sum = 0
    #expect(throws: PackError.changed(file: path)) {
      try pack.withBytes(of: "large") { (span: RawSpan) throws(PackError) in
        truncate(path, 100)
        sum = span.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }
      }
    }
    #expect(sum < Self.large.count * 0xaa)
    #expect(pack.bytes.isTorn)
    // The directory has gone too; nothing is found, and nothing crashes.
    #expect(!pack.contains("large"))
    #expect(pack.list("").isEmpty)
    #expect(throws: PackError.changed(file: path)) { try pack.read("large") }
    #expect(pack.check() != .accept)
  }

  @Test func manyPacksMayBeCutShortAtOnce() throws {
    let folder = try TemporaryFolder()
    var packs: [Pack] = []
    for number in 0..<40 {
      folder.write("\(number).zip", try PackWriter.bytes(of: [("large", [UInt8](repeating: 1, count: 20_000))]))
      packs.append(try Pack(path: "\(folder.path)/\(number).zip"))
    }
    for pack in packs { truncate(pack.path, 0) }
    for pack in packs { #expect(!pack.contains("large")) }
    #expect(packs.allSatisfy { $0.bytes.isTorn })
  }
}
