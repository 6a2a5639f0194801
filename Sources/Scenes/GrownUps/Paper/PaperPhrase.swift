import Language
import Letterform
import Paper

/// The words of the page for worksheets.
enum PaperPhrase {
  /// Lines to write between.
  static func name(of ruling: Ruling) -> String {
    switch ruling {
    // Translators: the lines of writing paper.
    case .four: text("four lines")
    case .double: text("two lines")
    case .single: text("one line")
    case .slanted: text("narrow, slanted")
    case .dense: text("narrow, densely slanted")
    }
  }

  /// How rows go on.
  static func name(of rows: SheetRows) -> String {
    switch rows {
    case .usual: text("from tracing to writing alone")
    case .short: text("three rows")
    case .tracing: text("only tracing")
    case .alone: text("only writing alone")
    }
  }

  /// The age a maze is for.
  static func name(of maze: MazeBand?) -> String {
    guard let maze else { return text("no maze") }
    if maze == .young { return text("4 and 5 years") }
    return maze == .middle ? text("6 and 7 years") : text("8 years and more")
  }

  static func name(of paper: PaperSize) -> String { paper == .letter ? text("US Letter") : "A4" }

  static func name(of hand: Hand) -> String { hand == .left ? text("left hand") : text("right hand") }

  /// A length in millimetres.
  static func millimetres(_ value: Double) -> String {
    text("{number} mm", filling: ["number": ReportPhrase.number(value)])
  }

  /// How far a job is.
  static func state(_ state: PrintJob.State) -> String {
    switch state {
    case .waiting: text("The sheet waits for its turn.")
    case .printing(let pages, _) where pages > 0:
      filled(plural("One page is printed.", "{count} pages are printed.", pages), ["count": "\(pages)"])
    case .printing: text("The sheet is being printed.")
    case .stopped(let reason): text("The printer stands still: {reason}", filling: ["reason": reason])
    case .done: text("The sheet is printed.")
    case .cancelled: text("The sheet was taken back.")
    case .failed(let reason): text("The printer gave up: {reason}", filling: ["reason": reason])
    }
  }

  /// Why something cannot be done.
  static func reason(_ error: PaperError) -> String {
    switch error {
    case .nothing: text("Choose letters, or type words.")
    case .item(let item, .missingLetter(let letter, _)):
      text("“{item}”: this writing has no {letter}.", filling: ["item": item, "letter": String(letter)])
    case .item(let item, _): text("“{item}” is too long.", filling: ["item": item])
    case .tooWide(let word):
      text("“{item}” is wider than the page. Smaller letters would fit.", filling: ["item": word])
    case .xHeight, .rowTooHigh: text("Letters of this size do not fit the page.")
    case .drawing: text("The file cannot be written there.")
    case .noPrinting: text("Printing is not set up on this computer (libcups is missing). Saving as PDF works.")
    case .serverDown: text("The print service does not answer.")
    case .noPrinter(let name): text("The printer {name} is gone.", filling: ["name": name])
    case .printerRefuses(let name, _): text("The printer {name} takes nothing now.", filling: ["name": name])
    case .noPaper(let paper, let name):
      text("The printer {name} has no {paper} paper.", filling: ["name": name, "paper": Self.name(of: paper)])
    case .job(_, let reason): text("Not printed: {reason}", filling: ["reason": reason])
    }
  }
}
