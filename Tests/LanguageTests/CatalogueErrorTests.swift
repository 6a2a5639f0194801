import Testing

@testable import Language

@Suite struct CatalogueErrorTests {
  /// A line of the log says which file, and all that is known of its fault.
  @Test func everyFaultHasWordsOfItsOwn() {
    let rules: [(CatalogueRule, [String])] = [
      (.tooLarge(bytes: 5_000_000, limit: 4_194_304), ["5000000", "4194304"]), (.notACatalogue, []),
      (.revision(7), ["7"]), (.count(81), ["81"]), (.outside(offset: 93), ["93"]), (.noEnd(offset: 94), ["94"]),
      (.notText(offset: 95), ["95"]), (.order(index: 12), ["12"]), (.noHeader, []), (.charset, ["charset=UTF-8"]),
      (.plural, []), (.hash, []),
    ]
    var seen: Set<String> = []
    for (rule, facts) in rules {
      let message = CatalogueError(file: "/there/tracewell.mo", rule: rule).message
      #expect(message.hasPrefix("/there/tracewell.mo: ") && !message.contains("\n"))
      for fact in facts { #expect(message.contains(fact), "\(message)") }
      seen.insert(message)
    }
    #expect(seen.count == rules.count)
  }
}
