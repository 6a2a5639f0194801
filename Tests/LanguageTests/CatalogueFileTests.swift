import Glibc
import Testing

@testable import Language

@Suite struct CatalogueFileTests {
  /// A sound catalogue: as many texts as pairs, the header first.
  static func catalogue(
    header: String = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n",
    texts: [(String, String)] = [("a", "b"), ("c", "d")]
  ) -> [UInt8] {
    let pairs = [("", header)] + texts
    var (tables, body): ([Int], [UInt8]) = ([], [])
    for part in [\(String, String).0, \(String, String).1] {
      for pair in pairs {
        let bytes = Array(pair[keyPath: part].utf8)
        tables += [bytes.count, 28 + 16 * pairs.count + body.count]
        body += bytes + [0]
      }
    }
    let head = [0x9504_12de, 0, pairs.count, 28, 28 + 8 * pairs.count, 0, 28]
    return (head + tables).flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } } + body
  }

  static func rule(_ bytes: [UInt8]) -> CatalogueRule? {
    do throws(CatalogueRule) {
      try CatalogueFile.check(bytes)
      return nil
    } catch { return error }
  }

  @Test func soundOnesAreTaken() throws {
    #expect(Self.rule(Self.catalogue()) == nil)
    let built = try #require(fopen("Localization/built/ru/LC_MESSAGES/tracewell.mo", "re"))
    defer { fclose(built) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, built))
    #expect(bytes.count > 100)
    #expect(Self.rule(bytes) == nil)
  }

  @Test func eachRuleIsTold() {
    #expect(Self.rule([]) == .outside(offset: 0))
    #expect(Self.rule([0] + Self.catalogue().dropFirst()) == .notACatalogue)
    #expect(Self.rule(Array(Self.catalogue().dropLast())) == .outside(offset: Self.catalogue().count - 2))
    #expect(Self.rule(Self.catalogue(header: "Content-Type: text/plain; charset=KOI8-R\n")) == .charset)
    #expect(Self.rule(Self.catalogue(texts: [("c", "d"), ("a", "b")])) == .order(index: 2))
    var revised = Self.catalogue()
    revised[4] = 1
    #expect(Self.rule(revised) == .revision(1))
    var many = Self.catalogue()
    many[11] = 0x7f
    #expect(Self.rule(many) == .count(0x7f00_0003))
  }

  /// Russian counts by remainders; a remainder by nothing would end the program.
  @Test(arguments: [
    ("n%10==1 && n%100!=11 ? 0 : n%10>=2 ? 1 : 2", true), ("n%0", false), ("n / 0", false), ("n%n", false),
    ("n%00", false), ("n%(n-1)", false), ("system(1)", false), ("n%05==1", true),
  ]) func pluralRules(rule: String, isTaken: Bool) {
    let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural=\(rule);\n"
    #expect((Self.rule(Self.catalogue(header: header)) == nil) == isTaken, "\(rule)")
  }

  /// Whatever byte is wrong: nothing crashes, and what is taken can be read whole.
  @Test func everyByteChanged() {
    let sound = Self.catalogue()
    for place in sound.indices {
      for change: UInt8 in [0x01, 0x80, 0xff] {
        var bytes = sound
        bytes[place] ^= change
        _ = Self.rule(bytes)
      }
    }
  }
}
