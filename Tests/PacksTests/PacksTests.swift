import Testing

@testable import Packs

/// Folder of this test's fixtures.
let fixtures = String(#filePath.dropLast("PacksTests/PacksTests.swift".count)) + "Fixtures/Packs/"

@Suite struct PackCasesTests {
  struct Case: CustomTestStringConvertible {
    let file: String
    let verdict: String
    var testDescription: String { file }
  }

  static let cases: [Case] = {
    guard let table = try? FolderLayer(path: fixtures).read("expected.tsv") else { return [] }
    return String(decoding: table, as: UTF8.self).split(separator: "\n").dropFirst().map {
      let columns = $0.split(separator: "\t")
      return Case(file: String(columns[0]), verdict: String(columns[1]))
    }
  }()

  @Test func allCasesAreThere() { #expect(Self.cases.count == 39) }

  @Test(arguments: cases) func caseHasItsVerdict(_ one: Case) {
    let verdict = Pack.check(path: fixtures + one.file)
    let word =
      switch verdict {
      case .accept: "accept"
      case .refuseEntries: "refuse-entry"
      case .refuse: "refuse"
      }
    #expect(word == one.verdict, "\(verdict)")
  }
}
