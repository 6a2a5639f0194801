import Testing

@testable import Guard

@Suite struct IssueTableTests {
  private func read(_ text: String) throws -> [IssueTable.Line] {
    try IssueTable(csv: Array(text.utf8), file: "orders.csv").lines
  }

  @Test func everyLineIsALicence() throws {
    let lines = try read(
      "name,kind,seats,end\r\nAnna,family,,\r\n\r\n\"Школа 5, \"\"Заря\"\"\",school,120,2028-08-31\r\nB,school,,\r\n")
    #expect(lines.map(\.name) == ["Anna", "Школа 5, \"Заря\"", "B"])
    #expect(lines.map(\.kind) == [.family, .school(seats: 120), .school(seats: nil)])
    #expect(lines.map(\.end) == [nil, CalendarDay("2028-08-31"), nil])
  }

  @Test(arguments: [
    ("", "orders.csv:1: the first line must be name,kind,seats,end"),
    ("name,kind\n", "orders.csv:1: the first line must be name,kind,seats,end"),
    ("name,kind,seats,end\nAnna,family\n", "orders.csv:2: there are 2 fields, 4 are due"),
    ("name,kind,seats,end\nAnna,club,,\n", "orders.csv:2: kind is 'club', it must be family or school"),
    ("name,kind,seats,end\nAnna,family,3,\n", "orders.csv:2: seats is '3', it must be empty for a family"),
    ("name,kind,seats,end\nA,school,0,\n", "orders.csv:2: seats is '0', it must be 1 to 65535, or nothing"),
    ("name,kind,seats,end\n,family,,\n", "orders.csv:2: name is '', it must be 1 to 120 bytes long"),
    (
      "name,kind,seats,end\nA,family,,soon\n",
      "orders.csv:2: end is 'soon', it must be a date such as 2028-08-31, or nothing"
    ),
    ("name,kind,seats,end\n\"A,family,,\n", "orders.csv:2: a quotation mark is not closed"),
  ])
  func aBadLineIsNamed(text: String, message: String) {
    do {
      _ = try read(text)
      Issue.record("taken")
    } catch {
      #expect((error as? GuardError)?.message == message)
    }
  }
}
