import Drawing
import Letterform

/// Where everything stands on the page of best letters.
struct BestLayout {
  let back: Box
  let lulu: Box
  /// The room of the cards.
  let room: Box
  private let cell: Double
  private let gap: Double
  private let columns: Int
  let count: Int

  /// A layout for `count` cards.
  ///
  /// - Parameter large: few cards, as large as they fit: those that are picked from.
  init(count: Int, large: Bool, width: Double, height: Double, pixelsPerMillimetre: Double) {
    let layout = LessonLayout(width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre)
    let margin = 2.5 * layout.unit
    self.count = count
    gap = 3 * layout.unit
    back = Box(x: margin, y: margin, width: layout.button, height: layout.button)
    let side = min(width, height) * 0.24
    if layout.isUpright {
      lulu = Box(x: width - side - margin, y: margin * 0.6, width: side, height: side)
      let top = max(back.bottom, lulu.bottom) + margin
      room = Box(x: margin, y: top, width: width - 2 * margin, height: height - top)
    } else {
      lulu = Box(x: margin * 0.4, y: height - side - margin * 0.5, width: side, height: side)
      let left = max(back.right, lulu.right) + margin
      room = Box(x: left, y: 0, width: width - left - margin, height: height)
    }
    // As large as all of them are seen at once, within these sizes; smaller ones would be toys, so the rest is scrolled.
    let (least, most) = large ? (20 * layout.unit, 40 * layout.unit) : (16 * layout.unit, 30 * layout.unit)
    var best = (columns: max(1, Int((room.width - gap) / (least + gap))), cell: least)
    for columns in 1...max(1, best.columns) {
      let rows = Double((count + columns - 1) / columns)
      let wide = (room.width - gap) / Double(columns) - gap
      let cell = min(wide, (room.height - gap) / max(rows, 1) - gap, most)
      if cell > best.cell { best = (columns, cell) }
    }
    (columns, cell) = best
  }

  /// How high all cards are together.
  var height: Double { Double((count + columns - 1) / columns) * (cell + gap) + gap }

  /// The card at `index`, with the cards moved up by `scrolled`.
  func card(_ index: Int, scrolled: Double) -> Box {
    let used = Double(min(count, columns)) * (cell + gap) - gap
    let left = room.x + (room.width - used) / 2
    // Where all are seen they stand in the middle.
    let free = max(0, room.height - height) / 2
    return Box(
      x: left + Double(index % columns) * (cell + gap),
      y: room.y + gap + free + Double(index / columns) * (cell + gap) - scrolled, width: cell, height: cell)
  }
}
