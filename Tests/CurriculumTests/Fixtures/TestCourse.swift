import Curriculum
import Letterform

/// A course in memory: files by name, as a pack would give them.
struct TestCourse {
  var files: [String: String] = [
    "Letters/test/model.xml": """
    <model xmlns="urn:tracewell:letter" id="test" language="en" writing="print" slant="0" slant-range="0 20">
      <guides ascender="0" x-line="100" baseline="200" descender="300"/>
      <family id="stick" letters="l i"/>
      <alphabet letters="i l L"/>
      <outside letters="й"/>
    </model>
    """,
    "Letters/test/small-l.svg": svg("l", "<path d='M10,0 L10,200'/>"),
    "Letters/test/small-i.svg": svg("i", "<path d='M10,100 L10,200'/><path tw:small='yes' d='M10,60 l.1,0'/>"),
    "Letters/test/capital-l.svg": svg("L", "<path d='M10,0 L10,200 L80,200'/>", advance: 90),
    "Letters/test/small-й.svg": svg(
      "й", "<path d='M10,100 L10,200 L80,100 L80,200'/><path d='M25,60 L65,60'/>", advance: 90),
    "Letters/test/notes.txt": "nothing",
  ]

  static func svg(_ letter: String, _ strokes: String, advance: Int = 60) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:tw='urn:tracewell:letter' tw:character='\(letter)' "
      + "tw:advance='\(advance)'>\n<g tw:form='target'>\(strokes)</g></svg>"
  }

  struct Absent: Error {}

  func course(_ id: String = "test", slant: Double? = nil) throws -> Course {
    try Course(
      model: id, slant: slant,
      read: { name in
        guard let text = files[name] else { throw Absent() }
        return Array(text.utf8)
      },
      list: { folder in
        files.keys.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
      })
  }
}

extension LevelTable {
  /// Levels with the corridors that the design names, whatever our own files say.
  static func test() throws -> LevelTable {
    let corridors = [0.4, 0.4, 0.3, 0.24, 0.2, 0.18]
    let lines = ScreenSize.allCases.flatMap { screen in
      corridors.enumerated().map { "\(screen.rawValue),\($0 + 1),0.5,\($1),normal,1,lines" }
    }
    let text = ([columns.joined(separator: ",")] + lines).joined(separator: "\n")
    return try LevelTable(csv: Array(text.utf8), name: "test.csv")
  }
}
