import Letterform

/// The album: an open book with sand pages on a wall, tabs for the sets, Lulu's shelf.
public struct AlbumDrawing: Sendable {
  /// Where everything stands.
  public let layout: AlbumLayout
  /// Which of the tabs that are seen is open.
  public let current: Int
  /// The set of the first tab: colour and shape of a tab belong to its set.
  public let firstTab: Int
  /// Whether cut shapes tell the sets apart, where no pictures do.
  public let hasEmblems: Bool

  /// The drawing of a layout with the tab `current` open.
  public init(layout: AlbumLayout, current: Int, firstTab: Int = 0, hasEmblems: Bool = true) {
    (self.layout, self.current, self.firstTab, self.hasEmblems) = (layout, current, firstTab, hasEmblems)
  }

  /// The part of a tab that is seen beside the book: room for the picture of its set.
  public func face(ofTab index: Int) -> Box {
    let tab = layout.tabs[index]
    let hidden = 1.4 * layout.unit
    let isLeft = tab.centre.x < layout.book.centre.x
    return Box(
      centre: Point(tab.centre.x + (isLeft ? -hidden : hidden) / 2, tab.centre.y),
      side: min(tab.width - hidden, tab.height) * 0.84)
  }

  private static let tabPapers: [Colour] = [
    Palette.coral, Palette.leafLight, Colour(0x6FA6D0), Colour(0xC98BB0), Palette.leaf, Colour(0xD99A6C),
  ]

  /// Draws all that stands still: wall, shelf, book, tabs.
  public func drawStill(on canvas: Canvas) {
    let g = layout.unit
    let unit = g / 8
    WallPaper(base: Palette.sugar2, stripe: Palette.sugar2.mixed(with: Palette.sheet, 0.14))
      .draw(on: canvas, in: layout.page)
    drawShelf(on: canvas)
    for index in layout.tabs.indices { drawTab(index, on: canvas) }
    let book = layout.book
    let cover = CutPaper.card(book, radius: 2.4 * g, seed: 15)
    canvas.lay(cover, Palette.coral, Lay(shadow: Point(7, 10) * unit, depth: 0.25, rim: 1))
    canvas.stroke(cover, Palette.coralDark, StrokeStyle(width: 3 * unit))
    let inner = book.inset(by: 1.7 * g)
    let halves =
      layout.isSingle
      ? [inner]
      : [
        Box(x: inner.x, y: inner.y, width: inner.width / 2, height: inner.height),
        Box(x: inner.centre.x, y: inner.y, width: inner.width / 2, height: inner.height),
      ]
    for (index, half) in halves.enumerated() {
      // Three sheets are seen at the outer edge of each half.
      for (sheet, shade) in [0.22, 0.11, 0].enumerated() {
        let out = Double(2 - sheet) * 4 * unit
        let leaf = Box(
          x: half.x - (index == 0 ? out : 0), y: half.y + out * 0.6, width: half.width + out, height: half.height)
        canvas.fill(
          CutPaper.sheet(leaf, seed: 30 + index * 3 + sheet, unevenness: unit),
          Palette.sand.mixed(with: Palette.kraft, shade))
      }
    }
    let fold = layout.isSingle ? inner.x : inner.centre.x
    let dark = Palette.shadow
    if !layout.isSingle {
      canvas.fill(
        polygon: [
          Point(fold - 16 * unit, inner.y), Point(fold, inner.y), Point(fold, inner.bottom),
          Point(fold - 12 * unit, inner.bottom),
        ], dark.opacity(0.10))
    }
    canvas.fill(
      polygon: [
        Point(fold, inner.y), Point(fold + 7 * unit, inner.y), Point(fold + 5 * unit, inner.bottom),
        Point(fold, inner.bottom),
      ], dark.opacity(0.18))
  }

  private func drawShelf(on canvas: Canvas) {
    guard !layout.isSingle else { return }
    let unit = layout.unit / 8
    let lulu = layout.lulu
    let isLeft = lulu.centre.x < layout.page.centre.x
    let top = lulu.y + lulu.height * 213 / 240
    let from = isLeft ? -10 : lulu.x - 2 * unit
    let to = isLeft ? lulu.right + 2 * unit : layout.page.width + 10
    let lay = Lay(shadow: Point(3, 5) * unit, depth: 0.22, rim: 1)
    let x = isLeft ? layout.unit * 5 : layout.page.width - layout.unit * 8
    canvas.lay(
      CutPaper.polygon([
        Point(x, top + 10 * unit), Point(x + 24 * unit, top + 10 * unit), Point(x + 3 * unit, top + 46 * unit),
      ]),
      Palette.kraft.mixed(with: Palette.roadEdge, 0.35), lay)
    canvas.lay(
      CutPaper.sheet(Box(x: from, y: top, width: to - from, height: 16 * unit), seed: 44, unevenness: unit),
      Palette.kraft, lay)
  }

  private func drawTab(_ index: Int, on canvas: Canvas) {
    let unit = layout.unit / 8
    let isLeft = layout.tabs[index].centre.x < layout.book.centre.x
    var box = layout.tabs[index]
    if index == current {
      box.width += 14 * unit
      if isLeft { box.x -= 14 * unit }
    }
    let set = firstTab + index
    let paper = Self.tabPapers[set % Self.tabPapers.count]
    canvas.lay(
      CutPaper.card(box, radius: 12 * unit, seed: 50 + index), paper,
      Lay(shadow: Point(3, 4) * unit, depth: 0.24, rim: 1))
    guard hasEmblems else { return }
    let face = face(ofTab: index)
    emblem(set, at: face.centre, size: face.width * 0.62, on: canvas)
  }

  /// A cut shape that tells one set from another.
  private func emblem(_ index: Int, at centre: Point, size: Double, on canvas: Canvas) {
    let half = size / 2
    func at(_ x: Double, _ y: Double) -> Point { centre + Point(x, y) * half }
    switch index % AlbumLayout.mostTabs {
    case 0: canvas.fill(polygon: StepLadder.star(centre: centre, radius: half), Palette.sheet)
    case 1: canvas.fill(CutPaper.leaf(base: at(-0.9, 0.8), tip: at(0.9, -0.8), width: size * 0.6), Palette.sheet)
    case 2:
      let wave = [at(-1, 0.5), at(-0.4, -0.5), at(0.4, 0.5), at(1, -0.5)]
      canvas.stroke(CutPaper.openCurve(wave), Palette.sheet, StrokeStyle(width: size * 0.3))
    case 3:
      let moon = [
        at(0.1, -1), at(0.85, -0.5), at(1, 0.2), at(0.5, 0.85), at(-0.3, 1), at(0.3, 0.45), at(0.45, -0.2),
      ]
      canvas.fill(CutPaper.closedCurve(moon), Palette.sheet)
    case 4: canvas.fill(CutPaper.disc(centre: centre, radius: half * 0.85, seed: 3), Palette.sheet)
    default:
      canvas.fill(
        CutPaper.polygon([at(0, -1), at(1, 0.8), at(-1, 0.8)], unevenness: half * 0.06, seed: 3), Palette.sheet)
    }
  }
}
