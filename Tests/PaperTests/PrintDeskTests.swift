import Foundation
import Testing

@testable import Paper

@Suite(.serialized, .enabled(if: PrintService.mayRun, "needs root and the package cups-daemon"))
struct PrintDeskTests {
  /// The next answer; the desk's thread says when one is there.
  private func next(_ desk: PrintDesk, _ woken: DispatchSemaphore) throws -> PrintDesk.News {
    for _ in 0..<10 {
      if let news = desk.news().first { return news }
      _ = woken.wait(timeout: .now() + 5)
    }
    throw PrintService.TooLate(what: "an answer")
  }

  @Test func asksPrintsAndFollowsTheJobOnItsOwnThread() throws {
    let service = try PrintService()
    try service.add("plain", papers: [PrintService.a4])
    let woken = DispatchSemaphore(value: 0)
    let desk = PrintDesk(server: service.socket) { woken.signal() }
    #expect(desk.news() == [])
    desk.askPrinters()
    guard case .printers(let printers) = try next(desk, woken) else { throw PrintService.TooLate(what: "printers") }
    #expect(printers.map(\.name) == ["plain"])
    let pages = try SheetPages([try Samples.sheet("en-upright", ["a"])], fonts: try Samples.fonts())
    let sheet = try pages.document(title: "a")
    desk.print(sheet, title: "a", on: "plain", PrintSettings(paper: .a4))
    guard case .sent(let job) = try next(desk, woken) else { throw PrintService.TooLate(what: "the job") }
    var states: [PrintJob.State] = []
    try service.wait("the job's end") {
      desk.askState(of: job)
      guard case .state(job, let state) = try next(desk, woken) else { return false }
      states.append(state)
      return state.isFinal
    }
    #expect(states.last == .done)
    #expect(Array(try Data(contentsOf: URL(filePath: service.paper(of: "plain")))) == sheet)
    desk.print(sheet, title: "a", on: "other", PrintSettings(paper: .a4))
    #expect(try next(desk, woken) == .refused(.noPrinter("other")))
  }

  @Test func aServerThatComesBackIsFoundAgain() throws {
    var service: PrintService? = try PrintService()
    let socket = try #require(service?.socket)
    try service?.add("plain", papers: [PrintService.a4])
    let woken = DispatchSemaphore(value: 0)
    let desk = PrintDesk(server: socket) { woken.signal() }
    desk.askPrinters()
    #expect(try next(desk, woken) != .printers([]))
    service?.stop()
    desk.askPrinters()
    guard case .refused(.serverDown) = try next(desk, woken) else { throw PrintService.TooLate(what: "a refusal") }
    try service?.start()
    desk.askPrinters()
    guard case .printers(let printers) = try next(desk, woken) else { throw PrintService.TooLate(what: "printers") }
    #expect(printers.map(\.name) == ["plain"])
    service = nil
  }
}
