// The only file that calls libcups.
import CCups

/// The library, loaded once.
private enum Cups {
  static let library: tw_cups? = {
    var cups = tw_cups()
    return tw_cups_load(&cups) != 0 ? cups : nil
  }()
}

/// A connection with a print server.
final class CupsConnection {
  private let cups: tw_cups
  private let http: OpaquePointer
  private let server: String

  init(server: String?, patience: Int32) throws(PaperError) {
    guard let cups = Cups.library else { throw .noPrinting }
    let name = server ?? cups.server().map { String(cString: $0) } ?? "localhost"
    guard
      let http = cups.connect(name, ippPort, nil, AF_UNSPEC, HTTP_ENCRYPTION_IF_REQUESTED, 1, patience, nil)
    else { throw .serverDown(server: name, reason: Self.lastWords(cups)) }
    (self.cups, self.http, self.server) = (cups, http, name)
  }

  deinit { cups.close(http) }

  /// The port of the Internet Printing Protocol; a socket has none.
  private let ippPort: Int32 = 631

  /// What went wrong in the last call, in the library's words.
  private static func lastWords(_ cups: tw_cups) -> String {
    cups.lastErrorString().map { String(cString: $0) } ?? ""
  }

  private var isDown: Bool {
    let error = cups.lastError()
    return error == IPP_STATUS_ERROR_SERVICE_UNAVAILABLE || error == IPP_STATUS_ERROR_INTERNAL
  }

  private var down: PaperError { .serverDown(server: server, reason: Self.lastWords(cups)) }

  // MARK: - Printers

  /// Runs `body` with the server's destinations.
  private func withDestinations<Value>(
    _ body: (UnsafeMutablePointer<cups_dest_t>?, Int32) throws(PaperError) -> Value
  ) throws(PaperError) -> Value {
    var list: UnsafeMutablePointer<cups_dest_t>?
    let count = cups.getDests(http, &list)
    defer { cups.freeDests(count, list) }
    if count == 0, isDown { throw down }
    return try body(list, count)
  }

  /// The printers; only the one of this name when given.
  func printers(named wanted: String? = nil) throws(PaperError) -> [Printer] {
    try withDestinations { list, count throws(PaperError) in
      var found: [Printer] = []
      for index in 0..<Int(count) {
        // A destination with an instance is a second set of options for the same printer.
        guard let destination = list?[index], destination.instance == nil, let name = destination.name else { continue }
        let printer = String(cString: name)
        if let wanted, wanted != printer { continue }
        guard var described = list?[index] else { continue }
        let information = cups.copyDestInfo(http, &described)
        defer { if let information { cups.freeDestInfo(information) } }
        func supports(_ option: String, _ value: String) -> Bool {
          cups.isSupported(http, &described, information, option, value) != 0
        }
        found.append(
          Printer(
            name: printer, description: option("printer-info", of: destination) ?? printer,
            isDefault: destination.is_default != 0,
            acceptsJobs: option("printer-is-accepting-jobs", of: destination) != "false",
            papers: PaperSize.allCases.filter { supports("media", $0.standardName) },
            printsBothSides: supports("sides", "two-sided-long-edge")))
      }
      return found
    }
  }

  private func option(_ name: String, of destination: cups_dest_t) -> String? {
    cups.getOption(name, destination.num_options, destination.options).map { String(cString: $0) }
  }

  /// Runs `body` with one destination.
  private func withDestination<Value>(
    _ name: String, _ body: (UnsafeMutablePointer<cups_dest_t>) throws(PaperError) -> Value
  ) throws(PaperError) -> Value {
    try withDestinations { list, count throws(PaperError) in
      guard let destination = cups.getDest(name, nil, count, list) else { throw .noPrinter(name) }
      return try body(destination)
    }
  }

  // MARK: - Jobs

