import Testing

@testable import Packs

/// Every rule of the format, kept and broken, one small zip each.
@Suite struct PackRulesTests {
  typealias Entry = ZipSketch.Entry

  enum Expected { case accept, refuse, refuseEntry }

  static func verdict(_ sketch: ZipSketch) -> Expected {
    verdict(sketch.bytes)
  }

  static func verdict(_ bytes: [UInt8]) -> Expected {
    switch Pack.check(bytes: bytes, name: "sketch") {
    case .accept: .accept
    case .refuse: .refuse
    case .refuseEntries: .refuseEntry
    }
  }

  static func expect(_ entries: Entry..., to expected: Expected, _ change: (inout ZipSketch) -> Void = { _ in }) {
    var sketch = ZipSketch(entries)
    change(&sketch)
    let verdict = Pack.check(bytes: sketch.bytes, name: "sketch")
    #expect(self.verdict(sketch) == expected, "\(verdict)")
  }

  @Test func endRecord() {
    Self.expect(to: .accept)
    Self.expect(Entry("a"), to: .accept) { $0.comment = Array("by a teacher".utf8) }
    Self.expect(Entry("a"), to: .accept) { $0.comment = Array(repeating: 0x20, count: 65_535) }
    Self.expect(Entry("a"), to: .refuse) { $0.commentLength = 3 }
    Self.expect(Entry("a"), to: .refuse) { sketch in
      sketch.comment = Array("ab".utf8)
      sketch.commentLength = 1
    }
    Self.expect(Entry("a"), to: .refuse) { $0.comment = ZipSketch([]).bytes }
    Self.expect(Entry("a"), to: .refuse) { $0.count = 2 }
    Self.expect(Entry("a"), Entry("b"), to: .refuse) { $0.count = 1 }
    Self.expect(Entry("a"), to: .refuse) { $0.count = 0xffff }
  }

  @Test func tiling() {
    Self.expect(Entry("a"), to: .refuse) { $0.prefix = [1] }
    Self.expect(Entry("a"), to: .refuse) { $0.beforeDirectory = [1, 2, 3] }
    Self.expect(to: .refuse) { $0.beforeDirectory = [1] }
    // An entry whose header the directory does not mention lies between two that it does.
    let hidden = ZipSketch([Entry("hidden")]).bytes.prefix(31 + "hidden".utf8.count)
    Self.expect(Entry("a"), to: .refuse) { $0.prefix = Array(hidden) }
    Self.expect(Entry("a"), to: .refuse) { $0.beforeDirectory = Array(hidden) }
  }

  @Test func flagsAndMethods() {
    for bit in 0..<16 {
      let allowed = [1, 2, 11].contains(bit)
      Self.expect(Entry("a").with { $0.flags = 1 << UInt16(bit) }, to: allowed ? .accept : .refuse)
    }
    for method: UInt16 in [1, 6, 9, 12, 14, 93, 95, 98, 99] {
      Self.expect(Entry("a").with { $0.method = method }, to: .refuse)
    }
    Self.expect(Entry("a").with { $0.size = 2 }, to: .refuse)
    Self.expect(
      Entry("a").with {
        $0.size = 0xffff_fffe; $0.method = 8
      }, to: .refuse)
  }

  @Test(arguments: ["a", "a/b", "a b", "ё/й.svg", "😀.png", ".a", "a.", "...", "a..b", "con", "a/"])
  func goodNames(_ name: String) {
    Self.expect(Entry(name, name.hasSuffix("/") ? "" : "x"), to: .accept)
  }

  @Test(arguments: [
    "", "/", "/a", "//", "a//b", "./a", "a/.", "a/./b", "..", "a/..", "../a", "a/../b", "a\\b", "C:a", "a\u{0}",
    "\u{1f}",
    "a\u{7f}", "a\u{80}b", "a/b//", "./", "../",
  ])
  func badNames(_ name: String) {
    Self.expect(Entry(name, ""), to: .refuse)
  }

