/// Something of a report that has a place of its own: a chart, a table, some lines of text.
public protocol ReportPart {
  /// The height it needs at `width`.
  func height(width: Double, _ style: ReportStyle) -> Double
  /// Draws it in `box`, which is as high as it needs or higher.
  func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle)
}

/// How much of the width a part wants.
public enum ReportSpan: Int, Hashable, Sendable {
  /// A third, or a half where three do not fit.
  case third = 2
  /// A half, or all where two do not fit.
  case half = 3
  /// All of it.
  case full = 6
}

/// Parts of a report in reading order, laid in rows from left to right; the parts of a row are equally high.
public struct ReportFlow {
  /// Columns of a sixth of the width each.
  private static let columns = 6
  /// A part that wants a third gets at least this width, in units of the style's scale; else it gets a half.
  private static let leastThird = 215.0
  /// A part that wants a half gets at least this width; else it gets all.
  private static let leastHalf = 430.0

  /// A part with the width it wants.
  public struct Item {
    /// What is drawn.
    public var part: any ReportPart
    /// How wide.
    public var span: ReportSpan
    /// Begins a page of its own on paper.
    public var beginsPage: Bool

    /// `part`, `span` wide.
    public init(_ part: any ReportPart, _ span: ReportSpan, beginsPage: Bool = false) {
      (self.part, self.span, self.beginsPage) = (part, span, beginsPage)
    }
  }

  /// Where one part stands.
  public struct Place {
    /// Index of the item.
    public var item: Int
    /// Which page, from 0.
    public var page: Int
    /// Where on the page.
    public var box: Box
  }

  /// The parts.
  public var items: [Item]

  /// A flow of `items`.
  public init(_ items: [Item]) { self.items = items }

  /// Lays the parts into `area`, page after page; on a screen `area` is as high as it likes and there is one page.
  ///
  /// - Returns: a place for each item, in their order.
  public func places(in area: Box, pageHeight: Double = .infinity, _ style: ReportStyle) -> [Place] {
    var places: [Place] = []
    var (page, y) = (0, area.y)
    for row in rows(width: area.width, style) {
      let boxes = boxes(of: row, from: area.x, width: area.width, style)
      let height = zip(row, boxes).map { items[$0.item].part.height(width: $1.width, style) }.max() ?? 0
      let isNew = items[row[0].item].beginsPage && pageHeight.isFinite
      if y > area.y, isNew || y + height > area.y + pageHeight { (page, y) = (page + 1, area.y) }
      for (cell, box) in zip(row, boxes) {
        places.append(
          Place(item: cell.item, page: page, box: Box(x: box.x, y: y, width: box.width, height: height)))
      }
      y += height + style.gap
    }
    return places
  }

  private func rows(width: Double, _ style: ReportStyle) -> [[(item: Int, columns: Int)]] {
    var rows: [[(item: Int, columns: Int)]] = []
    var used = Self.columns
    for (index, item) in items.enumerated() {
      var columns = item.span.rawValue
      if columns == 2, width / 3 < Self.leastThird * style.scale { columns = 3 }
      if columns == 3, item.span == .half, width / 2 < Self.leastHalf * style.scale { columns = Self.columns }
      if used + columns > Self.columns || item.beginsPage {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append((index, columns))
      used += columns
    }
    return rows
  }

  /// A row that is not full is spread over the whole width.
  private func boxes(of row: [(item: Int, columns: Int)], from left: Double, width: Double, _ style: ReportStyle)
    -> [Box]
  {
    let sum = row.reduce(0) { $0 + $1.columns }
    let room = width - style.gap * Double(row.count - 1)
    var x = left
    return row.map { cell in
      let own = room * Double(cell.columns) / Double(sum)
      defer { x += own + style.gap }
      return Box(x: x, y: 0, width: own, height: 0)
    }
  }
}
