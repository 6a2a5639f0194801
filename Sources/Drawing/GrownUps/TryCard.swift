import Letterform

/// A try as a card of the history: its picture, when it was, and a small picture that says how it went.
public struct TryCard {
  /// The picture; nil where the letter is not there any more.
  public var thumbnail: Thumbnail?
  /// The letter, for where there is no picture.
  public var name: String
  /// When it was.
  public var when: String
  /// How it went; nil for nothing.
  public var badge: Picture?

  /// Least width of a card and its height, in units of the style's scale.
  public static let size = (width: 150.0, height: 178.0)

  /// A card.
  public init(thumbnail: Thumbnail?, name: String, when: String, badge: Picture?) {
    (self.thumbnail, self.name, self.when, self.badge) = (thumbnail, name, when, badge)
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    ReportCard.paper(in: box, style, on: canvas)
    let inner = box.inset(by: 10 * style.scale)
    let room = Box(x: inner.x, y: inner.y, width: inner.width, height: inner.height - style.line)
    if let thumbnail {
      thumbnail.draw(on: canvas, in: room, showing: thumbnail.lineExtent)
    } else {
      style.fonts.fit(name, width: room.width, height: room.height * 0.6, sizes: style.small...style.figure)
        .draw(on: canvas, in: room, ReportStyle.note)
    }
    let side = 30 * style.scale
    badge?.draw(on: canvas, in: Box(x: inner.right - side, y: inner.y, width: side, height: side))
    // A line of the least type is a little higher than the lines of tables.
    let line = style.line * 1.1
    style.fonts.fit(when, width: inner.width, height: line, sizes: style.least...style.small).draw(
      on: canvas, in: Box(x: inner.x, y: inner.bottom - line, width: inner.width, height: line),
      ReportStyle.note)
  }
}

/// The bar on which the time of a replay moves, to the right on mirrored pages too.
public struct TimeBar {
  /// Its room; the bar itself is thinner.
  public var box: Box
  /// How far, 0 to 1.
  public var share: Double
  /// Where the pen was lifted, 0 to 1.
  public var lifts: [Double]

  /// A bar.
  public init(box: Box, share: Double, lifts: [Double]) { (self.box, self.share, self.lifts) = (box, share, lifts) }

  /// The share at a place of a page that is mirrored or not.
  public func share(at x: Double, mirrored: Bool) -> Double {
    let share = min(1, max(0, (x - box.x) / max(box.width, 1)))
    return mirrored ? 1 - share : share
  }

  /// Draws it.
  public func draw(on canvas: Canvas, _ style: ReportStyle) {
    canvas.keepingDirection(about: box.centre.x) { drawForwards(on: canvas, style) }
  }

  private func drawForwards(on canvas: Canvas, _ style: ReportStyle) {
    let thick = 12 * style.scale
    let line = Box(x: box.x, y: box.centre.y - thick / 2, width: box.width, height: thick)
    canvas.fill(CutPaper.card(line, radius: thick * 0.4, seed: 4), ReportStyle.rule)
    let done = Box(x: line.x, y: line.y, width: line.width * share, height: thick)
    if done.width > thick { canvas.fill(CutPaper.card(done, radius: thick * 0.4, seed: 5), Palette.ink) }
    for lift in lifts {
      let x = line.x + line.width * lift
      canvas.fill(Box(x: x - 1.5 * style.scale, y: line.y, width: 3 * style.scale, height: thick), ReportStyle.card)
    }
    let knob = Point(line.x + line.width * share, line.centre.y)
    canvas.lay(
      CutPaper.disc(centre: knob, radius: 17 * style.scale, seed: 8), Palette.sheet,
      Lay(shadow: Point(2, 3) * style.scale, depth: 0.3, rim: 0))
    canvas.fill(CutPaper.disc(centre: knob, radius: 10 * style.scale, seed: 9), Palette.coral)
  }
}
