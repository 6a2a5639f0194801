import Curriculum
import Letterform
import Testing

@Suite struct CourseTests {
  @Test func lettersInTheAlphabetsOrder() throws {
    let course = try TestCourse().course()
    #expect(course.problems == [])
    #expect(course.present.map(\.character) == ["i", "l", "L", "й"])
    #expect(course.missing == [])
    #expect(course["L"]?.forms.count == 1)
    #expect(course["z"] == nil)
  }

  @Test func aDecomposedFileNameIsTheSameLetter() throws {
    var files = TestCourse()
    files.files["Letters/test/small-и\u{306}.svg"] = files.files.removeValue(forKey: "Letters/test/small-й.svg")
    #expect(try files.course()["й"] != nil)
  }

  @Test func aBadLetterIsReportedAndTheOthersLoad() throws {
    var files = TestCourse()
    files.files["Letters/test/small-l.svg"] = TestCourse.svg("l", "\n<path d='M10,0 L10,'/>")
    files.files["Letters/test/small-i.svg"] = TestCourse.svg("j", "<path d='M10,0 L10,9'/>")
    files.files["Letters/test/small-q.svg"] = TestCourse.svg("q", "<path d='M10,0 L10,9'/>")
    files.files["Letters/test/A.svg"] = "<svg/>"
    let course = try files.course()
    #expect(course.present.map(\.character) == ["L", "й"])
    #expect(course.missing == ["i", "l"])
    #expect(
      course.problems.map(\.message) == [
        "Letters/test/A.svg: a letter's file is named small-, capital- or digit- and the small letter",
        "Letters/test/small-i.svg: draws j, its name says i",
        "Letters/test/small-l.svg:3:20: a number is due here, and the text ends",
        "Letters/test/small-q.svg: the manifest lists q neither in alphabet nor in outside",
      ])
  }

  @Test func noCourseBadManifestOtherId() throws {
    #expect(throws: CurriculumError.noCourse("other")) { try TestCourse().course("other") }
    var files = TestCourse()
    files.files["Letters/test/model.xml"] = "<model"
    let error = #expect(throws: CurriculumError.self) { try files.course() }
    #expect(error?.message == "Letters/test/model.xml:1:7: the text ends too early")
    files.files["Letters/twin/model.xml"] = TestCourse().files["Letters/test/model.xml"]
    #expect(throws: CurriculumError.otherModel(file: "Letters/twin/model.xml", id: "test", expected: "twin")) {
      try files.course("twin")
    }
  }

  @Test func slantWithinTheModelsRange() throws {
    let leaned = try TestCourse().course(slant: 20)
    let top = try #require(leaned["l"]?.forms[0].strokes[0].path.start)
    #expect(abs(top.x - (10 + 200 * 0.36397)) < 0.01)
    #expect(throws: CurriculumError.slant(21, allowed: 0...20)) { try TestCourse().course(slant: 21) }
  }

  @Test(arguments: [("a", "small-a.svg"), ("A", "capital-a.svg"), ("8", "digit-8.svg"), ("Й", "capital-й.svg")])
  func fileNames(letter: Character, file: String) {
    #expect(LetterName(letter).file == file)
    #expect(LetterName.character(ofFile: file) == letter)
  }

  @Test(arguments: [
    "a.svg", "small-.svg", "small-ab.svg", "small-A.svg", "digit-a.svg", "capital-8.svg", "huge-a.svg", "small-a.png",
  ])
  func namesThatAreNoLetter(file: String) {
    #expect(LetterName.character(ofFile: file) == nil)
  }
}
