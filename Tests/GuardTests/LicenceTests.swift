import Testing

@testable import Guard

/// Licences and keys that tests sign with.
enum TestLicence {
  static let key = made(seed: Array(0..<32))
  static let otherKey = made(seed: Array(1...32))

  private static func made(seed: [UInt8]) -> SigningKey {
    guard let key = SigningKey(seed: seed) else { preconditionFailure("a seed has 32 bytes") }
    return key
  }

  static func day(_ text: String) -> CalendarDay { CalendarDay(text) ?? CalendarDay(number: 0) }

  static func family(_ name: String = "Anna Müller", serial: UInt32 = 70_000) throws -> Licence {
    try Licence(name: name, kind: .family, serial: serial, issued: day("2026-11-30"))
  }

  static func school(end: String? = "2028-08-31", seats: Int? = 120) throws -> Licence {
    try Licence(
      name: "Школа № 5, Омск", kind: .school(seats: seats), serial: 4_000_000_000, issued: day("2026-11-30"),
      end: end.map(day))
  }

  /// The rule that a text breaks when it is read; nil when it is sound.
  static func rule(_ text: String, key: VerifyingKey = key.verifying) -> LicenceRule? {
    do throws(LicenceRule) {
      _ = try Licence(text: Array(text.utf8), key: key)
      return nil
    } catch {
      return error
    }
  }
}

@Suite struct LicenceTests {
  @Test func whatIsSignedIsRead() throws {
    for licence in [
      try TestLicence.family(), try TestLicence.school(), try TestLicence.school(end: nil, seats: nil),
      try TestLicence.family(String(repeating: "я", count: 60), serial: .max), try TestLicence.family("x", serial: 0),
      try TestLicence.family("*Anna: -> a.b*"), try TestLicence.family("\u{301}a"),
    ] {
      let text = licence.text(signedWith: TestLicence.key)
      #expect(try Licence(text: Array(text.utf8), key: TestLicence.key.verifying) == licence)
    }
  }

  @Test func anotherKeyIsNamed() throws {
    let text = try TestLicence.family().text(signedWith: TestLicence.otherKey)
    #expect(TestLicence.rule(text) == .otherKey)
  }

  @Test func contentsThatWereChangedAreNamed() throws {
    let licence = try TestLicence.family()
    let bytes = licence.bytes(signedWith: TestLicence.key)
    for place in bytes.indices.dropFirst(6) {
      var changed = bytes
      changed[place] ^= 1
      let text = LicenceText.text(name: licence.name, bytes: changed)
      #expect(TestLicence.rule(text) == .altered, "byte \(place)")
    }
  }

  @Test func aChangedNameIsNamed() throws {
    let text = try TestLicence.family().text(signedWith: TestLicence.key)
    let changed = String(text.replacing("Anna Müller", with: "Anna Miller"))
    #expect(TestLicence.rule(changed) == .changedName(shown: "Anna Miller", signed: "Anna Müller"))
    // The same letters in another form of Unicode are the same name.
    #expect(TestLicence.rule(String(text.replacing("Müller", with: "Mu\u{308}ller"))) == nil)
  }

  @Test func theDaysDecide() throws {
    let licence = try TestLicence.school()
    let list = WithdrawnList()
    func rule(_ day: String, _ list: WithdrawnList = list) -> LicenceRule? {
      do throws(LicenceRule) { try licence.check(today: TestLicence.day(day), withdrawn: list) } catch { return error }
      return nil
    }
    #expect(rule("2026-11-29") == nil)
    #expect(
      rule("2026-11-28")
        == .clockBehind(today: TestLicence.day("2026-11-28"), issued: TestLicence.day("2026-11-30")))
    #expect(rule("2028-08-31") == nil)
    #expect(rule("2028-09-01") == .expired(end: TestLicence.day("2028-08-31")))
    #expect(
      rule("2099-01-01") == .clockAhead(today: TestLicence.day("2099-01-01"), end: TestLicence.day("2028-08-31")))
    let withdrawn = try WithdrawnList(contents: Array("4000000000".utf8), file: "list")
    #expect(rule("2027-01-01", withdrawn) == .withdrawn(serial: 4_000_000_000))
    try TestLicence.family().check(today: TestLicence.day("2099-01-01"), withdrawn: withdrawn)
  }

  @Test func whatNoLicenceCanCarryIsRefused() {
    let day = TestLicence.day("2026-11-30")
    for name in [
      "", " Anna", "Anna ", "An\nna", "An\u{2028}na", "\u{A0}Anna", "Anna\u{3000}", String(repeating: "a", count: 121),
    ] {
      #expect(throws: LicenceRule.badField("name")) {
        try Licence(name: name, kind: .family, serial: 1, issued: day)
      }
    }
    for seats in [0, -1, 65_536] {
      #expect(throws: LicenceRule.badField("seats")) {
        try Licence(name: "a", kind: .school(seats: seats), serial: 1, issued: day)
      }
    }
    #expect(throws: LicenceRule.badField("end")) {
      try Licence(name: "a", kind: .family, serial: 1, issued: day, end: CalendarDay(number: day.number - 1))
    }
    #expect(throws: LicenceRule.badField("issued")) {
      try Licence(name: "a", kind: .family, serial: 1, issued: TestLicence.day("2019-12-31"))
    }
  }

  /// A signature of anything but a licence, or with its purpose left out, is none.
  @Test func aSignatureOfSomethingElseDoesNotCount() throws {
    let licence = try TestLicence.family()
    let body = Array(licence.bytes(signedWith: TestLicence.key).dropLast(Sodium.signatureBytes))
    let text = LicenceText.text(name: licence.name, bytes: body + TestLicence.key.signature(of: body))
    #expect(TestLicence.rule(text) == .altered)
  }

  @Test func everyRuleHasAMessageOfItsOwn() {
    let day = TestLicence.day("2026-11-30")
    let rules: [LicenceRule] = [
      .empty, .tooLarge(limit: 1), .notText, .badCharacter("!", row: 1), .mistyped(row: 1), .cut(found: 1, expected: 2),
      .tooLong(extra: 1), .newerVersion(2), .otherKey, .altered, .changedName(shown: "a", signed: "b"),
      .badField("name"), .expired(end: day), .clockBehind(today: day, issued: day), .clockAhead(today: day, end: day),
      .withdrawn(serial: 1),
    ]
    #expect(Set(rules.map(\.message)).count == rules.count)
    #expect(rules.allSatisfy { !$0.message.contains("\n") && !$0.message.isEmpty })
  }
}
