import Drawing
import Letterform
import Paper

/// Where the page for worksheets shows the sheet and what can be chosen: side by side, or one above the other.
struct PaperLayout {
  /// The sheet's paper.
  let sheet: Box
  /// Leafing back and on; empty where there is one page.
  let leaves: [Box]
  /// Between the two: which page it is.
  let number: Box
  /// The room of the rows.
  let list: Box
  private let style: ReportStyle

  /// A layout in the room below the band.
  ///
  /// - Parameter pages: how many pages the sheet has.
  init(room: Box, paper: PaperSize, pages: Int, style: ReportStyle) {
    self.style = style
    let margin = 20 * style.scale
    let leaf = pages > 1 ? 56 * style.scale : 0
    let isWide = room.width > room.height
    let side =
      isWide
      ? Box(x: room.x, y: room.y, width: room.width * 0.44, height: room.height)
      : Box(x: room.x, y: room.y, width: room.width, height: room.height * 0.48)
    let free = Box(
      x: side.x + margin, y: side.y + margin, width: side.width - 2 * margin,
      height: side.height - 2 * margin - (leaf > 0 ? leaf + margin * 0.5 : 0))
    let scale = min(free.width / paper.width, free.height / paper.height)
    let (width, height) = ((paper.width * scale).rounded(), (paper.height * scale).rounded())
    sheet = Box(
      x: (free.centre.x - width / 2).rounded(), y: (free.y + (free.height - height) / 2).rounded(), width: width,
      height: height)
    let below = side.bottom - margin - leaf
    leaves =
      pages > 1
      ? [-1.0, 1.0].map { Box(x: free.centre.x + $0 * leaf * 1.3 - leaf / 2, y: below, width: leaf, height: leaf) } : []
    number = Box(x: free.centre.x - leaf * 0.8, y: below, width: leaf * 1.6, height: leaf)
    let rest =
      isWide
      ? Box(x: side.right, y: room.y, width: room.right - side.right, height: room.height)
      : Box(x: room.x, y: side.bottom, width: room.width, height: room.bottom - side.bottom)
    list = Box(
      x: rest.x + (isWide ? 0 : margin), y: rest.y, width: rest.width - (isWide ? margin : 2 * margin),
      height: rest.height)
  }

  /// From one row to the next.
  var pitch: Double { WishRow.height * style.scale + style.gap * 0.7 }

  /// How high `count` rows are together.
  func height(rows count: Int) -> Double { Double(count) * pitch + 40 * style.scale - style.gap * 0.7 }

  /// The row at `index` when the list is moved up by `scrolled`.
  func row(_ index: Int, scrolled: Double) -> Box {
    Box(
      x: list.x, y: list.y + 20 * style.scale + Double(index) * pitch - scrolled, width: list.width - 14 * style.scale,
      height: WishRow.height * style.scale)
  }
}
