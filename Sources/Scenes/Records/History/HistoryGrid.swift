import Drawing
import Letterform

/// Where the cards of a history stand, and the pictures of those that were seen lately.
struct HistoryGrid {
  /// So many pictures are kept; the earliest seen go first.
  private static let mostKept = 400
  /// Round a card, for its shadow, pixels.
  private static let margin = 8

  var scroll: ScrollArea
  let count: Int
  private let columns: Int
  private let cell: Box
  private let gap: Double
  private var pictures: [Int: Surface] = [:]
  private var order: [Int] = []

  /// Cards for `count` attempts in `room`.
  init(count: Int, in room: Box, _ style: ReportStyle) {
    self.count = count
    let margin = 20 * style.scale
    gap = style.gap
    let wide = room.width - 2 * margin
    columns = max(2, Int((wide + gap) / (TryCard.size.width * style.scale + gap)))
    let width = (wide - gap * Double(columns - 1)) / Double(columns)
    cell = Box(x: room.x + margin, y: margin, width: width, height: TryCard.size.height * style.scale)
    let rows = (count + columns - 1) / columns
    scroll = ScrollArea(room: room, height: Double(rows) * (cell.height + gap) + 2 * margin)
  }

  /// Where the card at `index` stands in the window.
  func box(_ index: Int) -> Box {
    Box(
      x: cell.x + Double(index % columns) * (cell.width + gap),
      y: scroll.room.y + cell.y + Double(index / columns) * (cell.height + gap) - scroll.offset, width: cell.width,
      height: cell.height)
  }

  /// The cards that are seen.
  var seen: Range<Int> {
    let pitch = cell.height + gap
    let first = max(0, Int((scroll.offset - cell.y) / pitch)) * columns
    let last = Int(((scroll.offset - cell.y + scroll.room.height) / pitch).rounded(.up)) * columns
    return (first..<max(first, last)).clamped(to: 0..<count)
  }

  /// The card at a place of the window.
  func index(at place: Point) -> Int? {
    guard scroll.room.contains(place) else { return nil }
    return seen.first { box($0).contains(place) }
  }

  /// Draws the card at `index`, which `body` draws once into a box.
  mutating func draw(_ index: Int, on canvas: Canvas, _ body: (Canvas, Box) -> Void) {
    let box = box(index)
    let margin = Self.margin
    if pictures[index] == nil {
      guard
        let surface = try? Surface(
          width: Int(box.width.rounded(.up)) + 2 * margin, height: Int(box.height.rounded(.up)) + 2 * margin)
      else { return body(canvas, box) }
      body(surface.pageCanvas, Box(x: Double(margin), y: Double(margin), width: box.width, height: box.height))
      pictures[index] = surface
      order.append(index)
      if order.count > Self.mostKept { pictures[order.removeFirst()] = nil }
    }
    guard let picture = pictures[index] else { return }
    canvas.paint(picture, at: Point(box.x.rounded() - Double(margin), box.y.rounded() - Double(margin)))
  }
}
