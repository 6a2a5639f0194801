import Curriculum
import Letterform
import Testing

@Suite struct LetterCheckTests {
  private func levels() throws -> LevelTable { try .test() }

  private func check(_ strokes: String, letter: String = "l", advance: Int = 60) throws -> LetterCheck {
    var files = TestCourse()
    let text = TestCourse.svg(letter, strokes, advance: advance)
    files.files["Letters/test/small-\(letter).svg"] = text
    return LetterCheck(course: try files.course(), levels: try levels())
  }

  private func shapes(_ strokes: String) throws -> [Finding.Kind] {
    let check = try check(strokes)
    return check.shapeFindings(of: try #require(check.course["l"])).map(\.kind)
  }

  @Test func aSoundCourseHasOnlyWhatTheManifestLacks() throws {
    let check = LetterCheck(course: try TestCourse().course(), levels: try levels())
    #expect(check.fileFindings.map(\.message) == ["fault L: stands in no family"])
    #expect(check.course.present.flatMap(check.shapeFindings).isEmpty)
    #expect(check.widthFindings.isEmpty)
    #expect(check.joinFindings().isEmpty)
  }

  @Test func filesLettersAndVariants() throws {
    var files = TestCourse()
    files.files["Letters/test/small-l.svg"] = nil
    files.files["Letters/test/small-i.svg"] = TestCourse.svg("i", "<path d='M10,100 V200'/>")
      .replacing("</svg>", with: "<g tw:form='x' tw:variant='odd'><path d='M10,90 V200'/></g></svg>")
    files.files["Letters/test/model.xml"] = files.files["Letters/test/model.xml"]?
      .replacing("</model>", with: "<variant id='tall' letters='L'/></model>")
    files.files["Letters/test/junk.svg"] = ""
    let found = LetterCheck(course: try files.course(), levels: try levels()).fileFindings.map(\.kind)
    #expect(
      found == [
        .file(.badFileName(file: "Letters/test/junk.svg")), .missing, .untaught, .variantWithoutForm("tall"),
        .unknownVariant("odd"),
      ])
  }

  @Test func endsNearALineAndOffIt() throws {
    #expect(try shapes("<path d='M10,0 V195'/>") == [.offGuide(line: 200, off: -5)])
    #expect(try shapes("<path d='M10,1.5 V198.5'/>") == [])
    // Far from every line it is meant; a round top may pass its line outward a little, not inward.
    #expect(try shapes("<path d='M10,30 V200'/>") == [])
    #expect(try shapes("<path d='M0,150 A50 53.5 0 0 1 100,150 L100,200'/>") == [])
    #expect(try shapes("<path d='M0,150 A50 46.5 0 0 1 100,150 L100,200'/>").count == 1)
  }

  @Test func breaksAndJumps() throws {
    #expect(try shapes("<path d='M0,200 L10,100 L30,0'/>").count == 1)
    #expect(try shapes("<path d='M0,200 L0,100 L80,0'/>").isEmpty)
    #expect(try shapes("<path d='M0,200 V50 A50 50 0 0 1 50,0'/>").isEmpty)
    guard
      case .curvatureJump(let before, let after)? =
        try shapes("<path d='M0,100 A100 100 0 0 1 100,0 A12 12 0 0 1 112,12 V200'/>").first
    else { return #expect(Bool(false)) }
    #expect(abs(before - 100) < 3)
    #expect(abs(after - 12) < 0.4)
  }

  @Test func loopsAndCornersThatTheGraderTakesTogether() throws {
    let loop = try shapes("<path d='M0,0 L60,0 A10 10 0 1 1 50,-10 L50,-60'/>")
    let loopRungs = loop.compactMap { kind -> [Int]? in
      if case .smallLoop(_, let rungs) = kind { rungs } else { nil }
    }
    #expect(loopRungs == [[2, 3, 4, 5, 6]])
    let corners = try shapes("<path d='M0,0 H80 V70 H0 V200'/>")
    let cornerRungs = corners.compactMap { kind -> [Int]? in
      if case .closeCorners(_, let rungs) = kind { rungs } else { nil }
    }
    #expect(cornerRungs == [[2, 3, 4], [2, 3]])
    #expect(Finding(.smallLoop(length: 50, rungs: [2])).isFault == false)
  }

  @Test func inkOutsideItsPlace() throws {
    #expect(try check("<path d='M-9,0 V200'/>").widthFindings.map(\.kind) == [.outsideAdvance(by: 9)])
    #expect(try check("<path d='M10,0 V200'/>", advance: 8).widthFindings.map(\.kind) == [.outsideAdvance(by: 2)])
  }

  @Test func mirrorsAndReversals() throws {
    let check = LetterCheck(course: try TestCourse().course(), levels: try levels())
    let found = check.lookAlikes()
    #expect(found.contains(Finding(.readsAs(other: "l", how: .mirrored), letter: "l")))
    #expect(!found.contains { $0.kind == .readsAs(other: "l", how: .reversed) })
    #expect(!found.contains { $0.letter == "L" })
  }

  @Test func everyTestLetterCanBeWrittenAndNoneCheated() throws {
    let check = LetterCheck(course: try TestCourse().course(), levels: try levels())
    #expect(check.writingFindings { $0.character != "й" } == [])
  }

  @Test func messagesNameThePlace() {
    let finding = Finding(
      .offGuide(line: 200, off: -5), letter: "l", form: "target", stroke: 0, place: Point(10, 195.04))
    #expect(finding.message == "fault l target stroke 1 at 10,195: -5 beside the line at 200")
    #expect(Finding(.missing, letter: "ё").message == "fault ё: has no file")
  }
}
