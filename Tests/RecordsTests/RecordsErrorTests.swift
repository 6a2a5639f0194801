import Glibc
import Testing

@testable import Records

@Suite struct RecordsErrorTests {
  /// Every refusal is one line of its own, which begins with the file or the value and holds every fact.
  @Test func everyRefusalHasWordsOfItsOwn() {
    let snapshot: [(SnapshotRule, [String])] = [
      (.noSeal, ["no seal"]), (.lengthDiffers(sealed: 81, found: 79), ["81", "79"]), (.checksumDiffers, []),
      (.foreignTables("toys"), ["'toys'"]), (.unsound("row 9 missing"), ["row 9 missing"]),
      (.tooLarge(bytes: 4_000, cap: 3_000), ["4000", "3000"]),
    ]
    let pen: [(PenDataRule, [String])] = [
      (.empty, []), (.version(found: 9, known: 1), ["9", "1"]), (.cutShort, []), (.leftOver(bytes: 17), ["17"]),
      (.countImpossible(901), ["901"]), (.outOfRange, []),
    ]
    let errors: [(RecordsError, [String])] =
      [
        (.inUse(folder: "/r"), ["/r: "]), (.newerVersion(file: "/r", found: 8, known: 4), ["/r: ", "8", "4"]),
        (.damaged(file: "/r", detail: "malformed"), ["/r: ", "malformed"]), (.diskFull(file: "/r"), ["/r: ", "full"]),
        (.readOnly(file: "/r"), ["/r: "]),
        (.unreadable(file: "/r", code: ELOOP), ["/r: ", String(cString: strerror(ELOOP))]),
        (.missingLearner("Ada"), ["'Ada'"]), (.severalLearners("Ada"), ["'Ada'", "id"]),
        (.badValue(name: "a word", rule: "one line"), ["a word: ", "one line"]),
        (.database(file: "/r", code: 261, detail: "locked"), ["/r: ", "261", "locked"]), (.closed, []),
      ] + snapshot.map { (.refused(file: "/r", rule: $0), ["/r: "] + $1) } + pen.map { (.penData($0), $1) }
    for (error, facts) in errors {
      #expect(!error.message.contains("\n"))
      for fact in facts { #expect(error.message.contains(fact), "\(error.message)") }
    }
    #expect(Set(errors.map(\.0.message)).count == errors.count)
  }

  /// What the system refuses is told by what a grown-up can do about it.
  @Test(arguments: [
    (ENOSPC, RecordsError.diskFull(file: "f")), (EDQUOT, .diskFull(file: "f")), (EACCES, .readOnly(file: "f")),
    (EROFS, .readOnly(file: "f")), (EIO, .unreadable(file: "f", code: EIO)),
  ]) func refusalsOfTheSystem(code: Int32, expected: RecordsError) { #expect(Files.error(code, "f") == expected) }
}
