import Curriculum
import Drawing
import Glibc
import Letterform
import Packs
import Stage
import Testing

@testable import Scenes

/// A pack that was dropped in beside ours, with a course in a language that we have none of.
@Suite(.serialized) struct CoursePackTests {
  /// Two letters of ours as Finnish ones, their words and a course that is to be begun with.
  private func withPack(_ body: (PackStack) throws -> Void) throws {
    let manifest = """
      <model xmlns="urn:tracewell:letter" id="fi-print" language="fi" writing="print" first="yes">
        <guides ascender="0" x-line="100" baseline="200" descender="300"/>
        <family id="round" letters="c o"/>
        <alphabet letters="c o"/>
      </model>
      """
    let ours = FolderLayer(path: "Assets/Letters/en-upright")
    let bytes = try PackWriter.bytes(of: [
      ("Letters/fi-print/model.xml", Array(manifest.utf8)),
      ("Letters/fi-print/small-c.svg", try ours.read("small-c.svg")),
      ("Letters/fi-print/small-o.svg", try ours.read("small-o.svg")),
      ("Words/fi.tsv", Array("word\tpicture\nco\t\n".utf8)),
    ])
    let path = "/tmp/tracewell-course-\(getpid()).zip"
    defer { unlink(path) }
    let file = try #require(fopen(path, "we"))
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
    let stack = PackStack(["Assets", path])
    #expect(stack.refusals.isEmpty)
    try body(stack)
  }

  @Test func aPackBringsACourse() throws {
    try withPack { stack in
      let classroom = try TestClassroom.make(children: ["Aino"], stack: stack)
      #expect(classroom.content.courseIndex.beginning(for: "fi") == "fi-print")
      #expect(classroom.content.courseIndex.beginning(for: "ru") == "ru-print", "ours are still there")
      #expect(classroom.courses.contains("fi-print") && classroom.courses.count == 7)
      #expect(classroom.sample(of: "fi-print") != nil)

      // Chosen by its language, it is the course of whoever writes.
      classroom.register.signIn(classroom.register.learners.first)
      classroom.register.change(own: \.lessonLanguage, to: "fi")
      #expect(classroom.course?.model.id == "fi-print")
      #expect(classroom.tongues.lesson == "fi" && classroom.tongues.interface == ["en"])
      let map = try #require(classroom.courseMap())
      #expect(map.page(0).stones.count == 2)
      let player = try JourneyPlayer(#require(Journey(.lesson("c"), classroom: classroom)))
      player.wait(500)
      #expect(player.scene.place == .lesson("c"))
      #expect(classroom.chapter(for: .lesson("a")) == nil, "a letter of another course")
      #expect(classroom.wordChoice?.words.map(\.text).contains("co") == true)
    }
  }

  @Test func whereTheInterfaceSpeaksItItComesFirst() throws {
    try withPack { stack in
      let classroom = try TestClassroom.make(stack: stack)
      classroom.interfaceLanguage = "fi_FI:en"
      #expect(classroom.courses.first == "fi-print")
    }
  }

  @Test func withoutThePackItsChildWritesTheUsualCourse() throws {
    let classroom = try TestClassroom.make(children: ["Aino"])
    classroom.register.signIn(classroom.register.learners.first)
    classroom.register.change(own: \.lessonLanguage, to: "fi")
    #expect(classroom.course?.model.id == "en-upright")
  }
}
