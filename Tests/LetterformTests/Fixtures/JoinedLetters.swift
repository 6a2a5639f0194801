@testable import Letterform

/// Joined letters: a loop, one with a dot, one that leaves high, a capital that does not join, one with an inner lift.
enum JoinedLetters {
  static let texts: [(character: String, advance: Int, forms: String)] = [
    (
      "e", 86,
      "<g tw:form='target'><path tw:say='up loop' tw:join-in='31.15,186.94' tw:join-out='70,197.26' d='M0,200 C60,180"
        + " 78,150 78,128 C78,110 66,100 52,100 C28,100 14,126 14,152 C14,182 32,200 54,200 C74,200 86,192 96,178'/></g>"
    ),
    (
      "i", 63,
      "<g tw:form='target'><path tw:say='up down' tw:join-in='23,168' tw:join-in-high='37.05,138.61' tw:join-out='63,200'"
        + " d='M0,200 C14.75,197.4 13.99,179.96 23,168 C38.65,147.24 40.74,123.97 42,100 L42,168"
        + " C42,185.6 51.45,200 63,200 C97.67,200 87.26,148.89 103,118'/>"
        + "<path tw:say='dot' tw:small='yes' tw:delayed='yes' d='M42,50 L42.1,50'/></g>"
    ),
    (
      "o", 88,
      "<g tw:form='target'><path tw:join-out='95,114' d='M76,105 C69.85,103.35 66.37,100 60,100 C45.15,100 33,122.5"
        + " 33,150 C33,177.5 45.15,200 60,200 C77.05,200 91,175.7 91,146 C91,136.72 84.5,115.22 78,103 C79.4,109.6 86.2,114"
        + " 95,114 C99.51,114 108.96,109.5 116,104'/></g>"
        + "<g tw:form='entry' tw:joined='yes'><path tw:join-in='28.03,138.89' tw:join-in-high='51.95,101.33'"
        + " tw:join-out='95,114' d='M0,200 C33.91,145.72 30,100 60,100 C63.67,100 71.67,102.5 76,105 C69.85,103.35"
        + " 66.37,100 60,100 C45.15,100 33,122.5 33,150 C33,177.5 45.15,200 60,200 C77.05,200 91,175.7 91,146 C91,136.72"
        + " 84.5,115.22 78,103 C79.4,109.6 86.2,114 95,114 C99.51,114 108.96,109.5 116,104'/></g>"
        + "<g tw:form='low' tw:joined='yes' tw:before='k'><path tw:join-in='28.03,138.89' tw:join-out='80,200'"
        + " d='M0,200 C33.91,145.72 30,100 60,100 C30,100 20,200 60,200 L80,200'/></g>"
    ),
    ("B", 120, "<g tw:form='target'><path d='M20,0 L20,200'/><path d='M20,0 H90 V200 H20'/></g>"),
    (
      "k", 90,
      "<g tw:form='target'><path tw:join-in='20,160' d='M0,200 L20,160 L40,0 L40,200'/>"
        + "<path tw:join-out='90,200' d='M80,100 L40,150 L70,200 L100,200'/></g>"
        + "<g tw:form='once' tw:use='accepted'><path tw:join-in='20,160' tw:join-out='90,200'"
        + " d='M0,200 L20,160 L40,0 L40,200 L80,100 L40,150 L70,200 L100,200'/></g>"
    ),
  ]

  static func writer(_ writing: Writing = .joined) throws -> WordWriter {
    var letters: [Character: Letter] = [:]
    for (character, advance, forms) in texts {
      let text = TestLetters.svg(character, advance, forms)
      let letter = try Letter(svgFile: Array(text.utf8), name: character)
      letters[letter.character] = letter
    }
    let guides = GuideLines(ascender: 0, xLine: 100, baseline: 200, descender: 300)
    return WordWriter(
      model: Model(id: "test", language: "en", writing: writing, guides: guides), letters: letters, slant: 0)
  }
}
