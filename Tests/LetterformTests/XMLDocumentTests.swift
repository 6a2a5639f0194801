import Testing

@testable import Letterform

@Suite struct XMLDocumentTests {
  private func read(_ text: String, limits: XMLLimits = XMLLimits()) throws -> XMLElement {
    try XMLDocument(Array(text.utf8), limits: limits).root
  }

  @Test func elementsAttributesAndText() throws {
    let root = try read(
      "\u{FEFF}<?xml version='1.0' encoding='utf-8'?><a x='1' y=\"2\">t<b/>&lt;<![CDATA[<&]]>u<!-- c --></a> <!-- -->")
    #expect(root.name == XMLName("a"))
    #expect(root["x"] == "1")
    #expect(root["y"] == "2")
    #expect(root["z"] == nil)
    #expect(root.text == "t<<&u")
    #expect(root.children.map(\.name.local) == ["b"])
  }

  @Test func namespacesHaveScopes() throws {
    let root = try read("<p:a xmlns:p='one' xmlns='two' p:k='v' k='w'><b xmlns='' xmlns:p='three'><p:c/></b><d/></p:a>")
    #expect(root.name == XMLName("a", in: "one"))
    #expect(root["k", in: "one"] == "v")
    #expect(root["k"] == "w")
    #expect(root.children.map(\.name) == [XMLName("b"), XMLName("d", in: "two")])
    #expect(root.children[0].children[0].name == XMLName("c", in: "three"))
  }

  @Test func entitiesAndWhiteSpaceInValues() throws {
    let root = try read("<a x='&amp;&#x44F;&#48;\r\n\t&quot;\"&apos;&gt;'/>")
    #expect(root["x"] == "&я0  \"\"'>")
  }

  @Test(arguments: [
    ("", XMLError.Rule.unexpectedEnd), ("x", .outsideRoot), ("<a>", .expected("</a>")),
    ("<a></b>", .mismatchedTag(open: "a", close: "b")),
    ("<a/><b/>", .outsideRoot), ("<a/>x", .outsideRoot), ("</a>", .outsideRoot),
    ("<a x='1' x='2'/>", .repeatedAttribute("x")),
    ("<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", .repeatedAttribute("q:x")),
    ("<a x=1/>", .expected("\"")), ("<a x/>", .expected("=")), ("<a x='<'/>", .expected("\"")),
    ("<a x='1'y='2'/>", .expected(">")),
    ("<a x='1", .unexpectedEnd), ("<a", .unexpectedEnd), ("<", .nameExpected), ("<1/>", .nameExpected),
    ("<p:a/>", .unboundPrefix("p")),
    ("<a p:x=''/>", .unboundPrefix("p")), ("<:a/>", .unboundPrefix("")), ("<a:b:c xmlns:a='u'/>", .nameExpected),
    ("<a>&nbsp;</a>", .unknownEntity("nbsp")), ("<a>&#0;</a>", .forbiddenCharacter),
    ("<a>&#xD800;</a>", .forbiddenCharacter),
    ("<a>&#x110000;</a>", .forbiddenCharacter), ("<a>&#-1;</a>", .forbiddenCharacter), ("<a>& </a>", .nameExpected),
    ("<a>&amp </a>", .expected(";")),
    ("<a>]]></a>", .reservedSequence("]]>")), ("<!-- -- --><a/>", .reservedSequence("--")), ("<!-- ", .unexpectedEnd),
    ("<a><![CDATA[", .unexpectedEnd), ("<![CDATA[]]><a/>", .outsideRoot), ("<a>\u{1}</a>", .forbiddenCharacter),
    ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", .documentType), ("<a><!ELEMENT b></a>", .documentType),
    ("<?pi", .unexpectedEnd),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a/>", .encoding("ISO-8859-1")),
  ])
  func refused(text: String, rule: XMLError.Rule) {
    let error = #expect(throws: XMLError.self) { try read(text) }
    #expect(error?.rule == rule)
  }

  @Test func brokenUTF8IsRefusedWithItsPlace() {
    let error = #expect(throws: XMLError.self) { try XMLDocument(Array("<a>\né".utf8) + [0xFF] + Array("</a>".utf8)) }
    #expect(error?.rule == .notUTF8)
    #expect(error?.line == 2)
    #expect(error?.column == 2)
  }

  @Test func limitsHold() {
    var limits = XMLLimits()
    (limits.depth, limits.elements, limits.attributes, limits.namespaces, limits.bytes) = (3, 5, 2, 2, 200)
    func rule(_ text: String) -> XMLError.Rule? {
      do {
        _ = try XMLDocument(Array(text.utf8), limits: limits)
        return nil
      } catch { return error.rule }
    }
    #expect(rule("<a><a><a/></a></a>") == nil)
    #expect(rule("<a><a><a><a/></a></a></a>") == .tooDeep(limit: 3))
    #expect(rule("<a><b/><b/><b/><b/></a>") == nil)
    #expect(rule("<a><b/><b/><b/><b/><b/></a>") == .tooMany(limit: 5))
    #expect(rule("<a x='' y=''/>") == nil)
    #expect(rule("<a x='' y='' z=''/>") == .tooMany(limit: 2))
    #expect(rule("<a xmlns:p='1' xmlns:q='2'/>") == .tooMany(limit: 2))
    #expect(rule("<a>" + String(repeating: " ", count: 200) + "</a>") == .tooLarge(limit: 200))
    #expect(rule(String(repeating: "<a>", count: 60)) == .tooDeep(limit: 3))
  }

  @Test func noTextCrashes() {
    var random = Seeded(23)
    let parts = [
      "<", ">", "/", "a", "b:", "xmlns:b", "=", "'", "\"", "&", "#", "x41", ";", "amp", " ", "<!--", "-->", "<![CDATA[",
      "]]>", "<?", "?>", "\n", "é", "\u{0}", "<a>", "</a>", "xmlns='u'",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      if (try? XMLDocument(Array(text.utf8))) != nil { accepted += 1 }
    }
    #expect(accepted > 0)
    let letter = Array((TestLetters.files["small-t.svg"] ?? "").utf8)
    for _ in 0..<3_000 {
      var damaged = letter
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0..<damaged.count, using: &random)
        if Bool.random(using: &random) {
          damaged[index] = UInt8.random(in: 0...255, using: &random)
        } else {
          damaged.remove(at: index)
        }
      }
      do {
        let letter = try Letter(svgFile: damaged, name: "f")
        #expect(!letter.forms.isEmpty)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}