  @Test func namesInBytes() {
    Self.expect(Entry(String(repeating: "n", count: 1_024)), to: .accept)
    Self.expect(Entry(String(repeating: "n", count: 1_025)), to: .refuse)
    Self.expect(Entry("ё").with { $0.flags = 0 }, to: .refuse)
    for bad: [UInt8] in [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0x61, 0xd1]] {
      let name = Entry("a").with {
        $0.name = bad
        $0.flags = EntryFlags.utf8
      }
      Self.expect(name, to: .refuse)
    }
  }

  @Test func namesTogether() {
    for (first, second) in [
      ("a", "a"), ("a", "A"), ("a/b", "A/B"), ("ё", "Ё"), ("й", "и\u{306}"), ("Й", "и\u{306}"), ("a", "a/"),
      ("a", "a/b"), ("a", "A/b/c"), ("é", "É/x"), ("\u{212a}", "k"), ("ΐ", "Ϊ́"), ("ς", "Σ"), ("ŉ", "ʼn"), ("ǰ", "J̌"),
    ] {
      Self.expect(Entry(first, ""), Entry(second, ""), to: .refuse)
      Self.expect(Entry(second, ""), Entry(first, ""), to: .refuse)
    }
    Self.expect(Entry("a/", ""), Entry("a/b"), Entry("A1"), to: .accept)
    Self.expect(Entry("a/", "x"), to: .refuse)
  }

  @Test func kindsOfFile() {
    for (mode, expected): (UInt32, Expected) in [
      (0o120777, .refuse), (0o100644, .accept), (0, .accept), (0o644, .accept), (0o020666, .refuse),
      (0o010644, .refuse),
    ] {
      Self.expect(Entry("a").with { $0.attributes = mode << 16 }, to: expected)
    }
    Self.expect(Entry("a/", "").with { $0.attributes = 0o040755 << 16 | 0x10 }, to: .accept)
  }

  @Test func extraFields() {
    let timestamp: [UInt8] = [0x55, 0x54, 5, 0, 1, 0, 0, 0, 0]
    Self.expect(Entry("a").with { $0.extra = timestamp }, to: .accept)
    Self.expect(Entry("a").with { $0.localExtra = timestamp }, to: .accept)
    for bad: [UInt8] in [
      [0], [0, 0, 0], timestamp + [0], [0x55, 0x54, 6, 0, 1, 0, 0, 0, 0], [0x75, 0x70, 0, 0], [1, 0, 0, 0],
      timestamp + [0x75, 0x70, 1, 0, 1], [1, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ] {
      Self.expect(Entry("a").with { $0.extra = bad }, to: .refuse)
      Self.expect(Entry("a").with { $0.localExtra = bad }, to: .refuse)
      Self.expect(
        Entry("a").with {
          $0.extra = bad
          $0.localExtra = []
        }, to: .refuse)
    }
  }

  @Test func localHeaders() {
    Self.expect(Entry("a").with { $0.localName = [0x62] }, to: .refuse)
    Self.expect(Entry("a").with { $0.localName = [0x61, 0x62] }, to: .refuse)
    Self.expect(Entry("a").with { $0.descriptor = .long }, Entry("b"), to: .accept)
    Self.expect(Entry("a").with { $0.descriptor = .short }, Entry("b"), to: .accept)
    Self.expect(Entry("a").with { $0.descriptor = .wrong }, Entry("b"), to: .refuseEntry)
    // The flag without zeros in the local header, and without a descriptor.
    Self.expect(Entry("a").with { $0.flags = EntryFlags.descriptor }, to: .refuse)
  }

  @Test func contents() {
    Self.expect(Entry("a").with { $0.checksum = 1 }, to: .refuseEntry)
    Self.expect(Entry("a", ""), to: .accept)
    Self.expect(Entry("a", "").with { $0.checksum = 1 }, to: .refuseEntry)
    // "x" as a deflate stream with fixed codes, from RFC 1951's tables.
    let stream: [UInt8] = [0xab, 0x00, 0x00]
    let deflated = Entry("a").with {
      $0.method = 8
      $0.packed = stream
    }
    Self.expect(deflated, to: .accept)
    Self.expect(deflated.with { $0.packed = stream + [0] }, to: .refuseEntry)
    Self.expect(deflated.with { $0.packed = [0xab] }, to: .refuseEntry)
    Self.expect(deflated.with { $0.packed = [] }, to: .refuseEntry)
    Self.expect(deflated.with { $0.packed = [0xff, 0xff] }, to: .refuseEntry)
    Self.expect(deflated.with { $0.size = 2 }, to: .refuseEntry)
    Self.expect(deflated.with { $0.size = 0 }, to: .refuseEntry)
    Self.expect(deflated.with { $0.size = 100_000_000 }, to: .refuseEntry)
    Self.expect(deflated.with { $0.descriptor = .long }, to: .accept)
    // Nothing at all, deflated.
    Self.expect(
      Entry("a", "").with {
        $0.method = 8
        $0.packed = [0x03, 0x00]
      }, to: .accept)
  }

  @Test func namesMadeToCollideAreRefusedSoon() {
    // Names of eight bytes that differ only in bit 5 of non-letters hash alike.
    let pairs: [(Character, Character)] = [("@", "`"), ("[", "{"), ("]", "}"), ("^", "~"), ("0", "\u{10}")]
    var names = [""]
    for (first, second) in pairs.prefix(4) + pairs.prefix(4) + pairs.prefix(4) {
      names = names.flatMap { [$0 + String(first), $0 + String(second)] }
    }
    let sketch = ZipSketch(names.map { Entry($0, "") })
    guard case .refuse(.refusedPack(_, _, .namesCrowded)) = Pack.check(bytes: sketch.bytes, name: "crowd") else {
      Issue.record("4,096 names of one hash were taken")
      return
    }
  }
}
