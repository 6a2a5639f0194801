import Curriculum
import Drawing
import Grading
import Letterform

/// Where everything stands on the pages of one sheet, millimetres from the paper's upper left corner.
struct SheetLayout {
  /// A place for the model or for a letter to write over.
  struct Slot {
    /// Where its ink begins.
    var x: Double
    /// Whether it is the model.
    var isModel: Bool
  }

  /// A row of writing.
  struct Row {
    /// Index of its line in ``lines``.
    var line: Int
    var style: RowStyle
    var baseline: Double
    var left: Double
    var right: Double
    var slots: [Slot]
  }

  /// A letter shown large with its numbered arrows.
  struct Key {
    var line: Int
    var box: Box
  }

  /// One page.
  struct Page {
    var rows: [Row] = []
    var keys: [Key] = []
    /// Whether the name line is on it.
    var hasHeader = false
    /// The picture to colour.
    var picture: Box?
    /// The maze, and the upper left corner of its room.
    var maze: (maze: Maze, origin: Point)?
  }

  /// Sizes in millimetres.
  enum Size {
    /// The name line and the small picture to colour.
    static let header = 25.0
    /// The line with the seed at the bottom.
    static let footer = 6.0
    /// The side of a letter's key, and the white beside it.
    static let key = (least: 20.0, most: 34.0)
    static let keyGap = 4.0
    /// White above the maze or the large picture.
    static let mazeGap = 7.0
    /// Height of the maze's room; with less it gets a page of its own.
    static let maze = (least: 50.0, most: 88.0)
    /// Side of the large picture to colour.
    static let picture = (least: 45.0, most: 105.0)
  }

  let worksheet: Worksheet
  private(set) var lines: [PracticeLine] = []
  private(set) var pages: [Page] = [Page(hasHeader: true)]
  /// Where the next row's room begins.
  private var y: Double

  /// Millimetres a letter unit.
  var unit: Double { worksheet.xHeight / worksheet.course.model.guides.xHeight }
  private var area: Box { worksheet.paper.area }
  private var bottom: Double { area.bottom - Size.footer }
  private var guides: GuideLines { worksheet.course.model.guides }
  private var pitch: Double { worksheet.ruling.pitch(guides: guides, xHeight: worksheet.xHeight) }
  /// From the top of a row's room to its baseline.
  private var rise: Double {
    worksheet.ruling.isContinuous ? 2 * worksheet.xHeight : (guides.baseline - guides.ascender) * unit
  }

  /// Lays out a sheet.
  ///
  /// - Throws: ``PaperError`` for what cannot be written.
  init(_ worksheet: Worksheet) throws(PaperError) {
    self.worksheet = worksheet
    y = worksheet.paper.area.y + Size.header
    guard Ruling.xHeights.contains(worksheet.xHeight) else {
      throw .xHeight(worksheet.xHeight, allowed: Ruling.xHeights)
    }
    guard pitch <= bottom - y else { throw .rowTooHigh(xHeight: worksheet.xHeight) }
    let items = worksheet.items.filter { $0.contains { $0 != " " } }
    guard !items.isEmpty else { throw .nothing }
    let course = worksheet.course
    let writer = WordWriter(model: course.model, letters: course.letters, slant: course.slant)
    for item in items {
      let found = try PracticeLine.lines(
        of: item, in: writer, hand: worksheet.hand, width: area.width / unit)
      for line in found {
        lines.append(line)
        placeRows(of: lines.count - 1)
      }
    }
    placeRest()
  }

  // MARK: - Rows

  private mutating func placeRows(of index: Int) {
    let line = lines[index]
    let styles = worksheet.rows ?? (line.isLetter ? RowStyle.fading : RowStyle.shortFading)
    let keyRows = line.isLetter ? min(styles.count, max(1, Int((Size.key.least / pitch).rounded(.up)))) : 0
    for (number, style) in styles.enumerated() {
      // A key and the rows beside it stay together.
      let together = number == 0 ? max(1, keyRows) : 1
      if y + Double(together) * pitch > bottom + 0.01 { beginPage() }
      if number == 0, keyRows > 0 { placeKey(of: index, rows: keyRows) }
      place(style, of: index, besideKey: number < keyRows)
    }
  }

