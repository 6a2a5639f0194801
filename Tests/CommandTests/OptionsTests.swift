import Scenes
import Testing

@testable import tracewell

@Suite struct OptionsTests {
  /// Whoever names a page for grown-ups stands before the gate all the same.
  @Test(arguments: GrownUpPage.allCases.filter { $0 != .exit }) func pagesForGrownUpsAreGated(page: GrownUpPage) throws
  {
    #expect(try Options(["--page", page.rawValue]).page == .gate(page))
  }

  @Test func pagesForChildrenAreOpen() throws {
    #expect(try Options(["--page", "best"]).page == .best)
    #expect(try Options(["--page", "who"]).page == .who)
    #expect(try Options(["--page", "first-start"]).page == .firstStart)
  }

  @Test(arguments: ["exit", "quit", "", "Settings", "notice"]) func otherPagesAreNone(name: String) {
    #expect(throws: UsageError.self) { try Options(["--page", name]) }
  }
}
