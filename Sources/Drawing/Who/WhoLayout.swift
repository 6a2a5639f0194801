public import Letterform

/// Where everything of the children's page stands: cards hung from rails on the wall, in pages when there are many.
public struct WhoLayout: Hashable, Sendable {
  /// The window.
  public let page: Box
  /// The unit g.
  public let unit: Double
  /// Side of an ordinary button.
  public let button: Double
  /// Hear it again.
  public let ear: Box
  /// Out of the program.
  public let close: Box
  /// The grown-ups' door.
  public let gate: Box
  /// The cards of a page in order, and how many there can be.
  public let cards: [Box]
  /// The rails the cards hang from.
  public let rails: [Box]
  /// Lulu's square.
  public let lulu: Box
  /// How many pages the cards take.
  public let pages: Int
  /// The page before and the page after.
  public let before, after: Box
  /// Whether there are so few cards that the hall with its bench is seen.
  public let isHall: Bool
  /// Where the floor begins.
  public let floor: Double

  /// Height of a card to its width.
  static let aspect = 1.34
  /// Distance between two cards in a row, and between two rows, to their size.
  private static let (columnPitch, rowPitch) = (1.14, 1.3)
  /// This many cards or fewer hang in one row in the hall (two rows when upright).
  private static let hallCards = (wide: 7, upright: 6)

  /// The layout for `count` cards in a window of `width` x `height` pixels.
  public init(count: Int, width: Double, height: Double, hand: Hand = .right, pixelsPerMillimetre: Double = 96 / 25.4) {
    let page = Box(x: 0, y: 0, width: width, height: height)
    let g = min(width, height) / 96
    let b = ButtonSize.side(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre)
    let least = ButtonSize.least(width: width, pixelsPerMillimetre: pixelsPerMillimetre)
    let isUpright = height > width
    (self.page, unit, button) = (page, g, b)
    let edge = 2.5 * g
    var ear = Box(x: edge, y: edge, width: b, height: b)
    let close = Box(x: width - edge - b, y: edge, width: b, height: b)
    let gate = Box(x: width - edge - b, y: height - edge - b, width: b, height: b)
    floor = height * (isUpright ? 0.86 : 0.795)
    isHall = count <= (isUpright ? Self.hallCards.upright : Self.hallCards.wide)
    let top = edge + b + 2 * g
    let area: Box
    if isUpright {
      let foot = max(b + 2 * edge, 25 * g)
      area = Box(x: edge, y: top, width: width - 2 * edge, height: height - foot - top)
    } else if isHall {
      area = Box(x: 6 * g, y: top, width: width - 12 * g, height: height * 0.615 - top)
    } else {
      let column = b + 2 * edge
      area = Box(x: column, y: edge, width: width - 2 * column, height: height - 2 * edge)
    }
    let grid = Grid(
      count: count, in: area, rows: isHall ? (isUpright ? 2 : 1) : nil, least: max(least * 1.3, 12 * g))
    (cards, rails, pages) = (grid.cards, grid.rails, grid.pages)
    let side = isUpright ? min(24 * g, height - area.bottom) : isHall ? 30 * g : min(b + 2 * edge, 24 * g) * 1.02
    var lulu = Box(
      x: isUpright || !isHall ? 0.6 * g : 8 * g, y: height - side - (isHall && !isUpright ? 2.2 : 1) * g, width: side,
      height: side)
    var before = Box(centre: Point(edge + b / 2, isUpright ? height - edge - b / 2 : height / 2), side: b)
    var after = Box(centre: Point(width - edge - b / 2, height / 2), side: b)
    if isUpright {
      before = before.moved(by: Point(width / 2 - edge - 1.2 * b, 0))
      after = Box(centre: Point(width / 2 + 0.7 * b, height - edge - b / 2), side: b)
    }
    if hand == .left {
      lulu = lulu.mirrored(in: width)
      ear = ear.mirrored(in: width)
      self.close = close.mirrored(in: width)
      self.gate = gate.mirrored(in: width)
      // What comes after stays at the right of what comes before.
      if isUpright { (before, after) = (after.mirrored(in: width), before.mirrored(in: width)) }
    } else {
      (self.close, self.gate) = (close, gate)
    }
    (self.ear, self.lulu, self.before, self.after) = (ear, lulu, before, after)
  }

  /// How many cards a page holds.
  public var capacity: Int { cards.count }

  /// Touch areas reach this far beyond the paper.
  public var touchReach: Double { 1.25 * unit }

  /// The largest cards with which all hang on few pages.
  private struct Grid {
    var cards: [Box] = []
    var rails: [Box] = []
    var pages = 1

    init(count: Int, in area: Box, rows fixed: Int?, least: Double) {
      let count = max(1, count)
      // A class on two pages, a small group on one.
      let mostPages = count > 14 ? 2 : 1
      var width = min(area.width * 0.3, area.height / WhoLayout.rowPitch / WhoLayout.aspect)
      var (columns, rows) = Self.fit(width, area)
      while width > least {
        (columns, rows) = Self.fit(width, area)
        if let fixed { rows = min(rows, fixed) }
        if rows * columns * mostPages >= count { break }
        width *= 0.98
      }
      (columns, rows) = (max(1, columns), max(1, rows))
      pages = (count + columns * rows - 1) / (columns * rows)
      if pages == 1 { rows = (count + columns - 1) / columns }
      // Rows as even as can be.
      if pages == 1 { columns = (count + rows - 1) / rows }
      let card = Point(width, width * WhoLayout.aspect)
      let pitch = Point(
        min(area.width / Double(columns), card.x * 1.3), min(area.height / Double(rows), card.y * 1.5))
      let left = area.centre.x - pitch.x * Double(columns) / 2
      let high = area.centre.y - pitch.y * Double(rows) / 2
      for row in 0..<rows {
        // The rail, then the string, then the card.
        let railTop = high + pitch.y * Double(row) + (pitch.y - card.y * WhoLayout.rowPitch) / 2
        let thick = card.y * 0.12
        rails.append(
          Box(
            x: max(0, left - thick * 0.4), y: railTop, width: pitch.x * Double(columns) + thick * 0.8, height: thick))
        for column in 0..<columns {
          cards.append(
            Box(
              x: left + pitch.x * (Double(column) + 0.5) - card.x / 2, y: railTop + card.y * 0.22, width: card.x,
              height: card.y))
        }
      }
    }

    private static func fit(_ width: Double, _ area: Box) -> (columns: Int, rows: Int) {
      let columns = area.width / (width * WhoLayout.columnPitch)
      let rows = area.height / (width * WhoLayout.aspect * WhoLayout.rowPitch)
      return (Int(columns), Int(rows))
    }
  }
}
