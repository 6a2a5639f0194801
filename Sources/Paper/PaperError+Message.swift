import Drawing
import Letterform

extension PaperError {
  /// One English line: what, where, which rule.
  public var message: String {
    switch self {
    case .nothing: "nothing to write: name a letter, a word or a text"
    case .item(let item, .empty): "\"\(item)\": there is nothing to write"
    case .item(let item, .missingLetter(let letter, _)): "\"\(item)\": the course has no letter '\(letter)'"
    case .item(let item, .tooLong(let count)):
      "\"\(item)\": \(count) letters without a space, at most \(Word.mostLetters) can be written"
    case .tooWide(let word): "\"\(word)\": wider than the page at this x-height; a smaller one lets it fit"
    case .xHeight(let height, let allowed):
      "an x-height of \(height) mm: \(allowed.lowerBound) to \(allowed.upperBound) mm are allowed"
    case .rowTooHigh(let height): "an x-height of \(height) mm: no row of it fits the page"
    case .drawing(let error): error.description
    case .noPrinting: "the printing library (libcups.so.2) is not installed; the sheet can be saved as PDF"
    case .serverDown(let server, let reason): "the print server \(server) does not answer: \(reason)"
    case .noPrinter(let name): "there is no printer \"\(name)\""
    case .printerRefuses(let name, let reason):
      reason.isEmpty ? "\(name): the printer takes no jobs" : "\(name): the printer takes no jobs: \(reason)"
    case .noPaper(let paper, let printer): "\(printer): the printer has no \(paper.name) paper"
    case .job(let printer, let reason): "\(printer): the sheet was not printed: \(reason)"
    }
  }
}
