import Testing

@testable import Guard

@Suite struct EntitlementTests {
  private let families: [[Character]] = [["c", "o", "a"], ["l", "i"], []]

  @Test func theFirstFamilyIsFree() {
    #expect(Entitlement.firstFamily.letters(of: families) == ["c", "o", "a"])
    #expect(Entitlement.firstFamily.letters(of: []) == [])
  }

  @Test func aLicenceOpensEverything() throws {
    let all = Entitlement.everything(try TestLicence.family())
    #expect(all.letters(of: families) == ["c", "o", "a", "l", "i"])
    #expect(all.opens(family: 100))
  }
}
