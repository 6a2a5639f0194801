import Letterform

/// One learner in a list for grown-ups: picture, name, a line about what is kept, and what can be done.
public struct LearnerRow {
  /// The picture; nil for none.
  public var picture: Picture?
  /// The name.
  public var name: String
  /// What is kept.
  public var note: String

  /// Height of a row in units of the style's scale.
  public static let height = 116.0

  /// A row.
  public init(picture: Picture?, name: String, note: String) {
    (self.picture, self.name, self.note) = (picture, name, note)
  }

  /// The boxes of `widths` many pills at the row's right end.
  public static func pills(_ words: [String], in box: Box, _ style: ReportStyle) -> [Box] {
    let height = 56 * style.scale
    var right = box.right - style.padding
    var boxes: [Box] = []
    for word in words.reversed() {
      let width = style.width(word, size: style.head, bold: true) + 40 * style.scale
      boxes.append(Box(x: right - width, y: box.centre.y - height / 2, width: width, height: height))
      right -= width + 12 * style.scale
    }
    return boxes.reversed()
  }

  /// Draws it in `box`; what can be done is drawn by the page.
  ///
  /// - Parameter free: the room left of the pills.
  public func draw(on canvas: Canvas, in box: Box, until free: Double, _ style: ReportStyle) {
    ReportCard.paper(in: box, style, on: canvas)
    let side = box.height * 0.62
    let disc = Box(x: box.x + style.padding, y: box.centre.y - side / 2, width: side, height: side)
    canvas.fill(CutPaper.disc(centre: disc.centre, radius: side / 2, seed: 6), Palette.mossPale)
    picture?.draw(on: canvas, in: disc.inset(by: side * 0.08))
    let left = disc.right + style.padding
    let half = box.height * 0.5
    style.fonts.fit(
      name, width: free - left, height: half * 0.8, sizes: style.small...style.head * 1.15, bold: true,
      alignment: .leading
    ).draw(
      on: canvas, in: Box(x: left, y: box.y + half * 0.12, width: free - left, height: half * 0.8), Palette.night)
    style.fonts.fit(
      note, width: free - left, height: half * 0.94, sizes: style.least...style.small, alignment: .leading
    ).draw(
      on: canvas, in: Box(x: left, y: box.y + half * 0.96, width: free - left, height: half * 0.94), ReportStyle.note)
  }
}
