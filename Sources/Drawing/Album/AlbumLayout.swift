public import Letterform

/// Where everything of the album stands: an open book on a wide page, a single page upright.
public struct AlbumLayout: Hashable, Sendable {
  /// The window.
  public let page: Box
  /// The unit g.
  public let unit: Double
  /// Side of an ordinary button.
  public let button: Double
  /// Whether one page of the book is seen, else two.
  public let isSingle: Bool
  /// The cover.
  public let book: Box
  /// The places of the stickers, row by row, the left page first.
  public let places: [Point]
  /// Radius of a sticker.
  public let radius: Double
  /// To the map.
  public let back: Box
  /// Hear it again.
  public let ear: Box
  /// The page before and the page after.
  public let before, after: Box
  /// The tabs of the sets; the current one reaches out further.
  public let tabs: [Box]
  /// Lulu's square.
  public let lulu: Box

  /// Stickers that are seen at once.
  public static let capacity = 12
  /// Tabs at most.
  public static let mostTabs = 6

  /// The layout in a window of `width` x `height` pixels, for `sets` sets of stickers.
  public init(sets: Int, width: Double, height: Double, hand: Hand = .right, pixelsPerMillimetre: Double = 96 / 25.4) {
    let page = Box(x: 0, y: 0, width: width, height: height)
    let g = min(width, height) / 96
    let b = ButtonSize.side(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre)
    let edge = 2.5 * g
    isSingle = height > width
    (self.page, unit, button) = (page, g, b)
    var back = Box(x: edge, y: edge, width: b, height: b)
    var ear: Box
    var before = Box(x: edge, y: height - edge - b, width: b, height: b)
    var after = Box(x: width - edge - b, y: height - edge - b, width: b, height: b)
    var book: Box
    var lulu: Box
    let tab = max(b * 0.86, ButtonSize.least(width: width, pixelsPerMillimetre: pixelsPerMillimetre))
    let count = min(max(sets, 1), Self.mostTabs)
    var tabs: [Box] = []
    if isSingle {
      ear = Box(x: back.right + edge, y: edge, width: b, height: b)
      let top = edge + b + 2 * g
      book = Box(x: 2 * g, y: top, width: width - 2 * g - tab * 0.98, height: height - edge - b - 2.5 * g - top)
      let side = min(b + 2 * edge, 22 * g)
      lulu = Box(x: width / 2 - side / 2, y: height - side - 0.6 * g, width: side, height: side)
    } else {
      ear = Box(x: edge, y: back.bottom + edge, width: b, height: b)
      let left = edge + b + 2 * edge
      book = Box(x: left, y: 3.7 * g, width: width - left - edge - b - 2.2 * edge, height: height - 7.4 * g)
      let side = min(left * 0.98, before.y - ear.bottom - 3 * g)
      lulu = Box(x: left - side - 0.3 * g, y: before.y - side - 3 * g, width: side, height: side)
    }
    let room = min(book.height - 5 * g, (isSingle ? book.bottom : after.y) - book.y - 8 * g)
    let step = min(tab * 1.16, room / Double(count))
    for index in 0..<count {
      tabs.append(
        Box(x: book.right - 1.4 * g, y: book.y + 5.5 * g + Double(index) * step, width: tab * 0.9, height: step / 1.12))
    }
    let grid = Self.grid(in: book, isSingle: isSingle, g: g)
    (places, radius) = (grid.places, grid.radius)
    if hand == .left {
      back = back.mirrored(in: width)
      ear = ear.mirrored(in: width)
      lulu = lulu.mirrored(in: width)
      if !isSingle {
        let moved = book.mirrored(in: width).x - book.x
        book = book.moved(by: Point(moved, 0))
        tabs = tabs.map { $0.mirrored(in: width) }
        self.tabs = tabs
        (self.before, self.after) = (before, after)
        (self.book, self.back, self.ear, self.lulu) = (book, back, ear, lulu)
        return
      }
      (before, after) = (before, after)
    }
    (self.before, self.after, self.tabs) = (before, after, tabs)
    (self.book, self.back, self.ear, self.lulu) = (book, back, ear, lulu)
  }

  private static func grid(in book: Box, isSingle: Bool, g: Double) -> (places: [Point], radius: Double) {
    let (columns, rows) = isSingle ? (3, 4) : (2, 3)
    let inner = book.inset(by: 2 * g)
    let width = isSingle ? inner.width : inner.width / 2
    let cell = Point(width / Double(columns), inner.height / Double(rows))
    var places: [Point] = []
    for half in 0..<(isSingle ? 1 : 2) {
      for row in 0..<rows {
        for column in 0..<columns {
          places.append(
            Point(
              inner.x + Double(half) * width + cell.x * (Double(column) + 0.5), inner.y + cell.y * (Double(row) + 0.5)))
        }
      }
    }
    return (places, min(cell.x, cell.y) * 0.42)
  }

  /// Touch areas reach this far beyond the paper.
  public var touchReach: Double { 1.25 * unit }
}
