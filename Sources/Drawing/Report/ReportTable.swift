import Letterform

/// Rows of words, numbers, shares and pictures under heads.
public struct ReportTable: ReportPart {
  /// What stands in a cell.
  public enum Cell: Sendable {
    /// Words at the left.
    case words(String)
    /// A number, or words, at the right.
    case number(String)
    /// A share from 0 to 1 as a bar, with its words.
    case share(Double, String)
    /// Some pictures, each with a number; `nil` for a picture that cannot be shown.
    case pictures([Picture?], [String])
  }

  /// A column.
  public struct Column: Hashable, Sendable {
    /// Its head.
    public var head: String
    /// How much of the width it gets, beside the others.
    public var weight: Double
    /// Whether head and cells stand at the right.
    public var isTrailing: Bool

    /// A column.
    public init(_ head: String, weight: Double, isTrailing: Bool = false) {
      (self.head, self.weight, self.isTrailing) = (head, weight, isTrailing)
    }
  }

  /// The columns.
  public var columns: [Column]
  /// The rows, each with as many cells as there are columns.
  public var rows: [[Cell]]
  /// Height of a row in units of the style's scale.
  public static let row = 34.0

  /// A table.
  public init(_ columns: [Column], _ rows: [[Cell]]) { (self.columns, self.rows) = (columns, rows) }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    headHeight(width: width, style) + Double(rows.count) * Self.row * style.scale
  }

  private func widths(_ width: Double) -> [Double] {
    let sum = columns.reduce(0) { $0 + $1.weight }
    return columns.map { width * $0.weight / max(sum, 1e-9) }
  }

  private func heads(width: Double, _ style: ReportStyle) -> [FittedText] {
    zip(columns, widths(width)).map { column, own in
      style.fonts.fit(
        column.head, width: own - 10 * style.scale, height: style.small * 3.2, sizes: style.small * 0.75...style.small,
        bold: true, alignment: column.isTrailing ? .trailing : .leading)
    }
  }

  private func headHeight(width: Double, _ style: ReportStyle) -> Double {
    (heads(width: width, style).map(\.usedHeight).max() ?? 0) + 8 * style.scale
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let widths = widths(box.width)
    let top = headHeight(width: box.width, style)
    var x = box.x
    for (head, own) in zip(heads(width: box.width, style), widths) {
      // Heads stand on one line, however many lines they have.
      let y = box.y + top - 8 * style.scale - head.usedHeight
      head.draw(on: canvas, in: Box(x: x, y: y, width: own, height: head.usedHeight), ReportStyle.note)
      x += own
    }
    let row = Self.row * style.scale
    for (index, cells) in rows.enumerated() {
      let y = box.y + top + Double(index) * row
      if index % 2 == 0 {
        canvas.fill(
          CutPaper.strip(
            Box(x: box.x - 6 * style.scale, y: y, width: box.width + 12 * style.scale, height: row), seed: index,
            unevenness: 0.8 * style.scale), ReportStyle.open)
      }
      x = box.x
      for (cell, own) in zip(cells, widths) {
        draw(cell, on: canvas, in: Box(x: x, y: y, width: own - 10 * style.scale, height: row), style)
        x += own
      }
    }
  }

  /// Where its rows stand when it is drawn in `box`.
  public func rowBoxes(in box: Box, _ style: ReportStyle) -> [Box] {
    let top = box.y + headHeight(width: box.width, style)
    let row = Self.row * style.scale
    return rows.indices.map { Box(x: box.x, y: top + Double($0) * row, width: box.width, height: row) }
  }

  private func draw(_ cell: Cell, on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    let baseline = box.centre.y + style.body * 0.34
    switch cell {
    case .words(let words), .number(let words):
      var alignment = TextAlignment.leading
      if case .number = cell { alignment = .trailing }
      style.fonts.fit(
        words, width: box.width, height: box.height, sizes: style.small * 0.6...style.body, alignment: alignment
      ).draw(on: canvas, in: box, Palette.night)
    case .share(let share, let words):
      let number = style.width("100 %", size: style.small) + 8 * style.scale
      let room = Box(x: box.x, y: box.centre.y - 6 * style.scale, width: box.width - number, height: 12 * style.scale)
      canvas.fill(room, ReportStyle.rule)
      let filled = Box(x: room.x, y: room.y, width: room.width * min(max(share, 0), 1), height: room.height)
      canvas.fill(CutPaper.strip(filled, seed: Int(share * 100), unevenness: 0.8 * style.scale), Palette.ink)
      style.write(words, at: box.right, baseline: baseline, size: style.small, Palette.night, .trailing, on: canvas)
    case .pictures(let pictures, let words):
      var x = box.x
      let side = box.height * 0.86
      for (picture, word) in zip(pictures, words) {
        picture?.draw(on: canvas, in: Box(x: x, y: box.centre.y - side / 2, width: side, height: side))
        x += side + 4 * style.scale
        x += style.write(word, at: x, baseline: baseline, size: style.small, on: canvas) + 12 * style.scale
      }
    }
  }
}
