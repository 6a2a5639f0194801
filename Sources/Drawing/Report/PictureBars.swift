import Letterform

/// How often each of several things was, the most frequent first: a picture, its name, a bar, the number.
public struct PictureBars: ReportPart {
  /// One row.
  public struct Entry: Sendable {
    /// What shows it; nil for none.
    public var picture: Picture?
    /// What it is called.
    public var name: String
    /// How often it was.
    public var count: Int

    /// A row.
    public init(picture: Picture?, name: String, count: Int) {
      (self.picture, self.name, self.count) = (picture, name, count)
    }
  }

  /// The rows.
  public var entries: [Entry]
  /// What is said where there is none.
  public var empty: String
  /// Height of a row in units of the style's scale.
  private static let row = 46.0

  /// Rows, drawn in the order given.
  public init(_ entries: [Entry], empty: String) { (self.entries, self.empty) = (entries, empty) }

  /// The height it needs at `width`.
  public func height(width: Double, _ style: ReportStyle) -> Double {
    entries.isEmpty ? style.line * 2 : Double(entries.count) * Self.row * style.scale
  }

  /// Draws it in `box`.
  public func draw(on canvas: Canvas, in box: Box, _ style: ReportStyle) {
    guard !entries.isEmpty else {
      let words = style.paragraph(empty, width: box.width, size: style.body)
      return words.draw(
        on: canvas, in: Box(x: box.x, y: box.y, width: box.width, height: words.usedHeight), ReportStyle.note)
    }
    let row = Self.row * style.scale
    let side = 40 * style.scale
    let most = Double(entries.map(\.count).max() ?? 1)
    let names = entries.map { style.width($0.name, size: style.body) }.max() ?? 0
    let left = box.x + side + 14 * style.scale
    let bars = min(left + names + 16 * style.scale, box.x + box.width * 0.62)
    let number = style.width("\(Int(most))", size: style.body, bold: true) + 12 * style.scale
    for (index, entry) in entries.enumerated() {
      let middle = box.y + row * (Double(index) + 0.5)
      entry.picture?.draw(on: canvas, in: Box(x: box.x, y: middle - side / 2, width: side, height: side))
      style.fonts.fit(
        entry.name, width: bars - left - 10 * style.scale, height: row, sizes: style.small * 0.7...style.body,
        alignment: .leading
      ).draw(on: canvas, in: Box(x: left, y: middle - row / 2, width: bars - left, height: row), Palette.night)
      let width = max(4 * style.scale, (box.right - number - bars) * Double(entry.count) / most)
      let bar = Box(x: bars, y: middle - 13 * style.scale, width: width, height: 26 * style.scale)
      canvas.fill(
        CutPaper.strip(bar, seed: index + 11, unevenness: 1.4 * style.scale),
        index == 0 ? Palette.flame : ReportStyle.fault)
      style.write(
        "\(entry.count)", at: bar.right + 10 * style.scale, baseline: middle + style.body * 0.34, size: style.body,
        bold: true, on: canvas)
    }
  }
}
