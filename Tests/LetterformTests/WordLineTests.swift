import Testing

@testable import Letterform

@Suite struct WordLineTests {
  private func words(_ widths: [Double]) -> [Word] {
    widths.map { width in
      let stroke = Stroke(path: Path([.move(Point(-5, 100)), .line(Point(width - 5, 200))]))
      let form = Form(id: "target", isTarget: true, strokes: [stroke])
      return Word(text: "w", places: [], forms: [form], owners: [0...0], steps: [[form]], advance: width)
    }
  }

  @Test func breaksBetweenWordsOnly() {
    let lines = WordLine.lines(of: words([40, 40, 40]), width: 100, space: 20, scale: 1)
    #expect(lines.map { $0.words.map(\.index) } == [[0, 1], [2]])
    #expect(lines[0].words.map(\.x) == [5, 65])
    #expect(lines[0].end == 100)
  }

  @Test func aWordTooWideShrinksAlone() {
    let lines = WordLine.lines(of: words([30, 400, 30]), width: 100, space: 10, scale: 2)
    #expect(lines.map(\.scale) == [2, 0.25, 2])
    #expect(lines[1].end == 100)
    #expect(lines.allSatisfy { $0.end <= 100 })
  }

  @Test func nothingGivesNothing() {
    #expect(WordLine.lines(of: [], width: 100, space: 10, scale: 1).isEmpty)
  }
}