  /// Sends a PDF document as a job of its own.
  func send(_ pdf: [UInt8], title: String, to printer: String, _ wanted: [String: String]) throws(PaperError)
    -> PrintJob
  {
    try withDestination(printer) { destination throws(PaperError) in
      let information = cups.copyDestInfo(http, destination)
      defer { if let information { cups.freeDestInfo(information) } }
      var options: UnsafeMutablePointer<cups_option_t>?
      var count: Int32 = 0
      for (name, value) in wanted { count = cups.addOption(name, value, count, &options) }
      defer { cups.freeOptions(count, options) }
      var number: Int32 = 0
      let created = cups.createJob(http, destination, information, &number, title, count, options)
      guard created.rawValue <= IPP_STATUS_OK_EVENTS_COMPLETE.rawValue else {
        let reason = Self.lastWords(cups)
        if created == IPP_STATUS_ERROR_NOT_ACCEPTING_JOBS { throw .printerRefuses(printer, reason: reason) }
        throw isDown ? down : .job(printer: printer, reason: reason)
      }
      let job = PrintJob(number: Int(number), printer: printer)
      let started = cups.startDocument(
        http, destination, information, number, title, "application/pdf", count, options, 1)
      let sent =
        started == HTTP_STATUS_CONTINUE
        && pdf.withUnsafeBytes { bytes in
          let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
          return cups.writeData(http, start, bytes.count) == HTTP_STATUS_CONTINUE
        }
      let ended = cups.finishDocument(http, destination, information)
      guard sent, ended.rawValue <= IPP_STATUS_OK_EVENTS_COMPLETE.rawValue else {
        let reason = Self.lastWords(cups)
        _ = cups.cancelJob(http, destination, number)
        throw .job(printer: printer, reason: reason)
      }
      return job
    }
  }

  /// What the server says of a job.
  func state(of job: PrintJob) throws(PaperError) -> PrintJob.State {
    let uri = "ipp://localhost/printers/\(job.printer)"
    guard let request = cups.newRequest(IPP_OP_GET_JOB_ATTRIBUTES) else { throw down }
    _ = cups.addString(request, IPP_TAG_OPERATION, IPP_TAG_URI, "printer-uri", nil, uri)
    _ = cups.addInteger(request, IPP_TAG_OPERATION, IPP_TAG_INTEGER, "job-id", Int32(job.number))
    // The request is freed by the call.
    guard let answer = cups.request(http, request, "/") else { throw down }
    defer { cups.deleteAnswer(answer) }
    guard let state = cups.findAttribute(answer, "job-state", IPP_TAG_ENUM) else {
      throw isDown ? down : .job(printer: job.printer, reason: Self.lastWords(cups))
    }
    let pages = integer("job-impressions-completed", of: answer) ?? integer("job-media-sheets-completed", of: answer)
    let note = words("job-printer-state-message", of: answer)
    let reasons = [note] + keywords("job-state-reasons", of: answer)
    let reason = reasons.first { !$0.isEmpty && $0 != "none" } ?? ""
    switch ipp_jstate_t(UInt32(bitPattern: cups.getInteger(state, 0))) {
    case IPP_JSTATE_PROCESSING: return .printing(pages: pages ?? 0, note: note)
    case IPP_JSTATE_STOPPED: return .stopped(reason: reason)
    case IPP_JSTATE_CANCELED: return .cancelled
    case IPP_JSTATE_ABORTED: return .failed(reason: reason)
    case IPP_JSTATE_COMPLETED: return .done
    default: return .waiting
    }
  }

  private func integer(_ name: String, of answer: OpaquePointer) -> Int? {
    cups.findAttribute(answer, name, IPP_TAG_INTEGER).map { Int(cups.getInteger($0, 0)) }
  }

  private func words(_ name: String, of answer: OpaquePointer) -> String {
    guard let attribute = cups.findAttribute(answer, name, IPP_TAG_TEXT) else { return "" }
    return cups.getString(attribute, 0, nil).map { String(cString: $0) } ?? ""
  }

  private func keywords(_ name: String, of answer: OpaquePointer) -> [String] {
    guard let attribute = cups.findAttribute(answer, name, IPP_TAG_KEYWORD) else { return [] }
    return (0..<cups.getCount(attribute)).compactMap { cups.getString(attribute, $0, nil).map { String(cString: $0) } }
  }

  /// Takes a job back.
  func cancel(_ job: PrintJob) throws(PaperError) {
    try withDestination(job.printer) { destination throws(PaperError) in
      let answer = cups.cancelJob(http, destination, Int32(job.number))
      // A job that is done already cannot be taken back, and need not be.
      guard answer.rawValue <= IPP_STATUS_OK_EVENTS_COMPLETE.rawValue || answer == IPP_STATUS_ERROR_NOT_POSSIBLE else {
        throw isDown ? down : .job(printer: job.printer, reason: Self.lastWords(cups))
      }
    }
  }
}
