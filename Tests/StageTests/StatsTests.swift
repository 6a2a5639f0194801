import Glibc
import Testing

@testable import Stage

@Suite struct StatsTests {
  @Test func valuesAreJSON() {
    #expect(StatsValue.text("a\"b\\c\n").json == #""a\"b\\c\u000a""#)
    #expect(StatsValue.text("ц").json == "\"ц\"")
    #expect(StatsValue.number(1.5).json == "1.5")
    #expect(StatsValue.number(-0.0004).json == "0")
    #expect(StatsValue.number(-12.3456).json == "-12.346")
    #expect(StatsValue.number(3.04).json == "3.04")
    #expect(StatsValue.number(.nan).json == "null")
    #expect(StatsValue.number(1e300).json == "1e+300")
    #expect(StatsValue.list([1, 2.25]).json == "[1,2.25]")
    #expect(StatsValue.whole(-7).json == "-7")
  }

  @Test func linesAreAppended() throws {
    let path = "/tmp/tracewell-stats-\(getpid()).jsonl"
    defer { unlink(path) }
    do {
      let writer = try StatsWriter(path: path)
      writer.event("scene", ["name": "lesson"])
    }
    let writer = try StatsWriter(path: path)
    writer.event("field", ["letter": "a", "rung": 2, "scale": .number(1.25)])
    writer.second(.init(rate: 60, median: 1, p95: 2.5), textureBytes: 10, textureBudget: 20)
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 4096)
    let text = String(
      decoding: buffer.withUnsafeMutableBytes { bytes in
        Array(bytes[..<fread(bytes.baseAddress, 1, bytes.count, file)])
      }, as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"event":"scene","name":"lesson"}"#)
    #expect(lines[1] == #"{"event":"field","letter":"a","rung":2,"scale":1.25}"#)
    #expect(
      lines[2].hasPrefix(
        #"{"fps":60,"frame_ms":{"p50":1,"p95":2.5},"texture_bytes":10,"texture_budget":20,"rss_kb":"#))
  }

  @Test func aFolderIsNoFile() {
    #expect(throws: StageError.cannotWrite(path: "/tmp", code: EISDIR)) { try StatsWriter(path: "/tmp") }
  }

  @Test func theProcessHasResidentMemory() {
    #expect(StatsWriter.residentKilobytes() > 1000)
  }
}
