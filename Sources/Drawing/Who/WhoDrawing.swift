import Letterform

/// The children's page: a hall with rails on the wall, and a card for every child.
public struct WhoDrawing: Sendable {
  /// Where everything stands.
  public let layout: WhoLayout

  /// The drawing of a layout.
  public init(layout: WhoLayout) { self.layout = layout }

  /// Draws what stands still: wall, floor, rails, and in the hall a bench with the children's things.
  public func drawStill(on canvas: Canvas) {
    let page = layout.page
    let unit = layout.unit / 8
    WallPaper(base: Palette.sugar, stripe: Palette.sugar.mixed(with: Palette.sheet, 0.22)).draw(on: canvas, in: page)
    let board = Ridge([Point(0, layout.floor / page.height), Point(1, layout.floor / page.height - 0.004)])
    board.draw(Palette.kraft.mixed(with: Palette.sheet, 0.45), on: canvas, in: page)
    let floor = Ridge(board.points.map { $0 + Point(0, 0.03) })
    floor.draw(Palette.kraft.mixed(with: Palette.sheet, 0.24), on: canvas, in: page)
    for (index, rail) in layout.rails.enumerated() {
      canvas.lay(
        CutPaper.sheet(rail, seed: 61 + index, unevenness: 1.6 * unit), Palette.kraft,
        Lay(shadow: Point(4, 6) * unit, depth: 0.22, rim: 1))
    }
    if layout.isHall, page.width > page.height { drawBench(on: canvas) }
  }

  /// How a card hangs: degrees.
  static func tilt(_ index: Int) -> Double { [-1.6, 1.4, -0.9, 1.9, -1.2, 1.1, -1.8, 0.8][index % 8] }

  /// Every pixel the card in place `index` may touch, string and peg included.
  public func bounds(ofCard index: Int) -> Rectangle {
    let box = layout.cards[index]
    let more = box.width * 0.09
    return Rectangle(
      covering: Box(
        x: box.x - more, y: box.y - box.height * 0.2, width: box.width + 2 * more, height: box.height * 1.28))
  }

  /// Draws the card in place `index`.
  ///
  /// - Parameters:
  ///   - picture: the avatar, the guest's picture, or the plus.
  ///   - padlock: the picture on the card that only a grown-up may press.
  ///   - isFirst: the child who wrote last: the way on.
  public func draw(
    _ card: WhoCard, at index: Int, picture: Picture?, padlock: Picture? = nil, isFirst: Bool = false,
    isPressed: Bool = false, fonts: Fonts, on canvas: Canvas
  ) {
    guard layout.cards.indices.contains(index) else { return }
    let box = layout.cards[index]
    let peg = Point(box.centre.x, box.y - box.height * 0.14)
    canvas.saved {
      canvas.translate(peg)
      canvas.rotate(Self.tilt(index).radians)
      canvas.translate(Point(-peg.x, -peg.y) + (isPressed ? Point(box.width, box.width) * 0.02 : .zero))
      drawString(from: peg, to: box, isPale: card == .add, on: canvas)
      if card == .add {
        drawEmpty(box, picture, padlock, on: canvas)
      } else {
        drawPaper(box, seed: index, isFirst: isFirst, isPressed: isPressed, on: canvas)
        drawFace(card, in: box, picture, fonts: fonts, on: canvas)
      }
    }
    drawPeg(at: peg, radius: box.width * 0.072, on: canvas)
  }

  /// Draws the outline that shows that the keyboard is on the card in place `index`.
  public func drawFocus(at index: Int, on canvas: Canvas) {
    let box = layout.cards[index].inset(by: -layout.cards[index].width * 0.07)
    canvas.stroke(
      CutPaper.card(box, radius: box.width * 0.13, seed: index), Palette.night, StrokeStyle(width: box.width * 0.026))
  }

  private func drawString(from peg: Point, to box: Box, isPale: Bool, on canvas: Canvas) {
    let low = box.y + box.height * 0.05
    canvas.stroke(
      points: [Point(peg.x - box.width * 0.19, low), peg, Point(peg.x + box.width * 0.19, low)],
      isPale ? Palette.sugar3 : Palette.coralDark, StrokeStyle(width: box.width * 0.023))
  }

