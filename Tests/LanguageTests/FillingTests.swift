import Testing

@testable import Language

@Suite struct FillingTests {
  @Test(arguments: [
    ("{name} wrote {count} letters", "Ada wrote 3 letters"), ("{count} by {name}", "3 by Ada"),
    ("no names", "no names"),
    // What has no value, no end or no beginning stays as it is.
    ("{other} of {name}", "{other} of Ada"), ("{name", "{name"), ("name}", "name}"), ("", ""), ("{}", "{}"),
    ("{name}{name}", "AdaAda"),
  ]) func namesAreFilled(text: String, expected: String) {
    #expect(filled(text, ["name": "Ada", "count": "3"]) == expected)
  }

  /// A child may be called as it likes.
  @Test func whatIsFilledInIsNotFilledAgain() {
    #expect(filled("{a} and {b}", ["a": "{b}", "b": "{a}"]) == "{b} and {a}")
  }
}
