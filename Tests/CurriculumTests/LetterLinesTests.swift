import Curriculum
import Foundation
import Letterform
import Testing

@Suite struct LetterLinesTests {
  private func lines() throws -> LetterLines {
    LetterLines(course: try TestCourse().course(), levels: try .test())
  }

  @Test func oneLineALetter() throws {
    let lines = try lines()
    let line = lines.line(try #require(lines.course["l"]))
    #expect(
      line == #"{"letter":"l","strokes":[{"path":"M10,0 L10,200","points":[[10,0],[10,200]]}],"#
        + #""guides":{"ascender":0,"xLine":100,"baseline":200,"descender":300},"#
        + #""corridor":{"1":40,"2":40,"3":30,"4":24,"5":20,"6":18},"hand":"right"}"#)
    #expect(lines.lines().count == 4)
  }

  @Test func aWordTellsTheStepOfEachStroke() throws {
    let line = try lines().line(word: "ll")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["letter"] as? String == "ll")
    let strokes = try #require(object["strokes"] as? [[String: Any]])
    #expect(strokes.compactMap { $0["step"] as? Int } == [0, 1])
    #expect(throws: WordError.missingLetter("?", index: 1)) { try lines().line(word: "l?") }
  }

  @Test func everyLineIsJSON() throws {
    for line in try lines().lines(hand: .left) {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["hand"] as? String == "left")
      #expect((object["strokes"] as? [Any])?.isEmpty == false)
    }
  }
}
