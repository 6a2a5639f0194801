import Glibc
import Guard

/// `tracewell unlock issue`: signs one licence, or a table of them.
struct UnlockIssuing {
  private var key: String?
  private var name: String?
  private var isSchool = false
  private var seats = ""
  private var end: CalendarDay?
  private var serial: UInt32?
  private var table: String?
  private var folder: String?

  /// Reads the arguments after `issue`.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--school" {
        isSchool = true
        continue
      }
      guard let value = rest.popFirst() else { throw .missingValue(option: option) }
      switch option {
      case "--key": key = value
      case "--name": name = value
      case "--seats": seats = value
      case "--end":
        guard let day = CalendarDay(value)
        else { throw .badValue(option: option, value: value, rule: "a date such as 2028-08-31") }
        end = day
      case "--serial":
        guard let number = UInt32(value)
        else { throw .badValue(option: option, value: value, rule: "0 to \(UInt32.max)") }
        serial = number
      case "--table": table = value
      case "-o": folder = value
      default: throw .unknown(option)
      }
    }
    guard key != nil, (name == nil) == (table != nil), (table == nil) == (folder == nil)
    else { throw .wrongArguments(usage: UnlockCommand.usage) }
  }

  /// Writes the licence to standard output, or each of the table into a file of the folder.
  func run() throws {
    let key = try SigningKey(file: key ?? "")
    if let table, let folder {
      let lines = try IssueTable(csv: try UnlockFolder.text(of: table), file: table).lines
      var generator = SystemRandomNumberGenerator()
      for line in lines {
        let licence = try signed(line, serial: .random(in: 1...UInt32.max, using: &generator), source: table)
        try UnlockFolder.write(licence.text(signedWith: key), to: "\(folder)/\(licence.serial).licence")
        Console.say("\(licence.serial)\t\(licence.name)")
      }
    } else {
      let kind: Licence.Kind
      do throws(IssueTableRule) {
        kind = try IssueTable.kind(isSchool ? "school" : "family", seats: seats)
      } catch {
        throw UsageError.badValue(option: "--seats", value: seats, rule: error.message)
      }
      let line = IssueTable.Line(name: name ?? "", kind: kind, end: end)
      let licence = try signed(line, serial: serial ?? .random(in: 1...UInt32.max), source: "--name")
      Console.write(licence.text(signedWith: key))
    }
  }

  private func signed(_ line: IssueTable.Line, serial: UInt32, source: String) throws(GuardError) -> Licence {
    do throws(LicenceRule) {
      return try Licence(name: line.name, kind: line.kind, serial: serial, issued: .today, end: line.end)
    } catch {
      throw .licence(file: "\(source): \(line.name)", rule: error)
    }
  }
}
