/// The print server of this machine, or another: its printers and jobs (CUPS).
///
/// Every call waits for the server's answer, the first one for the library as well; none belongs on the thread that draws.
/// Not for use from several threads at once.
public final class PrintServer {
  private let connection: CupsConnection

  /// How long a server may take to answer the first call, milliseconds.
  public static let patience: Int32 = 3000

  /// Connects with a server.
  ///
  /// - Parameter server: a host name or the path of a socket; nil for the one this machine is set up for.
  /// - Throws: `noPrinting`, `serverDown`.
  public init(server: String? = nil) throws(PaperError) {
    connection = try CupsConnection(server: server, patience: Self.patience)
  }

  /// The printers, the default one first, then by name.
  ///
  /// - Throws: `serverDown`.
  public func printers() throws(PaperError) -> [Printer] {
    try connection.printers().sorted { ($0.isDefault ? 0 : 1, $0.name) < ($1.isDefault ? 0 : 1, $1.name) }
  }

  /// Hands a PDF file to a printer.
  ///
  /// - Parameters:
  ///   - pdf: the file's bytes.
  ///   - title: what the job is called in the printer's list.
  /// - Throws: `noPrinter` when it is gone, `printerRefuses`, `noPaper` when it lacks the paper, `serverDown`, `job`.
  public func print(_ pdf: [UInt8], title: String, on printer: String, _ settings: PrintSettings) throws(PaperError)
    -> PrintJob
  {
    let found = try connection.printers(named: printer)
    guard let known = found.first else { throw .noPrinter(printer) }
    guard known.acceptsJobs else { throw .printerRefuses(printer, reason: "") }
    guard known.papers.contains(settings.paper) else { throw .noPaper(settings.paper, printer: printer) }
    var options = [
      "copies": "\(min(max(settings.copies, 1), PrintSettings.mostCopies))", "media": settings.paper.standardName,
    ]
    if settings.bothSides, known.printsBothSides { options["sides"] = "two-sided-long-edge" }
    return try connection.send(pdf, title: title, to: printer, options)
  }

  /// How far a job is.
  ///
  /// - Throws: `serverDown`, `job` when the server no longer knows it.
  public func state(of job: PrintJob) throws(PaperError) -> PrintJob.State { try connection.state(of: job) }

  /// Takes a job back; nothing happens to one that is done.
  ///
  /// - Throws: `serverDown`, `noPrinter`, `job`.
  public func cancel(_ job: PrintJob) throws(PaperError) { try connection.cancel(job) }
}
