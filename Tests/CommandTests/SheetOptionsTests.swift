import Letterform
import Paper
import Testing

@testable import tracewell

@Suite struct SheetOptionsTests {
  private func fault(_ words: String) -> UsageError? {
    do throws(UsageError) {
      _ = try SheetOptions(words.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error
    }
  }

  @Test func readsEverything() throws {
    let words =
      "en-upright a Bob -o s.pdf --seed 7 --paper letter --hand left --lines double --rows solid,empty --x-height 9.5 "
      + "--name Bob --save-ink --maze old --solution --ui ru"
    let options = try SheetOptions(words.split(separator: " ").map(String.init))
    #expect(options.course == "en-upright" && options.items == ["a", "Bob"] && options.output == "s.pdf")
    #expect(options.common.seed == 7 && options.paper == .letter && options.common.hand == "left" && options.namesHand)
    #expect(options.ruling == .double && options.rows == [.solid, .empty] && options.xHeight == 9.5)
    #expect(options.name == "Bob" && options.savesInk && options.maze == .old && options.showsSolution)
    #expect(options.common.interfaceLanguage == "ru")
    #expect(try SheetOptions(["ru-print", "--class", "c.csv", "-o", "s.pdf", "--no-maze"]).maze == nil)
  }

  @Test(arguments: [
    "", "en-upright a", "en-upright -o s.pdf", "-o s.pdf", "en-upright a -o",
    "en-upright a -o s.pdf --class c --learner d",
    "en-upright a -o s.pdf --paper a5", "en-upright a -o s.pdf --rows solid,blue", "en-upright a -o s.pdf --rows ,",
    "en-upright a -o s.pdf --x-height nan", "en-upright a -o s.pdf --x-height 1", "en-upright a -o s.pdf --lines",
    "en-upright a -o s.pdf --colour", "en-upright a -o s.pdf --hand both", "en-upright a -o s.pdf --seed -1",
  ])
  func refusesTheRest(words: String) { #expect(fault(words) != nil) }
}
