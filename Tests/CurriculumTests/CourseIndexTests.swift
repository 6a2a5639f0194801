import Glibc
import Letterform
import Packs
import Testing

@testable import Curriculum

@Suite struct CourseIndexTests {
  private func index(_ layers: [String]) -> CourseIndex {
    let stack = PackStack(layers)
    return CourseIndex(read: { try stack.read($0) }, list: { stack.list($0) })
  }

  @Test func ourOwnLanguagesBeginInPrint() {
    let index = index(["Assets"])
    #expect(index.problems.isEmpty)
    #expect(index.first(in: "ru") == "ru-print" && index.first(in: "en") == "en-upright")
    #expect(index.beginning(for: "de") == "en-upright", "English where a language has no course")
    #expect(index.ids(preferring: "ru").prefix(2) == ["ru-print", "ru-cursive"])
    #expect(Set(index.ids(preferring: "ru")) == Set(index.ids(preferring: "en")))
    #expect(index.ids(preferring: "ru").count == 6)
  }

  private func manifest(_ id: String, _ attributes: String) -> [UInt8] {
    Array(
      """
      <model xmlns="urn:tracewell:letter" id="\(id)" \(attributes)>
        <guides ascender="0" x-line="100" baseline="200" descender="300"/>
        <family id="round" letters="c o"/><alphabet letters="c o"/>
      </model>
      """.utf8)
  }

  private func index(of manifests: [String: String]) -> CourseIndex {
    CourseIndex(
      read: { name in
        let id = String(name.split(separator: "/")[1])
        return manifest(id, manifests[id] ?? "")
      },
      list: { $0 == "Letters" ? manifests.keys.sorted().map { "\($0)/" } : ["model.xml"] })
  }

  @Test func theMarkGoesBeforePrintAndPrintBeforeJoined() {
    let fi = "language=\"fi\""
    #expect(
      index(of: [
        "fi-a": "\(fi) writing=\"joined\"", "fi-b": "\(fi) writing=\"print\"", "fi-c": "\(fi) writing=\"print\"",
      ]).ids(preferring: "fi") == ["fi-b", "fi-c", "fi-a"])
    #expect(
      index(of: ["fi-a": "\(fi) writing=\"print\"", "fi-b": "\(fi) writing=\"joined\" first=\"yes\""])
        .first(in: "fi") == "fi-b")
    // A language that begins like another one is another one.
    #expect(index(of: ["fil-a": "language=\"fil\" writing=\"print\""]).first(in: "fi") == nil)
    #expect(index(of: ["fil-a": "language=\"fil\" writing=\"print\""]).beginning(for: "fi") == "fil-a")
    #expect(index(of: [:]).beginning(for: "fi") == nil)
  }

  @Test func aDamagedManifestIsToldAndLeftOut() {
    let index = index(of: [
      "fi-a": "language=\"fi\" writing=\"print\" first=\"maybe\"", "fi-b": "language=\"fi\" writing=\"print\"",
    ])
    #expect(index.entries.map(\.id) == ["fi-b"] && index.problems.count == 1)
  }
}
