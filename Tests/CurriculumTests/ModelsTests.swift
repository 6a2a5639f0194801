import Curriculum
import Foundation
import Letterform
import Testing

/// Our own models, read from the sources.
@Suite struct ModelsTests {
  static let ids = ["en-upright", "en-slanted", "en-simple", "en-cursive", "ru-print", "ru-cursive"]

  static func course(_ id: String) throws -> Course {
    let folder = LevelTableTests.folder
    return try Course(
      model: id, read: { Array(try Data(contentsOf: folder.appending(path: $0))) },
      list: { (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: $0).path)) ?? [] })
  }

  static func levels(_ writing: Writing) throws -> LevelTable {
    let name = LevelTable.file(words: false, writing: writing)
    return try LevelTable(csv: Array(Data(contentsOf: LevelTableTests.folder.appending(path: name))), name: name)
  }

  @Test(arguments: ids)
  func everyLetterIsThereAndNoFileIsDamaged(id: String) throws {
    let course = try Self.course(id)
    let check = LetterCheck(course: course, levels: try Self.levels(course.model.writing))
    #expect(check.fileFindings.map(\.message) == [])
    #expect(check.widthFindings.filter(\.isFault).map(\.message) == [])
  }

  @Test(arguments: ["en-cursive", "ru-cursive"])
  func pairsJoinSmoothly(id: String) throws {
    let course = try Self.course(id)
    let check = LetterCheck(course: course, levels: try Self.levels(.joined))
    // Every seventh pair: all of them are looked at by `check-letters` in the long tests.
    var count = 0
    let found = check.joinFindings { _, _ in
      count += 1
      return count % 7 == 0
    }
    #expect(count > 1000)
    #expect(found.map(\.message) == [])
  }

  @Test(arguments: [
    ("en-cursive", "bowl", 1), ("en-cursive", "title", 4), ("ru-cursive", "мама", 1), ("ru-cursive", "ёлка", 4),
    ("en-upright", "lit", 5),
  ])
  func wordsHaveTheSchoolsStrokes(id: String, text: String, strokes: Int) throws {
    let course = try Self.course(id)
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    let word = try writer.word(text)
    #expect(word.forms[0].strokes.count == strokes)
    #expect(word.owners.count == strokes)
  }

  @Test(arguments: ids)
  func wordsOfTheLanguageCanBeWritten(id: String) throws {
    let course = try Self.course(id)
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    let list = LevelTableTests.folder.appending(path: "../Tests/Fixtures/Words/\(course.model.language).txt")
    let words = try String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isNewline).filter {
      $0.first != "#"
    }
    #expect(words.count >= 300)
    for (index, text) in words.enumerated() where index % 6 == 0 {
      let word = try writer.word(String(text))
      let strokes = word.forms[0].strokes
      #expect(word.places.count == text.count)
      #expect(word.owners.count == strokes.count)
      let lines = strokes.map { $0.path.flattened() }
      #expect(strokes.allSatisfy { $0.path.subpathCount == 1 })
      #expect(lines.allSatisfy { $0.points.allSatisfy(\.isFinite) })
      // Every letter is written, and what is delayed comes last.
      #expect(Set(word.owners.flatMap { Array($0) }).count == word.places.count)
      if course.model.writing == .joined {
        let firstDelayed = strokes.firstIndex(where: \.isDelayed) ?? strokes.count
        let waiting = strokes[firstDelayed...].map(\.isDelayed)
        #expect(!waiting.contains(false), "\(text)")
      }
    }
  }

  /// What `check-letters` lists is explained in the model's README, letter by letter, and nothing else is.
  @Test(arguments: ids)
  func whatIsListedIsExplained(id: String) throws {
    let course = try Self.course(id)
    let check = LetterCheck(course: course, levels: try Self.levels(course.model.writing))
    let listed = (course.present.flatMap(check.shapeFindings) + check.widthFindings + check.lookAlikes())
      .filter { !$0.isFault }
    let page = try String(
      contentsOf: LevelTableTests.folder.appending(path: "\(Course.folder(of: id))/README.md"), encoding: .utf8)
    for (title, isMeant) in Self.listedKinds {
      let found = Set(listed.filter { isMeant($0.kind) }.compactMap(\.letter))
      let line = page.split(whereSeparator: \.isNewline).first { $0.hasPrefix("- \(title) (`") }
      let explained = Set((line?.split(separator: "`").dropFirst().first ?? "").filter { $0 != " " })
      #expect(found == explained, "\(id), \(title): found \(found.sorted()), explained \(explained.sorted())")
    }
  }

  private static let listedKinds: [(title: String, isMeant: @Sendable (Finding.Kind) -> Bool)] = [
    ("Tiny loops", { if case .smallLoop = $0 { true } else { false } }),
    ("Close corners", { if case .closeCorners = $0 { true } else { false } }),
    ("Widths", { if case .width = $0 { true } else { false } }),
    ("Mirror images", { if case .readsAs(_, how: .mirrored) = $0 { true } else { false } }),
    ("Reversals", { if case .readsAs(_, how: .reversed) = $0 { true } else { false } }),
    ("Outside their place", { if case .outsideAdvance = $0 { true } else { false } }),
  ]
}
