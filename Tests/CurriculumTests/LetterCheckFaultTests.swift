import Curriculum
import Letterform
import Testing

/// Broken letters, one for each rule that looks at more than one letter or at the writing of it.
@Suite struct LetterCheckFaultTests {
  /// A check of small letters, each given by its forms, in one family.
  private func check(
    _ letters: [(character: String, forms: String)], writing: Writing = .print, advance: Int = 60
  ) throws -> LetterCheck {
    let names = letters.map(\.character).joined(separator: " ")
    var course = TestCourse()
    course.files = [
      "Letters/test/model.xml": """
      <model xmlns="urn:tracewell:letter" id="test" language="en" writing="\(writing.rawValue)" slant="0"
        slant-range="0 20">
        <guides ascender="0" x-line="100" baseline="200" descender="300"/>
        <family id="all" letters="\(names)"/>
        <alphabet letters="\(names)"/>
      </model>
      """
    ]
    for (character, forms) in letters {
      course.files["Letters/test/small-\(character).svg"] =
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:tw='urn:tracewell:letter' tw:character='\(character)' "
        + "tw:advance='\(advance)'>\(forms)</svg>"
    }
    return LetterCheck(course: try course.course(), levels: try .test())
  }

  private func target(_ strokes: String) -> String { "<g tw:form='target'>\(strokes)</g>" }

  /// A stick with its lead-in and exit on the baseline.
  private let joining = "<path tw:join-in='20,160' tw:join-out='50,200' d='M0,200 L20,160 V100 V180 Q20,200 50,200'/>"

  private func joins(_ second: String) throws -> [Finding.Kind] {
    let check = try check([("u", target(joining)), ("v", second)], writing: .joined)
    return check.joinFindings { $0 == "u" && $1 == "v" }.map(\.kind)
  }

  @Test func aLetterWithoutJoints() throws {
    let without = try joins(target("<path d='M0,200 L20,160 V100 V200'/>"))
    #expect(without == [.joinMissing, .joinMissing])
    #expect(try joins(target(joining)) == [])
  }

  @Test func aJoinThatDoesNotMeet() throws {
    let unreachable =
      target(joining) + "<g tw:form='entry' tw:joined='yes'>"
      + "<path tw:join-out='50,200' d='M0,200 V100 V180 Q20,200 50,200'/></g>"
    #expect(try joins(unreachable) == [.joinFails(next: "v")])
  }

  @Test func aJoinThatIsNoPensWay() throws {
    // The entry lies behind the exit and leads back to the left.
    let back = try joins(
      target("<path tw:join-in='-8,199' tw:join-out='50,200' d='M-4,199 H-60 V100 V180 Q20,200 50,200'/>"))
    #expect(
      back.contains { kind in
        if case .joinTight(next: "v", let radius) = kind { radius < CheckLimits.joinRadius } else { false }
      })
    let below = try joins(
      target("<path tw:join-in='-10,200' tw:join-out='50,200' d='M-10,210 V100 V180 Q20,200 50,200'/>"))
    #expect(below == [])
  }

  @Test func aJoinThatWinds() throws {
    // The entry lies far behind the exit and leads to the right as it does: back and forth again.
    let behind = try joins(
      target("<path tw:join-in='-60,199' tw:join-out='50,200' d='M-80,199 H-20 V100 V180 Q20,200 50,200'/>"))
    #expect(
      behind.contains { kind in
        if case .joinWinds(next: "v", let degrees) = kind { degrees > CheckLimits.joinTurning } else { false }
      }, "\(behind)")
  }

  @Test func aWidthOutOfTheFamily() throws {
    let check = try check(
      [
        ("a", target("<path d='M0,200 H60'/>")), ("c", target("<path d='M0,200 H58'/>")),
        ("o", target("<path d='M0,200 H60'/>")), ("q", target("<path d='M0,200 H97'/>")),
      ], advance: 100)
    #expect(check.widthFindings == [Finding(.width(97, usual: 60), letter: "q")])
  }

  @Test func aLetterThatIsAnotherOneBackwards() throws {
    let check = try check([("l", target("<path d='M10,0 V200'/>")), ("i", target("<path d='M10,200 V0'/>"))])
    let reversed = check.lookAlikes().filter {
      if case .readsAs(_, how: .reversed) = $0.kind { true } else { false }
    }
    #expect(
      reversed == [
        Finding(.readsAs(other: "l", how: .reversed), letter: "i"),
        Finding(.readsAs(other: "i", how: .reversed), letter: "l"),
      ])
  }

  @Test func aLetterThatNobodyCanWrite() throws {
    // A comb far finer than the widest corridor.
    let teeth = (0..<24).map { "V\($0 % 2 == 0 ? 106 : 100) h2" }.joined(separator: " ")
    let found = try check([("m", target("<path d='M0,100 \(teeth) V200'/>"))]).writingFindings()
    #expect(
      found.contains { finding in
        if case .unwritable = finding.kind { finding.letter == "m" && finding.isFault } else { false }
      })
  }

  @Test func aLetterThatIsWonBeforeItsBar() throws {
    let stick = "<path tw:small='yes' d='M30,0 V200'/>"
    let early = "<g tw:form='early' tw:use='accepted'><path tw:small='yes' d='M30,0 V179'/></g>"
    let found = try check([("t", target(stick + "<path d='M0,100 H60'/>") + early)]).writingFindings()
    // Without a bar is allowed then, as the form says; so is a bar the wrong way, which nobody looks at any more.
    #expect(
      found.contains { finding in
        if case .cheat(rung: 6, _, how: "reverses(stroke: 1)") = finding.kind { finding.isFault } else { false }
      }, "\(found.map(\.message))")
  }
}
