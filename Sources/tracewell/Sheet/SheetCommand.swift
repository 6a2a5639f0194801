import Curriculum
import Drawing
import Glibc
import Language
import Letterform
import Packs
import Paper
import Records
import Stage

/// `tracewell sheet COURSE ITEM... -o FILE.pdf`: worksheets, for one child or a whole class.
enum SheetCommand {
  static let usage = """
    tracewell sheet COURSE ITEM... -o FILE.pdf [--seed N] [--paper a4|letter] [--hand left|right]
                   [--lines four|double|single|slanted|dense] [--rows STYLE,STYLE...] [--x-height MM] [--name NAME]
                   [--save-ink] [--no-maze | --maze young|middle|old] [--solution] [--class FILE.csv | --learner NAME]
                   [--data DIR] [--packs DIR] [--ui LANG]
    """

  /// Letters of a pupil that are practised where the class list names none.
  static let mostMissed = 3
  /// How long a week is, milliseconds.
  static let week: Int64 = 7 * 86_400_000
  /// Seeds drawn by chance are below this, so that they can be typed again.
  static let seeds: Range<UInt64> = 0..<1_000_000
  /// A class list longer than this is refused, bytes.
  static let longestList = 1 << 20

  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try SheetOptions(arguments)
    let content = Content(options.common)
    content.openCatalogues()
    Catalogue.select(language: options.common.interfaceLanguage)
    let course = try content.course(options.course)
    var generator = SystemRandomNumberGenerator()
    var desk = SheetDesk(
      options: options, course: course, content: content,
      seed: options.common.seed ?? UInt64.random(in: seeds, using: &generator))
    let sheets: [Worksheet]
    if let file = options.classFile {
      sheets = try desk.sheets(ofClass: file)
    } else if let learner = options.learner {
      sheets = try desk.sheets(ofLearner: learner)
    } else {
      sheets = [desk.sheet(options.items, name: options.name)]
    }
    guard !sheets.isEmpty else { return ExitCode.refusedInput }
    let pages = try SheetPages(sheets, fonts: try Fonts(folder: content.fonts))
    try pages.write(to: options.output, title: desk.title)
    return desk.hasRefused ? ExitCode.refusedInput : ExitCode.done
  }
}

/// Makes the sheets that a command line asks for.
struct SheetDesk {
  let options: SheetOptions
  let course: Course
  let content: Content
  /// The next sheet's.
  var seed: UInt64
  /// Whether a line of the class list was refused; the others are written all the same.
  var hasRefused = false

  init(options: SheetOptions, course: Course, content: Content, seed: UInt64) {
    (self.options, self.course, self.content, self.seed) = (options, course, content, seed)
  }

  /// What the document is called.
  var title: String {
    let words = options.items.isEmpty ? (options.learner ?? options.name) : options.items.joined(separator: " ")
    return words.isEmpty ? "Tracewell: \(course.model.id)" : "Tracewell: \(course.model.id): \(words)"
  }

  /// A sheet of `items`; its hand is the learner's where the command line names none.
  mutating func sheet(_ items: [String], name: String, learner: Learner? = nil, stickers: [String] = []) -> Worksheet {
    var sheet = Worksheet(course: course, items: items, seed: seed, pictures: pictures(stickers))
    seed &+= 1
    sheet.name = name
    let asked = Hand(rawValue: options.common.hand) ?? .right
    sheet.hand = options.namesHand ? asked : learner?.hand ?? asked
    sheet.paper = options.paper ?? .usual
    if let ruling = options.ruling {
      sheet.ruling = ruling
      sheet.xHeight = ruling.usualXHeight
    }
    if let xHeight = options.xHeight { sheet.xHeight = xHeight }
    sheet.rows = options.rows
    (sheet.savesInk, sheet.maze, sheet.showsSolution) = (options.savesInk, options.maze, options.showsSolution)
    return sheet
  }

  private func pictures(_ stickers: [String]) -> SheetPictures {
    SheetPictures(stickers: stickers.suffix(2).compactMap(sticker), seed: seed, read: picture)
  }

  /// A sticker's picture by its name in the records; nil where no pack has it.
  private func sticker(_ name: String) -> SheetPicture? {
    PixelBuffer.once("Stickers/\(name).png", of: content.stack).map { pixels in
      .finished { canvas, box in pixels.paint(on: canvas, in: box) }
    }
  }

  /// A picture of the packs; nil where it is missing or of another kind than ours.
  private func picture(_ name: String) -> Picture? {
    guard let bytes = try? content.stack.read(name) else { return nil }
    return try? Picture(svg: bytes, name: name)
  }
}
