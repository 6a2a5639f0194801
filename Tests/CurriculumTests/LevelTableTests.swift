import Curriculum
import Foundation
import Letterform
import Testing

@Suite struct LevelTableTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Assets")

  @Test(arguments: [false, true], Writing.allCases)
  func ourFilesAreSound(words: Bool, writing: Writing) throws {
    let name = LevelTable.file(words: words, writing: writing)
    let table = try LevelTable(csv: Array(Data(contentsOf: Self.folder.appending(path: name))), name: name)
    #expect(table.levels.count == 12)
    for screen in ScreenSize.allCases {
      let corridors = (2...6).compactMap { table.level(rung: $0, screen: screen)?.corridor }
      #expect(corridors.count == 5)
      #expect(corridors == corridors.sorted(by: >))
      #expect(table.level(rung: 6, screen: screen)?.hints == [.lines, .fading])
      #expect(table.level(rung: 99, screen: screen)?.size == .paper)
      #expect((table.level(rung: 2, screen: screen)?.longest ?? 0) == 1 || words)
    }
  }

  private static let header = "screen,rung,size,corridor,strictness,longest,hints"
  private static let whole =
    header + "\n"
    + ScreenSize.allCases.flatMap { s in (1...6).map { "\(s.rawValue),\($0),0.5,0.4,normal,1,lines" } }
    .joined(separator: "\n")

  @Test func aWholeFileIsAccepted() throws {
    #expect(try LevelTable(csv: Array(Self.whole.utf8), name: "f").levels.count == 12)
    #expect(try LevelTable(csv: Array(("# note\r\n\r\n" + Self.whole).utf8), name: "f").levels.count == 12)
  }

  @Test(arguments: [
    ("", 1, LevelRule.header(expected: LevelTable.columns)),
    ("screen,rung\n", 1, .header(expected: LevelTable.columns)),
    (header + "\nsmall,1", 2, .fieldCount(found: 2, expected: 7)),
    (
      header + "\n\nsmall,1.5,0.5,0.4,kind,1,", 3,
      .badValue(column: "rung", value: "1.5", expected: "a whole number from 1.0 to 6.0")
    ),
    (
      header + "\nsmall,1,wide,0.4,kind,1,", 2,
      .badValue(column: "size", value: "wide", expected: "paper or a number from 0.02 to 1.0")
    ),
    (
      header + "\nsmall,1,0.5,nan,kind,1,", 2,
      .badValue(column: "corridor", value: "nan", expected: "a number from 0.05 to 1.0")
    ),
    (header + "\nhuge,1,0.5,0.4,kind,1,", 2, .badValue(column: "screen", value: "huge", expected: "small, large")),
    (header + "\nsmall,1,0.5,0.4,kind,1,\nsmall,2,0.5,0.5,kind,1,", 3, .grows(column: "corridor", rung: 2)),
    (header + "\nsmall,1,0.5,0.4,kind,1,\nsmall,1,0.5,0.4,kind,1,", 3, .repeated(screen: "small", rung: 1)),
    (header + "\nsmall,1,0.5,0.4,kind,1,", 2, .missing(screen: "small", rung: 2)),
  ])
  func refused(text: String, line: Int, rule: LevelRule) {
    #expect(throws: CurriculumError.level(file: "f", line: line, rule: rule)) {
      try LevelTable(csv: Array(text.utf8), name: "f")
    }
  }

  @Test func notText() {
    #expect(throws: CurriculumError.level(file: "f", line: 1, rule: .notText)) {
      try LevelTable(csv: [0xFF], name: "f")
    }
  }
}