  private mutating func beginPage() {
    pages.append(Page())
    y = area.y
  }

  private func keySide(rows: Int) -> Double {
    let gap =
      worksheet.ruling.isContinuous ? 0.5 * worksheet.xHeight : pitch - (guides.descender - guides.ascender) * unit
    return min(Size.key.most, Double(rows) * pitch - gap)
  }

  private mutating func placeKey(of index: Int, rows: Int) {
    let side = keySide(rows: rows)
    let x = worksheet.hand == .left ? area.right - side : area.x
    pages[pages.count - 1].keys.append(Key(line: index, box: Box(x: x, y: y, width: side, height: side)))
  }

  private mutating func place(_ style: RowStyle, of index: Int, besideKey: Bool) {
    let line = lines[index]
    var (left, right) = (area.x, area.right)
    if besideKey, let key = pages[pages.count - 1].keys.last {
      if worksheet.hand == .left {
        right = key.box.x - Size.keyGap
      } else {
        left = key.box.right + Size.keyGap
      }
    }
    pages[pages.count - 1].rows.append(
      Row(
        line: index, style: style, baseline: y + rise, left: left, right: right,
        slots: slots(for: line, style, from: left, to: right)))
    y += pitch
  }

  /// White between a letter and the next, x-heights; between words.
  private static let letterGap = 0.75
  private static let wordGap = 1.1
  /// White before the first and after the last, x-heights.
  private static let endGap = 0.25

  /// The model at the beginning, at the end for the left hand, then as many places as fit, evenly.
  private func slots(for line: PracticeLine, _ style: RowStyle, from left: Double, to right: Double) -> [Slot] {
    let xHeight = worksheet.xHeight
    let width = line.box.width * unit
    let margin = min(Self.endGap * xHeight, (right - left - width) / 2)
    let room = right - left - 2 * margin
    let gap = (line.isLetter ? Self.letterGap : Self.wordGap) * xHeight
    let count = max(1, Int(((room + gap) / (width + gap) + 1e-9).rounded(.down)))
    guard count > 1 else {
      // A word as wide as the row: the first row is the model, the others are for writing over.
      return [Slot(x: left + margin, isModel: style == .solid)]
    }
    let step = (room - width) / Double(count - 1)
    return (0..<count).map { number in
      Slot(
        x: left + margin + Double(number) * step,
        isModel: number == (worksheet.hand == .left ? count - 1 : 0))
    }
  }

  // MARK: - What else is on the pages

  private mutating func placeRest() {
    var generator = SeededGenerator(seed: worksheet.seed)
    if let band = worksheet.maze {
      if bottom - y < Size.maze.least + Size.mazeGap { beginPage() }
      let height = min(Size.maze.most, bottom - y - Size.mazeGap)
      let room = Box(x: 0, y: 0, width: area.width, height: height)
      if let maze = Maze.suited(band, in: room, shapes: shapes, using: &generator) {
        pages[pages.count - 1].maze = (maze, Point(area.x, bottom - height))
      }
      placePicture(to: bottom - height - Size.mazeGap)
    } else {
      placePicture(to: bottom)
    }
  }

  /// The outlines a maze of this sheet may have.
  private var shapes: [MazeShape] {
    let letter = lines.first { $0.isLetter }?.pieces.first.map { MazeShape.letter($0.form) }
    return [.rectangle, .circle] + (letter.map { [$0] } ?? [])
  }

  /// Large in the free room above `end` on the last page, else small beside the name line.
  private mutating func placePicture(to end: Double) {
    guard worksheet.pictures.toColour != nil else { return }
    let room = end - y - Size.mazeGap
    if room >= Size.picture.least {
      let side = min(room, Size.picture.most)
      pages[pages.count - 1].picture = Box(centre: Point(area.centre.x, y + Size.mazeGap + room / 2), side: side)
    } else {
      let side = Size.header - 2
      pages[0].picture = Box(x: area.right - side, y: area.y - 3, width: side, height: side)
    }
  }
}
