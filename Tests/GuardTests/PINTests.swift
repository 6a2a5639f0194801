import Testing

@testable import Guard

@Suite struct PINTests {
  @Test func aPINIsItsDigitsAndNothingElse() throws {
    let pin = try PIN("302817")
    #expect(pin.isOpened(by: "302817"))
    for wrong in ["302818", "30281", "3028170", "", "000000", "३०२८१७"] { #expect(!pin.isOpened(by: wrong)) }
  }

  @Test func twoOfTheSameDigitsHaveDifferentHashes() throws {
    #expect(try PIN("302817").hash != PIN("302817").hash)
  }

  @Test func theHashTakesNoMoreThanSixteenMebibytes() throws {
    // Argon2 names its memory in kibibytes.
    #expect(try PIN("302817").hash.hasPrefix("$argon2id$v=19$m=16384,t=3,p=1$"))
  }

  @Test(arguments: [
    ("12345", PINRule.length(5)), ("1234567890123", .length(13)), ("30281a", .notDigits), ("111111", .simple),
    ("123456", .simple), ("987654", .simple), ("121212", .simple), ("123123", .simple), ("901234", .simple),
    ("12341234", .simple), ("", .length(0)),
  ])
  func whatAChildTriesFirstIsRefused(digits: String, rule: PINRule) {
    #expect(PIN.broken(by: digits) == rule)
    #expect(throws: GuardError.badPIN(rule)) { try PIN(digits) }
  }

  @Test func ordinaryPINsAreAllowed() {
    for digits in ["302817", "112358", "199087", "123321", "271828182845"] { #expect(PIN.broken(by: digits) == nil) }
  }
}
