import Grading
import Stage
import Testing

@testable import Scenes

@Suite struct PhraseScriptTests {
  @Test func aScriptIsReadLineByLine() throws {
    let script = try PhraseScript("# said\nkey\tphrase\n1\tWell done!\n\n2\tYes!\n", language: "en", kind: "praise")
    #expect(script.lines == [.init(key: "1", words: "Well done!"), .init(key: "2", words: "Yes!")])
    #expect(script.entries(of: script.lines[1]) == ["Voice/en/praise/2.wav", "Voice/en/praise/2.opus"])
    #expect(script.recording(of: script.lines[0]) == "Voice/en/praise/1.wav")
  }

  @Test(arguments: [
    ("a\tb\n", 1, PhraseScriptError.Rule.noHeading), ("key\tphrase\nx\n", 2, .notTwoFields),
    ("key\tphrase\n#\nx\t\n", 3, .notTwoFields), ("key\tphrase\n../x\tX\n", 2, .badKey("../x")),
    ("key\tphrase\na\tA\na\tB\n", 3, .keyTwice("a")),
  ]) func aBrokenScriptIsRefusedAtItsLine(text: String, line: Int, rule: PhraseScriptError.Rule) {
    #expect(throws: PhraseScriptError(name: "Voice/en/menu.tsv", line: line, rule: rule)) {
      try PhraseScript(text, language: "en", kind: "menu")
    }
  }

  /// The scripts from which voices are made have every phrase the program can say, and the other way round.
  @Test(arguments: ["en", "ru"]) func everyPhraseStandsInTheScripts(language: String) throws {
    let studio = try #require(try TestClassroom.make().studio)
    let scripts = studio.scripts(language) { Issue.record("\($0)") }
    #expect(scripts.map(\.kind) == PhraseScript.kinds)
    func keys(_ kind: String) -> Set<String> {
      Set(scripts.first { $0.kind == kind }?.lines.map { "\(kind)/\($0.key)" } ?? [])
    }
    let tongues = Tongues(interface: language, lesson: language)
    #expect(tongues.sound(of: .praise(1)).entries.contains("Voice/\(language)/praise/1.opus"))
    #expect(keys("praise") == Set((1...Phrase.praises).compactMap { Phrase.praise($0).path }))
    #expect(keys("rung") == Set((1...6).compactMap { Phrase.rung($0).path }))
    let faults = VerdictCode.allCases.flatMap { code in
      (1...Phrase.faultVariants).compactMap { Phrase.fault(code, variant: $0).path }
    }
    #expect(keys("fault") == Set(faults))
  }
}
