import Glibc
import Testing

@testable import Packs

/// What an open pack keeps in memory.
@Suite struct PackMemoryTests {
  /// Kilobytes of a mapped file that are in this process's memory.
  private func resident(_ path: String) -> Int {
    guard let file = fopen("/proc/self/smaps", "r") else { return -1 }
    defer { fclose(file) }
    var (isIt, sum) = (false, 0)
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      if words.first?.contains("-") == true { isIt = words.last == path[...] }
      if isIt, words.first == "Rss:", words.count > 1 { sum += Int(words[1]) ?? 0 }
    }
    return sum
  }

  @Test func anOpenedPackIsNotHeldInMemory() throws {
    let folder = try TemporaryFolder()
    let contents = [UInt8](repeating: 7, count: 8 << 10)
    folder.write("a.zip", try PackWriter.bytes(of: (0..<400).map { ("file-\($0)", contents) }))
    let path = folder.path + "/a.zip"
    let stack = PackStack([path])
    #expect(resident(path) < 256, "opening looks at every entry, and lets go of it")
    for number in 0..<400 { #expect(try stack.read("file-\(number)") == contents) }
    #expect(resident(path) > 1024, "what is read is there: the test looks at the right mapping")
  }
}
