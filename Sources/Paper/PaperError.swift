public import Drawing
public import Letterform

/// What this room refuses or cannot do; the words are in `PaperError+Message.swift`.
public enum PaperError: Error, Hashable, Sendable {
  /// There is nothing to write on the sheet.
  case nothing
  /// The course's letters cannot write an item.
  case item(String, WordError)
  /// A word is wider than the page at this x-height.
  case tooWide(String)
  /// An x-height outside of what is allowed, millimetres.
  case xHeight(Double, allowed: ClosedRange<Double>)
  /// A row of this x-height is higher than the page, millimetres.
  case rowTooHigh(xHeight: Double)
  /// The file cannot be written.
  case drawing(DrawingError)
  /// The library that speaks with printers is not installed.
  case noPrinting
  /// The print server does not answer.
  case serverDown(server: String, reason: String)
  /// There is no printer of this name.
  case noPrinter(String)
  /// The printer does not accept jobs.
  case printerRefuses(String, reason: String)
  /// The printer lacks this paper.
  case noPaper(PaperSize, printer: String)
  /// The job was not taken, or failed.
  case job(printer: String, reason: String)
}