  private func drawPeg(at place: Point, radius: Double, on canvas: Canvas) {
    canvas.lay(
      CutPaper.disc(centre: place, radius: radius, seed: Int(place.x)),
      Palette.kraft.mixed(with: Palette.roadEdge, 0.35), Lay(shadow: Point(0.15, 0.3) * radius, depth: 0.28, rim: 1))
    canvas.fill(
      CutPaper.disc(centre: place - Point(0.25, 0.25) * radius, radius: radius * 0.3, seed: 2),
      Palette.kraft.mixed(with: Palette.sheet, 0.35))
  }

  private func drawPaper(_ box: Box, seed: Int, isFirst: Bool, isPressed: Bool, on canvas: Canvas) {
    let unit = box.width / 178
    let shadow = isPressed ? Point(1.5, 2) * unit : Point(5, 7) * unit
    let lay = Lay(shadow: shadow, depth: 0.22, rim: 1)
    let card = CutPaper.card(box, radius: 17 * unit, seed: 200 + seed)
    guard isFirst else { return canvas.lay(card, Palette.sheet, lay) }
    // Yellow is the way on: who wrote last need only press here.
    canvas.lay(CutPaper.card(box.inset(by: -7 * unit), radius: 22 * unit, seed: 230 + seed), Palette.road, lay)
    canvas.fill(card, Palette.sheet)
  }

  /// A longer name goes on in a second line rather than be smaller than this, pixels.
  private static let leastName = 16.0
  /// The same where the cards of a whole class leave no room for a second line, pixels.
  private static let leastOfMany = 11.0

  private func drawFace(_ card: WhoCard, in box: Box, _ picture: Picture?, fonts: Fonts, on canvas: Canvas) {
    let side = box.width * 0.86
    let tile = Box(x: box.centre.x - side / 2, y: box.y + box.width * 0.075, width: side, height: side)
    picture?.draw(on: canvas, in: tile)
    let name: String
    switch card {
    case .child(let given, _): name = given
    case .guest(let given): name = given
    case .add: return
    }
    let room = Box(
      x: box.x + box.width * 0.07, y: tile.bottom, width: box.width * 0.86, height: box.bottom - tile.bottom)
    let (least, most) = (Self.leastName, max(Self.leastName, box.width * 0.2))
    var words = fonts.fit(name, width: room.width, height: room.height, sizes: least...most, bold: true)
    if words.overflow > 0 {
      words = fonts.fit(
        name, width: room.width, height: room.height, sizes: Self.leastOfMany...least, bold: true, breaksWords: true)
    }
    words.draw(on: canvas, in: room, Palette.night)
  }

  private func drawEmpty(_ box: Box, _ picture: Picture?, _ padlock: Picture?, on canvas: Canvas) {
    let unit = box.width / 178
    let card = CutPaper.card(box.inset(by: 2 * unit), radius: 17 * unit, seed: 250)
    canvas.fill(card, Palette.cloud.opacity(0.75))
    canvas.stroke(
      card, Palette.sugar3, StrokeStyle(width: 4 * unit, cap: .butt, dashes: [16 * unit, 11 * unit]))
    picture?.draw(on: canvas, in: Box(centre: box.centre - Point(0, box.height * 0.1), side: box.width * 0.52))
    padlock?.draw(
      on: canvas, in: Box(centre: Point(box.centre.x, box.bottom - box.height * 0.19), side: box.width * 0.34))
  }

  private func drawBench(on canvas: Canvas) {
    let page = layout.page
    let g = layout.unit
    // The hall of a left-handed child is the mirror of the other.
    let mirrored = layout.lulu.centre.x > page.centre.x
    let left = mirrored ? 0.15 * page.width : 0.315 * page.width
    HallBench(left: left, top: layout.floor - 4.9 * g, width: 0.535 * page.width, unit: g / 8, floor: page.height)
      .draw(on: canvas)
  }
}
