import Curriculum
import Drawing
import Letterform
import Testing

@testable import Paper

@Suite struct SheetLayoutTests {
  static let items = [
    "en-upright": ["a", "g", "Bob"], "en-slanted": ["f", "quick brown foxes jump"], "en-simple": ["W", "5"],
    "en-cursive": ["b", "title"], "ru-print": ["Ж", "мама мыла раму"], "ru-cursive": ["д", "Саша", "ёж"],
  ]

  @Test(arguments: Samples.models)
  func everythingIsOnThePageAndNothingOverlaps(model: String) throws {
    for paper in PaperSize.allCases {
      for hand in Hand.allCases {
        for ruling in Ruling.allCases {
          var sheet = try Samples.sheet(model, Self.items[model] ?? [])
          (sheet.paper, sheet.hand, sheet.ruling) = (paper, hand, ruling)
          let layout = try SheetLayout(sheet)
          for page in layout.pages { check(page, of: layout) }
          let rows = layout.pages.flatMap(\.rows)
          #expect(Set(rows.map(\.line)).count == layout.lines.count)
          #expect(layout.pages.compactMap(\.maze).count == 1)
          #expect(layout.pages.compactMap(\.picture).count == 1)
        }
      }
    }
  }

  private func check(_ page: SheetLayout.Page, of layout: SheetLayout) {
    let sheet = layout.worksheet
    let (area, unit) = (sheet.paper.area, layout.unit)
    let guides = sheet.course.model.guides
    var floor = -Double.infinity
    for row in page.rows {
      let top = row.baseline - (guides.baseline - guides.xLine) * unit
      #expect(top > floor)
      floor = row.baseline
      #expect(
        row.baseline + (guides.descender - guides.baseline) * unit <= area.bottom - SheetLayout.Size.footer + 0.02)
      let width = layout.lines[row.line].box.width * unit
      var last = row.left - 0.01
      for slot in row.slots {
        #expect(slot.x >= last, "letters touch")
        last = slot.x + width
      }
      #expect(last <= row.right + 0.01)
      if row.slots.count > 1 {
        #expect(row.slots.filter(\.isModel).count == 1)
        #expect((sheet.hand == .left ? row.slots.last : row.slots.first)?.isModel == true)
      }
    }
    for key in page.keys {
      #expect(area.inset(by: -0.01).contains(Point(key.box.x, key.box.y)))
      #expect(area.inset(by: -0.01).contains(Point(key.box.right, key.box.bottom)))
      for row in page.rows {
        let inside = row.baseline > key.box.y && row.baseline < key.box.bottom
        #expect(!inside || row.left >= key.box.right || row.right <= key.box.x, "a key covers a row")
      }
    }
    if let maze = page.maze { #expect(maze.origin.y >= floor) }
  }

  @Test func rowsFadeAsAskedAndGoOnToMorePages() throws {
    var sheet = try Samples.sheet("en-upright", ["a", "b", "c", "d"])
    sheet.rows = [.dashed, .empty]
    #expect(
      try SheetLayout(sheet).pages.flatMap(\.rows).map(\.style)
        == Array(repeating: [.dashed, .empty], count: 4).flatMap { $0 })
    sheet.rows = nil
    let pages = try SheetLayout(sheet).pages
    #expect(pages.count > 2)
    #expect(pages.map(\.hasHeader) == [true] + Array(repeating: false, count: pages.count - 1))
    #expect(pages.flatMap(\.rows).count == 24)
    sheet.xHeight = 20
    #expect(try SheetLayout(sheet).pages.flatMap(\.keys).count == 4)
  }

  @Test func refusesWhatCannotBeWritten() throws {
    func fault(_ items: [String], _ change: (inout Worksheet) -> Void = { _ in }) throws -> PaperError? {
      var sheet = try Samples.sheet("en-upright", items)
      change(&sheet)
      do throws(PaperError) {
        try sheet.check()
        return nil
      } catch {
        return error
      }
    }
    #expect(try fault([]) == .nothing)
    #expect(try fault([" "]) == .nothing)
    #expect(try fault(["a", "ж"]) == .item("ж", .missingLetter("ж", index: 0)))
    #expect(try fault(["mum жa"]) == .item("mum жa", .missingLetter("ж", index: 0)))
    #expect(
      try fault([String(repeating: "m", count: 65)]) == .item(String(repeating: "m", count: 65), .tooLong(count: 65)))
    #expect(try fault(["mmmmmmmmmmmmmmmmmmmmmmmm"]) == .tooWide("mmmmmmmmmmmmmmmmmmmmmmmm"))
    #expect(try fault(["a"]) { $0.xHeight = .nan } != nil)
    #expect(try fault(["a"]) { $0.xHeight = 31 } == .xHeight(31, allowed: 2...30))
    for error in [
      PaperError.nothing, .tooWide("m"), .xHeight(31, allowed: 2...30), .item("ж", .missingLetter("ж", index: 0)),
    ] {
      #expect(!error.message.isEmpty && !error.message.contains("\n"))
    }
  }

  @Test func aModelHasItsRuling() throws {
    #expect(Ruling.usual(for: try Samples.course("ru-cursive").model) == .slanted)
    #expect(Ruling.usual(for: try Samples.course("ru-print").model) == .four)
    #expect(Ruling.usual(for: try Samples.course("en-cursive").model) == .four)
    // A school exercise book: 4 mm and 8 mm.
    let guides = try Samples.course("ru-cursive").model.guides
    #expect(Ruling.slanted.pitch(guides: guides, xHeight: Ruling.slanted.usualXHeight) == 12)
  }
}
