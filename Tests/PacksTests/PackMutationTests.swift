import Testing

@testable import Packs

/// A sound pack with something wrong in every place: refused, or read exactly as before; never anything between.
@Suite struct PackMutationTests {
  /// With and without our index, stored and deflated, with a descriptor, an extra field and a comment.
  static let originals: [[UInt8]] = {
    typealias Entry = ZipSketch.Entry
    let deflated = Entry("a/deflated", "x").with {
      $0.method = 8
      $0.packed = [0xab, 0x00, 0x00]
      $0.descriptor = .long
    }
    var sketch = ZipSketch([
      Entry("a/stored", "some words"), deflated,
      Entry("ё", "cyrillic").with { $0.extra = [0x55, 0x54, 1, 0, 0] }, Entry("b/", ""),
    ])
    sketch.comment = Array("note".utf8)
    let ours = try? PackWriter.bytes(of: [("a/one", Array(repeating: 7, count: 40)), ("two", []), ("три", [1, 2, 3])])
    return [sketch.bytes, ours ?? []]
  }()

  /// Names and contents, or nil when the pack or any entry is refused.
  static func reading(_ bytes: [UInt8]) -> [String: [UInt8]]? {
    guard let pack = try? Pack(bytes: bytes, name: "mutant") else { return nil }
    // What can be read from a damaged pack is read: nothing may crash.
    for entry in pack.entries { _ = try? pack.read(entry.name) }
    guard pack.check() == .accept else { return nil }
    var reading: [String: [UInt8]] = [:]
    for entry in pack.entries { reading[entry.name] = try? pack.read(entry.name) }
    return reading
  }

  @Test(arguments: 0..<2)
  func everyByteChanged(_ number: Int) {
    let original = Self.originals[number]
    let expected = Self.reading(original)
    #expect(expected?.isEmpty == false)
    var accepted = 0
    for at in original.indices {
      for value in [original[at] ^ 1, original[at] ^ 0x80, original[at] &+ 1, 0, 0xff] where value != original[at] {
        var mutant = original
        mutant[at] = value
        guard let reading = Self.reading(mutant) else { continue }
        accepted += 1
        #expect(reading == expected, "byte \(at) as \(value) gives another reading")
      }
    }
    // Times, versions and comments may change; everything else must not.
    #expect(accepted < original.count * 3)
  }

  @Test(arguments: 0..<2)
  func everyFieldOverflowed(_ number: Int) {
    let original = Self.originals[number]
    let expected = Self.reading(original)
    for at in 0..<original.count - 3 {
      for value: UInt32 in [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, .max, UInt32(original.count)] {
        var mutant = original
        for byte in 0..<4 { mutant[at + byte] = UInt8(truncatingIfNeeded: value >> UInt32(byte * 8)) }
        guard mutant != original, let reading = Self.reading(mutant) else { continue }
        #expect(reading == expected, "four bytes at \(at) as \(value) give another reading")
      }
    }
  }

  @Test(arguments: 0..<2)
  func everyLengthIsRefusedButTheRightOne(_ number: Int) {
    let original = Self.originals[number]
    for length in 0..<original.count { #expect(Self.reading(Array(original[..<length])) == nil) }
    for more in 1..<40 {
      #expect(Self.reading(original + Array(repeating: 0, count: more)) == nil)
      #expect(Self.reading(Array(repeating: 0, count: more) + original) == nil)
    }
  }

  @Test func anIndexThatLiesIsRefused() throws {
    let bytes = try PackWriter.bytes(of: Samples.entries(count: 20, seed: 5))
    let pack = try Pack(bytes: bytes, name: "honest")
    #expect(pack.usesOwnIndex)
    let slots = UnsafeRawPointer(pack.table.slots) - pack.bytes.base
    let record = pack.directory + pack.tableSize - pack.bytes.base
    let local = DirectoryRecord(pack.bytes.base + record).localOffset
    var refused = 0
    for slot in 0..<pack.table.slotCount {
      var liar = bytes
      liar[slots + slot * 4] ^= 1
      // Its checksum is put right, so that only the index itself is wrong.
      let size = PackIndex.headSize + pack.table.slotCount * 4
      let contents = Array(liar[slots - PackIndex.headSize..<slots - PackIndex.headSize + size])
      let sum = contents.span.withUnsafeBytes { checksum($0) }
      for byte in 0..<4 {
        liar[record + 16 + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(byte * 8))
        liar[local + 14 + byte] = liar[record + 16 + byte]
      }
      if case .refuse(.refusedPack(_, _, .indexLies)) = Pack.check(bytes: liar, name: "liar") { refused += 1 }
    }
    #expect(refused == pack.table.slotCount)
  }

  @Test func aStaleIndexIsOnlyAFile() throws {
    var bytes = try PackWriter.bytes(of: [("a", [1]), ("b", [2])])
    let pack = try Pack(bytes: bytes, name: "fresh")
    // Another time of change in the directory: another directory, as far as the index knows.
    bytes[pack.end.directoryOffset + 12] ^= 1
    let stale = try Pack(bytes: bytes, name: "stale")
    #expect(!stale.usesOwnIndex)
    #expect(try stale.read("b") == [2])
    #expect(stale.entries.map(\.name) == ["a", "b"])
  }
}
