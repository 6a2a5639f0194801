import Glibc
import Testing

@testable import Guard

@Suite struct GuardErrorTests {
  /// Every refusal is one line of its own, which holds every fact.
  @Test func everyRefusalHasWordsOfItsOwn() throws {
    let (early, late) = (try #require(CalendarDay("2027-03-04")), try #require(CalendarDay("2028-05-06")))
    let licence: [(LicenceRule, [String])] = [
      (.empty, []), (.tooLarge(limit: 81), ["81"]), (.notText, []), (.badCharacter("%", row: 3), ["3", "'%'"]),
      (.mistyped(row: 4), ["4"]), (.cut(found: 17, expected: 91), ["17", "91"]), (.tooLong(extra: 6), ["6"]),
      (.newerVersion(9), ["9"]), (.otherKey, []), (.altered, []),
      (.changedName(shown: "Ann", signed: "Ben"), ["'Ann'", "'Ben'"]), (.badField("seats"), ["seats"]),
      (.expired(end: early), ["2027-03-04"]), (.clockBehind(today: early, issued: late), ["2027-03-04", "2028-05-06"]),
      (.clockAhead(today: late, end: early), ["2027-03-04", "2028-05-06"]), (.withdrawn(serial: 70_001), ["70001"]),
    ]
    let errors: [(GuardError, [String])] =
      [
        (.unreadable(file: "/g", code: ELOOP), ["/g: ", "read", String(cString: strerror(ELOOP))]),
        (.unwritable(file: "/g", code: EROFS), ["/g: ", "written", String(cString: strerror(EROFS))]),
        (.tooLarge(file: "/g", limit: 65_536), ["/g: ", "65536"]), (.exists(file: "/g"), ["/g: "]),
        (.damagedRecord(file: "/g", line: 6), ["/g:6: "]), (.badPIN(.notDigits), ["digits only"]),
        (.badPIN(.length(3)), ["6", "12"]), (.badPIN(.simple), ["123456"]), (.noMemory, []),
        (.noSigningKey(file: "/g"), ["/g: "]), (.badList(file: "/g", line: 7), ["/g:7: "]),
        (.badTable(file: "/g", line: 2, rule: .notText), ["/g:2: ", "UTF-8"]),
        (.tooLongForCode(bytes: 9_001), ["9001"]),
      ] + licence.map { (.licence(file: "/g", rule: $0), ["/g: "] + $1) }
    for (error, facts) in errors {
      #expect(!error.message.contains("\n"))
      for fact in facts { #expect(error.message.contains(fact), "\(error.message)") }
    }
    #expect(Set(errors.map(\.0.message)).count == errors.count)
  }
}
