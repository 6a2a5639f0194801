import Foundation
import Testing

@testable import Paper

@Suite(.serialized, .enabled(if: PrintService.mayRun, "needs root and the package cups-daemon"))
struct PrintServerTests {
  private func pdf(_ letters: [String] = ["a", "b", "c"], on paper: PaperSize = .a4) throws -> [UInt8] {
    let folder = try Folder()
    var sheet = try Samples.sheet("en-upright", letters)
    sheet.paper = paper
    let pages = try SheetPages([sheet], fonts: try Samples.fonts())
    try pages.write(to: "\(folder.path)/sheet.pdf", title: "Sheet")
    return Array(try Data(contentsOf: URL(filePath: "\(folder.path)/sheet.pdf")))
  }

  private func fault(_ body: () throws -> Void) -> PaperError? {
    do {
      try body()
      return nil
    } catch {
      return error as? PaperError
    }
  }

  @Test func printersAndWhatTheyCan() throws {
    let service = try PrintService()
    try service.add("plain", papers: [PrintService.a4])
    try service.add("office", papers: [PrintService.letter, PrintService.a4], bothSides: true)
    try service.admin("lpadmin", ["-d", "plain"])
    let printers = try PrintServer(server: service.socket).printers()
    #expect(printers.map(\.name) == ["plain", "office"])
    #expect(printers.map(\.isDefault) == [true, false])
    #expect(printers.map(\.description) == ["The plain", "The office"])
    #expect(printers.map(\.papers) == [[.a4], [.a4, .letter]])
    #expect(printers.map(\.printsBothSides) == [false, true])
    #expect(printers.map(\.acceptsJobs) == [true, true])
  }

  @Test(arguments: PaperSize.allCases)
  func aJobArrivesWithItsPagesAndSize(paper: PaperSize) throws {
    let service = try PrintService()
    try service.add("office", papers: [PrintService.letter, PrintService.a4], bothSides: true)
    let server = try PrintServer(server: service.socket)
    var settings = PrintSettings(paper: paper)
    (settings.copies, settings.bothSides) = (3, true)
    let sheet = try pdf(on: paper)
    let job = try server.print(sheet, title: "Letters: a, b", on: "office", settings)
    try service.wait("the job's end") { try server.state(of: job).isFinal }
    #expect(try server.state(of: job) == .done)
    let printed = service.paper(of: "office")
    #expect(Array(try Data(contentsOf: URL(filePath: printed))) == sheet)
    let facts = String(decoding: try Tool.run("pdfinfo", [printed]), as: UTF8.self)
    #expect(facts.contains(paper == .a4 ? "595.276 x 841.89 pts (A4)" : "612 x 792 pts (letter)"))
    #expect(facts.split(separator: "\n").contains { $0.hasPrefix("Pages:") && $0.hasSuffix(" 3") })
    let fields = service.log.split(whereSeparator: { $0 == "\t" || $0 == "\n" })
    #expect(fields.first == "3")
    #expect(service.log.contains("Duplex=DuplexNoTumble") || service.log.contains("sides=two-sided-long-edge"))
    #expect(
      service.log.contains("PageSize=\(paper == .a4 ? "A4" : "Letter")")
        || service.log.contains("media=\(paper.standardName)"))
  }

  @Test func whatCannotBePrintedIsSaidClearly() throws {
    let service = try PrintService()
    try service.add("plain", papers: [PrintService.a4])
    let server = try PrintServer(server: service.socket)
    let sheet = try pdf(["a"])
    let settings = PrintSettings(paper: .a4)
    #expect(fault { _ = try server.print(sheet, title: "a", on: "other", settings) } == .noPrinter("other"))
    #expect(
      fault { _ = try server.print(sheet, title: "a", on: "plain", PrintSettings(paper: .letter)) }
        == .noPaper(.letter, printer: "plain"))
    try service.admin("cupsreject", ["plain"])
    #expect(try server.printers().first?.acceptsJobs == false)
    #expect(
      fault { _ = try server.print(sheet, title: "a", on: "plain", settings) } == .printerRefuses("plain", reason: ""))
    try service.admin("lpadmin", ["-x", "plain"])
    #expect(fault { _ = try server.print(sheet, title: "a", on: "plain", settings) } == .noPrinter("plain"))
    #expect(try server.printers() == [])
    let unknown = fault { _ = try server.state(of: PrintJob(number: 999, printer: "plain")) }
    if case .job("plain", let reason)? = unknown {
      #expect(!reason.isEmpty)
    } else {
      Issue.record("\(String(describing: unknown))")
    }
  }

  @Test func aJobThatWaitsCanBeTakenBack() throws {
    let service = try PrintService()
    try service.add("plain", papers: [PrintService.a4])
    try service.admin("cupsdisable", ["plain"])
    let server = try PrintServer(server: service.socket)
    let job = try server.print(try pdf(["a"]), title: "a", on: "plain", PrintSettings(paper: .a4))
    #expect(try server.state(of: job) == .waiting)
    try server.cancel(job)
    #expect(try server.state(of: job) == .cancelled)
    // Once more does no harm.
    try server.cancel(job)
    #expect(service.log == "")
  }

  @Test func aServerThatIsDownIsSaidSo() throws {
    let service = try PrintService()
    try service.add("plain", papers: [PrintService.a4])
    let server = try PrintServer(server: service.socket)
    let sheet = try pdf(["a"])
    service.stop()
    for error in [
      fault { _ = try PrintServer(server: service.socket) },
      fault { _ = try server.printers() },
      fault { _ = try server.print(sheet, title: "a", on: "plain", PrintSettings(paper: .a4)) },
      fault { _ = try server.state(of: PrintJob(number: 1, printer: "plain")) },
    ] {
      guard case .serverDown(let name, let reason)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(name == service.socket && !reason.isEmpty)
      #expect(error?.message.contains(service.socket) == true)
    }
  }
}
