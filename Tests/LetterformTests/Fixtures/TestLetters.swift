@testable import Letterform

/// Seven letters that stand in for a model: a bowl, a stick, a bar, a loop, a double loop, a tail, a diacritic.
enum TestLetters {
  static let files: [String: String] = [
    "small-a.svg": svg(
      "a", 110,
      "<g tw:form='target'><path tw:say='around up down' d='M100,118 C90,106 75,100 55,100 C27,100 5,122 5,150"
        + " C5,178 27,200 55,200 C79,200 100,182 100,150 L100,100 L100,200'/></g>"
        + "<g tw:form='lifted' tw:use='accepted'><path d='M100,118 C90,106 75,100 55,100 C27,100 5,122 5,150"
        + " C5,178 27,200 55,200 C79,200 100,182 100,150'/><path d='M100,100 L100,200'/></g>"),
    "capital-l.svg": svg("L", 80, "<g tw:form='target'><path d='M10,0 L10,200 L80,200'/></g>"),
    "small-t.svg": svg(
      "t", 70,
      "<g tw:form='target'><path d='M30,20 L30,200'/><path tw:small='yes' tw:delayed='yes' d='M5,100 H55'/></g>"
        + "<g tw:form='left-bar' tw:hand='left'><path d='M30,20 L30,200'/><path tw:small='yes' d='M55,100 H5'/></g>"
        + "<g tw:form='short' tw:variant='short'><path d='M30,50 L30,200'/><path tw:small='yes' d='M5,100 H55'/></g>"),
    "small-e.svg": svg(
      "e", 100,
      "<g tw:form='target'><path tw:join-in='31.15,186.94' tw:join-out='86.3,188.93' d='M0,200 C60,180 78,150 78,128"
        + " C78,110 66,100 52,100 C28,100 14,126 14,152 C14,182 32,200 54,200 C74,200 86,192 96,178'/></g>"),
    "digit-8.svg": svg(
      "8", 100,
      "<g tw:form='target'><path d='M80,30 C70,8 60,0 45,0 C22,0 8,18 8,44 C8,92 88,104 88,154 C88,182 70,200 48,200"
        + " C24,200 6,182 6,154 C6,104 84,92 84,44 C84,38 83,34 80,30'/></g>"),
    "small-ц.svg": svg(
      "ц", 100,
      "<g tw:form='target'><path d='M10,100 L10,200 L80,200'/><path d='M80,100 L80,200 L96,200 L96,222'/></g>"),
    "small-й.svg": svg(
      "й", 90,
      "<g tw:form='target'><path d='M10,100 L10,200 L80,100 L80,200'/>"
        + "<path tw:small='yes' tw:delayed='yes' d='M25,60 Q45,85 65,60'/></g>"),
  ]

  static let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model xmlns="urn:tracewell:letter" id="test" language="ru" writing="print" slant="0" slant-range="0 20">
      <guides ascender="0" x-line="100" baseline="200" descender="300"/>
      <family id="round" letters="a e"/>
      <family id="stick" letters="L t ц й"/>
      <alphabet letters="a e L t ц й 8"/>
      <variant id="short" letters="t"/>
    </model>
    """

  static func svg(_ character: String, _ advance: Int, _ forms: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:tw='urn:tracewell:letter' tw:character='\(character)' "
      + "tw:advance='\(advance)'>\(forms)</svg>"
  }

  static func letter(_ file: String, slant: Double = 0) throws -> Letter {
    try Letter(svgFile: Array((files[file] ?? "").utf8), name: file, slant: slant)
  }
}
