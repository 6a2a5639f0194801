import Testing

@testable import Letterform

@Suite struct LetterFileTests {
  @Test func everyTestLetterIsRead() throws {
    for (name, text) in TestLetters.files {
      let letter = try Letter(svgFile: Array(text.utf8), name: name)
      #expect(letter.forms.first?.isTarget == true, "\(name)")
      #expect(letter.forms.allSatisfy { !$0.bounds.isEmpty }, "\(name)")
    }
    let model = try Model(file: Array(TestLetters.model.utf8), name: "model.xml")
    #expect(model.taught == ["a", "e", "L", "t", "ц", "й"])
    #expect(model.slantRange == 0...20)
    #expect(model.guides.xHeight == 100)
    #expect(model.variants == [Variant(id: "short", letters: ["t"])])
  }

  @Test func formsForHandsAndVariants() throws {
    let t = try TestLetters.letter("small-t.svg")
    #expect(t.forms(hand: .right).map(\.id) == ["target"])
    #expect(t.forms(hand: .left).map(\.id) == ["left-bar", "target"])
    #expect(t.forms(hand: .left).map(\.isTarget) == [true, false])
    #expect(t.forms(hand: .right, variant: "short").map(\.id) == ["short"])
    #expect(t.forms(hand: .right, variant: "no such").map(\.id) == ["target"])
    #expect(try TestLetters.letter("small-a.svg").forms(hand: .left).map(\.id) == ["target", "lifted"])
    #expect(t.forms[0].strokes[1].isSmall)
    #expect(try TestLetters.letter("small-a.svg").forms[0].strokes[0].narration == ["around", "up", "down"])
  }

  @Test func slantMovesJointsWithThePath() throws {
    let upright = try TestLetters.letter("small-e.svg")
    let leaned = try TestLetters.letter("small-e.svg", slant: 25)
    let (a, b) = (upright.forms[0].strokes[0], leaned.forms[0].strokes[0])
    #expect(b.path.start == a.path.start)
    let joint = try #require(b.joinOut)
    #expect((b.path.flattened().nearest(to: joint)?.distance ?? 9) < 0.1)
    #expect(joint.x > (a.joinOut?.x ?? 0) + 4)
  }

