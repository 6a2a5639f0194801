import Curriculum
import Letterform
import Paper
import Records

/// What the grown-up has chosen for a sheet.
struct SheetWish {
  /// For whom; nil for nobody on record.
  var learner: Learner?
  /// The course its letters are of.
  var course: Course
  /// Letters and words that were chosen from lists.
  var chosen: [String] = []
  /// What was typed: items with commas between.
  var typed = ""
  /// The rows of each item.
  var rows = SheetRows.usual
  /// The lines; nil for the model's.
  var ruling: Ruling?
  /// The x-height in millimetres; nil for what is usual with the lines.
  var xHeight: Double?
  /// The hand that writes.
  var hand: Hand
  var paper = PaperSize.usual
  /// The maze; nil for none.
  var maze: MazeBand? = .middle
  var savesInk = false
  var showsSolution = false
  /// Where the maze comes from.
  var seed: UInt64
  /// The path of the file; nil for one that follows from the rest.
  var file: String?

  /// Everything that is written, in order.
  var items: [String] {
    chosen + typed.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The sheet itself.
  func worksheet(_ pictures: SheetPictures) -> Worksheet {
    var sheet = Worksheet(course: course, items: items, seed: seed, pictures: pictures)
    sheet.name = learner?.name ?? ""
    if let ruling {
      sheet.ruling = ruling
      sheet.xHeight = ruling.usualXHeight
    }
    if let xHeight { sheet.xHeight = xHeight }
    (sheet.hand, sheet.paper, sheet.rows, sheet.maze) = (hand, paper, rows.styles, maze)
    (sheet.savesInk, sheet.showsSolution) = (savesInk, showsSolution)
    return sheet
  }

  /// Takes an item in, or out again.
  mutating func toggle(_ item: String) {
    if let place = chosen.firstIndex(of: item) { chosen.remove(at: place) } else { chosen.append(item) }
  }
}

/// Ways in which rows go on, by how much they help.
enum SheetRows: CaseIterable {
  case usual, short, tracing, alone

  /// Nil for what the sheet itself chooses.
  var styles: [RowStyle]? {
    switch self {
    case .usual: nil
    case .short: RowStyle.shortFading
    case .tracing: [.solid, .dashed, .dashed, .dotted]
    case .alone: [.empty, .empty, .empty]
    }
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