  @Test func layersTransformsAndForeignDataAreTolerated() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with a drawing program -->
      <svg width="100mm" viewBox="0 0 100 300" version="1.1" xmlns="http://www.w3.org/2000/svg"
        xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="urn:ink" xmlns:tw="urn:tracewell:letter"
        tw:character="l" tw:advance="20" inkscape:version="1.2">
        <defs id="d"/><inkscape:view id="v"/>
        <g inkscape:label="guides"><rect x="1"/><path d="nonsense"/></g>
        <g inkscape:groupmode="layer" transform="translate(5,0)">
          <svg:g tw:form="target" transform="scale(2)"><title>a form</title>
            <g><path inkscape:label="s" style="fill:none" d="m 1,10&#10;v 90" transform="translate(0 1)"/></g>
          </svg:g>
        </g>
      </svg>
      """
    let letter = try Letter(svgFile: Array(text.utf8), name: "small-l.svg")
    #expect(letter.forms[0].strokes.map(\.path.svg) == ["M7,22 L7,202"])
  }

  @Test(arguments: [
    ("<g tw:form='a'><path d='M0,0 L1,?'/></g>", LetterFileError.Rule.path(.numberExpected(found: 0x3F), offset: 8)),
    ("<g tw:form='a'><path d='M0,0 L9,9 M1,1 L2,2'/></g>", .strokeLifts),
    ("<g tw:form='a'><path d=''/></g>", .emptyStroke),
    ("<g tw:form='a'><path/></g>", .missingAttribute(element: "path", attribute: "d")), ("", .noForm),
    ("<g tw:form='a'/>", .emptyForm("a")), ("<g tw:form='a'><rect/></g>", .notAPath(element: "rect")),
    ("<g tw:form='a'><g tw:form='b'/></g>", .nestedForm("a")),
    ("<g tw:form='a' tw:use='accepted'><path d='M0,0L9,9'/></g>", .firstFormNotTarget),
    ("<g tw:form='a' tw:hand='left'><path d='M0,0L9,9'/></g>", .firstFormNotTarget),
    ("<g tw:form='a' tw:hand='right'><path d='M0,0L9,9'/></g>", .missingTarget(variant: "", hand: .left)),
    ("<g tw:form='a'><path d='M0,0L9,9'/></g><g tw:form='a'><path d='M0,0L9,9'/></g>", .repeatedName("a")),
    (
      "<g tw:form='a'><path d='M0,0L9,9'/></g><g tw:form='b'><path d='M0,0L9,9'/></g>",
      .repeatedTarget(variant: "", hand: nil)
    ),
    ("<g tw:form='a'><path tw:smal='yes' d='M0,0L9,9'/></g>", .unknownAttribute(element: "path", attribute: "tw:smal")),
    (
      "<g tw:form='a'><path tw:small='maybe' d='M0,0L9,9'/></g>",
      .badValue(attribute: "small", value: "maybe", expected: "no, yes")
    ),
    (
      "<g tw:form='a'><path tw:join-in='0' d='M0,0L9,9'/></g>",
      .badValue(attribute: "join-in", value: "0", expected: "x,y")
    ),
    ("<g tw:form='a'><path tw:join-in='0,9' d='M0,0L9,0'/></g>", .joinOffPath(attribute: "join-in", distance: 9)),
    ("<g tw:form='a'><path tw:join-in='8,0' tw:join-out='2,0' d='M0,0L9,0'/></g>", .joinOrder),
    ("<g tw:form='a'><path d='M0,0L9e9,0'/></g>", .strokeTooLarge),
    ("<g tw:form='a' transform='scale(1e9)'><path d='M0,0L9,9'/></g>", .strokeTooLarge),
    ("<g tw:form='a'><path d='M0,0L4000,0 0,0 4000,0 0,0 4000,0 0,0'/></g>", .strokeTooLarge),
    ("<g tw:form='a' tw:joined='yes'><path d='M0,0L9,9'/></g>", .firstFormNotTarget),
    (
      "<g tw:form='a' tw:before='ab'><path d='M0,0L9,9'/></g>",
      .badValue(attribute: "before", value: "ab", expected: "single letters with spaces between")
    ),
    ("<g tw:form='a' transform='scale(0)'><path d='M0,0L9,0'/></g>", .flatTransform),
    ("<g tw:form='a' transform='turn(9)'><path d='M0,0L9,0'/></g>", .path(.transformExpected, offset: 0)),
  ])
  func faults(forms: String, rule: LetterFileError.Rule) {
    let text = TestLetters.svg("a", 100, forms)
    let error = #expect(throws: LetterFileError.self) { try Letter(svgFile: Array(text.utf8), name: "small-a.svg") }
    #expect(error?.rule == rule)
    #expect(error?.message.hasPrefix("small-a.svg:1:") == true)
  }

  @Test func placeInsideAPathOnItsThirdLine() {
    let text = TestLetters.svg("a", 100, "<g tw:form='a'>\n<path d='M0,0\n  L1&#44;1 x'/></g>")
    let error = #expect(throws: LetterFileError.self) { try Letter(svgFile: Array(text.utf8), name: "f") }
    #expect(error?.place == TextPlace(line: 3, column: 12))
  }

  @Test(arguments: [("ab", "10"), ("", "10"), (" ", "10"), ("a", "0"), ("a", "-3"), ("a", "nan"), ("a", "wide")])
  func badCharacterOrAdvance(character: String, advance: String) {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:tw='urn:tracewell:letter' tw:character='\(character)' "
      + "tw:advance='\(advance)'><g tw:form='a'><path d='M0,0L9,9'/></g></svg>"
    let error = #expect(throws: LetterFileError.self) { try Letter(svgFile: Array(text.utf8), name: "f") }
    guard case .badValue = error?.rule else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test(arguments: [
    (
      "<model xmlns='urn:tracewell:letter'/>",
      LetterFileError.Rule.missingAttribute(element: "model", attribute: "writing")
    ),
    ("<svg/>", .root(expected: "model")), ("<model", .xml(.unexpectedEnd)),
    (
      "<model xmlns='urn:tracewell:letter' id='x' language='en' writing='print'><alphabet letters='a'/></model>",
      .missingElement(element: "model", child: "guides")
    ),
    (
      "<model xmlns='urn:tracewell:letter' id='x' language='en' writing='print'><guides ascender='0' x-line='100' baseline='50' descender='300'/><alphabet letters='a'/></model>",
      .guideOrder
    ),
    (
      "<model xmlns='urn:tracewell:letter' id='x' language='en' writing='print'><guides ascender='0' x-line='100' baseline='200' descender='300'/><alphabet letters='a b a'/></model>",
      .repeatedLetter("a")
    ),
  ])
  func modelFaults(text: String, rule: LetterFileError.Rule) {
    let error = #expect(throws: LetterFileError.self) { try Model(file: Array(text.utf8), name: "model.xml") }
    #expect(error?.rule == rule)
  }
}
